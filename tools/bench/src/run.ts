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
import { PAGE_FULL, PAGE_QUICK, pageRows, stepsOf } from './page/page.js';
import { casesOf } from './play.js';
import { type BenchReport, isWithinFloors, type Row, withoutRounds } from './report.js';

export interface BenchOptions {
  /** Well under a minute instead of a few; of the page only what it loads. */
  readonly quick?: boolean;
  /** For machines: every row brings its single rounds along. */
  readonly json?: boolean;
  /** Only the page in the browser, nothing of the engine. */
  readonly isPageOnly?: boolean;
  /** Called before each piece of work with what has been done, of how much, and what comes now. */
  progress?(done: number, total: number, what: string): void;
}

/** All that is measured: the engine in this process, anchors and games taking turns, then the page in a browser. */
export const runBench = async (options: BenchOptions = {}): Promise<BenchReport> => {
  const { quick = false, isPageOnly = false, progress } = options;
  const began = performance.now();
  const effort = quick ? PAGE_QUICK : PAGE_FULL;
  const listed = isPageOnly ? [] : games.map(({ game }) => game);
  const before = isPageOnly ? 0 : stepsOfGames(listed.length, quick ? QUICK : FULL);
  const total = before + stepsOf(effort);
  const engine = isPageOnly
    ? []
    : (
        await benchOf(listed, quick ? QUICK : FULL, {
          ...options,
          ...(progress && { progress: (done: number, _: number, what: string) => progress(done, total, what) }),
        })
      ).rows;
  let done = before;
  const page = await pageRows(effort, what => progress?.(done++, total, `page: ${what}`));
  progress?.(total, total, 'done');
  const rows = [...engine, ...(options.json ? page : page.map(withoutRounds))];
  return { quick, node: process.version, seconds: secondsSince(began), rows, ok: isWithinFloors(rows) };
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
