import { setImmediate } from 'node:timers/promises';
import { games } from '@hegemon/games';
import type { Game } from '@hegemon/kernel';
import { boardgameTable } from './anchors/boardgame.js';
import { type Effort, FULL, QUICK } from './effort.js';
import { battleRows } from './measure/battles.js';
import { matchRows } from './measure/matches.js';
import { anchorRows, type Lap, paceRows, type Runner, runLap, warmAnchors, warmRunner } from './measure/pace.js';
import { sizeRows } from './measure/sizes.js';
import { thoughtRows } from './measure/thoughts.js';
import { positionsOf, verbRows } from './measure/verbs.js';
import { PAGE_FULL, PAGE_QUICK, pageRows, stepsOf as stepsOfPage } from './page/page.js';
import { casesOf } from './play.js';
import { type BenchReport, isWithinFloors, type Row, withoutRounds } from './report.js';
import { SERVER_FULL, SERVER_QUICK, serverRows, stepsOf as stepsOfServer } from './server/server.js';

/** What is measured: the rules in this process, the server beside it, the page in a browser. */
const PLACES = ['engine', 'server', 'page'] as const;
type Place = (typeof PLACES)[number];

export interface BenchOptions {
  /** About a minute instead of several; of the page only what it loads, of the server no memory. */
  readonly quick?: boolean;
  /** For machines: every row brings its single rounds along. */
  readonly json?: boolean;
  /** Nothing but these; everything if none is named. */
  readonly only?: readonly Place[];
  /** Called before each piece of work with what has been done, of how much, and what comes now. */
  progress?(done: number, total: number, what: string): void;
}

/** One place: how often it tells what it does, and what it finds. */
interface Measuring {
  readonly steps: number;
  rowsOf(progress: (what: string) => void): Promise<readonly Row[]>;
}

const measuringOf = (quick: boolean): Readonly<Record<Place, Measuring>> => {
  const engine = quick ? QUICK : FULL;
  const server = quick ? SERVER_QUICK : SERVER_FULL;
  const page = quick ? PAGE_QUICK : PAGE_FULL;
  const listed = games.map(({ game }) => game);
  return {
    engine: {
      steps: stepsOfGames(listed.length, engine),
      rowsOf: async progress => {
        const told = (_: number, __: number, what: string): void => progress(what);
        return (await benchOf(listed, engine, { json: true, progress: told })).rows;
      },
    },
    server: {
      steps: stepsOfServer(server),
      rowsOf: progress => serverRows(server, what => progress(`server: ${what}`)),
    },
    page: { steps: stepsOfPage(page), rowsOf: progress => pageRows(page, what => progress(`page: ${what}`)) },
  };
};

/** All that is measured, one place after the other, since each needs the machine for itself. */
export const runBench = async (options: BenchOptions = {}): Promise<BenchReport> => {
  const { quick = false, json = false, only = [], progress } = options;
  const began = performance.now();
  const all = measuringOf(quick);
  const chosen = PLACES.filter(place => only.length === 0 || only.includes(place)).map(place => all[place]);
  const total = chosen.reduce((sum, { steps }) => sum + steps, 0);
  const rows: Row[] = [];
  let before = 0;
  for (const { steps, rowsOf } of chosen) {
    let done = before;
    // Whoever tells less than he promised, or a last word more, does not move the others.
    const tell = (what: string): void => progress?.(Math.min(done++, before + steps), total, what);
    rows.push(...(await rowsOf(tell)));
    before += steps;
  }
  progress?.(total, total, 'done');
  const shown = json ? rows : rows.map(withoutRounds);
  return { quick, node: process.version, seconds: secondsSince(began), rows: shown, ok: isWithinFloors(rows) };
};

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 100) / 10;
const stepsOfGames = (games: number, effort: Effort): number => 1 + effort.rounds + games * (1 + PARTS.length);

/** The same for some games and some effort. */
export const benchOf = async (
  games: readonly Game[],
  effort: Effort,
  { quick = false, json = false, progress }: BenchOptions,
): Promise<BenchReport> => {
  const began = performance.now();
  const total = stepsOfGames(games.length, effort);
  let done = 0;
  /** Lets others have the thread in between, so that a progress bar can move. */
  const work = async <T>(what: string, act: () => T): Promise<T> => {
    progress?.(done, total, what);
    await setImmediate();
    const result = act();
    done++;
    return result;
  };

  const table = boardgameTable();
  await work('anchors', () => warmAnchors(table, effort));
  const runners: Runner[] = [];
  for (const game of games) {
    runners.push(await work(game.id, () => warmRunner(game, casesOf(game, effort.gamesEach), effort)));
  }
  const laps: Lap[] = [];
  for (let i = 1; i <= effort.rounds; i++) {
    laps.push(await work(`round ${i} of ${effort.rounds}`, () => runLap(table, runners, effort)));
  }
  const rows: Row[] = anchorRows(laps);
  for (const [at, runner] of runners.entries()) {
    rows.push(...paceRows(laps, at, runner));
    for (const { name, rowsOf } of PARTS) {
      rows.push(...(await work(`${runner.game.id}: ${name}`, () => rowsOf(runner, effort))));
    }
  }
  progress?.(done, total, 'done');
  return {
    quick,
    node: process.version,
    seconds: secondsSince(began),
    rows: json ? rows : rows.map(withoutRounds),
    ok: isWithinFloors(rows),
  };
};

interface Part {
  readonly name: string;
  rowsOf(runner: Runner, effort: Effort): Row[];
}
const PARTS: readonly Part[] = [
  {
    name: 'verbs',
    rowsOf: ({ game, cases }, effort) => verbRows(game, positionsOf(game, cases, effort.positionsEach), effort),
  },
  { name: 'sizes', rowsOf: ({ game, cases }) => sizeRows(game, cases) },
  { name: 'matches', rowsOf: ({ game, cases }, effort) => matchRows(game, cases, effort) },
  { name: 'battles', rowsOf: ({ game, cases }, effort) => battleRows(game, cases, effort) },
  {
    name: 'bots',
    rowsOf: ({ game, cases }, effort) =>
      thoughtRows(
        game,
        positionsOf(game, cases, effort.positionsEach).map(({ s }) => s),
        effort,
      ),
  },
];
