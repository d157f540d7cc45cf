/** 95 of 100 samples lie within so many standard deviations. */
const Z = 1.96;

/**
 * How far a share found in so many runs may be off: the farther bound of Wilson's 95 % interval. Unlike the plain formula
 * it does not promise certainty where all runs went the same way.
 */
export const sampleError = (share: number, runs: number): number => {
  const z2 = (Z * Z) / runs;
  const middle = (share + z2 / 2) / (1 + z2);
  const reach = (Z * Math.sqrt((share * (1 - share)) / runs + z2 / (4 * runs))) / (1 + z2);
  return Math.abs(middle - share) + reach;
};
