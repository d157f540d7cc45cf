import { bad, type Entry, good, isAnswer, type Result, type Seat, satIn } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Kept } from '../ledger/rows.js';
import type { SeatRow } from '../store/schema.js';
import type { Acting } from '../tables/acting.js';
import type { PeopleLines } from '../tables/people-lines.js';
import type { Tables } from '../tables/tables.js';
import { leastBank } from '../time/grace.js';
import { isShutOut } from './shut-out.js';

interface Parts {
  readonly house: House;
  readonly tables: Tables;
  readonly acting: Acting;
  readonly people: PeopleLines;
}
export interface TakingOver {
  readonly seat?: Seat;
  readonly invite?: string;
}

const NOT_ALLOWED: Trouble = { code: 'not-allowed' };

/** Nobody's, and not a bot's either: one only plays there until somebody comes. */
const isFreeInPlay = ({ person, bot, stand_in }: SeatRow): boolean =>
  person === null && bot === null && stand_in !== null;

/** Takes a seat at a table that is playing: the free one that was named, or the first. */
export const takeOver = async (
  { house, tables, acting, people }: Parts,
  match: string,
  person: string,
  wish: TakingOver,
): Promise<Result<Seat, Trouble>> => {
  const kept = await tables.ledger.read(match);
  if (!kept) return bad({ code: 'no-such-match' });
  const { row } = kept;
  const isInvited = row.is_listed === 1 || row.host === person || wish.invite === row.invite;
  if (!isInvited || (await isShutOut(house, kept, person))) return bad(NOT_ALLOWED);
  const name = (await people.of([person])).get(person)?.name ?? '';
  const played = await seatsPlayed(house, match, person);
  let taken: Seat | undefined;
  const done = await acting.change(match, person, (live, at) => {
    if (live.isOver) return bad({ code: 'not-running' });
    const free = live.kept.seats.find(
      each => isFreeInPlay(each) && (wish.seat === undefined || wish.seat === each.seat),
    );
    if (hasSat(live.kept, person)) return bad(NOT_ALLOWED);
    if (!free) return bad({ code: 'seat-taken', ...(wish.seat !== undefined && { facts: { seat: wish.seat } }) });
    const { seat } = free;
    // He knows what another seat has kept to itself.
    if (played.some(each => each !== seat)) return bad({ code: 'not-allowed', facts: { why: 'played', seat } });
    live.match.sit(seat, { kind: 'person', name }, 'replaced', { at });
    taken = seat;
    return good({
      seats: [{ seat, person, stand_in: null, bank: Math.max(free.bank, leastBank(live.kept.terms.pace)) }],
      also: tx => house.relay.tell(tx, { about: 'lists', person }),
    });
  });
  if (!done.ok) return done;
  return taken === undefined ? bad({ code: 'stale' }) : good(taken);
};

/** Who sits here has a seat, and who has lost one does not get another. */
const hasSat = ({ seats }: Kept, person: string): boolean => seats.some(row => row.person === person);

/** In which seats somebody has answered in this match, or sat down; to his own he may come back. */
const seatsPlayed = async ({ store }: House, match: string, person: string): Promise<readonly Seat[]> => {
  const rows = await store.read(db =>
    db.selectFrom('entries').select('body').where('match', '=', match).where('person', '=', person).execute(),
  );
  const isHis = (entry: Entry): boolean => isAnswer(entry) || satIn(entry)?.kind === 'person';
  const entries = rows.map(({ body }) => JSON.parse(body) as Entry).filter(isHis);
  return [...new Set(entries.flatMap(({ seat }) => seat ?? []))];
};
