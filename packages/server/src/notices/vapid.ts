import webPush from 'web-push';
import type { Config } from '../config.js';
import type { Store } from '../store/store.js';
import { addressIn } from './mail.js';

/** With which the server shows to the push services of browsers who it is. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'vapid';
const read = async (store: Store): Promise<Vapid | undefined> => {
  const row = await store.read(db =>
    db.selectFrom('facts').select('value').where('name', '=', NAME).executeTakeFirst(),
  );
  return row && (JSON.parse(row.value) as Vapid);
};

/** Made once for all processes: who comes second takes what the first has written, since browsers rely on it. */
export const vapidOf = async (store: Store): Promise<Vapid> => {
  const kept = await read(store);
  if (kept) return kept;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await store.tx(({ db }) =>
    db
      .insertInto('facts')
      .values({ name: NAME, value: JSON.stringify({ publicKey, privateKey }) })
      .onConflict(conflict => conflict.column('name').doNothing())
      .execute(),
  );
  const made = await read(store);
  if (!made) throw new Error('the keys for push were written and are not there');
  return made;
};

/** For browsers that want to subscribe. */
export const publicKeyOf = async (store: Store): Promise<string> => (await vapidOf(store)).publicKey;

/** Whom a push service may turn to. */
export const subjectOf = ({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${addressIn(mailFrom)}`;
