/** The value that a share of all figures does not exceed; between two figures the greater one. */
export const quantile = (figures: readonly number[], share: number): number => {
  if (figures.length === 0) throw new Error('nothing was measured');
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
};

/** What a page did while something moved: times between frames, and tasks that held up everything else, in ms. */
export interface Frames {
  readonly intervals: readonly number[];
  readonly longTasks: readonly number[];
}

export interface Pace {
  /** Frames per second, over the whole time. */
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
  readonly longestTask: number;
}

export const paceOf = ({ intervals, longTasks }: Frames): Pace => {
  const total = intervals.reduce((sum, interval) => sum + interval, 0);
  return {
    perSecond: total === 0 ? 0 : (1000 * intervals.length) / total,
    p50: quantile(intervals, 0.5),
    p95: quantile(intervals, 0.95),
    longest: Math.max(...intervals),
    longestTask: Math.max(0, ...longTasks),
  };
};
