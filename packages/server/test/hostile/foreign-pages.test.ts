import { once } from 'node:events';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { actionId, Line, served, Visitor } from '../support/serving.js';
import { TERMS } from '../support/starting.js';

const SCRIPT = `<script>alert("1")</script><img src=x onerror='alert(2)'>`;

/** What comes of trying to open a socket from a page: open, or the status with which it was refused. */
const opened = async (url: string, cookie: string, headers: Record<string, string>): Promise<number | 'open'> => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, { headers: { cookie, ...headers } });
  socket.on('error', () => undefined);
  const [what, reply] = await Promise.race([
    once(socket, 'open').then(() => ['open', undefined] as const),
    once(socket, 'unexpected-response').then(([, response]) => ['refused', response] as const),
  ]);
  socket.terminate();
  return what === 'open' ? 'open' : reply.statusCode;
};

test('contracts 5: only our own page opens a socket, and what is no browser', async () => {
  const { url } = await served('sqlite', { publicUrl: 'https://play.example.org' });
  const { cookie } = await Visitor.guest(url);
  const { host } = new URL(url);
  for (const [origin, expected] of [
    [undefined, 'open'],
    [url, 'open'],
    ['https://play.example.org', 'open'],
    ['http://play.example.org', 403],
    ['https://play.example.org.evil.org', 403],
    ['https://evil.org', 403],
    ['null', 403],
    ['file://', 403],
    [`https://${host}.evil.org`, 403],
    ['', 403],
  ] as const) {
    expect([origin, await opened(url, cookie, origin === undefined ? {} : { origin })]).toEqual([origin, expected]);
  }
});

test('contracts 5: script in names, titles, words and notes stays text, wherever it comes out', async () => {
  const { url } = await served('sqlite');
  const ann = new Visitor(url);
  // A name has no room for it at all.
  expect((await ann.post('/api/guests', { name: '<b>Ann</b>' })).status).toBe(400);
  await ann.post('/api/guests', {});
  const made = await ann.post('/api/matches', {
    game: 'time-of-crisis',
    title: SCRIPT,
    options: { players: 2 },
    terms: TERMS,
    chairs: { green: { kind: 'me' }, blue: { kind: 'bot', bot: 'random' } },
    isListed: true,
  });
  const at = `/api/matches/${made.body.id}`;
  const line = await ann.live();
  line.say({ type: 'watch', match: made.body.id });
  expect((await line.next('room')).room.title).toBe(SCRIPT);
  expect((await ann.post(`${at}/talk`, { id: actionId(), channel: 'table', text: SCRIPT })).body.text).toBe(SCRIPT);
  await ann.put(`${at}/notes`, { text: SCRIPT });
  await ann.post(`${at}/ready`, { isReady: true, clientSeed: SCRIPT });
  const paths = [at, '/api/matches?list=running', `${at}/talk`, `${at}/notes`, `${at}/sight`, `${at}/file`];
  for (const path of [...paths, `/api/${encodeURIComponent(SCRIPT)}`, `/${encodeURIComponent(SCRIPT)}`]) {
    const reply = await fetch(`${url}${path}`, { headers: { cookie: ann.cookie } });
    expect([path, reply.headers.get('content-type')]).toEqual([path, 'application/json; charset=utf-8']);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
    JSON.parse(await reply.text());
  }
  const { line: said } = await line.next('said');
  expect(said.text).toBe(SCRIPT);
  // The only page the server writes itself holds nothing that people have written.
  expect(await (await fetch(`${url}/api/docs`)).text()).not.toContain('alert(');
  line.close();
});

test('contracts 5: a socket that is not signed in may look, and do nothing', async () => {
  const { url } = await served('sqlite');
  const line = new Line(url.replace(/^http/, 'ws'));
  expect(await line.next('hello')).toMatchObject({ me: null });
  for (const message of [
    { type: 'act', match: 'some-match', id: actionId(), n: 1, answer: { kind: 'pass' } },
    { type: 'undo', match: 'some-match', id: actionId(), v: 1 },
    { type: 'say', match: 'some-match', id: actionId(), channel: 'table', text: 'Hello' },
  ] as const) {
    line.say(message);
    expect(await line.next('refused')).toEqual({ type: 'refused', id: message.id, refusal: { code: 'not-signed-in' } });
  }
  line.close();
});
