import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shown, strengthAbove } from '../../src/ratings/scale.js';
import { BETA, NEWCOMER, type Rating, updated } from '../../src/ratings/weng-lin.js';

const newcomers = (players: number): Rating[] => Array.from({ length: players }, () => NEWCOMER);
const means = (ratings: readonly Rating[]): number[] => ratings.map(({ mu }) => mu);

const someRatings = fc.array(
  fc.record({
    mu: fc.double({ min: -20, max: 70, noNaN: true }),
    sigma: fc.double({ min: 0.5, max: 25 / 3, noNaN: true }),
  }),
  { minLength: 2, maxLength: 8 },
);
const tables = someRatings.chain(ratings =>
  fc.tuple(
    fc.constant(ratings),
    fc.array(fc.integer({ min: 1, max: 8 }), { minLength: ratings.length, maxLength: ratings.length }),
  ),
);

describe('one match', () => {
  test('contracts 5: of four newcomers the ratings part as published', () => {
    const after = updated(newcomers(4), [1, 2, 3, 4]);
    // By the formulas: 25 + sigma² / c times 3/4, 5/12, -1/12, -13/12; what is forgotten before moves the third decimal.
    for (const [i, mu] of [27.795, 26.553, 24.689, 20.963].entries()) expect(after[i].mu).toBeCloseTo(mu, 2);
    for (const { sigma } of after) expect(sigma).toBeLessThan(NEWCOMER.sigma);
  });

  test('contracts 5: two newcomers who tie stay even, and are better known', () => {
    const [one, other] = updated(newcomers(2), [1, 1]);
    expect(one).toEqual(other);
    expect(one.mu).toBeCloseTo(NEWCOMER.mu, 10);
    expect(one.sigma).toBeLessThan(NEWCOMER.sigma);
  });

  test('contracts 5: whoever is alone in front never falls, whoever is alone behind never rises', () => {
    fc.assert(
      fc.property(tables, ([ratings, ranks]) => {
        const after = updated(ratings, ranks);
        const isAlone = (rank: number) => ranks.filter(each => each === rank).length === 1;
        const [best, worst] = [Math.min(...ranks), Math.max(...ranks)];
        ranks.forEach((rank, i) => {
          if (rank === best && isAlone(rank)) expect(after[i].mu).toBeGreaterThanOrEqual(ratings[i].mu);
          if (rank === worst && isAlone(rank)) expect(after[i].mu).toBeLessThanOrEqual(ratings[i].mu);
        });
      }),
    );
  });

  test('contracts 5: only the order of ranks matters, and not the order in which people are named', () => {
    fc.assert(
      fc.property(tables, ([ratings, ranks]) => {
        const after = updated(ratings, ranks);
        const wider = updated(
          ratings,
          ranks.map(rank => 10 * rank - 7),
        );
        expect(wider).toEqual(after);
        const turned = updated(ratings.toReversed(), ranks.toReversed()).toReversed();
        turned.forEach(({ mu, sigma }, i) => {
          expect(mu).toBeCloseTo(after[i].mu, 9);
          expect(sigma).toBeCloseTo(after[i].sigma, 9);
        });
      }),
    );
  });

  test('contracts 5: what equally known people gain, the others lose', () => {
    fc.assert(
      fc.property(tables, ([ratings, ranks]) => {
        const known = ratings.map(({ mu }) => ({ mu, sigma: 3 }));
        const sum = (all: readonly Rating[]) => means(all).reduce((a, b) => a + b, 0);
        expect(sum(updated(known, ranks))).toBeCloseTo(sum(known), 8);
      }),
    );
  });

  test('contracts 5: uncertainty neither vanishes nor exceeds that of a newcomer', () => {
    fc.assert(
      fc.property(tables, ([ratings, ranks]) => {
        let now: readonly Rating[] = ratings;
        for (let match = 0; match < 300; match++) now = updated(now, ranks);
        for (const { mu, sigma } of now) {
          expect(Number.isFinite(mu)).toBe(true);
          expect(sigma).toBeGreaterThan(0.1);
          expect(sigma).toBeLessThanOrEqual(NEWCOMER.sigma);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('as it is shown', () => {
  test('contracts 5: a newcomer has 1500, more or less', () => {
    expect(shown(NEWCOMER, 4)).toEqual({ rating: 1500, error: 340 });
    expect(shown(NEWCOMER, 2)).toEqual({ rating: 1500, error: 482 });
  });

  test('contracts 5: four hundred points more win ten times as often', () => {
    for (const players of [2, 3, 4, 6]) {
      const mu = strengthAbove(400, players);
      expect(shown({ mu, sigma: 1 }, players).rating).toBe(1900);
      expect(Math.exp((mu - NEWCOMER.mu) / (BETA * Math.sqrt(players)))).toBeCloseTo(10, 8);
    }
  });
});
