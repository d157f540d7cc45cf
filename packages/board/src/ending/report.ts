import type { Report, Roll, TurningPoint } from '@hegemon/host';
import type { Answer, Seat } from '@hegemon/kernel';
import type { Axis, Column } from './chart.js';

/** Chances are shares of one: all of the scale is shown, so that no line looks steeper than it is. */
export const CHANCES: Axis = { low: 0, high: 1, lines: [0, 0.25, 0.5, 0.75, 1] };

/** Where an entry lies between the first and the last of the chances. */
export const placeIn = ({ chances }: Pick<Report, 'chances'>, n: number): number => {
  const [first, last] = [chances[0]?.n ?? 0, chances.at(-1)?.n ?? 0];
  return last <= first ? 1 : Math.min(1, Math.max(0, (n - first) / (last - first)));
};

export const chanceColumns = (report: Pick<Report, 'chances'>): readonly Column[] =>
  report.chances.map(({ n, turn, chances }) => ({ key: `n${n}`, turn, points: chances, at: placeIn(report, n) }));

/** From the report to a position: by which button, and which turning points there are to be gone round. */
export interface Visit {
  readonly n: number;
  readonly by: string;
  readonly tour: readonly number[];
}

/** How much of a turn's swing one entry did by itself: more than all of it, most, or at least more than any other. */
export type Part = 'all' | 'most' | 'greatest';
export const partOf = ({ swing, part }: Pick<TurningPoint, 'swing' | 'part'>): Part => {
  if (Math.abs(part) > Math.abs(swing)) return 'all';
  return Math.abs(part) > Math.abs(swing) / 2 ? 'most' : 'greatest';
};

/** What the dice did to a seat's chances. */
const changeFor = ({ expected, actual }: Roll, seat: Seat): number => (actual[seat] ?? 0) - (expected[seat] ?? 0);

/** A roll, and what it was worth to whoever ventured it; if nobody did, to whom it mattered most. */
export interface Weighed {
  readonly roll: Roll;
  readonly seat: Seat;
  readonly expected: number;
  readonly actual: number;
  readonly change: number;
}
const weighed = (roll: Roll, isVentured: boolean): Weighed => {
  const seats = Object.keys(roll.actual);
  const most = seats.reduce((a, b) => (Math.abs(changeFor(roll, b)) > Math.abs(changeFor(roll, a)) ? b : a), seats[0]);
  const seat = isVentured && roll.seat !== undefined ? roll.seat : most;
  const [expected, actual] = [roll.expected[seat] ?? 0, roll.actual[seat] ?? 0];
  return { roll, seat, expected, actual, change: actual - expected };
};

/** The rolls that changed chances most. `isVentured` says of an answer that its dice are those of whoever gave it. */
export const weightiest = (
  { rolls }: Pick<Report, 'rolls'>,
  most: number,
  isVentured: (answer: Answer) => boolean,
): readonly Weighed[] =>
  rolls
    .map(roll => weighed(roll, roll.answer !== undefined && isVentured(roll.answer)))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most);

export interface Luck {
  readonly seat: Seat;
  readonly luck: number;
  readonly rolls: number;
  /** Beside the greatest of them, between -1 and 1. */
  readonly share: number;
}
/** What the dice gave or took, the luckiest first. */
export const luckOf = ({ luck, rolls }: Pick<Report, 'luck' | 'rolls'>, seats: readonly Seat[]): readonly Luck[] => {
  const most = Math.max(0.001, ...seats.map(seat => Math.abs(luck[seat] ?? 0)));
  return seats
    .map(seat => ({
      seat,
      luck: luck[seat] ?? 0,
      rolls: rolls.filter(roll => roll.seat === seat).length,
      share: (luck[seat] ?? 0) / most,
    }))
    .sort((a, b) => b.luck - a.luck);
};
