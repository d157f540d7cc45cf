import { bad, good, type Result } from '@hegemon/kernel';
import type { NewChair, Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Kept } from '../ledger/rows.js';
import { note } from '../notices/writing.js';
import type { SeatRow } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { create, tooManyTables } from './creating.js';

/** The same again with the same people, each one seat further; who asks first makes it, and the others are invited. */
export const rematch = async (house: House, kept: Kept, person: string): Promise<Result<string, Trouble>> => {
  const { row, options, terms, seats } = kept;
  if (row.status !== 'over') return bad({ code: 'not-running', facts: { status: row.status } });
  return house.store.tx(async tx => {
    // Two may ask at once: the second finds what the first has made. SQLite does one at a time anyway.
    await tx.db
      .selectFrom('matches')
      .select('id')
      .where('id', '=', row.id)
      .$if(house.store.kind === 'postgres', query => query.forNoKeyUpdate())
      .execute();
    const known = await tx.db.selectFrom('matches').select('id').where('rematch_of', '=', row.id).executeTakeFirst();
    if (known) return good(known.id);
    const tooMany = await tooManyTables(tx, person);
    if (tooMany) return bad(tooMany);
    const chairs = Object.fromEntries(seats.map(({ seat }): [string, NewChair] => [seat, { kind: 'open' }]));
    const listing = house.listings.find(({ game }) => game.id === row.game);
    if (!listing) return bad({ code: 'unknown-game', facts: { game: row.game } });
    const wanted = await stillWanted(tx, seats, person);
    const names = seats.map(({ seat }) => seat);
    const plan = {
      game: row.game,
      edition: listing.game.edition,
      title: row.title,
      options,
      terms,
      seats: names,
      chairs,
    };
    const id = await create(tx, house, person, { ...plan, isListed: row.is_listed === 1, rematchOf: row.id });
    for (const [i, before] of seats.entries()) {
      const seat = names[(i + 1) % names.length];
      // Whoever gave up sits at the next table as a person again.
      const sitter =
        before.person === null ? { bot: before.bot } : { person: wanted.has(before.person) ? before.person : null };
      await tx.db.updateTable('seats').set(sitter).where('match', '=', id).where('seat', '=', seat).execute();
    }
    for (const other of [...wanted].filter(each => each !== person).sort()) {
      await note(tx, house, { person: other, match: id, kind: 'invited', facts: {} });
      await house.relay.tell(tx, { about: 'lists', person: other });
    }
    await announce(tx, house, row.id);
    return good(id);
  });
};

/** Whoever still looks at the old table learns that there is a new one. */
const announce = async (tx: Tx, { relay }: House, match: string): Promise<void> => {
  const { version, revision } = await tx.db
    .updateTable('matches')
    .set(to => ({ revision: to('revision', '+', 1) }))
    .where('id', '=', match)
    .returning(['version', 'revision'])
    .executeTakeFirstOrThrow();
  await relay.tell(tx, { about: 'match', match, version, revision });
};

/** Those of them who are still there, and neither shut out nor shut him out: nobody is made to sit with somebody. */
const stillWanted = async ({ db }: Tx, seats: readonly SeatRow[], person: string): Promise<ReadonlySet<string>> => {
  const people = seats.flatMap(each => each.person ?? []);
  const there = await db
    .selectFrom('persons')
    .select('id')
    .where('id', 'in', people)
    .where('gone', 'is', null)
    .execute();
  const blocks = await db
    .selectFrom('blocks')
    .select(['person', 'other'])
    .where(({ or, eb }) => or([eb('person', '=', person), eb('other', '=', person)]))
    .execute();
  const apart = new Set(blocks.flatMap(each => [each.person, each.other]).filter(each => each !== person));
  return new Set(there.map(({ id }) => id).filter(id => !apart.has(id)));
};
