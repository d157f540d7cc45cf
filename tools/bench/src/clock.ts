/** What several rounds of the same work have given. */
export interface Timing {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly rounds: readonly number[];
}

export const medianOf = (figures: readonly number[]): number => {
  if (figures.length === 0) throw new Error('nothing was measured');
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export const timingOf = (rounds: readonly number[]): Timing => ({
  median: medianOf(rounds),
  min: Math.min(...rounds),
  max: Math.max(...rounds),
  rounds,
});

export const millisOf = (work: () => void): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

/** Works until so many milliseconds have passed, at least once: afterwards the compiler has seen everything. */
export const warmUp = (millis: number, work: () => unknown): void => {
  const until = performance.now() + millis;
  do work();
  while (performance.now() < until);
};

const sink: { last?: unknown } = {};
/** Results go here, so that no compiler may leave out the work whose result nobody wants. */
export const keep = (result: unknown): void => {
  sink.last = result;
};
