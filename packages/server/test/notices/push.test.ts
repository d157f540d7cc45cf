import { createPublicKey, verify } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Post } from '../../src/notices/post.js';
import { subscribe, unsubscribe } from '../../src/notices/pushes.js';
import { NotYetTold } from '../../src/notices/sending.js';
import { publicKeyOf, subjectOf } from '../../src/notices/vapid.js';
import { onBoth } from '../support/stores.js';
import { browser } from './browser.js';
import { type WebSink, webSink } from './sinks.js';
import { type Desk, deskOver, MINUTE, match, person } from './support.js';

let sink: WebSink;
beforeAll(async () => {
  sink = await webSink();
});
afterEach(() => {
  sink.calls.splice(0);
  sink.answer = () => 201;
});
afterAll(() => sink.close());

const rowsOf = ({ store }: Desk) =>
  store.read(db => db.selectFrom('pushes').select(['endpoint', 'person', 'failures']).orderBy('endpoint').execute());

onBoth('push', fresh => {
  const office = async (post?: Post) => {
    const store = await fresh();
    await person(store, { notify: { mail: false, webhook: false, push: true } });
    await match(store, { title: 'Größe' });
    return deskOver(store, { privateHooks: true }, post ? { post } : undefined);
  };

  test('contracts 5: a browser can read what it gets, and it is little', async () => {
    const desk = await office();
    const phone = browser(`${sink.url}/phone`);
    expect(await subscribe(desk.house, 'anna', phone.subscription)).toBeUndefined();
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    const [call] = sink.calls;
    expect(call?.path).toBe('/phone');
    expect(call?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '172800', urgency: 'normal' });
    expect(phone.read(call!.body)).toEqual({
      kind: 'your-turn',
      title: 'Du bist am Zug: Größe (Time of Crisis)',
      link: '#/play/match1',
    });
    expect(call!.body.length).toBeLessThan(1000);
    expect(await desk.unsent()).toBe(0);
  });

  test('contracts 5: the server shows who it is with a key of its own, made once for all processes', async () => {
    const desk = await office();
    const publicKeys = await Promise.all([1, 2, 3].map(() => publicKeyOf(desk.store)));
    expect(new Set(publicKeys).size).toBe(1);
    await subscribe(desk.house, 'anna', browser(`${sink.url}/phone`).subscription);
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(sink.calls[0]?.headers.authorization)) ?? [];
    expect(key).toBe(publicKeys[0]);
    const [head, claims, signature] = String(token).split('.');
    const point = Buffer.from(String(key), 'base64url');
    const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', ...coordinates } });
    const signed = Buffer.from(`${head}.${claims}`);
    const given = Buffer.from(String(signature), 'base64url');
    expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, given)).toBe(true);
    expect(JSON.parse(Buffer.from(String(claims), 'base64url').toString())).toMatchObject({
      aud: sink.url,
      sub: 'https://hegemon.example/',
    });
  });

  test('contracts 5: several are one push, which leads to the lists', async () => {
    const desk = await office();
    const phone = browser(`${sink.url}/phone`);
    await subscribe(desk.house, 'anna', phone.subscription);
    await match(desk.store, { id: 'match2' });
    await desk.note({ kind: 'your-turn' });
    await desk.note({ kind: 'time-short', match: 'match2' });
    await desk.pass(0);
    expect(sink.calls).toHaveLength(1);
    expect(sink.calls[0]?.headers.urgency).toBe('high');
    expect(phone.read(sink.calls[0]!.body)).toEqual({ kind: 'digest', title: 'Neues aus 2 Partien', link: '#/lobby' });
  });

  test.each([404, 410])(
    'contracts 5: a browser that is gone (%i) is forgotten; the others get theirs',
    async status => {
      const desk = await office();
      for (const name of ['gone', 'here'])
        await subscribe(desk.house, 'anna', browser(`${sink.url}/${name}`).subscription);
      sink.answer = ({ path }) => (path === '/gone' ? status : 201);
      await desk.note({ kind: 'your-turn' });
      await desk.pass(0);
      expect(sink.calls.map(({ path }) => path).sort()).toEqual(['/gone', '/here']);
      expect(await rowsOf(desk)).toEqual([{ endpoint: `${sink.url}/here`, person: 'anna', failures: 0 }]);
      expect(desk.faults).toEqual([]);
      expect(await desk.unsent()).toBe(0);
    },
  );

  test('contracts 5: where a service is out of order it is tried again, and only there', async () => {
    const desk = await office();
    for (const name of ['down', 'up']) await subscribe(desk.house, 'anna', browser(`${sink.url}/${name}`).subscription);
    sink.answer = ({ path }) => (path === '/down' ? 503 : 201);
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    expect(desk.faults).toEqual([expect.any(NotYetTold)]);
    expect((await rowsOf(desk)).map(({ failures }) => failures)).toEqual([1, 0]);
    sink.answer = () => 201;
    await desk.pass(MINUTE);
    expect(sink.calls.map(({ path }) => path).sort()).toEqual(['/down', '/down', '/up']);
    expect((await rowsOf(desk)).map(({ failures }) => failures)).toEqual([0, 0]);
    expect(await desk.unsent()).toBe(0);
  });

  test('contracts 5: what a service refuses is not tried again; a browser that always fails is forgotten', async () => {
    const desk = await office();
    await subscribe(desk.house, 'anna', browser(`${sink.url}/phone`).subscription);
    sink.answer = () => 403;
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    expect(desk.faults).toEqual([]);
    expect(await rowsOf(desk)).toMatchObject([{ failures: 1 }]);
    sink.answer = () => 500;
    await desk.note({ kind: 'said' });
    for (let i = 0; i < 10; i += 1) await desk.pass(MINUTE);
    expect(sink.calls).toHaveLength(10);
    expect(await rowsOf(desk)).toEqual([]);
    expect(await desk.unsent()).toBe(0);
  });

  test('contracts 5: a browser is whose it was last, and only he calls it off', async () => {
    const desk = await office();
    await person(desk.store, {}, { id: 'bert' });
    const { subscription } = browser(`${sink.url}/shared`);
    await subscribe(desk.house, 'anna', subscription);
    await subscribe(desk.house, 'bert', subscription);
    await unsubscribe(desk.house, 'anna', subscription.endpoint);
    expect(await rowsOf(desk)).toMatchObject([{ person: 'bert' }]);
    await unsubscribe(desk.house, 'bert', subscription.endpoint);
    expect(await rowsOf(desk)).toEqual([]);
  });

  test('contracts 5: nobody has more than ten browsers; the oldest goes', async () => {
    const desk = await office();
    for (let i = 0; i < 12; i += 1) {
      desk.now += 1;
      await subscribe(desk.house, 'anna', browser(`${sink.url}/${String(i).padStart(2, '0')}`).subscription);
    }
    const names = (await rowsOf(desk)).map(({ endpoint }) => endpoint.slice(-2));
    expect(names).toEqual(['02', '03', '04', '05', '06', '07', '08', '09', '10', '11']);
  });

  test('contracts 5: what could never be written to is not taken', async () => {
    const desk = await office();
    const { keys } = browser('').subscription;
    const house = { ...desk.house, config: { ...desk.house.config, privateHooks: false } };
    const malformed = { code: 'malformed' };
    expect(await subscribe(house, 'anna', { endpoint: 'http://push.example/', keys })).toEqual(malformed);
    expect(await subscribe(house, 'anna', { endpoint: 'https://', keys })).toEqual(malformed);
    const endpoint = 'https://push.example/a';
    expect(await subscribe(house, 'anna', { endpoint, keys: { ...keys, auth: 'AA' } })).toEqual(malformed);
    expect(await subscribe(house, 'anna', { endpoint, keys: { ...keys, p256dh: keys.auth } })).toEqual(malformed);
    expect(await subscribe(house, 'anna', { endpoint, keys })).toBeUndefined();
    expect(await rowsOf(desk)).toHaveLength(1);
  });

  test('contracts 5: a subscription that leads inside is not gone to', async () => {
    const store = await fresh();
    await person(store, { notify: { mail: false, webhook: false, push: true } });
    await match(store);
    const desk = deskOver(store, { privateHooks: false });
    await subscribe(desk.house, 'anna', browser(`https://127.0.0.1:${sink.port}/`).subscription);
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    expect(sink.calls).toEqual([]);
    expect(desk.faults).toEqual([]);
    expect(await rowsOf(desk)).toMatchObject([{ failures: 1 }]);
  });
});

test('contracts 5: push services are told whom to turn to', () => {
  const mailFrom = 'Hegemon <spiel@hegemon.example>';
  expect(subjectOf({ publicUrl: 'https://a.example', mailFrom })).toBe('https://a.example');
  expect(subjectOf({ publicUrl: 'http://a.example', mailFrom })).toBe('mailto:spiel@hegemon.example');
  expect(subjectOf({ publicUrl: undefined, mailFrom: 'spiel@hegemon.example' })).toBe('mailto:spiel@hegemon.example');
});
