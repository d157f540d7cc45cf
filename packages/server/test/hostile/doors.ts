import { TERMS } from '../support/starting.js';
import type { Stage } from './scenes.js';

/**
 * A door, the stage of the match before it, what is brought, and what is answered to each: nobody (where nobody may look on,
 * and elsewhere), a stranger, an onlooker, a player, the host, and the token of a player.
 */
export type Door = readonly [
  method: string,
  path: string,
  stage: Stage,
  body: object | undefined,
  statuses: readonly [number, number, number, number, number, number, number],
];

type Statuses = Door[4];
const everybody = (status: number): Statuses => [status, status, status, status, status, status, status];
/** Whoever is signed in. */
const people = (status: number): Statuses => [401, 401, status, status, status, status, status];
/** Whoever is here himself, and not by a token. */
const himself = (status: number): Statuses => [401, 401, status, status, status, status, 403];
/** Whoever may look. */
const eyes = (status: number): Statuses => [403, status, 403, status, status, status, status];
/** Whoever sits at the table. */
const sitters = (status: number): Statuses => [401, 401, 403, 403, status, status, status];
const host = (status: number): Statuses => [401, 401, 403, 403, 403, status, 403];

const ID = 'action-0001';
const CHAIRS = {
  green: { kind: 'person', name: 'Ann' },
  blue: { kind: 'person', name: 'Bob' },
  yellow: { kind: 'bot', bot: 'random' },
};
const NEW_MATCH = {
  game: 'time-of-crisis',
  title: 'A match',
  options: { players: 3 },
  terms: TERMS,
  chairs: { green: { kind: 'me' }, blue: { kind: 'open' }, yellow: { kind: 'bot', bot: 'random' } },
  isListed: false,
};
const UPLOAD = { file: '{}', terms: TERMS, chairs: NEW_MATCH.chairs, isListed: false };
const PUSH = {
  endpoint: 'https://push.example.org/x',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};
const M = '/api/matches/:id';

/** Those about people have a table of their own, in `test/app`. */
export const DOORS: readonly Door[] = [
  ['GET', '/*', 'none', undefined, everybody(200)],
  ['GET', '/healthz', 'none', undefined, everybody(200)],
  ['GET', '/readyz', 'none', undefined, everybody(200)],
  ['GET', '/metrics', 'none', undefined, everybody(200)],
  ['GET', '/api/games', 'none', undefined, everybody(200)],
  ['GET', '/api/docs', 'none', undefined, everybody(200)],
  ['GET', '/api/docs/openapi.json', 'none', undefined, everybody(200)],
  ['GET', '/api/leaders?game=time-of-crisis&players=3', 'none', undefined, everybody(200)],
  ['GET', '/api/push/key', 'none', undefined, everybody(200)],
  // Nothing but a socket comes through here.
  ['GET', '/api/live', 'none', undefined, everybody(404)],

  ['GET', '/api/matches?list=running', 'running', undefined, everybody(200)],
  ['GET', '/api/matches?list=mine', 'running', undefined, people(200)],
  ['GET', '/api/matches/next', 'none', undefined, people(200)],
  ['POST', '/api/matches', 'none', NEW_MATCH, people(201)],
  ['POST', '/api/matches/upload', 'none', UPLOAD, people(400)],
  ['GET', '/api/invites/:invite', 'open', undefined, everybody(200)],
  ['GET', M, 'open', undefined, eyes(200)],
  ['GET', M, 'running', undefined, eyes(200)],
  ['GET', `${M}?invite=:invite`, 'running', undefined, everybody(200)],
  ['GET', `${M}?invite=guessed`, 'running', undefined, eyes(200)],

  ['POST', `${M}/join`, 'open', { seat: 'yellow' }, [401, 401, 200, 200, 409, 409, 409]],
  ['POST', `${M}/join`, 'running', {}, people(409)],
  ['POST', `${M}/leave`, 'open', undefined, sitters(200)],
  ['POST', `${M}/leave`, 'running', undefined, people(409)],
  ['POST', `${M}/ready`, 'open', { isReady: true, clientSeed: 'seed' }, sitters(200)],
  ['PUT', `${M}/seats/blue`, 'open', { bot: 'random' }, host(200)],
  ['PUT', `${M}/seats/blue`, 'running', { bot: 'random' }, people(409)],
  ['DELETE', M, 'open', undefined, host(204)],
  ['DELETE', M, 'running', undefined, host(409)],
  ['DELETE', M, 'over', undefined, host(409)],
  ['POST', `${M}/rematch`, 'over', undefined, sitters(201)],
  ['POST', `${M}/rematch`, 'running', undefined, sitters(409)],

  ['POST', `${M}/actions`, 'running', { id: ID, n: 0, answer: { kind: 'pass' } }, sitters(200)],
  ['POST', `${M}/actions`, 'open', { id: ID, n: 0, answer: { kind: 'pass' } }, people(409)],
  ['POST', `${M}/actions`, 'over', { id: ID, n: 0, answer: { kind: 'pass' } }, sitters(409)],
  ['POST', `${M}/undo`, 'running', { id: ID, v: 0 }, sitters(409)],
  ['POST', `${M}/redo`, 'running', { id: ID, v: 0 }, sitters(409)],
  ['POST', `${M}/reset`, 'running', { id: ID, v: 0 }, sitters(409)],

  ['GET', `${M}/sight`, 'running', undefined, eyes(200)],
  ['GET', `${M}/sight?as=green`, 'running', undefined, eyes(200)],
  ['GET', `${M}/sight`, 'over', undefined, eyes(200)],
  ['POST', `${M}/ask`, 'running', { what: 'ticks' }, eyes(200)],
  ['GET', `${M}/file`, 'running', undefined, eyes(200)],
  ['GET', `${M}/file`, 'over', undefined, eyes(200)],
  ['POST', `${M}/branch`, 'running', { at: 0, chairs: CHAIRS }, eyes(200)],

  ['GET', `${M}/orders`, 'running', undefined, sitters(200)],
  ['PUT', `${M}/orders`, 'running', { orders: [{ prompt: 'x', answer: { kind: 'pass' } }] }, sitters(200)],
  ['PUT', `${M}/stand-in`, 'running', { bot: 'random' }, sitters(200)],
  ['GET', `${M}/notify`, 'running', undefined, sitters(200)],
  ['PUT', `${M}/notify`, 'running', { notify: null }, sitters(204)],
  ['GET', `${M}/talk`, 'running', undefined, eyes(200)],
  ['POST', `${M}/talk`, 'running', { id: ID, channel: 'table', text: 'words' }, sitters(201)],
  // One's own notes only, wherever they are.
  ['GET', `${M}/notes`, 'running', undefined, people(200)],
  ['PUT', `${M}/notes`, 'running', { text: 'words' }, [401, 401, 403, 204, 204, 204, 204]],

  ['POST', `${M}/accords`, 'running', { kind: 'pause' }, sitters(201)],
  ['PUT', `${M}/accords/:accord/vote`, 'running', { agrees: true }, sitters(200)],
  ['DELETE', `${M}/accords/:accord`, 'running', undefined, host(200)],
  ['POST', `${M}/resign`, 'running', undefined, sitters(200)],
  ['POST', `${M}/take`, 'running', { seat: 'green' }, [401, 401, 409, 409, 403, 403, 403]],

  ['POST', '/api/me/pushes', 'none', PUSH, himself(204)],
  ['DELETE', '/api/me/pushes', 'none', { endpoint: 'https://push.example.org/x' }, himself(204)],
  ['POST', '/api/me/webhook/test', 'none', undefined, himself(200)],
];
