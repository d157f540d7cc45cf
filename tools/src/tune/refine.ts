import { type Contest, contestFrom, playBout, type Result, verdictSoFar } from './contest.js';
import type { Sign } from './fit.js';
import { significant } from './learn.js';
import type { Workshop } from './round.js';

/** One weight changed, and what came of it. */
export interface Trial {
  readonly pass: number;
  readonly term: string;
  readonly from: number;
  readonly to: number;
  readonly contest: Contest;
  readonly isTaken: boolean;
}
/** All that was tried for one term. */
export interface Attempt {
  readonly trials: readonly Trial[];
  readonly weights: readonly number[];
}

/** A weight below this does next to nothing; above it, it is made a quarter greater or smaller. */
const TINY = 0.02;

/** The other values to try for a weight: greater and smaller, or none and the other side if it is next to nothing. */
export const othersThan = (weight: number, sign: Sign = 0): number[] => {
  const others = weight === 0 ? [TINY, -TINY] : [1.25 * weight, 0.8 * weight];
  if (weight !== 0 && Math.abs(weight) <= TINY) others.push(0, -weight);
  return others.map(significant).filter(other => other !== weight && other * sign >= 0);
};

/** Seeds that are played between one look at the margin and the next; the same however many threads play. */
const BATCH = 4;

/** Looks whether one term counts too little or too much: the first other weight that wins clearly is taken. */
export const refineTerm = async (
  workshop: Workshop,
  pass: number,
  terms: readonly string[],
  at: number,
  weights: readonly number[],
): Promise<Attempt> => {
  const trials: Trial[] = [];
  for (const to of othersThan(weights[at], workshop.signs?.[at])) {
    const young = weights.map((weight, i) => (i === at ? to : weight));
    const term = terms[at];
    const name = `refining ${term}, ${weights[at]} to ${to}`;
    const { contest, isClear } = await clearContest(workshop, `pass ${pass} ${name}`, name, weights, young);
    trials.push({ pass, term, from: weights[at], to, contest, isTaken: isClear });
    if (isClear) return { trials, weights: young };
  }
  return { trials, weights };
};

/** Plays until it is clear which is better, or the seeds are used up: then the old weights stay. */
const clearContest = async (
  { game, settings, crew }: Workshop,
  name: string,
  title: string,
  old: readonly number[],
  young: readonly number[],
): Promise<{ contest: Contest; isClear: boolean }> => {
  const results: (Result | undefined)[] = [];
  let verdict: ReturnType<typeof verdictSoFar>;
  for (let from = 0; from < settings.proof && !verdict; from += BATCH) {
    const to = Math.min(settings.proof, from + BATCH);
    results.push(...(await playBout(game, settings, crew, { title, name, from, to, old, young })));
    verdict = verdictSoFar(results.flatMap(result => (result ? [result.newShare - result.oldShare] : [])));
  }
  return { contest: contestFrom(results), isClear: verdict === 'better' };
};
