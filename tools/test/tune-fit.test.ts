import { seedOfText, stream } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { contestFrom, resultOf, verdictSoFar } from '../src/tune/contest.js';
import { errorsOf, type FitWishes, fitted } from '../src/tune/fit.js';
import { learn } from '../src/tune/learn.js';
import { blindLossOf, lossOf, type Recorded, samplesOf, slopeOf } from '../src/tune/likelihood.js';
import { othersThan } from '../src/tune/refine.js';
import { contestOf, practiceOf, type Settings } from '../src/tune/settings.js';
import { solutionOf } from '../src/tune/solve.js';

const TRUTH = [1.2, -0.7, 0.4];
const draw = stream(seedOfText('tune').slice(0, 32));
const uniform = (): number => draw(1_000_000) / 1_000_000;

/** Games of one position each, won as often as the true weights say. */
const gamesBy = (weights: readonly number[], count: number, seats = 4): Recorded[] =>
  Array.from({ length: count }, () => {
    const figures = Array.from({ length: seats }, () => weights.map(() => 4 * uniform() - 2));
    const powers = figures.map(own => Math.exp(own.reduce((sum, figure, i) => sum + figure * weights[i], 0)));
    let rest = uniform() * powers.reduce((a, b) => a + b, 0);
    const winner = powers.findIndex(power => (rest -= power) < 0);
    return { positions: [figures], shares: figures.map((_, seat) => (seat === winner ? 1 : 0)) };
  });
const FREE = { from: [0, 0, 0], towards: [0, 0, 0], ridge: 0 };

