import { sql } from 'kysely';
import type { Log } from '../house.js';
import { type After, inDueTime } from '../time/clock.js';
import { type BackOff, waitAfter } from './back-off.js';
import { ears } from './ears.js';
import { CHANNEL, type Line, openLine } from './line.js';
import { newsOf, textOf } from './news.js';
import type { News, Relay } from './relay.js';

export interface PgRelayOptions {
  readonly log: Log;
  readonly process: string;
  readonly keepAlive?: number;
  readonly patience?: number;
  readonly backOff?: BackOff;
  readonly after?: After;
  readonly random?: () => number;
}

const BACK_OFF: BackOff = { first: 200, most: 10_000 };

/**
 * Between processes that share a PostgreSQL. Everything goes through the database, our own news too: so all hear the same, in
 * the same order, once. Listens when it is returned, and fails if it cannot; from then on it finds its way back by itself.
 */
export const pgRelay = async (url: string, options: PgRelayOptions): Promise<Relay> => {
  const { log, process, keepAlive = 10_000, patience = 5000 } = options;
  const { backOff = BACK_OFF, after = inDueTime, random = Math.random } = options;
  const failed = (fault: unknown): void => log.error({ err: fault }, 'relay: a listener has failed');
  const listeners = ears<News>(failed);
  const gaps = ears<void>(failed);

  const heard = (text: string): void => {
    const news = newsOf(text);
    if (news) listeners.tell(news);
    else log.warn({ text: text.slice(0, 200) }, 'relay: what was heard is no news');
  };
  const line = await held({
    open: lost => openLine(url, { process, keepAlive, patience, after, heard, lost }),
    wait: (failures, call) => after(waitAfter(backOff, failures, random), call),
    back: () => gaps.tell(),
    log,
  });
  const voice = voiceOver(line, log);
  return {
    tell: async (tx, news) => {
      await sql`select pg_notify(${CHANNEL}, ${textOf(news)})`.execute(tx.db);
    },
    shout: news => {
      try {
        voice.say(textOf(news));
      } catch (fault) {
        log.error({ err: fault }, 'relay: what was shouted is not told');
      }
    },
    on: listener => listeners.add(listener),
    onGap: listener => gaps.add(listener),
    get isOpen() {
      return line.now() !== undefined;
    },
    close: async () => {
      await voice.end();
      await line.close();
    },
  };
};

interface Held {
  /** Nothing while it is broken, and after it was closed. */
  now(): Line | undefined;
  close(): Promise<void>;
}
interface Holding {
  readonly open: (lost: (fault: unknown) => void) => Promise<Line>;
  readonly wait: (failures: number, call: () => void) => () => void;
  /** It listens again; what was told meanwhile was missed. */
  readonly back: () => void;
  readonly log: Log;
}

/** A line that is opened again whenever it breaks. */
const held = async ({ open, wait, back, log }: Holding): Promise<Held> => {
  let isClosed = false;
  let cancel = (): void => undefined;
  let opening: Promise<void> = Promise.resolve();

  const retry = (failures: number): void => {
    if (isClosed) return;
    cancel = wait(failures, () => {
      opening = reopen(failures);
    });
  };
  const lost = (fault: unknown): void => {
    line = undefined;
    log.warn({ err: fault }, 'relay: the connection is lost');
    retry(1);
  };
  const reopen = async (failures: number): Promise<void> => {
    try {
      const made = await open(lost);
      if (isClosed) return await made.close();
      line = made;
    } catch (fault) {
      log.warn({ err: fault, failures }, 'relay: still no connection');
      return retry(failures + 1);
    }
    log.info({ failures }, 'relay: connected again');
    back();
  };
  let line: Line | undefined = await open(lost);
  return {
    now: () => line,
    close: async () => {
      const last = line;
      isClosed = true;
      line = undefined;
      cancel();
      await Promise.all([opening, last?.close()]);
    },
  };
};

interface Voice {
  say(text: string): void;
  /** Says what is left, and nothing more. */
  end(): Promise<void>;
}

/** Says one thing after the other; what comes while the line is busy goes together with the next. */
const voiceOver = (line: Held, log: Log): Voice => {
  let waiting: string[] = [];
  let isSpeaking = false;
  let spoken: Promise<void> = Promise.resolve();
  let isOver = false;

  const speak = async (): Promise<void> => {
    isSpeaking = true;
    for (let open = line.now(); open && waiting.length > 0; open = line.now()) {
      const texts = new Set<string>();
      while (waiting.length > 0 && !texts.has(waiting[0]!)) texts.add(waiting.shift()!);
      await open.say([...texts]).catch(fault => log.warn({ err: fault }, 'relay: what was shouted is lost'));
    }
    // What is shouted while nobody can hear is forgotten.
    waiting = [];
    isSpeaking = false;
  };
  return {
    say: text => {
      if (isOver) return;
      waiting.push(text);
      if (!isSpeaking) spoken = speak();
    },
    end: async () => {
      isOver = true;
      await spoken;
    },
  };
};
