import type { PushSubscription } from '@hegemon/protocol';
import webPush, { type RequestDetails } from 'web-push';
import type { House } from '../house.js';
import type { PushRow } from '../store/schema.js';
import type { NoticeKind } from './kinds.js';
import { type Delivery, isGood, type Post, type Posted } from './post.js';
import { subjectOf, vapidOf } from './vapid.js';

/** What a browser is told; it reads `link` against the address of the page. */
export interface PushBody {
  readonly kind: NoticeKind | 'digest';
  readonly title: string;
  readonly link: string;
}
export interface PushOptions {
  /** What has not arrived yet is replaced by what comes under the same topic. */
  readonly topic: string;
  readonly isUrgent: boolean;
}

/** Seconds for which the service keeps it for a browser that is off. */
const KEEPS = 2 * 86_400;
/** So many times in a row, and the browser is taken to be gone. */
const MOST_FAILURES = 10;

type Parts = Pick<House, 'store' | 'config'>;

/** Undefined if nothing can be written to this subscription. */
const requestFor = async (
  { store, config }: Parts,
  row: PushRow,
  body: PushBody,
  { topic, isUrgent }: PushOptions,
): Promise<RequestDetails | undefined> => {
  const vapidDetails = { subject: subjectOf(config), ...(await vapidOf(store)) };
  const keys = JSON.parse(row.keys_json) as PushSubscription['keys'];
  try {
    return webPush.generateRequestDetails({ endpoint: row.endpoint, keys }, JSON.stringify(body), {
      vapidDetails,
      TTL: KEEPS,
      topic,
      urgency: isUrgent ? 'high' : 'normal',
    });
  } catch {
    return undefined;
  }
};

/** The service is out of order, or has too much to do; everything else it says of this request is final. */
const isPassing = (posted: Posted): boolean =>
  'fault' in posted
    ? posted.fault === 'timeout' || posted.fault === 'unreachable' || posted.fault === 'no-such-host'
    : posted.status === 429 || posted.status >= 500;

const isGone = (posted: Posted): boolean => 'status' in posted && (posted.status === 404 || posted.status === 410);

export const sendPush = async (
  house: Parts,
  post: Post,
  row: PushRow,
  body: PushBody,
  options: PushOptions,
): Promise<Delivery> => {
  const remove = () =>
    house.store.tx(({ db }) => db.deleteFrom('pushes').where('endpoint', '=', row.endpoint).execute());
  const count = (failures: number) =>
    house.store.tx(({ db }) =>
      db.updateTable('pushes').set({ failures }).where('endpoint', '=', row.endpoint).execute(),
    );
  const request = await requestFor(house, row, body, options);
  const posted = request && (await post(request.endpoint, request.headers, request.body ?? ''));
  if (posted && isGood(posted)) {
    if (row.failures > 0) await count(0);
    return 'done';
  }
  if (!posted || isGone(posted) || row.failures + 1 >= MOST_FAILURES) {
    await remove();
    return 'lost';
  }
  await count(row.failures + 1);
  return isPassing(posted) ? 'later' : 'lost';
};
