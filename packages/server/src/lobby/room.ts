import type { Seat } from '@hegemon/kernel';
import type { AccordLine, ClockLine, PersonLine, Room, SeatLine } from '@hegemon/protocol';
import { aboutOf, kindOf, votesOf } from '../accords/about.js';
import type { Kept } from '../ledger/rows.js';
import type { AccordRow, SeatRow } from '../store/schema.js';

/** What a room is made of besides what is kept of the match. */
export interface Surroundings {
  readonly people: ReadonlyMap<string, PersonLine>;
  readonly watchers: number;
  readonly rematch: string | null;
  readonly now: number;
  isHere(person: string): boolean;
  clockOf(kept: Kept, row: SeatRow): ClockLine | null;
}

export const seatOfPerson = (kept: Kept, person: string | undefined): Seat | undefined =>
  kept.seats.find(row => row.person !== null && row.person === person && row.lost === null)?.seat;

/** Does somebody look on who must not learn from the room what he cannot see on the board yet? */
export const isLate = ({ status, terms, mine }: Pick<Room, 'status' | 'terms' | 'mine'>): boolean =>
  status === 'running' && terms.watching === 'late' && mine === null;

/** What tells of the present. */
const PRESENT = { revision: 0, version: 0, paused: null } as const;

export const accordLine = (row: AccordRow): AccordLine => {
  const { entry, other, bot, needed } = aboutOf(row);
  return {
    id: row.id,
    kind: kindOf(row),
    seat: row.seat,
    ...(entry !== undefined && { entry }),
    ...(other !== undefined && { other }),
    ...(bot !== undefined && { bot }),
    needed: [...needed],
    votes: votesOf(row),
    status: row.status,
    created: row.created,
  };
};

/** Everything about a match that is not in its log, as one person may know it. */
export const roomOf = (kept: Kept, person: string | undefined, around: Surroundings): Room => {
  const { row, terms, options, waiting, outcome } = kept;
  const mine = seatOfPerson(kept, person) ?? null;
  const isHost = row.host === person;
  const isBehind = isLate({ status: row.status, terms, mine });
  const line = (id: string): PersonLine => around.people.get(id) ?? { id, name: '–', isGuest: true };
  const seatLine = (seat: SeatRow): SeatLine => ({
    seat: seat.seat,
    person: seat.person === null ? null : line(seat.person),
    bot: seat.bot,
    standIn: seat.stand_in,
    isReady: seat.is_ready === 1,
    clientSeed: seat.client_seed,
    lost: seat.lost,
    presence: seat.person !== null && around.isHere(seat.person) ? 'here' : 'away',
    clock: isBehind ? null : around.clockOf(kept, seat),
  });
  return {
    id: row.id,
    revision: row.revision,
    game: row.game,
    edition: row.edition,
    title: row.title,
    status: row.status,
    options: options as Room['options'],
    terms,
    host: line(row.host),
    seats: kept.seats.map(seatLine),
    mine,
    isHost,
    isListed: row.is_listed === 1,
    invite: mine !== null || isHost ? row.invite : null,
    commitment: row.commitment,
    version: row.version,
    waiting: [...waiting],
    paused: row.paused,
    accords: kept.accords.map(accordLine),
    watchers: around.watchers,
    rematchOf: row.rematch_of,
    rematch: around.rematch,
    outcome: outcome ?? null,
    created: row.created,
    started: row.started,
    ended: row.ended,
    now: around.now,
    ...(isBehind && { ...PRESENT, waiting: [], accords: [] }),
  };
};

export const peopleOf = ({ row, seats }: Kept): readonly string[] => [
  row.host,
  ...seats.flatMap(({ person }) => (person === null ? [] : [person])),
];
