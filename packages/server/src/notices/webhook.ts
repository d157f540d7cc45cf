import { createHmac } from 'node:crypto';
import type { House } from '../house.js';
import { hookFailed, hookOf, hookWorked, secretFor } from './hooks.js';
import type { NoticeKind } from './kinds.js';
import { linkTo, PLACE_OF_SETTINGS } from './links.js';
import { type Delivery, isGood, type Post, type Posted, poster } from './post.js';

/** What is sent to a webhook. `id` is the same when it is sent again. */
export interface HookBody {
  readonly id: number;
  readonly kind: NoticeKind | 'test';
  readonly match: string | null;
  readonly title: string;
  readonly game: string;
  readonly turn?: number;
  readonly phase?: string;
  readonly link: string;
  readonly at: number;
}

/** `t=<milliseconds>,v1=<hex>`: HMAC-SHA-256 of `<milliseconds>.<body>` with the secret of the receiver. */
const signatureOf = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

const faultIn = (posted: Posted): string => ('fault' in posted ? posted.fault : `status ${posted.status}`);

type Parts = Pick<House, 'store' | 'clock'>;

const send = async (house: Parts, post: Post, person: string, url: string, content: HookBody): Promise<Posted> => {
  const body = JSON.stringify(content);
  const signature = signatureOf(await secretFor(house.store, person), house.clock.now(), body);
  const headers = { 'content-type': 'application/json', 'user-agent': 'Hegemon', 'x-hegemon-signature': signature };
  return post(url, headers, body);
};

export const sendHook = async (
  house: Parts,
  post: Post,
  person: string,
  url: string,
  content: HookBody,
): Promise<Delivery> => {
  const posted = await send(house, post, person, url, content);
  if (!isGood(posted)) return (await hookFailed(house.store, person, url, faultIn(posted))) ? 'lost' : 'later';
  await hookWorked(house.store, person);
  return 'done';
};

/**
 * Sends something harmless to the webhook of a person. If it arrives, one that was silent speaks again. Says what went
 * wrong, null if nothing.
 */
export const testWebhook = async (
  house: Parts & Pick<House, 'config'>,
  person: string,
  post: Post = poster(house.config),
): Promise<{ readonly fault: string | null }> => {
  const row = await house.store.read(db =>
    db.selectFrom('persons').select('settings_json').where('id', '=', person).executeTakeFirst(),
  );
  const url = row ? hookOf(row.settings_json).url : null;
  if (url === null) return { fault: 'no-webhook' };
  const link = linkTo(house.config, PLACE_OF_SETTINGS);
  const content: HookBody = { id: 0, kind: 'test', match: null, title: '', game: '', link, at: house.clock.now() };
  const posted = await send(house, post, person, url, content);
  if (isGood(posted)) await hookWorked(house.store, person);
  else await hookFailed(house.store, person, url, faultIn(posted));
  return { fault: isGood(posted) ? null : faultIn(posted) };
};