describe('the fit of weights', () => {
  test('contracts 4: a system of equations is solved, and refused if it has no foot', () => {
    const matrix = [
      [4, 2, 0],
      [2, 5, 1],
      [0, 1, 3],
    ].map(row => Float64Array.from(row));
    const x = solutionOf(matrix, [8, 15, 11])!;
    for (const [i, right] of [8, 15, 11].entries()) {
      expect(matrix[i].reduce((sum, value, j) => sum + value * x[j], 0)).toBeCloseTo(right, 10);
    }
    expect(solutionOf([Float64Array.of(1, 2), Float64Array.of(2, 1)], [1, 1])).toBeUndefined();
  });
  test('contracts 4: the slopes are those of the loss', () => {
    const samples = samplesOf(gamesBy(TRUTH, 20, 3));
    const at = [0.3, 0.1, -0.2];
    const { gradient, curvature } = slopeOf(samples, at);
    const moved = (i: number, by: number): number[] => at.map((weight, j) => (i === j ? weight + by : weight));
    for (let i = 0; i < 3; i++) {
      const [up, down] = [1e-5, -1e-5].map(by => moved(i, by));
      expect((lossOf(samples, up) - lossOf(samples, down)) / 2e-5).toBeCloseTo(gradient[i], 6);
      const bend = (slopeOf(samples, up).gradient[0] - slopeOf(samples, down).gradient[0]) / 2e-5;
      expect(bend).toBeCloseTo(curvature[0][i], 6);
    }
  });
  test('contracts 4: known weights are found again in the games played by them', () => {
    const samples = samplesOf(gamesBy(TRUTH, 4000));
    const { weights, steps } = fitted(samples, FREE);
    const errors = errorsOf(samples, FREE, weights);
    expect(steps).toBeLessThan(20);
    for (const [i, truth] of TRUTH.entries()) {
      expect(Math.abs(weights[i] - truth)).toBeLessThan(4 * errors[i]);
      expect(errors[i]).toBeLessThan(0.06);
    }
    expect(lossOf(samples, weights)).toBeLessThan(lossOf(samples, TRUTH));
    expect(lossOf(samples, TRUTH)).toBeLessThan(blindLossOf(samples));
    expect(blindLossOf(samples)).toBeCloseTo(Math.log(4), 10);
  });
  test('contracts 4: a weight stays on its side of nothing, and the others make the best of it', () => {
    const samples = samplesOf(gamesBy(TRUTH, 1000));
    const wishes: FitWishes = { ...FREE, from: [0.1, 0.1, 0.1], signs: [1, 1, 0] };
    const held = fitted(samples, wishes);
    expect(held.weights[1]).toBe(0);
    expect(errorsOf(samples, wishes, held.weights)[1]).toBe(0);
    expect(held.weights[0]).toBeGreaterThan(0.8);
    const { gradient } = slopeOf(samples, held.weights);
    expect(gradient[0]).toBeCloseTo(0, 4);
    expect(gradient[2]).toBeCloseTo(0, 4);
    // From the other side it comes back as soon as it is allowed to.
    expect(fitted(samples, { ...FREE, from: held.weights, signs: [1, -1, 1] }).weights[1]).toBeLessThan(-0.4);
  });
  test('contracts 4: a term in which seats never differ keeps its weight', () => {
    const games = gamesBy(TRUTH, 200).map(({ positions, shares }) => ({
      positions: positions.map(seats => seats.map(own => [...own, 7])),
      shares,
    }));
    const { weights } = fitted(samplesOf(games), { from: [0, 0, 0, 0.9], towards: [0, 0, 0, 0], ridge: 1 });
    expect(weights[3]).toBe(0.9);
  });
  test('contracts 4: a term that is held keeps its weight, and the others make the best of it', () => {
    const samples = samplesOf(gamesBy(TRUTH, 500));
    const wishes: FitWishes = { ...FREE, from: [0.1, 0.1, 0.1], isHeld: term => term === 1 };
    const { weights } = fitted(samples, wishes);
    expect(weights[1]).toBe(0.1);
    expect(errorsOf(samples, wishes, weights)[1]).toBe(0);
    expect(slopeOf(samples, weights).gradient[0]).toBeCloseTo(0, 4);
    expect(learn(gamesBy(TRUTH, 50), [0.1, 0.1, 0.1], { ridge: 1, towards: 'old' }, wishes).fitted[1]).toBe(0.1);
  });
  test('contracts 4: the ridge holds weights where they were', () => {
    const samples = samplesOf(gamesBy(TRUTH, 50));
    const near = fitted(samples, { from: [1, 1, 1], towards: [1, 1, 1], ridge: 1e7 }).weights;
    for (const weight of near) expect(weight).toBeCloseTo(1, 3);
  });
  test('contracts 4: right weights stay about where they are, and wrong ones are put right', () => {
    const settings = { ridge: 'auto', towards: 'old' } as const;
    const right = learn(gamesBy(TRUTH, 300), TRUTH, settings);
    expect(right.loss.fitted).toBeCloseTo(right.loss.old, 1);
    const many = learn(gamesBy(TRUTH, 1000), [0, 0, 0], settings);
    expect(many.ridge).toBeLessThan(20);
    expect(many.loss.fitted).toBeLessThan(many.loss.old);
    expect(many.loss.known).toBeLessThan(many.loss.fitted);
    expect(many.loss.old).toBeCloseTo(many.loss.blind, 4);
    for (const [i, truth] of TRUTH.entries()) expect(many.fitted[i]).toBeCloseTo(truth, 0);
  });
  test('contracts 4: every game counts the same, however many positions it has', () => {
    const [one, other] = gamesBy(TRUTH, 2);
    const often = { positions: Array.from({ length: 9 }, () => one.positions[0]), shares: one.shares };
    expect(lossOf(samplesOf([often, other]), TRUTH)).toBeCloseTo(lossOf(samplesOf([one, other]), TRUTH), 12);
  });
});

const SETTINGS: Settings = {
  seed: 'a',
  players: [2, 4],
  switches: {},
  bot: 'random',
  games: 8,
  noise: 0.1,
  ridge: 5,
  towards: 'old',
  proof: 4,
};
const SEATS = ['north', 'east', 'south', 'west'];
const game = { seats: ({ players }: { players: number }) => SEATS.slice(0, players) } as never;

