import { request } from 'node:http';
import { connect } from 'node:net';
import type { Random } from '@hegemon/kernel';
import { actionId } from '../support/player.js';
import { illWord, type Knowledge, TRAPS } from './words.js';

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)];

/** What can be asked about a match; for whoever has a seat the first of them would be a right. */
const RIGHTS = ['resign', 'orders', 'stand-in', 'notify', 'accords', 'notes', 'talk', 'rematch'] as const;
const DEEDS = [
  'actions',
  'undo',
  'redo',
  'reset',
  'join',
  'leave',
  'ready',
  'take',
  'seats/green',
  'ask',
  'branch',
] as const;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const;

/** Half a sign cannot be written in an address. */
const asPath = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '%'));

const bodyOf = (random: Random, knowledge: Knowledge): string | Buffer => {
  const { sight } = knowledge;
  const sorts = [
    () => illWord(random, knowledge),
    () => JSON.stringify({ id: actionId(), n: random(500), answer: { kind: pick(TRAPS, random) } }),
    () => JSON.stringify({ id: actionId(), v: (sight?.last ?? 0) + 5 + random(50) }),
    () => JSON.stringify({ isReady: true, seat: 'green', invite: pick(TRAPS, random) }),
    () => JSON.stringify({ bot: pick(['random', ...TRAPS], random), kind: 'draw', agrees: true, orders: [] }),
    () => 'x'.repeat(70_000),
    () => '',
  ];
  return pick(sorts, random)();
};

/** A request of ill will: where to, how, and with what. */
const illRequest = (random: Random, knowledge: Knowledge) => {
  const { match, foreign, isSeated } = knowledge;
  const isRight = random(3) === 0;
  // At his own table he may do what everybody may there: only at that of others it is a crime.
  const id = isSeated && isRight ? foreign : pick([match, foreign, asPath(pick(TRAPS, random))], random);
  const rest = isRight ? pick(RIGHTS, random) : pick([...DEEDS, 'sight', 'file', `accords/${match}/vote`], random);
  const strange = [
    '/api/matches/%00',
    '/api/matches/%FF%FE',
    '/api//live',
    '/api/me/../matches',
    `/api/${'a/'.repeat(2000)}`,
  ];
  return {
    method: pick(METHODS, random),
    path: random(12) === 0 ? pick(strange, random) : `/api/matches/${id}/${rest}`,
    body: bodyOf(random, knowledge),
    type: pick(
      ['application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data', ''],
      random,
    ),
  };
};

/** Asks by HTTP for what is nobody's to have. Says what was answered: the status, or nothing. */
export const illLetter = (
  url: string,
  cookie: string,
  random: Random,
  knowledge: Knowledge,
): Promise<{ readonly status: number | undefined; readonly what: string }> => {
  const { method, path, body, type } = illRequest(random, knowledge);
  const what = `${method} ${path.slice(0, 80)}`;
  const hasBody = method !== 'GET' && method !== 'OPTIONS';
  return new Promise(resolve => {
    const asked = request(`${url}`, {
      path,
      method,
      headers: {
        ...(random(10) > 0 && { 'x-hegemon': '1' }),
        ...(cookie && { cookie }),
        ...(type && hasBody && { 'content-type': type }),
        ...(hasBody && { 'content-length': Buffer.byteLength(body) }),
      },
    });
    asked.on('response', reply => {
      reply.resume();
      reply.on('close', () => resolve({ status: reply.statusCode, what }));
    });
    // The door may be shut before all of it is in.
    asked.on('error', () => resolve({ status: undefined, what }));
    if (hasBody) asked.write(body);
    asked.end();
  });
};

const GARBAGE = [
  'GET / HTTP/9.9\r\n\r\n',
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
  'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n',
  'GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n',
  '\u0000\u0001\u0002\u0003',
] as const;

/** Not even HTTP. Ends when the server has hung up, or has said something. */
export const garbage = (url: string, random: Random): Promise<void> => {
  const { hostname, port } = new URL(url);
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname, () => socket.end(pick(GARBAGE, random)));
    socket.on('data', () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
};
