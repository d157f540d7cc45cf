import type { Decision } from '@hegemon/kernel';
import { type Player as Answering, seedFor, simulate } from '@hegemon/testkit';
import { expect } from 'vitest';
import { medioevoUniversale as game } from '../src/game.js';
import type { MU, MUOptions } from '../src/state.js';
import { byHints } from './by-hints.js';

export const OPTIONS: MUOptions = { players: 3, rounds: 8 } as MUOptions;

/** Positions out of whole games, with the question that was open. */
export const positions = (
  name: string,
  every: number,
  options: MUOptions = OPTIONS,
): { state: MU; decision: Decision }[] => {
  const found: { state: MU; decision: Decision }[] = [];
  let count = 0;
  const watching: Answering<MU> = (s, decision, random) => {
    if (count++ % every === 0) found.push({ state: game.copy(s), decision });
    return byHints(s, decision, random);
  };
  const players = Object.fromEntries(game.seats(options).map(seat => [seat, watching]));
  const report = simulate(game, options, seedFor(name, 'knowledge'), { players });
  expect(report.error).toBeUndefined();
  expect(report.finished).toBe(true);
  return found;
};
export const POSITIONS = [
  ...positions('one', 7),
  ...positions('two', 9, { ...OPTIONS, players: 5, terrain: true }),
  ...positions('three', 9, { ...OPTIONS, players: 4, 'hidden-purchases': true, teams: true, 'blood-tokens': true }),
];
