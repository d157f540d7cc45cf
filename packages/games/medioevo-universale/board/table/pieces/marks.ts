import type { UnitType } from '../../../src/ids.js';
import type { Army } from '../../../src/troops.js';
import { byType } from './model.js';

/** One mark of the strip: a unit, or all of its type with their number beside it. */
export interface Mark {
  readonly type: UnitType;
  readonly x: number;
  readonly number?: { readonly count: number; readonly x: number };
}
const WIDTHS: Readonly<Record<UnitType, number>> = {
  captain: 7.6,
  cavalry: 6,
  'heavy-infantry': 5,
  'light-infantry': 3.6,
  archer: 4.6,
};
const MOST = 35;
const DIGIT = 5;

interface Slot {
  readonly type: UnitType;
  readonly width: number;
  readonly count?: number;
}
const widthOf = (slots: readonly Slot[]): number => slots.reduce((sum, { width }) => sum + width, 0);

/** One mark for each unit; where they need more room than there is, one for each type with its number. */
export const stripOf = (army: Army): { readonly marks: readonly Mark[]; readonly scale: number } => {
  const types = byType(army);
  const each = types.flatMap(({ type, count }) =>
    Array.from({ length: count }, (): Slot => ({ type, width: WIDTHS[type] })),
  );
  const slots =
    widthOf(each) <= MOST
      ? each
      : types.map(({ type, count }): Slot => ({ type, count, width: WIDTHS[type] + DIGIT * `${count}`.length + 1 }));
  const total = widthOf(slots);
  let left = -total / 2;
  const marks = slots.map(({ type, width, count }) => {
    const x = left + WIDTHS[type] / 2;
    const number = count === undefined ? undefined : { count, x: left + WIDTHS[type] };
    left += width;
    return { type, x, ...(number && { number }) };
  });
  return { marks, scale: Math.min(1, MOST / total) };
};
