import type { Foresight } from '@hegemon/host';

/** What a deal brings (positive) or costs (negative), as far as it can be foreseen; of what is still to be decided, what is known so far. */
export const sumIn = (foresight: Foresight | undefined): number | undefined => {
  if (!foresight) return undefined;
  const florin = foresight.cost?.find(({ unit }) => unit === 'florin');
  if (florin) return -florin.amount;
  const known = foresight.next?.facts?.florin;
  return typeof known === 'number' ? known : undefined;
};
/** The route is finished by it: how much of the points goes into the price is still to be said. */
export const isAtMost = (foresight: Foresight | undefined): boolean => foresight?.next?.prompt === 'split-trade-points';
