import { bad, good, type Result } from '@hegemon/kernel';
import type { Order, Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Acted, Acting } from './acting.js';
import { isPlain } from './answers.js';
import type { Live } from './live.js';

interface Parts {
  readonly house: House;
  readonly acting: Acting;
}
const NOT_YOURS: Result<never, Trouble> = bad({ code: 'not-your-seat' });

const own = (live: Live, person: string) => {
  const seat = live.seatOf(person);
  return seat === undefined ? undefined : live.seatRow(seat);
};

/** What somebody wants to be answered for him from now on. Nobody else ever learns of it. */
export const setOrders = (
  { acting }: Parts,
  match: string,
  person: string,
  orders: readonly Order[],
): Promise<Result<Acted, Trouble>> =>
  acting.change(match, person, live => {
    const row = own(live, person);
    if (!row) return NOT_YOURS;
    if (live.isOver) return bad({ code: 'not-running' });
    if (!orders.every(({ answer }) => isPlain(answer))) return bad({ code: 'malformed' });
    const seats = [{ seat: row.seat, orders_json: JSON.stringify(orders) }];
    // They hold at once, also for a question that is open.
    live.kept = {
      ...live.kept,
      seats: live.kept.seats.map(each => (each.seat === row.seat ? { ...each, ...seats[0] } : each)),
    };
    return good({ seats, isPrivate: true });
  });

/** A bot plays for somebody from now on, or he is back. While it does, his clock stands still. */
export const setStandIn = (
  { house, acting }: Parts,
  match: string,
  person: string,
  bot: string | null,
): Promise<Result<Acted, Trouble>> =>
  acting.change(match, person, live => {
    const row = own(live, person);
    if (!row) return NOT_YOURS;
    if (live.isOver) return bad({ code: 'not-running' });
    if (bot !== null && !house.bots.byName(bot)) return bad({ code: 'unknown-bot', facts: { bot } });
    // What is measured is what people can do.
    if (bot !== null && live.kept.terms.isRated) return bad({ code: 'not-allowed', facts: { why: 'rated' } });
    return good({ seats: [{ seat: row.seat, stand_in: bot }] });
  });
