import type { Game } from '@hegemon/kernel';
import { boardgameRound, type boardgameTable } from '../anchors/boardgame.js';
import { chessRound } from '../anchors/chess.js';
import { millisOf, timingOf, warmUp } from '../clock.js';
import type { Effort } from '../effort.js';
import { type Case, playAtRandom } from '../play.js';
import { limitsOf, type Row, rowOf } from '../report.js';

/** A game, the cases it plays in every round, and how often, so that a round lasts long enough to be measured. */
export interface Runner {
  readonly game: Game;
  readonly cases: readonly Case[];
  readonly times: number;
}

const playAll = ({ game, cases }: Pick<Runner, 'game' | 'cases'>): number =>
  cases.reduce((sum, one) => sum + playAtRandom(game, one), 0);

export const warmRunner = (game: Game, cases: readonly Case[], { warmMillis, sliceMillis }: Effort): Runner => {
  warmUp(warmMillis, () => playAll({ game, cases }));
  const once = millisOf(() => playAll({ game, cases }));
  return { game, cases, times: Math.max(1, Math.round(sliceMillis / once)) };
};

/** Decisions per second: questions listed, one answer sampled and carried out. */
const playRound = (runner: Runner): number => {
  let decisions = 0;
  const millis = millisOf(() => {
    for (let i = 0; i < runner.times; i++) decisions += playAll(runner);
  });
  return (1000 * decisions) / millis;
};

/** One round of everything that is compared, in turn, so that a slow moment of the machine slows all of them. */
export interface Lap {
  readonly chess: number;
  readonly boardgame: number;
  readonly boardgameInProduction: number;
  /** One for every runner. */
  readonly decisions: readonly number[];
}

type Table = ReturnType<typeof boardgameTable>;

export const warmAnchors = (table: Table, { warmMillis, moves }: Effort): void => {
  warmUp(warmMillis, chessRound);
  warmUp(warmMillis / 2, () => boardgameRound(table, moves, 'as installed'));
  warmUp(warmMillis / 2, () => boardgameRound(table, moves, 'production'));
};

export const runLap = (table: Table, runners: readonly Runner[], { moves }: Effort): Lap => ({
  chess: chessRound(),
  boardgame: boardgameRound(table, moves, 'as installed'),
  boardgameInProduction: boardgameRound(table, 3 * moves, 'production'),
  decisions: runners.map(playRound),
});

export const anchorRows = (laps: readonly Lap[]): Row[] => [
  rowOf({ name: 'chessops perft(start, 4)', unit: 'leaf nodes/s', timing: timingOf(laps.map(lap => lap.chess)) }),
  rowOf({ name: 'boardgame.io reducer, 88 KB', unit: 'moves/s', timing: timingOf(laps.map(lap => lap.boardgame)) }),
  rowOf({
    name: 'boardgame.io reducer, 88 KB, production',
    unit: 'moves/s',
    timing: timingOf(laps.map(lap => lap.boardgameInProduction)),
    note: 'without its check that the state can be written as JSON',
  }),
];

/** The pace of one runner against each of the anchors; every round is compared with the same round of the anchor. */
export const paceRows = (laps: readonly Lap[], at: number, { game }: Runner): Row[] => {
  const timing = timingOf(laps.map(lap => lap.decisions[at]));
  const against = (anchor: (lap: Lap) => number) => timingOf(laps.map(lap => lap.decisions[at] / anchor(lap)));
  const parts = { game: game.id, unit: 'decisions/s', timing };
  const { toChessops, toBoardgame } = limitsOf(game.id);
  return [
    rowOf({
      ...parts,
      name: 'random play : chessops',
      ratios: against(lap => lap.chess),
      limit: toChessops,
    }),
    rowOf({
      ...parts,
      name: 'random play : boardgame.io',
      ratios: against(lap => lap.boardgame),
      limit: toBoardgame,
    }),
    rowOf({
      ...parts,
      name: 'random play : boardgame.io, production',
      ratios: against(lap => lap.boardgameInProduction),
    }),
  ];
};
