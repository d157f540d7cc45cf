import type { Decision } from '@hegemon/kernel';
import { seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { medioevoUniversale as game } from '../src/game.js';
import type { MU, MUOptions } from '../src/state.js';

/** Positions out of random games, with what everybody does at leisure. */
const looked = (options: MUOptions, name: string, most: number, look: (s: MU) => void): void => {
  let count = 0;
  simulate(game, options, seedFor(name, 'waiting'), {
    onDecision: ({ state }) => {
      if (count > 13 * most) throw new Error('enough');
      if (count++ % 13 === 0) look(state);
    },
  });
  expect(count).toBeGreaterThan(most);
};
const waitingIn = (pending: readonly Decision[]) => pending.map(({ seat, rule, prompt }) => ({ seat, rule, prompt }));

describe('house 7: what is worked out only for whoever reads it', () => {
  test.each<[string, MUOptions]>([
    ['one', { players: 3, rounds: 8 } as MUOptions],
    ['two', { players: 5, rounds: 8, 'hidden-purchases': true, teams: true } as MUOptions],
  ])('is what is worked out for all of them (%s)', (name, options) => {
    looked(options, name, 40, s => {
      const pending = game.pending(game.copy(s));
      for (const seat of [...game.seats(options), 'spectator']) {
        const { waiting, decisions } = game.table(game.copy(s), seat);
        expect(waiting).toEqual(waitingIn(pending));
        expect(decisions).toEqual(pending.filter(each => each.seat === seat));
      }
    });
  });
});
