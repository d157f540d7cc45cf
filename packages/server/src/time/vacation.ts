const DAY = 86_400_000;

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Sorted, and none touching another. What ends before it begins is nothing. */
export const merged = (ranges: readonly Range[]): readonly Range[] => {
  const apart: Range[] = [];
  for (const range of ranges.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from)) {
    const last = apart.at(-1);
    if (last && range.from <= last.to) apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else apart.push(range);
  }
  return apart;
};

/**
 * What of somebody's vacations counts in a match: the first days of them after it has begun, as many as were agreed, each of
 * 24 hours. They are used up whether he is asked meanwhile or not.
 */
export const vacationsIn = (vacations: readonly Range[], started: number, days: number): readonly Range[] => {
  const counting: Range[] = [];
  let left = days * DAY;
  for (const { from, to } of merged(vacations.map(each => ({ ...each, from: Math.max(each.from, started) })))) {
    if (left <= 0) break;
    counting.push({ from, to: Math.min(to, from + left) });
    left -= to - from;
  }
  return counting;
};
