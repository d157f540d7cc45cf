import type { Appraisal } from '@hegemon/kernel';

/** What a position is worth to a seat, and what its own part of that is made of. */
export interface Standing {
  readonly worth: number;
  readonly terms: Appraisal;
}

/** What is in the worth and not among the seat's own terms: how well the others stand. */
export const RIVALS = 'rivals';

/** Nothing is quite sure: so near a chance comes to none and to all. */
const EDGE = 0.001;
const inside = (worth: number): number => Math.min(1 - EDGE, Math.max(EDGE, worth));
const logit = (worth: number): number => Math.log(worth / (1 - worth));

/** What one position is worth beside others on the average, taken apart by term, in chances to win. */
export const besideOthers = (own: Standing, others: readonly Standing[]): Appraisal => {
  const sums: Record<string, number> = {};
  for (const other of others) {
    for (const [code, change] of Object.entries(between(own, other))) sums[code] = (sums[code] ?? 0) + change;
  }
  return Object.fromEntries(Object.entries(sums).map(([code, sum]) => [code, sum / others.length]));
};

/**
 * What lies between two positions. The terms of an appraisal are log-odds, and a chance is no sum of those: so what
 * lies between the two chances is dealt out among the terms in proportion, each by its part of what lies between the
 * log-odds. What the seat's own terms do not explain has been won from the others, or lost to them.
 */
const between = (own: Standing, other: Standing): Appraisal => {
  const [a, b] = [inside(own.worth), inside(other.worth)];
  const way = logit(a) - logit(b);
  // Where both are worth the same, it is the slope of the curve there.
  const rate = Math.abs(way) < 1e-9 ? a * (1 - a) : (a - b) / way;
  const codes = new Set([...Object.keys(own.terms), ...Object.keys(other.terms)]);
  // A game that does not say what its worth is made of cannot be explained.
  if (codes.size === 0) return {};
  const changes = [...codes].map(code => [code, (own.terms[code] ?? 0) - (other.terms[code] ?? 0)] as const);
  const rest = changes.reduce((left, [, change]) => left - change, way);
  return Object.fromEntries([...changes, [RIVALS, rest] as const].map(([code, change]) => [code, rate * change]));
};
