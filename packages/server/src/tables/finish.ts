import type { Entry, Seat } from '@hegemon/kernel';
import type { Kept } from '../ledger/rows.js';
import type { Finish } from '../ratings/store.js';
import type { Live } from './live.js';

/** What each has answered by his own hand, and how long he took for it. */
const effortsIn = (entries: readonly Entry[], seats: readonly Seat[]): Finish['efforts'] => {
  const efforts = Object.fromEntries(seats.map(seat => [seat, { answers: 0, thinking: 0 }]));
  let last = Number.NaN;
  for (const { seat, kind, by, at } of entries) {
    const now = Date.parse(at ?? '');
    const effort = seat === undefined || by !== undefined ? undefined : efforts[seat];
    if (effort && kind !== 'sit' && kind !== 'close') {
      effort.answers++;
      effort.thinking += Math.max(0, now - last) || 0;
    }
    last = now;
  }
  return efforts;
};

/** Everything that is told of a match once it is over. */
export const finishOf = (live: Live, after: Kept, ended: number): Finish | undefined => {
  const { entries, outcome } = live.match;
  if (!outcome) return undefined;
  const leavers = entries.flatMap(({ kind, seat, arg }) => {
    const isLost = kind === 'sit' && Array.isArray(arg) && ['resigned', 'forfeit'].includes(String(arg[2]));
    return isLost && seat !== undefined ? [seat] : [];
  });
  const seats = after.seats.map(({ seat }) => seat);
  return { match: after.row, seats: after.seats, outcome, efforts: effortsIn(entries, seats), leavers, ended };
};
