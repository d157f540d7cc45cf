import { botByName, LEVELS } from '@hegemon/bots';
import type { Strength } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import { botRating } from '../../src/ratings/bot-ratings.js';
import { shown } from '../../src/ratings/scale.js';
import { NEWCOMER } from '../../src/ratings/weng-lin.js';

const bots = { byName: botByName };
const measured = (rating: number): Strength => ({ rating, interval: [rating - 10, rating + 10] });
const pointsOf = (name: string, strengths: Readonly<Record<string, Strength>>): number =>
  shown(botRating(name, 4, bots, strengths), 4).rating;

test('contracts 5: bots that were not measured stand in the order of their levels, a planner with a newcomer', () => {
  const points = LEVELS.map(level => pointsOf(level, {}));
  expect(points).toEqual(points.toSorted((a, b) => a - b));
  expect(new Set(points).size).toBe(LEVELS.length);
  expect(pointsOf('planner', {})).toBe(1500);
  expect(pointsOf('planner/aggressive', {})).toBe(1500);
});

test('contracts 5: bots that were measured stand where they were found to be', () => {
  const strengths = { greedy: measured(900), planner: measured(1300), master: measured(1420) };
  expect(pointsOf('greedy', strengths)).toBe(1100);
  expect(pointsOf('master', strengths)).toBe(1620);
  expect(pointsOf('master/builder', strengths)).toBe(1620);
  expect(pointsOf('master/builder', { ...strengths, 'master/builder': measured(1350) })).toBe(1550);
  expect(pointsOf('master', { master: measured(1420) })).toBe(pointsOf('master', {}));
});

test('contracts 5: of a bot nobody knows nothing is known', () => {
  expect(botRating('oracle', 4, bots, {})).toEqual(NEWCOMER);
});
