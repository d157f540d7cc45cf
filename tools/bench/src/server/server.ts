import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { timingOf } from '../clock.js';
import { type Row, rowOf } from '../report.js';
import { SERVER } from './limits.js';
import { Beside } from './process.js';
import { type Memory, memoryRows, type Pair, type Played, throughputRows, waitRows } from './rows.js';
import type { Tally } from './tally.js';

export interface ServerEffort {
  readonly rounds: number;
  /** How long one round lasts. */
  readonly millis: number;
  readonly warmMillis: number;
  /** Matches that are played at once. */
  readonly tables: number;
  /** Matches in which nothing happens, each watched by two; none leaves the memory out. */
  readonly idle: number;
}
export const SERVER_QUICK: ServerEffort = { rounds: 1, millis: 700, warmMillis: 700, tables: 10, idle: 0 };
export const SERVER_FULL: ServerEffort = { rounds: 5, millis: 3_000, warmMillis: 5_000, tables: 40, idle: 2_000 };

/** How often `serverRows` tells what it does. */
export const stepsOf = ({ rounds, idle }: ServerEffort): number => 1 + 2 * rounds + (idle > 0 ? 1 : 0);

/** A server and those who talk to it. */
class Side {
  readonly server: Beside;
  readonly crowd: Beside;
  #url = '';

  constructor(server: string, crowd: string) {
    this.server = new Beside(new URL(server, import.meta.url));
    this.crowd = new Beside(new URL(crowd, import.meta.url));
  }

  async open(database: string): Promise<void> {
    this.#url = await this.server.ask<string>({ ask: 'open', database });
  }
  seat(tables: number): Promise<void> {
    return this.crowd.ask({ ask: 'seat', url: this.#url, tables });
  }
  async play(millis: number): Promise<Played> {
    const before = await this.server.ask<number>({ ask: 'spent' });
    const tally = await this.crowd.ask<Tally>({ ask: 'play', millis });
    return { ...tally, spent: (await this.server.ask<number>({ ask: 'spent' })) - before };
  }
  found(matches: number): Promise<void> {
    return this.crowd.ask({ ask: 'found', url: this.#url, matches });
  }
  look(): Promise<number> {
    return this.crowd.ask({ ask: 'look', url: this.#url });
  }
  async memory(): Promise<number> {
    return (await this.server.ask<{ readonly rss: number }>({ ask: 'memory' })).rss;
  }
  async end(): Promise<void> {
    await this.crowd.end();
    await this.server.end();
  }
}
const houseSide = (): Side => new Side('house.process.ts', 'crowd.process.ts');
const bareSide = (): Side => new Side('bare.process.ts', 'bare-crowd.process.ts');

const inFolder = async <T>(act: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'hegemon-bench-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Our server and the bare one take turns, round by round: the machine is the same for both. */
const playedRows = async (
  { rounds, millis, warmMillis, tables }: ServerEffort,
  progress: (what: string) => void,
): Promise<Row[]> =>
  inFolder(async folder => {
    const house = houseSide();
    const bare = bareSide();
    const both = async (): Promise<Pair> => ({ house: await house.play(millis), bare: await bare.play(millis) });
    try {
      progress('the servers are opened');
      await Promise.all([house.open(`sqlite:${join(folder, 'house.sqlite')}`), bare.open(join(folder, 'bare.sqlite'))]);
      await Promise.all([house.seat(tables), bare.seat(tables)]);
      await house.play(warmMillis);
      await bare.play(warmMillis / 2);
      const many: Pair[] = [];
      for (let round = 1; round <= rounds; round++) {
        progress(`${tables} matches, round ${round} of ${rounds}`);
        many.push(await both());
      }
      const one: Pair[] = [];
      for (let round = 1; round <= rounds; round++) {
        progress(`one match, round ${round} of ${rounds}`);
        // A match may be over within one round.
        await Promise.all([house.seat(1), bare.seat(1)]);
        one.push(await both());
      }
      return [...waitRows(one), ...throughputRows(many, tables)];
    } finally {
      await Promise.all([house.end(), bare.end()]);
    }
  });

/** How many files a process may have open here. */
const openFiles = (): number => {
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
  };
  const soft = Number(userLimits?.open_files?.soft ?? Number.NaN);
  return Number.isNaN(soft) ? Number.POSITIVE_INFINITY : soft;
};
/** Beside the sockets: database, libraries, standard input. */
const OTHER_FILES = 200;

/** Each match is watched by two, so it takes two sockets; fewer matches where there may not be so many. */
export const matchesFor = (wanted: number, files: number): number =>
  Math.max(1, Math.min(wanted, Math.floor((files - OTHER_FILES) / 2)));

const memoryOf = async (wanted: number): Promise<Memory> =>
  inFolder(async folder => {
    const house = houseSide();
    try {
      await house.open(`sqlite:${join(folder, 'house.sqlite')}`);
      const files = openFiles();
      const matches = matchesFor(wanted, files);
      const opened = await house.memory();
      await house.found(matches);
      const founded = await house.memory();
      const sockets = await house.look();
      return { matches, sockets, opened, founded, watched: await house.memory(), wanted, openFiles: files };
    } finally {
      await house.end();
    }
  });

/** Our server over loopback, each answer flushed to disk before it is acknowledged, beside a bare WebSocket and SQLite. */
export const serverRows = async (
  effort: ServerEffort,
  progress: (what: string) => void = () => undefined,
): Promise<Row[]> => {
  const load = loadavg()[0];
  const rows = await playedRows(effort, progress);
  if (effort.idle > 0) {
    progress(`${effort.idle} idle matches`);
    rows.push(...memoryRows(await memoryOf(effort.idle)));
  }
  rows.push(rowOf({ game: SERVER, name: 'processes at work', unit: '', timing: timingOf([load, loadavg()[0]]) }));
  return rows;
};
