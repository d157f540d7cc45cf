import webPush from 'web-push';
import type { Config } from '../config.js';
import { lasting } from '../store/lasting.js';
import type { Store } from '../store/store.js';
import { addressIn } from './mail.js';

/** With which the server shows to the push services of browsers who it is. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'vapid';
/** Browsers rely on it. */
export const vapidOf = async (store: Store): Promise<Vapid> => {
  const make = (): string => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    return JSON.stringify({ publicKey, privateKey });
  };
  return JSON.parse(await lasting(store, NAME, make)) as Vapid;
};

/** For browsers that want to subscribe. */
export const publicKeyOf = async (store: Store): Promise<string> => (await vapidOf(store)).publicKey;

/** Whom a push service may turn to. */
export const subjectOf = ({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${addressIn(mailFrom)}`;
