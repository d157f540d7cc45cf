import { bad, good, type Result } from '@hegemon/kernel';
import type { TokenLine, Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import { newId } from '../ids.js';
import { type Caller, TOKEN_PREFIX } from './callers.js';
import { freshSecret, hashOf } from './secrets.js';

const MOST = 20;

/** The token itself is shown this once. */
export const makeToken = async (
  { store, clock }: House,
  { person }: Caller,
  name: string,
): Promise<Result<{ readonly token: string; readonly line: TokenLine }, Trouble>> => {
  const token = `${TOKEN_PREFIX}${freshSecret()}`;
  const line: TokenLine = { id: newId(), name, created: clock.now(), used: null };
  return store.tx(async ({ db }) => {
    const had = await db.selectFrom('tokens').select('id').where('person', '=', person).execute();
    if (had.length >= MOST) return bad({ code: 'not-allowed', facts: { most: MOST } });
    await db
      .insertInto('tokens')
      .values({ ...line, person, hash: hashOf(token) })
      .execute();
    return good({ token, line });
  });
};

export const tokensOf = ({ store }: House, { person }: Caller): Promise<TokenLine[]> =>
  store.read(db =>
    db
      .selectFrom('tokens')
      .select(['id', 'name', 'created', 'used'])
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute(),
  );

/** Of his own alone; one that is not there is as good as dropped. */
export const dropToken = ({ store, relay }: House, { person }: Caller, id: string): Promise<void> =>
  store.tx(async tx => {
    const dropped = await tx.db
      .deleteFrom('tokens')
      .where('id', '=', id)
      .where('person', '=', person)
      .returning('id')
      .executeTakeFirst();
    if (dropped) await relay.tell(tx, { about: 'signed-out', person, session: id });
  });
