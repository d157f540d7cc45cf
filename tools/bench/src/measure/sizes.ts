import type { Game, GameState } from '@hegemon/kernel';
import { stream } from '@hegemon/kernel';
import { timingOf } from '../clock.js';
import { type Case, mustApply, seedFor, someAction } from '../play.js';
import { limitsOf, type Row, rowOf } from '../report.js';

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The size of the state, as JSON and without the log, before every answer of a game and at its end. */
const sizesOf = (game: Game, { options, seed }: Case): number[] => {
  const random = stream(seedFor(seed));
  const s: GameState = game.newGame(options, seed);
  const sizes = [bytesOf(s)];
  while (!game.outcome(s)) {
    mustApply(game, s, someAction(game, s, random));
    sizes.push(bytesOf(s));
  }
  return sizes;
};

export const sizeRows = (game: Game, cases: readonly Case[]): Row[] => {
  const games = cases.map(one => sizesOf(game, one));
  const all = timingOf(games.flat());
  const largest = timingOf(games.map(sizes => Math.max(...sizes)));
  const last = timingOf(games.map(sizes => sizes[sizes.length - 1]));
  const parts = { game: game.id, unit: 'bytes' };
  const limit = limitsOf(game.id).state;
  return [
    rowOf({ ...parts, name: 'state, median', timing: all }),
    rowOf({ ...parts, name: 'state, largest', timing: { ...largest, median: largest.max }, limit }),
    rowOf({ ...parts, name: 'state at the end', timing: last }),
  ];
};
