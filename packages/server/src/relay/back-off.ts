/** Waiting longer after every failure: from `first` milliseconds, doubled each time, up to `most`. */
export interface BackOff {
  readonly first: number;
  readonly most: number;
}

/**
 * How long to wait after so many failures, 1 or more. Up to half of it is left to chance, so that those who failed together
 * do not come back together.
 */
export const waitAfter = ({ first, most }: BackOff, failures: number, random: () => number): number =>
  Math.round(Math.min(most, first * 2 ** (failures - 1)) * (0.5 + random() / 2));
