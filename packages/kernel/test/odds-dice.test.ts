import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, type Handful, newChance, outcomesOf, roll, rollAll, sampleError, shuffle } from '../src/index.js';
import { KEY } from './support/tiny.js';

const bag = (drawn = 0) => ({ chance: { ...newChance(KEY), drawn } });
type Bag = ReturnType<typeof bag>;

/** All that can happen, by what it comes to; it must have been walked. */
const spreadOf = <T extends string | number>(run: (g: Bag) => T, most = 100_000): Map<T, number> => {
  const found = outcomesOf(bag(), run, most);
  if (typeof found === 'string') throw new Error(found);
  expect(found.leaves.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  const spread = new Map<T, number>();
  for (const { value, share } of found.leaves) spread.set(value, (spread.get(value) ?? 0) + share);
  return spread;
};
const expectSame = <T>(a: ReadonlyMap<T, number>, b: ReadonlyMap<T, number>, places = 9) => {
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    expect(a.get(key) ?? 0, String(key)).toBeCloseTo(b.get(key) ?? 0, places);
  }
};

/** A die hits from a pip on, and a six falls again. */
const hits = (...from: number[]): Handful<number> => ({
  sides: 6,
  what: 'battle',
  dice: from,
  differs: (least, pips) => (pips >= least ? 1 : 0),
  again: (_, pips) => pips === 6,
});
const countHits = (g: Bag, handful: Handful<number>): number =>
  rollAll(g, handful).filter(({ die, pips }) => pips >= die).length;

describe('a handful of dice', () => {
  test('house 9: it draws what as many single rolls draw, in the same order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 }), fc.nat(1000), (dice, drawn) => {
        const together = bag(drawn);
        const singly = bag(drawn);
        const fallen = rollAll(together, { sides: 6, what: 'x', dice, differs: (_, pips) => pips });
        expect(fallen).toEqual(dice.map(die => ({ die, pips: roll(singly, 6, 'x') })));
        expect(together).toEqual(singly);
      }),
    );
  });

  test('house 9: what sixes earn falls in waves, each die as the one that earned it', () => {
    const g = { chance: { ...newChance(KEY), script: [6, 2, 6, 6, 1, 5] } };
    expect(rollAll(g, hits(3, 4, 5)).map(({ die, pips }) => [die, pips])).toEqual([
      [3, 6],
      [4, 2],
      [5, 6],
      [3, 6],
      [5, 1],
      [3, 5],
    ]);
    expect(g.chance).toMatchObject({ drawn: 6, drew: [6, 2, 6, 6, 1, 5] });
    expect(() => rollAll(g, hits(3))).toThrow('the script has no value left for draw 6 (battle)');
  });

  test('house 9: nothing is thrown where there are no dice', () => {
    const g = bag();
    expect(rollAll(g, hits())).toEqual([]);
    expect(g.chance.drawn).toBe(0);
    expect(spreadOf(each => rollAll(each, hits()).length)).toEqual(new Map([[0, 1]]));
  });
});

