import { describe, expect, test } from 'vitest';
import { gamesIn, pairingsFor, seatingOf, type TournamentPlan, wholeDeals } from '../src/tournament/plan.js';
import { Counter, quantilesOf, together } from '../src/tournament/spread.js';

const planOf = (form: TournamentPlan['form'], bots: readonly string[], asked: number, players = 4): TournamentPlan => {
  const pairings = pairingsFor(form, bots, players);
  const games = wholeDeals(asked, pairings);
  return { game: 'time-of-crisis', form, bots, players, switches: {}, seed: 's', pairings, games };
};
const seatings = (plan: TournamentPlan) => Array.from({ length: gamesIn(plan) }, (_, n) => seatingOf(plan, n));

describe('who meets whom', () => {
  test('contracts 4: on the ladder each bot sits alone among those one step below, once in every seat', () => {
    const plan = planOf('ladder', ['random', 'greedy', 'planner'], 6);
    expect(plan.games).toBe(8);
    const all = seatings(plan);
    expect(all.map(({ pairing }) => pairing)).toEqual([...Array(8).fill(0), ...Array(8).fill(1)]);
    expect(all.map(({ deal }) => deal)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1]);
    expect(all.slice(0, 4).map(({ cast }) => cast.indexOf('greedy'))).toEqual([0, 1, 2, 3]);
    expect(all[13].cast).toEqual(['greedy', 'planner', 'greedy', 'greedy']);
  });
  test('contracts 4: in a round robin every two meet in both roles; at a table of two these are the same', () => {
    const heads = (players: number) =>
      planOf('round-robin', ['random', 'greedy', 'planner'], 1, players).pairings.map(({ cast }) => cast.slice(0, 2));
    expect(heads(3)).toEqual([
      ['greedy', 'random'],
      ['random', 'greedy'],
      ['planner', 'random'],
      ['random', 'planner'],
      ['planner', 'greedy'],
      ['greedy', 'planner'],
    ]);
    expect(heads(2)).toHaveLength(3);
  });
  test('contracts 4: a mixed table is turned as a whole', () => {
    const all = seatings(planOf('mixed', ['a', 'b', 'c'], 3, 3));
    expect(all.map(({ cast }) => cast.join(''))).toEqual(['abc', 'cab', 'bca']);
  });
  test('contracts 4: among equals every game has a deal of its own', () => {
    const all = seatings(planOf('balance', ['random', 'greedy'], 3));
    expect(all.map(({ deal }) => deal)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(new Set(all[4].cast)).toEqual(new Set(['greedy']));
  });
});

test('contracts 4: the middle and the upper end of what was counted, by whomever', () => {
  const [low, high] = [new Counter(), new Counter()];
  for (let value = 1; value <= 50; value++) low.add(value);
  for (let value = 51; value <= 100; value++) high.add(value);
  expect(quantilesOf(together([high.spread, low.spread]))).toEqual({ median: 50, ninetyFifth: 95 });
  expect(quantilesOf({})).toEqual({ median: 0, ninetyFifth: 0 });
});
