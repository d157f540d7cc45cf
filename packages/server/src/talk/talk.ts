import { bad, good, type Result } from '@hegemon/kernel';
import type { TalkLine, Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Kept } from '../ledger/rows.js';
import { seatOfPerson } from '../lobby/room.js';
import { note } from '../notices/writing.js';
import { isTaken } from '../store/faults.js';
import type { TalkRow } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import type { PeopleLines } from '../tables/people-lines.js';
import type { Tables } from '../tables/tables.js';
import { cleaned, hearersOf, mayHear, TABLE } from './hearing.js';

export type Saying = (
  match: string,
  person: string,
  words: { readonly id: string; readonly channel: string; readonly text: string },
) => Promise<Result<TalkLine, Trouble>>;

const SKEW = 5000;
const MOST_MISSED = 500;
/** So much one may say at one table, in a minute and in all. */
const MOST_IN_A_MINUTE = 60;
const MOST_WORDS = 10_000;

/** What is said at a table, and who may hear it. */
export class Talk {
  readonly #house: House;
  readonly #tables: Tables;
  readonly #people: PeopleLines;

  constructor(house: House, tables: Tables, people: PeopleLines) {
    this.#house = house;
    this.#tables = tables;
    this.#people = people;
  }

  readonly say: Saying = async (match, person, { id, channel, text: given }) => {
    const kept = await this.#tables.ledger.read(match);
    if (!kept) return bad({ code: 'no-such-match' });
    const seat = seatOfPerson(kept, person);
    const text = cleaned(given);
    if (text === '') return bad({ code: 'malformed', facts: { path: 'text' } });
    const obstacle = seat === undefined ? ({ code: 'not-your-seat' } as const) : whyNotThere(kept, seat, channel);
    if (obstacle) return bad(obstacle);
    const at = this.#house.clock.now();
    const hearers = hearersOf(channel) ?? [];
    try {
      const row = await this.#house.store.tx(async tx => {
        if (await hasSaidEnough(tx, match, person, id, at)) return undefined;
        const { id: number } = await tx.db
          .insertInto('talk')
          .values({ match, channel, person, seat: seat ?? null, text, at, action: id })
          .returning('id')
          .executeTakeFirstOrThrow();
        await this.#house.relay.tell(tx, { about: 'talk', match, id: number });
        const others = kept.seats.filter(
          each => each.seat !== seat && hearers.includes(each.seat) && each.person !== null,
        );
        for (const other of others.map(each => each.person ?? '').sort()) {
          await note(tx, this.#house, { person: other, match, kind: 'said', facts: {} });
        }
        return { id: number, match, channel, person, seat: seat ?? null, text, at, action: id };
      });
      return row ? good(await this.#line(row)) : bad({ code: 'too-fast' });
    } catch (fault) {
      if (!isTaken(fault)) throw fault;
      // It has been said before; the answer was lost on the way.
      const row = await this.#house.store.read(db =>
        db
          .selectFrom('talk')
          .selectAll()
          .where('match', '=', match)
          .where('person', '=', person)
          .where('action', '=', id)
          .executeTakeFirstOrThrow(),
      );
      return good(await this.#line(row));
    }
  };

  /** What somebody may hear of it, oldest first. */
  async heardBy(
    kept: Kept,
    person: string | undefined,
    before: number | undefined,
    limit: number,
  ): Promise<readonly TalkLine[]> {
    const seat = seatOfPerson(kept, person);
    const isOver = kept.row.status === 'over';
    const since = seat === undefined ? 0 : await this.#sits(kept.row.id, seat);
    const rows = await this.#house.store.read(db => {
      let query = db.selectFrom('talk').selectAll().where('match', '=', kept.row.id).orderBy('id', 'desc').limit(limit);
      if (before !== undefined) query = query.where('id', '<', before);
      // Of what is not for these ears not even the number is read.
      if (seat === undefined) query = query.where('channel', '=', isOver ? TABLE : '');
      else {
        const like = [`${seat}`, `${seat},%`, `%,${seat}`, `%,${seat},%`];
        // What was said in confidence to whoever sat there before was not said to him.
        query = query.where(({ or, and, eb }) =>
          or([
            eb('channel', '=', TABLE),
            and([eb('at', '>=', since), or(like.map(each => eb('channel', 'like', each)))]),
          ]),
        );
      }
      return query.execute();
    });
    const lines = await Promise.all(rows.filter(row => mayHear(row.channel, seat, isOver)).map(row => this.#line(row)));
    return lines.toReversed();
  }

  /** Since when the seat is with whoever has it now. */
  async #sits(match: string, seat: string): Promise<number> {
    const rows = await this.#house.store.read(db =>
      db
        .selectFrom('entries')
        .select(['body', 'at'])
        .where('match', '=', match)
        .where('body', 'like', '%"kind":"sit"%')
        .orderBy('n', 'desc')
        .execute(),
    );
    const last = rows.find(({ body }) => {
      const entry = JSON.parse(body) as { readonly kind: string; readonly seat?: string };
      return entry.kind === 'sit' && entry.seat === seat;
    });
    return last?.at ?? 0;
  }

  /** Ids of what was said at these matches since a time, oldest first; the clocks of two processes may differ a little. */
  async since(
    at: number,
    matches: readonly string[],
  ): Promise<readonly { readonly id: number; readonly match: string }[]> {
    if (matches.length === 0) return [];
    return this.#house.store.read(db =>
      db
        .selectFrom('talk')
        .select(['id', 'match'])
        .where('at', '>=', at - SKEW)
        .where('match', 'in', matches)
        .orderBy('id')
        .limit(MOST_MISSED)
        .execute(),
    );
  }

  async line(id: number): Promise<TalkLine | undefined> {
    const row = await this.#house.store.read(db =>
      db.selectFrom('talk').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    return row && this.#line(row);
  }

  async #line({
    id,
    channel,
    person,
    seat,
    text,
    at,
  }: Omit<TalkRow, 'id'> & { readonly id: number }): Promise<TalkLine> {
    const people = await this.#people.of([person]);
    return { id, channel, person: people.get(person) ?? { id: person, name: '–', isGuest: true }, seat, text, at };
  }
}

/** What is said again because the answer was lost is no more than it was. */
const hasSaidEnough = async (
  { db }: Tx,
  match: string,
  person: string,
  action: string,
  now: number,
): Promise<boolean> => {
  const said = db
    .selectFrom('talk')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('match', '=', match)
    .where('person', '=', person)
    .where('action', '!=', action);
  const { lines: lately } = await said.where('at', '>', now - 60_000).executeTakeFirstOrThrow();
  if (Number(lately) >= MOST_IN_A_MINUTE) return true;
  const { lines } = await said.executeTakeFirstOrThrow();
  return Number(lines) >= MOST_WORDS;
};

const whyNotThere = ({ terms, seats }: Kept, seat: string, channel: string): Trouble | undefined => {
  const hearers = hearersOf(channel);
  if (!hearers) return undefined;
  const isSound =
    hearers.length >= 2 &&
    hearers.includes(seat) &&
    hearers.every((each, i) => seats.some(row => row.seat === each) && (i === 0 || hearers[i - 1] < each));
  if (!isSound) return { code: 'malformed', facts: { path: 'channel' } };
  return terms.whispers ? undefined : { code: 'not-allowed' };
};
