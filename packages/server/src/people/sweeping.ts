import type { House } from '../house.js';
import type { Tx } from '../store/store.js';
import { removeBelongings } from './leaving.js';
import { FORGOTTEN_AFTER } from './throttle.js';

/** A guest who was not here for so long will not come back. */
const GUEST_LASTS = 60 * 86_400_000;
const AT_ONCE = 200;

export interface Swept {
  readonly guests: number;
  readonly sessions: number;
}

/** Removes what has run out. A guest goes only if no match and no word of his is left. */
export const sweepPeople = async ({ store, clock }: Pick<House, 'store' | 'clock'>): Promise<Swept> => {
  const now = clock.now();
  const sessions = await store.tx(async ({ db }) => {
    await db.deleteFrom('resets').where('expires', '<=', now).execute();
    await db
      .deleteFrom('throttles')
      .where('until', '<', now - FORGOTTEN_AFTER)
      .execute();
    const { numDeletedRows } = await db.deleteFrom('sessions').where('expires', '<=', now).executeTakeFirst();
    return Number(numDeletedRows);
  });
  let guests = 0;
  for (let swept = AT_ONCE; swept === AT_ONCE; guests += swept) {
    swept = await store.tx(tx => sweepGuests(tx, now - GUEST_LASTS));
  }
  return { guests, sessions };
};

const sweepGuests = async ({ db }: Tx, before: number): Promise<number> => {
  const idle = await db
    .selectFrom('persons')
    .select('id')
    .where('kind', '=', 'guest')
    .where('gone', 'is', null)
    .where('seen', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('seats.seat').whereRef('seats.person', '=', 'persons.id'))),
    )
    .where('id', 'not in', eb => eb.selectFrom('matches').select('host').distinct())
    .where('id', 'not in', eb => eb.selectFrom('talk').select('talk.person').distinct())
    .orderBy('seen')
    .limit(AT_ONCE)
    .execute();
  const ids = idle.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await removeBelongings(db, ids);
  await db.deleteFrom('persons').where('id', 'in', ids).execute();
  return ids.length;
};
