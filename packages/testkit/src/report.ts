import type { Seat } from '@hegemon/kernel';
import type { SimReport } from './simulate.js';

/** An estimate, and between which bounds the truth lies with a confidence of 95 in 100. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** So many deviations to either side hold 95 in 100. */
const Z = 1.959963984540054;

/** The share of `hits` in `tries`, with Wilson's bounds, which hold for few tries and for shares near 0 and 1 too. */
export const shareOf = (hits: number, tries: number): Estimate => {
  if (tries === 0) return { value: 0, low: 0, high: 1 };
  const share = hits / tries;
  const weight = 1 + (Z * Z) / tries;
  const middle = (share + (Z * Z) / (2 * tries)) / weight;
  const reach = (Z / weight) * Math.sqrt((share * (1 - share)) / tries + (Z * Z) / (4 * tries * tries));
  return { value: share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
};

/** The mean of some figures. A single figure has no bounds: they are as wide as can be. */
export const meanOf = (figures: readonly number[]): Estimate => {
  const count = figures.length;
  if (count === 0) return { value: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const value = figures.reduce((sum, figure) => sum + figure, 0) / count;
  if (count === 1) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const squares = figures.reduce((sum, figure) => sum + (figure - value) ** 2, 0);
  const reach = Z * Math.sqrt(squares / (count - 1) / count);
  return { value, low: value - reach, high: value + reach };
};

/** What many games say about one seat. A shared victory counts in parts. */
export interface SeatSummary {
  readonly wins: Estimate;
  readonly points: Estimate;
}
export interface Summary {
  readonly games: number;
  readonly finished: number;
  readonly decisions: Estimate;
  readonly seats: Readonly<Record<Seat, SeatSummary>>;
  /** How often each way of ending came up. */
  readonly endings: Readonly<Record<string, number>>;
}

/** Adds up games. Wins, points and lengths are those of the finished ones. */
export const summaryOf = (
  reports: readonly Pick<SimReport, 'finished' | 'decisions' | 'outcome'>[],
  seats: readonly Seat[],
): Summary => {
  const ended = reports.filter(report => report.finished);
  const outcomes = ended.flatMap(({ outcome }) => (outcome ? [outcome] : []));
  const endings: Record<string, number> = {};
  for (const { how } of outcomes) endings[how] = (endings[how] ?? 0) + 1;
  const summaryFor = (seat: Seat): SeatSummary => ({
    wins: shareOf(
      outcomes.reduce((sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0),
      outcomes.length,
    ),
    points: meanOf(outcomes.map(({ points }) => points[seat] ?? 0)),
  });
  return {
    games: reports.length,
    finished: ended.length,
    decisions: meanOf(ended.map(report => report.decisions)),
    seats: Object.fromEntries(seats.map(seat => [seat, summaryFor(seat)])),
    endings,
  };
};
