import { describe, expect, test } from 'vitest';
import {
  type Action,
  asking,
  button,
  end,
  type Frame,
  type GameState,
  go,
  isRefusal,
  type Procedure,
  playedOften,
  playedOnce,
  playedThrough,
  reveal,
  rollAll,
  shuffle,
  type Trial,
  telling,
} from '../src/index.js';
import { KEY, OVER, tiny } from './support/tiny.js';

/** Two dice, thrown again as often as one likes; a card may be turned up instead. */
interface Craps extends GameState {
  sum: number;
}
interface CrapsFrame extends Frame {
  proc: 'craps';
  step: 'ask';
}
const tell = telling<{ thrown: { sum: number }; stopped: { sum: number } }>();
const ask = asking<Craps, CrapsFrame>();
const craps: Procedure<Craps, CrapsFrame> = {
  name: 'craps',
  rule: 'C 1',
  steps: {
    ask: ask({
      rule: 'C 1',
      prompt: 'throw',
      seats: () => ['a'],
      offer: () => [button('throw'), button('peek'), button('mix'), button('stop')],
      take: {
        throw(g) {
          const fallen = rollAll(g, { sides: 6, what: 'craps', dice: ['x', 'x'], differs: (_, pips) => pips });
          g.sum = fallen.reduce((sum, { pips }) => sum + pips, 0);
          tell(g, 'thrown', { sum: g.sum });
          return go('ask');
        },
        peek(g) {
          reveal(g);
          return go('ask');
        },
        mix(g) {
          shuffle(g, [1, 2, 3], 'deck');
          return go('ask');
        },
        stop(g) {
          tell(g, 'stopped', { sum: g.sum });
          return end(OVER);
        },
      },
    }),
  },
};
const game = tiny<Craps, object>({
  procedures: [craps],
  open: (_, ground) => ({ state: { ...ground, sum: 0 }, first: { proc: 'craps', step: 'ask' } as Frame }),
});
const start = () => game.newGame({ players: 2 }, KEY);

/** Throws until there are seven, so often at most, and stops. */
const trial = (most: number, isNoted = (type: string): boolean => type === 'stopped'): Trial<Craps> => ({
  answer: ({ sum }, step): Action => ({ seat: 'a', kind: sum >= 7 || step >= most ? 'stop' : 'throw' }),
  isOver: story => story.some(({ type }) => type === 'stopped'),
  isNoted: ({ type }) => isNoted(type),
});
const chanceOfSeven = (throws: number): number => 1 - (15 / 36) ** throws;

describe('a course played with all dice there are', () => {
  test.each([1, 2, 5])('house 18: %i throws have the chance that is worked out by hand', throws => {
    const found = playedThrough(game, start(), trial(throws), 1000);
    if (typeof found === 'string') throw new Error(found);
    const won = found.leaves.filter(({ value }) => Number(value[0].open.sum) >= 7);
    expect(won.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(chanceOfSeven(throws), 6);
    expect(found.guessed).toBeLessThan(1e-6);
  });

  test('house 18: what leads to the same state goes on as one, unless something told apart is remembered', () => {
    const answersOf = (isNoted?: (type: string) => boolean): number => {
      const found = playedThrough(game, start(), trial(4, isNoted), 10_000);
      return typeof found === 'string' ? Number.NaN : found.answers;
    };
    // Eleven sums, of which five go on, from each of which there are eleven again; a row more only adds as many.
    expect(answersOf()).toBe(11 + 3 * (6 + 5 * 11) + 11);
    expect(answersOf(() => true)).toBeGreaterThan(5 * answersOf());
  });

  test('house 18: too large a tree is given up, and so is one in which something hidden bears on it', () => {
    expect(playedThrough(game, start(), trial(4), 50)).toBe('too-many');
    for (const kind of ['peek', 'mix']) {
      const curious: Trial<Craps> = {
        ...trial(2),
        answer: (s, step) => (step === 0 ? { seat: 'a', kind } : trial(2).answer(s, step)),
      };
      expect(playedThrough(game, start(), curious, 1000)).toBe('unseen');
    }
  });

  test('house 18: a refused answer or none ends the course', () => {
    const nothing = playedThrough(game, start(), { ...trial(1), answer: () => undefined }, 10);
    expect(nothing).toMatchObject({ leaves: [{ value: [], share: 1 }], guessed: 0 });
    const nonsense = playedThrough(game, start(), { ...trial(1), answer: () => ({ seat: 'b', kind: 'x' }) }, 10);
    expect(nonsense).toMatchObject({ leaves: [{ value: [], share: 1 }], guessed: 0 });
    const endless: Trial<Craps> = { ...trial(1), answer: () => ({ seat: 'a', kind: 'throw' }) };
    expect(playedThrough(game, start(), endless, 100_000)).not.toBeTypeOf('string');
    expect(playedOnce(game, start(), endless)).toEqual([]);
  });

  test('house 18: drawn dice come near to it, and the state stays as it was', () => {
    const from = start();
    const before = JSON.stringify(from);
    const dice = Array.from({ length: 3000 }, (_, i) => i.toString(16).padStart(32, '0'));
    const drawn = playedOften(game, [from], trial(2), dice);
    const won = drawn.filter(({ value }) => Number(value[0].open.sum) >= 7);
    expect(won.length / drawn.length).toBeCloseTo(chanceOfSeven(2), 1);
    playedThrough(game, from, trial(2), 1000);
    expect(JSON.stringify(from)).toBe(before);
    expect(isRefusal(game.apply(from, { seat: 'a', kind: 'throw' }))).toBe(false);
  });
});
