import { createHash } from 'node:crypto';
import type { PushSubscription, Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { PushRow } from '../store/schema.js';

/** Browsers of one person; who adds another loses the oldest. */
const MOST = 10;

/** A point of the curve, uncompressed, and sixteen bytes; what is neither could never be written to. */
const isWhole = ({ p256dh, auth }: PushSubscription['keys']): boolean => {
  const point = Buffer.from(p256dh, 'base64url');
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
};

type Parts = Pick<House, 'store' | 'clock' | 'config'>;

/** A browser belongs to whoever has subscribed with it last. */
export const subscribe = async (
  { store, clock, config }: Parts,
  person: string,
  { endpoint, keys }: PushSubscription,
): Promise<Trouble | undefined> => {
  const isFit = URL.canParse(endpoint) && (config.privateHooks || endpoint.startsWith('https:'));
  if (!isFit || !isWhole(keys)) return { code: 'malformed' };
  const row = { person, keys_json: JSON.stringify(keys), created: clock.now(), failures: 0 };
  await store.tx(async ({ db }) => {
    await db
      .insertInto('pushes')
      .values({ endpoint, ...row })
      .onConflict(conflict => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    const all = await db
      .selectFrom('pushes')
      .select('endpoint')
      .where('person', '=', person)
      .orderBy('created', 'desc')
      .orderBy('endpoint')
      .execute();
    const surplus = all.map(each => each.endpoint).filter((each, i) => i >= MOST && each !== endpoint);
    if (surplus.length > 0) await db.deleteFrom('pushes').where('endpoint', 'in', surplus).execute();
  });
};

/** Only his own. */
export const unsubscribe = async ({ store }: Pick<House, 'store'>, person: string, endpoint: string): Promise<void> => {
  await store.tx(({ db }) =>
    db.deleteFrom('pushes').where('endpoint', '=', endpoint).where('person', '=', person).execute(),
  );
};

export const pushesOf = ({ store }: Pick<House, 'store'>, person: string): Promise<readonly PushRow[]> =>
  store.read(db => db.selectFrom('pushes').selectAll().where('person', '=', person).orderBy('created').execute());

/** A short name for a browser, since its address is long and secret. */
export const pushName = (endpoint: string): string =>
  `push:${createHash('sha256').update(endpoint).digest('hex').slice(0, 16)}`;
