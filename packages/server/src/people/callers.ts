import fastifyCookie from '@fastify/cookie';
import type { House } from '../house.js';
import { hashOf } from './secrets.js';
import { SESSION_LASTS } from './sessions.js';

/** Whoever asks, and how we know. */
export interface Caller {
  readonly person: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly by: 'cookie' | 'token';
  /** The hash of his session, or the id of his token: what news of `signed-out` names. */
  readonly session: string;
}

export interface Credentials {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}

export const COOKIE = 'hegemon';
export const TOKEN_PREFIX = 'hgm_';
/** How often it is written down that somebody was here. */
const SEEN_AGAIN = 3_600_000;

/** A browser never sends one by itself, nor can a foreign page. Other schemes belong to whatever stands before us. */
export const bearerOf = ({ authorization }: Credentials): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
export const cookieOf = ({ cookie }: Credentials): string | undefined =>
  cookie === undefined ? undefined : fastifyCookie.fastifyCookie.parse(cookie)[COOKIE];

type Parts = Pick<House, 'store' | 'clock'>;

/** Who it is; undefined for somebody we do not know. A token that is wrong is not made good by a cookie beside it. */
export const authenticate = async (house: Parts, credentials: Credentials): Promise<Caller | undefined> => {
  const bearer = bearerOf(credentials);
  if (bearer !== undefined) return bearer.startsWith(TOKEN_PREFIX) ? byToken(house, bearer) : undefined;
  const secret = cookieOf(credentials);
  return secret ? byCookie(house, secret) : undefined;
};

const byCookie = async ({ store, clock }: Parts, secret: string): Promise<Caller | undefined> => {
  const hash = hashOf(secret);
  const now = clock.now();
  const found = await store.read(db =>
    db
      .selectFrom('sessions')
      .innerJoin('persons', 'persons.id', 'sessions.person')
      .select(['persons.id', 'persons.name', 'persons.kind', 'sessions.seen'])
      .where('sessions.hash', '=', hash)
      .where('sessions.expires', '>', now)
      .where('persons.gone', 'is', null)
      .executeTakeFirst(),
  );
  if (!found) return undefined;
  if (now - found.seen >= SEEN_AGAIN) {
    await store.tx(async ({ db }) => {
      // The person before what is his, as everywhere: two transactions never wait for each other.
      await db.updateTable('persons').set({ seen: now }).where('id', '=', found.id).execute();
      const session = { seen: now, expires: now + SESSION_LASTS };
      await db.updateTable('sessions').set(session).where('hash', '=', hash).execute();
    });
  }
  return { person: found.id, name: found.name, isGuest: found.kind === 'guest', by: 'cookie', session: hash };
};

const byToken = async ({ store, clock }: Parts, token: string): Promise<Caller | undefined> => {
  const now = clock.now();
  const found = await store.read(db =>
    db
      .selectFrom('tokens')
      .innerJoin('persons', 'persons.id', 'tokens.person')
      .select(['persons.id', 'persons.name', 'persons.kind', 'tokens.id as token', 'tokens.used'])
      .where('tokens.hash', '=', hashOf(token))
      .where('persons.gone', 'is', null)
      .executeTakeFirst(),
  );
  if (!found) return undefined;
  if (found.used === null || now - found.used >= SEEN_AGAIN) {
    await store.tx(async ({ db }) => {
      await db.updateTable('persons').set({ seen: now }).where('id', '=', found.id).execute();
      await db.updateTable('tokens').set({ used: now }).where('id', '=', found.token).execute();
    });
  }
  return { person: found.id, name: found.name, isGuest: found.kind === 'guest', by: 'token', session: found.token };
};
