import { describe, expect, test } from 'vitest';
import { PRIOR_ELO, type Rating, ratingsOf } from '../src/tournament/ratings.js';

const Z = 1.959963984540054;
const ELO = 400 / Math.log(10);
const byName = (ratings: readonly Rating[]) => Object.fromEntries(ratings.map(each => [each.bot, each]));

describe('ratings', () => {
  test('contracts 4: three wins in four between two are 190.8 points, with the bounds of the binomial', () => {
    const games = 4000;
    const encounter = { seats: { random: 1, greedy: 1 }, wins: { random: 1000, greedy: 3000 }, games };
    const { random, greedy } = byName(ratingsOf(['random', 'greedy'], [encounter]));
    expect(random).toMatchObject({ rating: 0, interval: [0, 0] });
    expect(greedy.rating).toBeCloseTo(190.85, 1);
    const reach = (ELO * Z) / Math.sqrt(games * 0.75 * 0.25);
    expect(greedy.interval[0]).toBeCloseTo(greedy.rating - reach, 1);
    expect(greedy.interval[1]).toBeCloseTo(greedy.rating + reach, 1);
  });

  test('contracts 4: one among three others is as strong as they are if it wins its fair share', () => {
    const fair = { seats: { random: 3, greedy: 1 }, wins: { random: 300, greedy: 100 }, games: 400 };
    expect(byName(ratingsOf(['random', 'greedy'], [fair])).greedy.rating).toBeCloseTo(0, 6);
    // Half of the games against three: as strong as all of them together.
    const strong = { seats: { random: 3, greedy: 1 }, wins: { random: 200, greedy: 200 }, games: 400 };
    expect(byName(ratingsOf(['random', 'greedy'], [strong])).greedy.rating).toBeCloseTo(400 * Math.log10(3), 0);
  });

  test('contracts 4: a ladder adds up, and each step is known better than the sum', () => {
    const step = (lower: string, upper: string) => ({
      seats: { [lower]: 1, [upper]: 1 },
      wins: { [lower]: 100, [upper]: 300 },
      games: 400,
    });
    const ratings = ratingsOf(['random', 'greedy', 'planner'], [step('random', 'greedy'), step('greedy', 'planner')]);
    const { planner } = byName(ratings);
    expect(planner.rating).toBeCloseTo(2 * 190.85, 0);
    const over = ratings[2].over!;
    expect(over.bot).toBe('greedy');
    expect(over.rating).toBeCloseTo(190.85, 0);
    const width = ([low, high]: Rating['interval']): number => high - low;
    expect(width(planner.interval)).toBeCloseTo(width(over.interval) * Math.SQRT2, 0);
  });

  test('contracts 4: without random the weakest has nothing, wherever it stands in the list', () => {
    const encounter = { seats: { greedy: 1, planner: 1 }, wins: { greedy: 30, planner: 10 }, games: 40 };
    const { greedy, planner } = byName(ratingsOf(['greedy', 'planner'], [encounter]));
    expect(planner.rating).toBe(0);
    expect(greedy.rating).toBeGreaterThan(180);
  });

  test('contracts 4: a perfect record stays finite, and its bounds say how little it tells', () => {
    const encounter = { seats: { random: 3, greedy: 1 }, wins: { random: 0, greedy: 40 }, games: 40 };
    const { greedy } = byName(ratingsOf(['random', 'greedy'], [encounter]));
    expect(greedy.rating).toBeGreaterThan(500);
    expect(greedy.rating).toBeLessThan(PRIOR_ELO);
    expect(greedy.interval[1] - greedy.interval[0]).toBeGreaterThan(1000);
  });

  test('contracts 4: the fit is where the slope is none, for tables of several and shared victories', () => {
    const seats = { random: 1, greedy: 1, planner: 1, master: 1 };
    const wins = { random: 5500.5, greedy: 20_499.5, planner: 30_500, master: 43_500 };
    const ratings = byName(ratingsOf(Object.keys(seats), [{ seats, wins, games: 100_000 }]));
    for (const bot of ['greedy', 'planner', 'master'] as const) {
      expect(ratings[bot].rating).toBeCloseTo(400 * Math.log10(wins[bot] / wins.random), 0);
    }
  });
});
