import { type Random, shuffled, stream } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { REACH } from '../../src/ratings/scale.js';
import { BETA, NEWCOMER, updated } from '../../src/ratings/weng-lin.js';

/** A number of the bell curve, by twelve even ones. */
const bell = (random: Random): number =>
  Array.from({ length: 12 }, () => (random(2 ** 24) + 0.5) / 2 ** 24).reduce((a, b) => a + b, -6);

/** Places are given one after the other, each to one of those left by the share of his strength. */
const finish = (strengths: readonly number[], random: Random): number[] => {
  const ranks = strengths.map(() => 0);
  for (let rank = 1; rank <= strengths.length; rank++) {
    const weights = strengths.map((mu, i) => (ranks[i] ? 0 : Math.exp(mu / (BETA * Math.sqrt(strengths.length)))));
    let point = ((random(2 ** 24) + 0.5) / 2 ** 24) * weights.reduce((a, b) => a + b, 0);
    ranks[weights.findIndex(weight => (point -= weight) < 0)] = rank;
  }
  return ranks;
};

/** What is thought of people of known strength after many matches of four, drawn by lot. */
const league = (people: number, matches: number, seed: string) => {
  const random = stream(seed);
  const raw = Array.from({ length: people }, () => NEWCOMER.sigma * bell(random));
  // Only differences can be found out: the middle of all is where newcomers are.
  const middle = raw.reduce((a, b) => a + b, 0) / people;
  const truth = raw.map(each => NEWCOMER.mu + each - middle);
  const thought = truth.map(() => NEWCOMER);
  const everybody = truth.map((_, i) => i);
  for (let match = 0; match < matches; match++) {
    const table = shuffled(everybody, random).slice(0, 4);
    const ranks = finish(
      table.map(i => truth[i]),
      random,
    );
    updated(
      table.map(i => thought[i]),
      ranks,
    ).forEach((rating, i) => {
      thought[table[i]] = rating;
    });
  }
  return { truth, thought };
};

const SEEDS = [...'0123456789abcdef'].map(digit => digit.repeat(32));

describe('simulated leagues of four at a table', () => {
  const leagues = SEEDS.map(seed => league(20, 2000, seed));

  /** Of all pairs: how much stronger the one is, and how much stronger he is thought to be. */
  const pairsOf = ({ truth, thought }: (typeof leagues)[number]) =>
    truth.flatMap((a, i) => truth.slice(i + 1).map((b, j) => [a - b, thought[i].mu - thought[i + 1 + j].mu] as const));

  test('contracts 5: those who are clearly stronger stand higher', () => {
    // Six units more: twice as often before the other as behind.
    const clear = leagues.flatMap(pairsOf).filter(([truly]) => Math.abs(truly) > 6);
    expect(clear.length).toBeGreaterThan(500);
    expect(clear.filter(([truly, thought]) => truly * thought < 0)).toEqual([]);
  });

  test('contracts 5: the order is nearly that of the truth', () => {
    for (const pairs of leagues.map(pairsOf))
      expect(pairs.filter(([truly, thought]) => truly * thought > 0).length / pairs.length).toBeGreaterThan(0.9);
  });

  test.each([2000, 400])(
    'contracts 5: after %i matches the intervals that are told hold the truth about as often as they claim',
    matches => {
      const held = SEEDS.map(seed => league(20, matches, seed)).flatMap(({ truth, thought }) =>
        truth.map((mu, i) => Math.abs(thought[i].mu - mu) <= REACH * thought[i].sigma),
      );
      const share = held.filter(Boolean).length / held.length;
      expect(share).toBeGreaterThan(0.9);
      expect(share).toBeLessThan(0.995);
    },
  );

  test('contracts 5: what is told becomes sharp: a quarter of what was unknown, at most, is unknown in the end', () => {
    for (const { thought } of leagues) for (const { sigma } of thought) expect(sigma).toBeLessThan(NEWCOMER.sigma / 4);
  });
});
