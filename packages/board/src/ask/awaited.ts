import type { Line } from '@hegemon/host';

/** Whole minutes since the last thing that happened; undefined if nobody knows when that was. */
export const minutesSince = (lines: readonly Line[], now: number): number | undefined => {
  const at = lines.findLast(line => line.at !== undefined)?.at;
  const then = at === undefined ? Number.NaN : Date.parse(at);
  return Number.isNaN(then) ? undefined : Math.max(0, Math.floor((now - then) / 60_000));
};
