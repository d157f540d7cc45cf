import { randomBytes } from 'node:crypto';
import { BOT_NAMES, botByName } from '@hegemon/bots';
import { games } from '@hegemon/games';
import type { GameListing } from '@hegemon/host';
import * as leisure from '@hegemon/host/leisure';
import * as reports from '@hegemon/host/report';
import { departing } from './accords/departing.js';
import { type App, type AppOptions, makeApp } from './app.js';
import { type Config, DEFAULTS } from './config.js';
import { furnish } from './furnish.js';
import type { House, Log } from './house.js';
import { tableJobs } from './jobs/table-jobs.js';
import { mailer } from './notices/mail.js';
import { sendNotices } from './notices/sending.js';
import { NOTICE_JOB } from './notices/writing.js';
import { makeLog } from './operation/log.js';
import { makeMetrics } from './operation/metrics.js';
import { SWEEP_JOB, setSweep, sweeping } from './operation/sweep.js';
import { ratingsOf, statisticsOf } from './ratings/reading.js';
import { localRelay } from './relay/local-relay.js';
import { pgRelay } from './relay/pg-relay.js';
import type { Rooms } from './rooms.js';
import { accordRoutes } from './routes/accords.js';
import { docsRoutes } from './routes/docs.js';
import { liveRoutes } from './routes/live.js';
import { matchRoutes } from './routes/matches.js';
import { noticeRoutes } from './routes/notices.js';
import { operationRoutes } from './routes/operation.js';
import { type Page, pageRoutes } from './routes/page.js';
import { playRoutes } from './routes/play.js';
import { standingRoutes } from './routes/standings.js';
import { watchedStore } from './store/health.js';
import { migrate } from './store/migrate.js';
import { openStore } from './store/store.js';
import type { Share } from './tables/budget.js';
import { thinkingPool } from './thinking/pool.js';
import type { Clock } from './time/clock.js';
import { evenClock } from './time/even-clock.js';
import { newHabits } from './time/new-habits.js';
import type { TalkLimits } from './wire/connection.js';

/** What tests put in the place of what the house would make itself. */
export interface ServerOptions extends AppOptions {
  readonly log?: Log;
  readonly listings?: readonly GameListing[];
  readonly now?: () => number;
  /** In the place of one that follows the clock of the machine. */
  readonly clock?: Clock;
  /** How fast a socket may talk, and how much may be worked out for one; whoever runs a server cannot set it. */
  readonly talkLimits?: TalkLimits;
  readonly patience?: Share;
  /** Serves the page; without it there is the API alone. */
  readonly page?: Page;
}

export interface Server {
  readonly url: string;
  readonly app: App;
  readonly rooms: Rooms;
  /** Takes nothing new, finishes what is begun, sends everybody elsewhere. */
  stop(): Promise<void>;
}

/** For the first word on a socket: after an upgrade a page knows that it is old. */
const BUILD = randomBytes(6).toString('hex');
/** What is being done when the server stops may be finished within this time. */
const LAST_DEEDS = 5000;

/** Opens the store, furnishes the rooms, lets the jobs begin, and listens. */
export const startServer = async (given: Partial<Config>, options: ServerOptions = {}): Promise<Server> => {
  const config: Config = { ...DEFAULTS, ...given };
  const process = randomBytes(6).toString('hex');
  const log = options.log ?? makeLog(config, { process });
  const opened = openStore(config.database, {
    lost: fault => {
      log.warn({ fault: fault.message }, 'a connection to the database was lost');
      health.doubt();
    },
  });
  const health = watchedStore(opened, {
    name: `tried by ${process}`,
    failed: fault => log.error({ err: fault }, 'somebody could not be told how the store is'),
  });
  const { store } = health;
  await migrate(store);
  const relay = store.kind === 'postgres' ? await pgRelay(config.database, { log, process }) : localRelay({ log });
  const clock: Clock & { stop?(): Promise<void> } =
    options.clock ?? evenClock({ store, relay, log, process, ...(options.now && { wall: options.now }) });
  const jobs = tableJobs({ store, clock, relay, log, process });
  const bots = { names: BOT_NAMES, byName: botByName, leisure: async () => leisure, reports: async () => reports };
  const house: House = { config, store, clock, relay, jobs, log, listings: options.listings ?? games, bots, process };
  const thinker = thinkingPool(house);
  const rooms = furnish(house, thinker, options.patience);
  health.on(trouble => rooms.hub.recordsAre(trouble));
  jobs.handle(
    NOTICE_JOB,
    sendNotices(house, {
      phaseName: async (game, phase, language) => {
        const board = await games.find(each => each.game.id === game)?.board();
        return board?.phaseText(board.wordsFor(language), phase);
      },
    }),
  );
  jobs.handle(SWEEP_JOB, sweeping(house));

  const letters = mailer(config);
  const app = await makeApp(house, {
    ...(letters && { mailer: letters }),
    standingOf: async person => ({
      ratings: await store.read(db => ratingsOf(db, person)),
      statistics: [...(await store.read(db => statisticsOf(db, person)))],
    }),
    settled: newHabits(house, rooms.tables.ledger),
    leaving: departing(house),
    ...options,
  });
  let isClosing = false;
  await app.register(operationRoutes(rooms, makeMetrics(rooms), () => isClosing));
  await app.register(matchRoutes(rooms));
  await app.register(playRoutes(rooms));
  await app.register(accordRoutes(rooms));
  await app.register(noticeRoutes(rooms));
  await app.register(docsRoutes);
  await app.register(standingRoutes(house));
  await app.register(liveRoutes(rooms, BUILD, options.talkLimits));
  if (options.page) await app.register(pageRoutes(options.page));
  let ending: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    ending ??= (async () => {
      isClosing = true;
      rooms.hub.close();
      await app.close();
      await jobs.stop(LAST_DEEDS);
      thinker.dismiss();
      await rooms.tables.keepSnapshots();
      await rooms.presence.stop();
      await clock.stop?.();
      await relay.close();
      health.close();
      await store.close();
      log.info({}, 'the server is closed');
    })();
    return ending;
  };
  try {
    // Whoever cannot be reached does no work either: another may be at it.
    const url = await app.listen({ host: config.host, port: config.port });
    rooms.presence.start();
    jobs.start();
    await store.tx(tx => setSweep(tx, house));
    log.info({ url, database: store.kind }, 'the server is open');
    return { url, app, rooms, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
};