describe('a tree of chance', () => {
  const counting = { sides: 6, what: 'x', dice: ['x', 'x', 'x'], differs: (_: string, pips: number) => pips };

  test('house 9: a single die has a branch for every face', () => {
    expectSame(
      spreadOf(g => roll(g, 6, 'x')),
      new Map([1, 2, 3, 4, 5, 6].map(pips => [pips, 1 / 6])),
    );
  });

  test('house 9: three dice as a handful are three dice one by one', () => {
    const sum = (list: readonly number[]): number => list.reduce((total, pips) => total + pips, 0);
    const plain = spreadOf(g => sum([roll(g, 6, 'x'), roll(g, 6, 'x'), roll(g, 6, 'x')]));
    expectSame(
      spreadOf(g => sum(rollAll(g, counting).map(({ pips }) => pips))),
      plain,
      12,
    );
    expect(plain.get(3)).toBeCloseTo(1 / 216, 12);
    expect(plain.get(10)).toBeCloseTo(27 / 216, 12);
    // 216 ways one by one, 16 sums.
    expect(outcomesOf(bag(), g => rollAll(g, counting).length, 16)).not.toBe('too-many');
    expect(outcomesOf(bag(), g => rollAll(g, counting).length, 15)).toBe('too-many');
  });

  test('house 9: words are counted, and dice with words of their own are told apart', () => {
    const worded = {
      ...counting,
      differs: (_: string, pips: number) => (pips < 3 ? 'low' : pips < 6 ? 'middle' : 'six'),
    };
    const shown = (g: Bag): string =>
      rollAll(g, worded)
        .map(({ die, pips }) => worded.differs(die, pips))
        .sort()
        .join(' ');
    const plain = spreadOf(g =>
      [1, 2, 3]
        .map(() => worded.differs('x', roll(g, 6, 'x')))
        .sort()
        .join(' '),
    );
    expectSame(spreadOf(shown), plain, 12);
    // Three of a kind three times, two and one six times, and one of each.
    expect(plain.size).toBe(10);
    expect(plain.get('low middle six')).toBeCloseTo((6 * 2 * 3 * 1) / 216, 12);
    const own = { ...counting, dice: ['black', 'white'], differs: (die: string, pips: number) => `${die} ${pips}` };
    const pair = spreadOf(g =>
      rollAll(g, own)
        .map(({ pips }) => pips)
        .join(),
    );
    expect(pair.size).toBe(36);
    expect(pair.get('2,1')).toBeCloseTo(1 / 36, 12);
  });

  test('house 9: a die that falls again without limit, cut off where nobody would notice', () => {
    // Votes from 2 on: none with a one; n with n - 1 sixes before a 2 to 5, or n sixes before a one.
    const byHand = (votes: number): number =>
      votes === 0 ? 1 / 6 : (1 / 6) ** (votes - 1) * (4 / 6) + (1 / 6) ** votes * (1 / 6);
    const votes = spreadOf(g => countHits(g, hits(2)));
    for (let n = 0; n < 8; n++) expect(votes.get(n), `${n} votes`).toBeCloseTo(byHand(n), 8);
    const found = outcomesOf(bag(), g => countHits(g, hits(2)), 1000);
    if (typeof found === 'string') throw new Error(found);
    expect(found.guessed).toBeGreaterThan(0);
    expect(found.guessed).toBeLessThan(1e-8);
    // Every die brings 5/6 of a vote, and 1/6 of another die: one vote in the mean.
    expect([...votes].reduce((mean, [n, share]) => mean + n * share, 0)).toBeCloseTo(1, 7);
  });

  test('house 9: bonus dice of a mixed handful are those of a tree with every die by itself', () => {
    const singly = (g: Bag, dice: readonly number[]): number => {
      let scored = 0;
      for (let wave = [...dice]; wave.length > 0; ) {
        const bonus: number[] = [];
        for (const die of wave) {
          const pips = roll(g, 6, 'battle');
          if (pips >= die) scored++;
          if (pips === 6) bonus.push(die);
        }
        wave = bonus;
      }
      return scored;
    };
    const plain = spreadOf(g => singly(g, [3, 5]));
    expectSame(
      spreadOf(g => countHits(g, hits(3, 5))),
      plain,
      5,
    );
    expect(plain.get(0)).toBeCloseTo((2 * 4) / 36, 6);
    // However many dice: as many branches as there are numbers of hits.
    expect(outcomesOf(bag(), g => countHits(g, hits(3, 3, 3, 3, 3, 3)), 30)).not.toBe('too-many');
  });

  test('house 9: a die whose every face falls again is a fault of the rules, not an endless wait', () => {
    const endless = { ...hits(3), again: () => true };
    expect(() => outcomesOf(bag(), g => rollAll(g, endless).length, 10)).toThrow('never comes to rest');
  });

  test('house 9: whatever is tried on a copy disturbs nobody', () => {
    const found = outcomesOf(
      bag(),
      g => {
        const first = roll(g, 6, 'x');
        const trial = copy(g);
        roll(trial, 6, 'trial');
        rollAll(trial, hits(3, 3));
        return [first, roll(g, 6, 'x')];
      },
      1000,
    );
    if (typeof found === 'string') throw new Error(found);
    expect(found.leaves.length).toBe(36);
    expect(new Set(found.leaves.map(({ value }) => value.join())).size).toBe(36);
  });

  test('house 9: the state it starts from is not touched, and dice are noted as ever', () => {
    const from = bag(7);
    const before = JSON.stringify(from);
    const thrown = (g: Bag) => {
      rollAll(g, hits(3, 4));
      return g.chance;
    };
    const found = outcomesOf(from, thrown, 1000);
    if (typeof found === 'string') throw new Error(found);
    expect(JSON.stringify(from)).toBe(before);
    for (const { value } of found.leaves) {
      expect(value.drawn).toBe(7 + value.drew.length);
      // As many dice as were thrown have come to rest.
      expect(value.drew.filter(pips => pips !== 6).length).toBe(2);
    }
  });

  test('house 9: the order of a deck is not walked', () => {
    expect(outcomesOf(bag(), g => [roll(g, 6, 'x'), ...shuffle(g, [1, 2, 3], 'deck')], 1000)).toBe('unseen');
  });

  test('house 9: what does not depend on dice alone cannot be walked, and is found out', () => {
    let run = 0;
    expect(() => outcomesOf(bag(), g => roll(g, run++ === 0 ? 6 : 1, 'x'), 100)).toThrow('dice alone');
  });
});

describe('the error of a sample', () => {
  test('house 18: half of an interval of 95 in 100, and never none', () => {
    expect(sampleError(0.5, 1000)).toBeCloseTo(0.0309, 3);
    expect(sampleError(0.5, 4000)).toBeCloseTo(0.0155, 3);
    expect(sampleError(1, 1000)).toBeCloseTo(0.0038, 3);
    expect(sampleError(0, 1000)).toBeCloseTo(sampleError(1, 1000), 12);
  });
});