describe('new weights against old', () => {
  test('contracts 4: every seat is once alone by the new and once by the old weights, on the same seed', () => {
    const four = contestOf(game, SETTINGS, 'proof', 1, [[0], [1]]);
    expect(four.map(({ places }) => places.join(''))).toEqual([
      '1000',
      '0100',
      '0010',
      '0001',
      '0111',
      '1011',
      '1101',
      '1110',
    ]);
    expect(new Set(four.map(({ seed }) => seed)).size).toBe(1);
    const two = contestOf(game, SETTINGS, 'proof', 2, [[0], [1]]);
    expect(two.map(({ places }) => places.join(''))).toEqual(['10', '01']);
    expect(two[0].seed).not.toBe(four[0].seed);
  });
  test('contracts 4: weights that change nothing gain nothing, whoever wins', () => {
    const sittings = contestOf(game, SETTINGS, 'proof', 1, [[0], [0]]);
    const same = { positions: [], shares: [0, 0, 1, 0] };
    const result = resultOf(sittings, Array(8).fill(same));
    expect(result?.newShare).toBeCloseTo(0.25, 10);
    expect(result?.oldShare).toBeCloseTo(0.25, 10);
    expect(contestFrom([result, result])).toMatchObject({ margin: 0, verdict: 'not-worse' });
    expect(resultOf(sittings, Array(8).fill({ ...same, error: 'broken' }))).toBeUndefined();
  });
  test('contracts 4: the margin has bounds and a verdict', () => {
    const results = (margins: readonly number[]) =>
      margins.map(margin => ({ games: 8, newShare: 0.25 + margin / 2, oldShare: 0.25 - margin / 2 }));
    expect(contestFrom(results([0.2, 0.1, 0.3, 0.2]))).toMatchObject({ games: 32, margin: 0.2, verdict: 'better' });
    expect(contestFrom(results([0.4, -0.3, 0.1]))).toMatchObject({ failed: 0, verdict: 'not-worse' });
    expect(contestFrom([...results([-0.4, 0.3, -0.1]), undefined])).toMatchObject({ failed: 1, verdict: 'worse' });
    // Games that all broke off prove nothing.
    expect(contestFrom([undefined])).toMatchObject({ games: 0, failed: 1, verdict: 'worse' });
  });
  test('contracts 4: a contest ends as soon as it is clear', () => {
    const scattered = (mean: number, count: number) =>
      Array.from({ length: count }, (_, i) => mean + (i % 2 === 0 ? 0.2 : -0.2));
    expect(verdictSoFar([])).toBeUndefined();
    expect(verdictSoFar(scattered(0.03, 8))).toBeUndefined();
    expect(verdictSoFar(scattered(0.15, 40))).toBe('better');
    expect(verdictSoFar(scattered(-0.05, 40))).toBe('worse');
    expect(verdictSoFar([0, 0, 0, 0])).toBe('worse');
  });
  test('contracts 4: other weights are greater or smaller, on their side, and none if they are next to nothing', () => {
    expect(othersThan(0.4)).toEqual([0.5, 0.32]);
    expect(othersThan(-0.01)).toEqual([-0.0125, -0.008, 0, 0.01]);
    expect(othersThan(-0.01, -1)).toEqual([-0.0125, -0.008, 0]);
    expect(othersThan(0, 1)).toEqual([0.02]);
  });
  test('contracts 4: games to learn from have seeds of their own, and some are played without chance', () => {
    const first = practiceOf(game, SETTINGS, 1, [0]);
    const second = practiceOf(game, SETTINGS, 2, [0]);
    expect(new Set([...first, ...second].map(({ seed }) => seed)).size).toBe(16);
    expect(first.map(({ places }) => places.length)).toEqual([2, 4, 2, 4, 2, 4, 2, 4]);
    expect(first.filter(({ noise }) => noise === 0)).toHaveLength(2);
    expect(first.reduce((sum, { noise }) => sum + noise, 0) / 8).toBeCloseTo(0.1, 10);
  });
});
