/** How often each value came up. Plain data that can be added up, whoever has counted. */
export type Spread = Readonly<Record<string, number>>;

export interface Quantiles {
  readonly median: number;
  /** 95 in 100 are no greater. */
  readonly ninetyFifth: number;
}

/** Counts values one by one. */
export class Counter {
  readonly #counts: Record<string, number> = {};

  add(value: number): void {
    this.#counts[value] = (this.#counts[value] ?? 0) + 1;
  }
  get spread(): Spread {
    return this.#counts;
  }
}

export const together = (spreads: readonly Spread[]): Spread => {
  const sum: Record<string, number> = {};
  for (const spread of spreads) for (const value in spread) sum[value] = (sum[value] ?? 0) + spread[value];
  return sum;
};

export const quantilesOf = (spread: Spread): Quantiles => ({
  median: quantileOf(spread, 0.5),
  ninetyFifth: quantileOf(spread, 0.95),
});

/** The smallest value that so great a share does not exceed; 0 if nothing was counted. */
const quantileOf = (spread: Spread, share: number): number => {
  const values = Object.entries(spread)
    .map(([value, count]) => ({ value: Number(value), count }))
    .toSorted((a, b) => a.value - b.value);
  const total = values.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of values) {
    passed += count;
    if (passed >= share * total) return value;
  }
  return 0;
};
