import { bad, good, type Result } from '@hegemon/kernel';
import type { PersonLine, Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Caller } from './callers.js';
import { type Db, lineOf, personByName } from './persons.js';

const MOST = 500;

/** Does the first want nothing to do with the second? */
export const hasBlocked = async (db: Db, person: string, other: string): Promise<boolean> =>
  (await db
    .selectFrom('blocks')
    .select('other')
    .where('person', '=', person)
    .where('other', '=', other)
    .executeTakeFirst()) !== undefined;

export const block = ({ store, clock }: House, { person }: Caller, name: string): Promise<Result<undefined, Trouble>> =>
  store.tx(async ({ db }) => {
    const other = await personByName(db, name);
    if (!other) return bad({ code: 'no-such-person' });
    if (other.id === person) return bad({ code: 'not-allowed' });
    const had = await db.selectFrom('blocks').select('other').where('person', '=', person).execute();
    if (had.length >= MOST) return bad({ code: 'not-allowed', facts: { most: MOST } });
    await db
      .insertInto('blocks')
      .values({ person, other: other.id, created: clock.now() })
      .onConflict(conflict => conflict.columns(['person', 'other']).doNothing())
      .execute();
    return good(undefined);
  });

export const unblock = ({ store }: House, { person }: Caller, name: string): Promise<Result<undefined, Trouble>> =>
  store.tx(async ({ db }) => {
    const other = await personByName(db, name);
    if (!other) return bad({ code: 'no-such-person' });
    await db.deleteFrom('blocks').where('person', '=', person).where('other', '=', other.id).execute();
    return good(undefined);
  });

/** By name. */
export const blocksOf = async ({ store }: House, { person }: Caller): Promise<readonly PersonLine[]> => {
  const rows = await store.read(db =>
    db
      .selectFrom('blocks')
      .innerJoin('persons', 'persons.id', 'blocks.other')
      .select(['persons.id', 'persons.name', 'persons.kind'])
      .where('blocks.person', '=', person)
      .orderBy('persons.name_key')
      .execute(),
  );
  return rows.map(lineOf);
};
