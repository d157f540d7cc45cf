import { describe, expect, test } from 'vitest';
import { components } from '../src/catalog.js';
import type { Dice } from '../src/fighting.js';
import { lotsAfter, orderOf, tiedForFirst } from '../src/rules/auction.js';
import { attackValue, halved, lossValue, malus, ofThree, superiority } from '../src/rules/dice.js';
import { incomeFrom, uprisingsFor } from '../src/rules/income.js';
import { canBeMarked } from '../src/rules/ownership.js';

const [A, B, C, D] = ['player-1', 'player-2', 'player-3', 'player-4'] as const;

describe('the order of turns', () => {
  test('MU 1-auction-tie-first: those who tie for the first place bid on, and stay ahead', () => {
    const bids = { [A]: 50, [B]: 80, [C]: 80, [D]: 0 };
    const tied = tiedForFirst(bids, [A, B, C, D]);
    expect(tied).toEqual([B, C]);
    expect(orderOf({ ...bids, [B]: 90, [C]: 110 }, [A, B, C, D], tied)).toEqual([C, B, A, D]);
  });
  test('MU 1-auction-tie-other: later on equals change places', () => {
    const bids = { [A]: 20, [B]: 20, [C]: 60, [D]: 5 };
    expect(tiedForFirst(bids, [A, B, C, D])).toEqual([]);
    expect(orderOf(bids, lotsAfter([A, B, C, D]))).toEqual([C, B, A, D]);
  });
  test('MU 1-auction-order: whoever lost the tie comes before a higher bid of nobody', () => {
    // Even if only chance has parted them.
    expect(orderOf({ [A]: 0, [B]: 0, [C]: 0 }, [C, A, B], [C, A, B])).toEqual([C, A, B]);
  });
});

describe('dice', () => {
  test.each<[Dice, number]>([
    [[3, 3, 3], 27],
    [[4, 5, 5], 25],
    [[2, 2, 5], 5],
    [[2, 2, 3], 4],
    [[1, 1, 1], 1],
    [[4, 4, 8], 16],
    [[1, 1, 6], 6],
    [[2, 4, 2], 4],
    [[1, 5, 5], 25],
    [[4, 2, 7], 7],
  ])('MU 5-battle-critical: %j attack with %i', (dice, value) => {
    expect(attackValue(dice)).toBe(value);
  });
  test('MU 5-battle-loss: the lowest die', () => {
    expect([lossValue([1, 5, 5]), lossValue([4, 2, 7])]).toEqual([1, 2]);
  });
  test('MU 5-battle-malus: by the number of players and the place', () => {
    expect(malus(4, 2)).toBe(-2);
    expect([0, 1, 2].map(place => malus(3, place))).toEqual([0, -1, -3]);
    for (const [players, row] of Object.entries(components.turnOrderMalus)) {
      expect(row).toHaveLength(Number(players));
      expect([row[0], row.at(-1)]).toEqual([0, -3]);
      expect([...row].sort((a, b) => b - a)).toEqual(row);
    }
  });
  test('MU 5-battle-malus: the table goes up to ten', () => {
    const [seven, eight, nine, ten] = [7, 8, 9, 10].map(players =>
      Array.from({ length: players }, (_, place) => malus(players, place)),
    );
    expect(seven).toEqual([0, -1, -1, -1, -2, -2, -3]);
    expect(eight).toEqual([0, -1, -1, -1, -2, -2, -2, -3]);
    expect(nine).toEqual([0, -1, -1, -1, -1, -2, -2, -2, -3]);
    expect(ten).toEqual([0, -1, -1, -1, -1, -2, -2, -2, -2, -3]);
  });
  test('MU 5-battle-superiority: once for each full 20 points', () => {
    expect([19, 20, 21, 40].map(superiority)).toEqual([0, 1, 1, 2]);
  });
  test('MU 5-retreat-announce: half of the attack value, rounded up', () => {
    expect([7, 9, 8].map(halved)).toEqual([4, 5, 4]);
  });
  test('MU 0: a D3 is a D6 in pairs', () => {
    expect([1, 2, 3, 4, 5, 6].map(ofThree)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

describe('money', () => {
  const land = (count: number) => Array.from({ length: count }, () => ({ marketFactor: 0 }));
  test('MU 3-income: territories and civil buildings times the rate', () => {
    expect(incomeFrom([...land(6), { civil: 1, marketFactor: 0 }], 30)).toBe(240);
  });
  test('MU 3-income-city: a great city also lives on its market', () => {
    expect(incomeFrom([...land(7), { civil: 2, marketFactor: 5 }, { civil: 3, marketFactor: 3 }], 40)).toBe(620);
  });
  test('MU 2-uprisings-count: one for each step above the permitted rate', () => {
    expect([uprisingsFor(50, 30), uprisingsFor(30, 30), uprisingsFor(10, 60)]).toEqual([2, 0, 0]);
  });
});

describe('ownership markers', () => {
  /** The markers themselves, tried one after the other. */
  const MARKERS = [
    ...[1, 2].map(() => [1, 3]),
    ...[1, 2, 3, 4].map(() => [1, 2]),
    ...[1, 2].map(() => [2, 3]),
    ...[1, 2].map(() => [1]),
  ];
  const assigned = (wanted: readonly number[], free: readonly (readonly number[])[]): boolean => {
    const [level, ...rest] = wanted;
    if (level === undefined) return true;
    const tried = new Set<string>();
    return free.some((marker, i) => {
      if (!marker.includes(level) || tried.has(marker.join())) return false;
      tried.add(marker.join());
      return assigned(rest, [...free.slice(0, i), ...free.slice(i + 1)]);
    });
  };
  test('MU 4-markers: whatever can be marked at all is allowed, and nothing else', () => {
    for (let one = 0; one <= 11; one++)
      for (let two = 0; two + one <= 11; two++)
        for (let three = 0; three + two + one <= 11; three++) {
          const wanted = [...Array(three).fill(3), ...Array(two).fill(2), ...Array(one).fill(1)];
          expect([one, two, three, canBeMarked({ 1: one, 2: two, 3: three })]).toEqual([
            one,
            two,
            three,
            assigned(wanted, MARKERS),
          ]);
        }
  });
});
