import type { House } from '../house.js';
import type { Tx } from '../store/store.js';
import { type Db, NOBODY } from './persons.js';
import { endAllSessions } from './sessions.js';

/** Hears in the same transaction that somebody is about to leave: his seats are somebody else's business. */
export type Leaving = (tx: Tx, person: string) => Promise<void>;

/** Everything that is his and that no match needs. */
export const removeBelongings = async (db: Db, people: readonly string[]): Promise<void> => {
  await db.deleteFrom('sessions').where('person', 'in', people).execute();
  await db.deleteFrom('tokens').where('person', 'in', people).execute();
  await db.deleteFrom('resets').where('person', 'in', people).execute();
  await db.deleteFrom('pushes').where('person', 'in', people).execute();
  await db.deleteFrom('notices').where('person', 'in', people).execute();
  await db.deleteFrom('ratings').where('person', 'in', people).execute();
  await db.deleteFrom('notes').where('person', 'in', people).execute();
  await db
    .deleteFrom('blocks')
    .where(eb => eb.or([eb('person', 'in', people), eb('other', 'in', people)]))
    .execute();
};

/** For good. His row stays, since old logs name it; nothing in it tells who he was. His name is free again. */
export const leave = ({ store, relay, clock }: House, person: string, leaving: Leaving): Promise<void> =>
  store.tx(async tx => {
    await leaving(tx, person);
    await tx.db
      .updateTable('persons')
      .set({
        name: NOBODY,
        // No name has a colon.
        name_key: `gone:${person}`,
        mail: null,
        mail_key: null,
        password: null,
        gone: clock.now(),
        settings_json: '{}',
      })
      .where('id', '=', person)
      .execute();
    await removeBelongings(tx.db, [person]);
    await endAllSessions(tx, { relay }, person);
  });
