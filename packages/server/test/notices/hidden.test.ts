import { expect, test } from 'vitest';
import { factsFrom, NOTICE_KINDS, type NoticeFacts } from '../../src/notices/kinds.js';
import type { Letter } from '../../src/notices/mail.js';
import type { Post } from '../../src/notices/post.js';
import { subscribe } from '../../src/notices/pushes.js';
import type { Store } from '../../src/store/store.js';
import { onBoth } from '../support/stores.js';
import { browser } from './browser.js';
import { deskOver, MINUTE, match, person } from './support.js';

/** Everything nobody else may know, in all the places where it lies, and in one more where it does not belong. */
const hide = async (store: Store, secret: string) => {
  const at = 1;
  await match(
    store,
    {
      seed_json: JSON.stringify({ server: secret }),
      commitment: secret,
      begins_json: JSON.stringify({ hand: secret }),
      sitters_json: JSON.stringify({ red: secret }),
      options_json: JSON.stringify({ secret }),
      invite: secret,
    },
    { orders_json: JSON.stringify([secret]), client_seed: secret },
  );
  const accord = { kind: 'draw', seat: 'blue', arg_json: JSON.stringify({ secret }), status: 'open' } as const;
  const talk = { channel: 'blue,red', person: 'bert', seat: 'blue', text: secret, action: secret };
  await store.tx(async ({ db }) => {
    await db.insertInto('entries').values({ match: 'match1', n: 1, body: secret, person: 'bert', at }).execute();
    await db.insertInto('snapshots').values({ match: 'match1', n: 1, body: secret }).execute();
    await db.insertInto('notes').values({ match: 'match1', person: 'anna', text: secret }).execute();
    await db
      .insertInto('talk')
      .values({ match: 'match1', at, ...talk })
      .execute();
    const votes = { votes_json: JSON.stringify({ blue: true }), created: at, ended: null };
    await db
      .insertInto('accords')
      .values({ id: 'acc1', match: 'match1', ...accord, ...votes })
      .execute();
  });
};

onBoth('what is hidden', fresh => {
  const everythingSent = async (secret: string) => {
    const store = await fresh();
    await person(store, {
      notify: { mail: true, webhook: true, push: true },
      digest: 10,
      webhook: 'https://hook.example/',
    });
    await person(store, {}, { id: 'bert' });
    await hide(store, secret);
    const phone = browser('https://push.example/phone');
    const sent: unknown[] = [];
    const post: Post = async (url, _headers, body) => {
      sent.push([url, typeof body === 'string' ? body : phone.read(body)]);
      return { status: 204 };
    };
    const mailer = { send: async (to: string, letter: Letter) => void sent.push([to, letter]) };
    const desk = deskOver(store, {}, { mailer, post });
    await subscribe(desk.house, 'anna', phone.subscription);
    const facts = { turn: 7, phase: 'crisis', accord: 'acc1', hand: [secret], text: secret, seed: secret };
    for (const kind of NOTICE_KINDS) await desk.note({ kind, facts: facts as NoticeFacts });
    const noted = await store.read(db => db.selectFrom('notices').select('facts_json').execute());
    await desk.pass(10 * MINUTE);
    return { sent: sent.map(each => JSON.stringify(each)).sort(), noted };
  };

  test('house 11: two matches that differ in what is hidden send the same, word for word', async () => {
    const one = await everythingSent('three-legions-in-hand');
    const other = await everythingSent('blood-and-plague');
    // Two of the seven are not true here. Each of the others to the webhook, all in one by mail and push.
    expect(one.sent).toHaveLength(5 + 1 + 1);
    expect(one).toEqual(other);
    expect(JSON.stringify(one)).not.toContain('three-legions');
  });
});

test('house 11: a fact that is no id and no number does not get in', () => {
  const given = { turn: 1.5, phase: 'your hand: three legions', version: -1, accord: { hand: 1 } };
  expect(factsFrom(given)).toEqual({});
});
