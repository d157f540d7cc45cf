import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileFor, fileOf, openMatch } from '../src/index.js';
import { answering, matchOf, stored } from './support/tiny.js';
import { wager } from './support/wager.js';
import { wander } from './support/wander.js';

const seeds = fc.nat(0xffffff).map(n => n.toString(16).padStart(32, '0'));

describe('any state can be rebuilt', () => {
  test('house 9: the state after every entry is the one that was played, and so is what happened', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { match, states, happened } = wander(seed, 160);
        const order = states.map((_, n) => n).sort((x, y) => ((x * 89) % 97) - ((y * 89) % 97));
        for (const n of order) expect(match.at(n)).toEqual(states[n]);
        for (const n of order) expect(match.happened(n)).toEqual(happened[n]);
        expect(match.at(states.length - 1)).toBe(match.state);
        expect(() => match.at(states.length)).toThrow('there is no entry');
      }),
      { numRuns: 15 },
    );
  });
  test('house 9: the log played again from its file ends in the same state, with the same entries', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { game, match } = wander(seed, 120);
        const again = openMatch(game, stored(fileOf(match)));
        if (!again.ok) throw new Error(JSON.stringify(again.fault));
        expect(again.value.state).toEqual(match.state);
        expect(again.value.entries).toEqual(match.entries);
        expect(again.value.line).toEqual(match.line);
      }),
      { numRuns: 15 },
    );
  });
  test('house 9: going to and fro for long costs no more than the entries it writes', () => {
    const match = matchOf(wager());
    const play = answering(match);
    for (let i = 0; i < 60; i++) {
      play('a', 'step', 'north');
      match.undo('a');
    }
    play('a', 'throw');
    for (let i = 0; i < 30; i++) play('a', 'step', 'south');
    // Rebuilt naively, each taking back would rebuild all before it once more: 2 to the power of 60 steps.
    let applied = 0;
    const { apply } = match.game;
    const counting: typeof apply = (s, action) => {
      applied++;
      return apply(s, action);
    };
    Object.assign(match.game, { apply: counting });
    expect(match.at(119).at).toEqual(['long', 'north']);
    expect(match.at(118).at).toEqual(['long']);
    expect(applied).toBeLessThan(150);
    applied = 0;
    fileFor(match, 'a');
    expect(applied).toBeLessThan(4 * match.entries.length);
  });
});
