import type { Seat } from '@hegemon/kernel';
import type { SeatChange } from '../tables/aftermath.js';
import type { Live } from '../tables/live.js';
import { isPersons } from './holding.js';

/** Who plays on in the place of somebody who has gone. */
export const STAND_IN = 'planner';

/**
 * Seats are lost, one after the other: a bot plays on in each. The match ends as soon as one seat alone is not lost, or no
 * person is left who could win; all who have not lost have won then. Whoever would have lost after that has not.
 */
export const giveUp = (
  live: Live,
  seats: readonly Seat[],
  why: 'resigned' | 'forfeit',
  at: string,
): readonly SeatChange[] => {
  const changes: SeatChange[] = [];
  for (const seat of seats) {
    live.match.sit(seat, { kind: 'bot', name: STAND_IN }, why, { at });
    // He stays in the row, since results name him.
    changes.push({ seat, lost: why, bot: STAND_IN, stand_in: null, orders_json: '[]' });
    const left = live.kept.seats.filter(row => row.lost === null && !changes.some(each => each.seat === row.seat));
    if (left.length > 1 && left.some(isPersons)) continue;
    const winners = left.map(row => row.seat);
    // Against nobody nothing is lost.
    live.match.close(winners.length > 0 ? why : 'abandoned', winners, { at }, seat);
    break;
  }
  return changes;
};
