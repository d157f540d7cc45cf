import type { Pace } from '@hegemon/protocol';
import { STAND_IN } from '../accords/giving-up.js';
import type { Kept } from '../ledger/rows.js';
import type { SeatRow } from '../store/schema.js';
import type { SeatChange } from '../tables/aftermath.js';
import { restsAt } from '../tables/clocks.js';
import { leftAt } from './bank.js';

/** The least with which anybody comes back: a pace may have no increment. */
const LEAST = 60_000;

const incrementOf = ({ increment }: Pace): number => Math.max(increment, LEAST);
const capOf = ({ cap }: Pace): number => Math.max(cap, LEAST);

/** With so much at least somebody sits down in the middle of a match. */
export const leastBank = (pace: Pace): number => Math.min(capOf(pace), incrementOf(pace));

/** What is left, and one more increment; time beyond the bank is forgiven, since it has had its consequences. */
const bankOfGrace = (kept: Kept, row: SeatRow, now: number): number => {
  const { pace } = kept.terms;
  const left = Math.max(0, leftAt(row, pace, restsAt(kept, row), now));
  return Math.min(capOf(pace), left + incrementOf(pace));
};

/** He goes on thinking. */
export const oneMoreIncrement = (kept: Kept, row: SeatRow, now: number): SeatChange => ({
  seat: row.seat,
  bank: bankOfGrace(kept, row, now),
  since: now,
});

/** A bot plays for him until he is back, and then he has time to think. */
export const standInFor = (kept: Kept, row: SeatRow, now: number): SeatChange => ({
  seat: row.seat,
  stand_in: STAND_IN,
  bank: bankOfGrace(kept, row, now),
  since: null,
});
