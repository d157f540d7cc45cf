import type { Outcome } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import { type Finisher, ranksOf } from '../../src/ratings/ranking.js';
import { isRatable, type MatchFacts, whyNotRated } from '../../src/ratings/ratable.js';

const outcome = (winners: readonly string[], points: Readonly<Record<string, number>>, how = 'points'): Outcome => ({
  winners,
  points,
  how,
  rule: 'X 1',
});
const finishers = (lost: Readonly<Record<string, Finisher['lost']>> = {}): Finisher[] =>
  ['red', 'blue', 'green', 'white'].map(seat => ({ seat, lost: lost[seat] ?? null }));
const POINTS = { red: 40, blue: 60, green: 20, white: 20 };

test('contracts 5: winners first, even with fewer points; then by points, equals on one rank', () => {
  expect(ranksOf(outcome(['red'], POINTS), finishers())).toEqual({ red: 1, blue: 2, green: 3, white: 3 });
  expect(ranksOf(outcome(['red', 'green'], POINTS), finishers())).toEqual({ red: 1, green: 1, blue: 3, white: 4 });
});

test('contracts 5: whoever left is behind all who stayed, the last to leave before the first', () => {
  const ended = outcome(['red'], POINTS);
  const gone = finishers({ blue: 'resigned', green: 'forfeit' });
  expect(ranksOf(ended, gone, ['blue', 'green'])).toEqual({ red: 1, white: 2, green: 3, blue: 4 });
  expect(ranksOf(ended, gone, ['green', 'blue'])).toEqual({ red: 1, white: 2, blue: 3, green: 4 });
  expect(ranksOf(ended, gone)).toEqual({ red: 1, white: 2, blue: 3, green: 3 });
});

test('contracts 5: a bot that wins in a seat somebody left wins for nobody', () => {
  const ended = outcome(['blue'], POINTS);
  expect(ranksOf(ended, finishers({ blue: 'resigned' }))).toEqual({ red: 2, green: 3, white: 3, blue: 5 });
});

test('contracts 5: where nobody has won, or everybody, nobody has rank 1', () => {
  const even = { red: 2, blue: 2, green: 2, white: 2 };
  expect(ranksOf(outcome([], POINTS, 'draw'), finishers())).toEqual(even);
  expect(ranksOf(outcome(Object.keys(POINTS), POINTS), finishers())).toEqual(even);
  expect(ranksOf(outcome([], POINTS, 'rome-has-fallen'), finishers())).toEqual({ blue: 2, red: 3, green: 4, white: 4 });
});

test('contracts 5: who has no points has none', () => {
  expect(ranksOf(outcome(['red'], { red: 1, blue: -5 }), finishers())).toEqual({ red: 1, green: 2, white: 2, blue: 4 });
});

const seat = (person: string | null, answers = 3) => ({ person, answers });
const facts: MatchFacts = {
  terms: { isRated: true },
  outcome: { how: 'points' },
  seats: [seat('ann'), seat('bob'), seat(null, 0), seat(null, 0)],
};

test('contracts 5: two people and bots make a match that counts, if all of them have played', () => {
  expect(isRatable(facts)).toBe(true);
});

test.each([
  ['not-agreed', { terms: { isRated: false } }],
  ['no-result', { outcome: undefined }],
  ['abandoned', { outcome: { how: 'abandoned' } }],
  ['too-few-people', { seats: [seat('ann'), seat(null), seat(null)] }],
  ['same-person', { seats: [seat('ann'), seat('bob'), seat('ann')] }],
  ['too-few-answers', { seats: [seat('ann'), seat('bob', 2)] }],
] as const)('contracts 5: %s: such a match does not count', (why, change) => {
  expect(whyNotRated({ ...facts, ...change })).toBe(why);
  expect(isRatable({ ...facts, ...change })).toBe(false);
});
