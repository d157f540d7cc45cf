import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hookLineOf, secretFor } from '../../src/notices/hooks.js';
import { poster } from '../../src/notices/post.js';
import { testWebhook } from '../../src/notices/webhook.js';
import { onBoth } from '../support/stores.js';
import { type Call, type MailSink, mailSink, type WebSink, webSink } from './sinks.js';
import { type Desk, deskOver, MINUTE, match, NOON, person } from './support.js';

let sink: WebSink;
let mails: MailSink;
beforeAll(async () => {
  sink = await webSink();
  mails = await mailSink();
});
afterEach(() => {
  sink.calls.splice(0);
  sink.answer = () => 204;
  mails.letters.splice(0);
  mails.refuses = null;
});
afterAll(async () => {
  await sink.close();
  await mails.close();
});

const bodyIn = (call: Call | undefined) => JSON.parse(call?.body.toString() ?? 'null') as Record<string, unknown>;
const lineOf = async (desk: Desk) => {
  const row = await desk.store.read(db => db.selectFrom('persons').select('settings_json').executeTakeFirstOrThrow());
  return hookLineOf(row.settings_json);
};
const WEBHOOK = { mail: false, webhook: true, push: false };
const BOTH = { ...WEBHOOK, mail: true };

onBoth('webhooks', fresh => {
  const office = async (notify = WEBHOOK, digest = 0) => {
    const store = await fresh();
    await person(store, { notify, digest, webhook: `${sink.url}/hook` });
    await match(store);
    return deskOver(store, { privateHooks: true, smtp: mails.url });
  };

  test('contracts 5: a webhook gets what happened, signed with the secret of its owner', async () => {
    const desk = await office();
    await desk.note({ kind: 'your-turn', facts: { turn: 7, phase: 'crisis', version: 10 } });
    await desk.pass(1500);
    const [call] = sink.calls;
    expect(sink.calls).toHaveLength(1);
    expect(bodyIn(call)).toEqual({
      id: expect.any(Number),
      kind: 'your-turn',
      match: 'match1',
      title: 'Rom am Abend',
      game: 'toc',
      turn: 7,
      phase: 'crisis',
      link: 'https://hegemon.example/#/play/match1',
      at: NOON,
    });
    expect(call?.headers['content-type']).toBe('application/json');
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call?.headers['x-hegemon-signature'])) ?? [];
    expect(Number(t)).toBe(NOON + 1500);
    const { webhookSecret } = await lineOf(desk);
    expect(webhookSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(v1).toBe(
      createHmac('sha256', webhookSecret ?? '')
        .update(`${t}.${call?.body.toString()}`)
        .digest('hex'),
    );
  });

  test('contracts 5: a secret is made once, however many ask, and the settings stay as they are', async () => {
    const desk = await office();
    expect((await lineOf(desk)).webhookSecret).toBeNull();
    const secrets = await Promise.all([1, 2, 3].map(() => secretFor(desk.store, 'anna')));
    expect(new Set(secrets).size).toBe(1);
    expect(await secretFor(desk.store, 'anna')).toBe(secrets[0]);
    const row = await desk.store.read(db => db.selectFrom('persons').selectAll().executeTakeFirstOrThrow());
    expect(JSON.parse(row.settings_json)).toMatchObject({ notify: WEBHOOK, webhook: `${sink.url}/hook`, zone: 'UTC' });
  });

  test('contracts 5: several are several messages, each kind of a match once', async () => {
    const desk = await office(WEBHOOK, 10);
    await desk.note({ kind: 'said' });
    await desk.note({ kind: 'your-turn' });
    await desk.note({ kind: 'said' });
    await desk.pass(10 * MINUTE);
    expect(sink.calls.map(call => bodyIn(call).kind)).toEqual(['said', 'your-turn']);
  });

  test('contracts 5: ways do not wait for each other, and what has arrived by one is not sent there again', async () => {
    const desk = await office(BOTH);
    sink.answer = () => 500;
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    expect([mails.letters.length, sink.calls.length]).toEqual([1, 1]);
    await desk.pass(MINUTE);
    expect([mails.letters.length, sink.calls.length]).toEqual([1, 2]);
    sink.answer = () => 200;
    await desk.pass(MINUTE);
    await desk.pass(MINUTE);
    expect([mails.letters.length, sink.calls.length]).toEqual([1, 3]);
    expect(new Set(sink.calls.map(call => bodyIn(call).id)).size).toBe(1);
    expect(await desk.unsent()).toBe(0);
  });

  test('contracts 5: the other way round: the webhook is done, the mail is not', async () => {
    const desk = await office(BOTH);
    mails.refuses = 451;
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    mails.refuses = null;
    await desk.pass(MINUTE);
    expect([mails.letters.length, sink.calls.length]).toEqual([1, 1]);
    expect(await desk.unsent()).toBe(0);
  });

  test('contracts 5: where a message fails, those after it wait; those before it are not sent again', async () => {
    const desk = await office(WEBHOOK, 10);
    let isOpen = false;
    sink.answer = call => (bodyIn(call).kind === 'said' && !isOpen ? 503 : 204);
    await desk.note({ kind: 'your-turn' });
    await desk.note({ kind: 'said' });
    await desk.note({ kind: 'time-short' });
    await desk.pass(10 * MINUTE);
    isOpen = true;
    await desk.pass(MINUTE);
    expect(sink.calls.map(call => bodyIn(call).kind)).toEqual(['your-turn', 'said', 'said', 'time-short']);
  });

  test('contracts 5: after five failures in a row it is silent and says why, until its owner has tried it', async () => {
    const desk = await office();
    sink.answer = () => 302;
    await desk.note({ kind: 'your-turn' });
    await desk.note({ kind: 'time-short' });
    for (let i = 0; i < 4; i += 1) await desk.pass(MINUTE);
    expect((await lineOf(desk)).webhookFault).toBeNull();
    for (let i = 0; i < 4; i += 1) await desk.pass(MINUTE);
    expect(sink.calls).toHaveLength(5);
    expect((await lineOf(desk)).webhookFault).toBe('status 302');
    expect(desk.faults).toHaveLength(4);
    expect(await desk.unsent()).toBe(0);

    await desk.note({ kind: 'said' });
    await desk.pass(20 * MINUTE);
    expect(sink.calls).toHaveLength(5);

    sink.answer = () => 404;
    expect(await testWebhook(desk.house, 'anna')).toEqual({ fault: 'status 404' });
    expect((await lineOf(desk)).webhookFault).toBe('status 404');
    sink.answer = () => 200;
    expect(await testWebhook(desk.house, 'anna')).toEqual({ fault: null });
    expect(bodyIn(sink.calls.at(-1))).toMatchObject({ kind: 'test', match: null });
    expect((await lineOf(desk)).webhookFault).toBeNull();
    await desk.note({ kind: 'said' });
    await desk.pass(0);
    expect(sink.calls).toHaveLength(8);
  });

  test('contracts 5: one that works in between is not switched off; another address begins anew', async () => {
    const desk = await office();
    const fail = async (times: number) => {
      sink.answer = () => 500;
      for (let i = 0; i < times; i += 1) await testWebhook(desk.house, 'anna');
    };
    await fail(4);
    sink.answer = () => 200;
    await testWebhook(desk.house, 'anna');
    await fail(4);
    expect((await lineOf(desk)).webhookFault).toBeNull();
    await fail(1);
    expect((await lineOf(desk)).webhookFault).toBe('status 500');
    await desk.store.tx(async ({ db }) => {
      const { settings_json } = await db.selectFrom('persons').select('settings_json').executeTakeFirstOrThrow();
      const moved = JSON.stringify({ ...JSON.parse(settings_json), webhook: `${sink.url}/other` });
      await db.updateTable('persons').set({ settings_json: moved }).execute();
    });
    expect((await lineOf(desk)).webhookFault).toBeNull();
  });

  test('contracts 5: nobody sends the server into its own house by a webhook', async () => {
    const store = await fresh();
    await person(store, { notify: WEBHOOK, webhook: sink.url });
    await match(store);
    const desk = deskOver(store, {});
    await desk.note({ kind: 'your-turn' });
    for (let i = 0; i < 6; i += 1) await desk.pass(MINUTE);
    expect(sink.calls).toEqual([]);
    expect((await lineOf(desk)).webhookFault).toBe('private-address');
  });

  test('contracts 5: without a webhook there is nothing to try, and one that hangs is not waited for', async () => {
    const desk = await office();
    sink.answer = () => undefined;
    expect(await testWebhook(desk.house, 'anna', poster({ privateHooks: true }, { patience: 100 }))).toEqual({
      fault: 'timeout',
    });
    await person(desk.store, {}, { id: 'bert' });
    expect(await testWebhook(desk.house, 'bert')).toEqual({ fault: 'no-webhook' });
    expect(await testWebhook(desk.house, 'nobody')).toEqual({ fault: 'no-webhook' });
  });
});
