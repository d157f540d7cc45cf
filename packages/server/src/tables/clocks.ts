import type { Seat } from '@hegemon/kernel';
import type { ClockLine } from '@hegemon/protocol';
import { isVotedOn } from '../accords/about.js';
import type { Kept } from '../ledger/rows.js';
import type { SeatRow } from '../store/schema.js';
import { clockLine, deadline, type SeatClock } from '../time/bank.js';
import { type Rests, restsOf } from '../time/standing.js';

/** The key of the job that looks after the clocks of a match. */
export const clockJobOf = (match: string): string => `clock:${match}`;

export const restsAt = (kept: Kept, { person }: Pick<SeatRow, 'person'>): Rests =>
  restsOf(person === null ? undefined : kept.habits[person], kept.row);

/** Clocks run for people, not for bots, nor for those for whom one plays. */
export const hasOwnClock = ({ person, bot, stand_in }: SeatRow): boolean =>
  person !== null && bot === null && stand_in === null;

/** So much of a bank is left when somebody is told that his time is short. */
const shortOf = ({ terms }: Kept): number => Math.floor(terms.pace.bank / 4);

/** When something will happen to the clock of a seat that is asked: it becomes short, or its time is up. */
export const clockEvents = (
  kept: Kept,
  row: SeatRow,
  clock: SeatClock,
): readonly { readonly what: 'short' | 'up'; readonly at: number }[] => {
  if (!hasOwnClock(row) || clock.since === null) return [];
  const { pace } = kept.terms;
  const rests = restsAt(kept, row);
  const up = deadline(clock, pace, rests);
  if (up === undefined) return [];
  const early = clock.bank - shortOf(kept);
  const short = early > 0 ? deadline({ ...clock, bank: early }, pace, rests) : undefined;
  return [...(short === undefined ? [] : [{ what: 'short' as const, at: short }]), { what: 'up', at: up }];
};

/** When the clocks of a match have to be looked at next, after a moment; undefined if none runs. */
export const nextClockEvent = (
  kept: Kept,
  clocks: Readonly<Record<Seat, SeatClock>>,
  after: number,
): number | undefined => {
  const all = kept.seats
    .filter(({ seat }) => !isVotedOn(kept, seat))
    .flatMap(row => clockEvents(kept, row, clocks[row.seat] ?? { bank: 0, since: null }));
  const due = all.filter(({ what, at }) => what === 'up' || at > after).map(({ at }) => at);
  return due.length === 0 ? undefined : Math.min(...due);
};

/** How the clock of a seat is shown. */
export const clockOf =
  (now: () => number) =>
  (kept: Kept, row: SeatRow): ClockLine | null =>
    kept.row.status === 'running' && hasOwnClock(row)
      ? clockLine({ bank: row.bank, since: row.since }, kept.terms.pace, restsAt(kept, row), now())
      : null;
