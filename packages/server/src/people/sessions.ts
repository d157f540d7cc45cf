import type { House } from '../house.js';
import type { Tx } from '../store/store.js';
import { freshSecret, hashOf } from './secrets.js';

/** Whoever comes back within this time is still signed in. */
export const SESSION_LASTS = 90 * 86_400_000;
const MOST_SESSIONS = 50;

/** What is returned goes into the cookie and nowhere else. */
export const beginSession = async (tx: Tx, { clock }: Pick<House, 'clock'>, person: string): Promise<string> => {
  const secret = freshSecret();
  const now = clock.now();
  const row = { hash: hashOf(secret), person, created: now, seen: now, expires: now + SESSION_LASTS };
  await tx.db.insertInto('sessions').values(row).execute();
  await endOldest(tx, person);
  return secret;
};

/** Whoever signs in on ever more machines is forgotten on the one that has not been seen for longest. */
const endOldest = async ({ db }: Tx, person: string): Promise<void> => {
  const kept = db
    .selectFrom('sessions')
    .select('hash')
    .where('person', '=', person)
    .orderBy('seen', 'desc')
    .orderBy('created', 'desc')
    .limit(MOST_SESSIONS);
  await db.deleteFrom('sessions').where('person', '=', person).where('hash', 'not in', kept).execute();
};

type Relays = Pick<House, 'relay'>;

export const endSession = async (tx: Tx, { relay }: Relays, hash: string): Promise<void> => {
  const ended = await tx.db.deleteFrom('sessions').where('hash', '=', hash).returning('person').executeTakeFirst();
  if (ended) await relay.tell(tx, { about: 'signed-out', person: ended.person, session: hash });
};

export const endOtherSessions = async (tx: Tx, { relay }: Relays, person: string, but: string): Promise<void> => {
  const ended = await tx.db
    .deleteFrom('sessions')
    .where('person', '=', person)
    .where('hash', '!=', but)
    .returning('hash')
    .execute();
  for (const { hash } of ended) await relay.tell(tx, { about: 'signed-out', person, session: hash });
};

export const endAllSessions = async (tx: Tx, { relay }: Relays, person: string): Promise<void> => {
  await tx.db.deleteFrom('sessions').where('person', '=', person).execute();
  await relay.tell(tx, { about: 'signed-out', person });
};
