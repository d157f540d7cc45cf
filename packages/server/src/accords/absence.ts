import { bad, good, type Result, type Seat } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Kept } from '../ledger/rows.js';
import { hasOwnClock } from '../tables/clocks.js';
import { hasClock } from '../time/paces.js';
import type { Presence } from '../wire/presence.js';

/** Who was not here for so long is away. */
const AWAY = 86_400_000;

interface Parts {
  readonly house: Pick<House, 'store' | 'clock'>;
  readonly presence: Pick<Presence, 'know' | 'isHere'>;
}

/**
 * May others give a seat away without whoever sits there? Only while he is away, and never while his own clock runs for
 * him: then it says how long they wait.
 */
export const mayBeReplaced = async (
  { house, presence }: Parts,
  { seats, terms }: Kept,
  seat: Seat,
): Promise<Result<true, Trouble>> => {
  const row = seats.find(each => each.seat === seat);
  const person = row?.person;
  if (!row || !person) return bad({ code: 'malformed', facts: { path: '/other' } });
  if (hasClock(terms.pace) && hasOwnClock(row)) return bad({ code: 'not-allowed', facts: { why: 'clock', seat } });
  await presence.know([person]);
  const known = await house.store.read(db =>
    db.selectFrom('persons').select(['seen', 'gone']).where('id', '=', person).executeTakeFirst(),
  );
  const isGone = !known || known.gone !== null;
  const isAway = isGone || (!presence.isHere(person) && house.clock.now() - known.seen >= AWAY);
  return isAway ? good(true) : bad({ code: 'not-allowed', facts: { why: 'not-away', seat } });
};
