import { seedOfText, stream } from '@hegemon/kernel';
import { openStore } from '../../src/store/store.js';
import { afterMillis, Bell } from '../support/bell.js';
import { faultsAgainst, faultsIn, storedMatch } from '../support/in-store.js';
import { Corner } from './corner.js';
import { Servers } from './servers.js';

export interface KillPlan {
  readonly database: string;
  readonly rounds: number;
  /** Servers at a time. */
  readonly processes: number;
  /** Three people at each. */
  readonly tables: number;
  /** At so many of them a bot plays too. */
  readonly withBot?: number;
  readonly seed?: string;
  /** Hears after each kill. */
  told?(round: number, acknowledged: number): void;
}
export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Deeds asked for again, since nobody had answered; sockets that were lost. */
  readonly resent: number;
  readonly lost: number;
  readonly gaps: number;
  readonly refused: number;
  readonly matches: number;
  readonly over: number;
  readonly entries: number;
  readonly seconds: number;
  readonly faults: readonly string[];
}

const PEOPLE = 3;
/** A server is left alone until so many deeds are acknowledged since the last kill, and then for a random while. */
const LEAST = 5;
const LIVES = 250;
/** So long nobody may wait for anything at all, however busy the machine is. */
const PATIENCE = 180_000;

/** Kills servers under load, again and again, and looks afterwards what is left of what they had promised. */
export const killRounds = async (plan: KillPlan): Promise<KillReport> => {
  const { database, rounds, processes, tables, withBot = 0, seed = 'kill', told } = plan;
  const began = performance.now();
  const random = stream(seedOfText(seed).slice(0, 32));
  const bell = new Bell();
  const servers = new Servers(database, processes, random);
  const faults: string[] = [];
  const corners = Array.from(
    { length: tables },
    (_, i) => new Corner({ place: servers.place, random, bell, people: PEOPLE, bots: i < withBot ? ['random'] : [] }),
  );
  const acknowledged = (): number => corners.reduce((sum, corner) => sum + corner.acknowledgedSoFar, 0);
  const killing = async (): Promise<void> => {
    await servers.open();
    await Promise.all(corners.map(corner => corner.enter()));
    for (let round = 1; round <= rounds; round++) {
      const before = acknowledged();
      await servers.isReady;
      await bell.until(() => acknowledged() >= before + LEAST);
      await afterMillis(random(LIVES));
      faults.push(...(await servers.killOne()));
      told?.(round, acknowledged());
    }
    await Promise.all(corners.map(corner => corner.allActAgain()));
    await Promise.all(corners.map(corner => corner.end()));
  };
  const watchdog = stall(acknowledged);
  try {
    await Promise.race([killing(), watchdog.stalled]);
  } finally {
    watchdog.stop();
    await servers.end();
  }
  const left = await lookAt(database, corners);
  const sum = (of: (corner: Corner) => number): number => corners.reduce((total, corner) => total + of(corner), 0);
  return {
    kills: rounds,
    acknowledged: acknowledged(),
    resent: sum(({ count }) => count.resent),
    lost: sum(({ count }) => count.lost),
    gaps: sum(({ count }) => count.gaps),
    refused: sum(({ count }) => count.refused),
    ...left,
    seconds: Math.round((performance.now() - began) / 1000),
    faults: [...faults, ...corners.flatMap(corner => corner.faults), ...left.faults],
  };
};

/** Notices that nothing goes on any more. */
const stall = (acknowledged: () => number) => {
  let timer: NodeJS.Timeout | undefined;
  let seen = -1;
  const stalled = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const now = acknowledged();
      if (now === seen)
        reject(new Error(`stuck: ${now} deeds were acknowledged, and no more for ${PATIENCE / 1000} s`));
      seen = now;
    }, PATIENCE);
  });
  return { stalled, stop: () => clearInterval(timer) };
};

const lookAt = async (database: string, corners: readonly Corner[]) => {
  const store = openStore(database);
  const faults: string[] = [];
  let [over, entries] = [0, 0];
  try {
    const rows = await store.read(db =>
      db.selectFrom('matches').select(['id', 'status']).where('status', '!=', 'open').execute(),
    );
    for (const { id, status } of rows) {
      const stored = await storedMatch(store, id);
      faults.push(...faultsIn(stored));
      const promised = corners.flatMap(({ acknowledged }) => acknowledged.get(id) ?? []);
      faults.push(...(await faultsAgainst(store, stored, promised)));
      if (status === 'over') over++;
      entries += stored.entries.length;
    }
    for (const id of corners.flatMap(({ acknowledged }) => [...acknowledged.keys()])) {
      if (!rows.some(row => row.id === id)) faults.push(`the match ${id} is gone`);
    }
    return { matches: rows.length, over, entries, faults };
  } finally {
    await store.close();
  }
};
