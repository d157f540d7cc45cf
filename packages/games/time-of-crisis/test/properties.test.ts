import { EFFORTS, type Effort, seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { timeOfCrisis } from '../src/index.js';
import type { ToCOptions } from '../src/state.js';
import { livelyPlayer } from './lively.js';

const check = (options: ToCOptions, seed: string, isLively: boolean, effort: Effort): void => {
  const players = isLively ? Object.fromEntries(timeOfCrisis.seats(options).map(seat => [seat, livelyPlayer])) : {};
  const report = simulate(timeOfCrisis, options, seedFor(seed, 'properties'), { players, check: effort });
  expect(report.violations).toEqual([]);
  expect(report.error).toBeUndefined();
  expect(report.finished).toBe(true);
};

/** All nine properties at every decision of whole games; the long run does the same for hundreds of them. */
describe('the nine properties', () => {
  test.each([2, 3, 4] as const)('ToC 1: random games of %i players keep all nine properties to the end', players => {
    check({ players }, `random ${players}`, false, EFFORTS.usual);
  });
  test.each([2, 3, 4] as const)('ToC 1: eager games of %i players keep all nine properties to the end', players => {
    check({ players, 'short-game': true }, `lively ${players}`, true, EFFORTS.light);
  });
  test('ToC 6.8.variant: overlapping turns keep all nine properties', () => {
    check({ players: 3, 'overlapping-turns': true, 'short-game': true }, 'overlapping', true, EFFORTS.light);
  });
  test('ToC 3.2.province, ToC 7.1.trigger, ToC card.foederati: the other options keep all nine properties', () => {
    const options = {
      players: 4,
      'reverse-draft': true,
      'declared-end': true,
      'strict-foederati': true,
      'short-game': true,
    };
    check(options, 'options', true, EFFORTS.light);
  });
});

describe('random games without looking closely', () => {
  test('ToC 7: three hundred games of all sizes and options end, each in a known way', () => {
    for (let i = 0; i < 300; i++) {
      const options: ToCOptions = { players: 2 + (i % 3), 'overlapping-turns': i % 5 === 0, 'short-game': i % 7 === 0 };
      const players =
        i % 2 === 0 ? {} : Object.fromEntries(timeOfCrisis.seats(options).map(seat => [seat, livelyPlayer]));
      const report = simulate(timeOfCrisis, options, seedFor(`end ${i}`, 'properties'), { players });
      expect(report.error).toBeUndefined();
      expect(timeOfCrisis.endings).toContain(report.outcome?.how);
    }
  });
});
