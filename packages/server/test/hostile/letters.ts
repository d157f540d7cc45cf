import { request } from 'node:http';
import type { Random } from '@hegemon/kernel';
import { actionId } from '../support/player.js';
import { pick, TRAPS } from './traps.js';
import { illWord, type Knowledge } from './words.js';

/** A request of ill will: where to, how, and with what. */
interface Letter {
  readonly method: string;
  readonly path: string;
  readonly body?: string | Buffer;
  readonly type?: string;
  /** Nobody who sends it can have a right to it: it must be refused. */
  readonly isCrime?: true;
  /** Under an id that is new, so that it cannot have been done before. */
  readonly isNew?: true;
}

const JSON_TYPE = 'application/json';
/** Words that can be said without a socket too. */
const PATHS: Readonly<Record<string, string>> = {
  act: 'actions',
  undo: 'undo',
  redo: 'redo',
  reset: 'reset',
  say: 'talk',
  ask: 'ask',
};

/** The same that is said on a socket, where it is well-formed. */
const spoken = (random: Random, knowledge: Knowledge): Letter | undefined => {
  const word = String(illWord(random, knowledge));
  if (word.length > 5000) return undefined;
  try {
    const { type, match, inquiry, ...rest } = JSON.parse(word);
    const path = Object.hasOwn(PATHS, type) ? PATHS[type] : undefined;
    if (path === undefined || typeof match !== 'string') return undefined;
    return {
      method: 'POST',
      path: `/api/matches/${asPath(match)}/${path}`,
      body: JSON.stringify(inquiry ?? rest),
      type: JSON_TYPE,
      ...(type !== 'ask' && !knowledge.known.includes(rest.id) && { isNew: true }),
    };
  } catch {
    return undefined;
  }
};

/** What only those who sit at a table may, in exactly the right words. */
const crimesAt = (accord: string): readonly (readonly [method: string, rest: string, body?: object])[] => [
  ['POST', '/resign'],
  ['PUT', '/orders', { orders: [] }],
  ['PUT', '/stand-in', { bot: 'random' }],
  ['PUT', '/notify', { notify: null }],
  ['POST', '/accords', { kind: 'abandon' }],
  ['PUT', `/accords/${accord}/vote`, { agrees: true }],
  ['PUT', `/accords/${accord}/vote`, { agrees: false }],
  ['DELETE', `/accords/${accord}`],
  ['POST', '/talk', { id: actionId(), channel: 'table', text: 'words' }],
  ['POST', '/rematch'],
  ['POST', '/join', {}],
  ['POST', '/leave'],
  ['POST', '/take', { seat: 'blue' }],
  ['POST', '/ready', { isReady: false }],
  ['PUT', '/seats/green', { bot: 'random' }],
  ['DELETE', ''],
];
const crime = (random: Random, { match, foreign, isSeated, accord }: Knowledge): Letter => {
  const [method, rest, body] = pick(crimesAt(accord), random);
  const place = isSeated ? foreign : pick([match, foreign], random);
  const path = `/api/matches/${place}${rest}`;
  return { method, path, isCrime: true, ...(body && { body: JSON.stringify(body), type: JSON_TYPE }) };
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const;
/** Whoever sits at a table may do the first of these there. */
const RIGHTS = ['resign', 'orders', 'stand-in', 'notify', 'accords', 'notes', 'talk', 'rematch'] as const;
const OTHERS = ['actions', 'undo', 'join', 'leave', 'ready', 'take', 'seats/green', 'ask', 'branch', 'sight', 'file'];
const STRANGE = [
  '/api/matches/%00',
  '/api/matches/%FF%FE',
  '/api//live',
  '/api/me/../matches',
  `/api/${'a/'.repeat(2000)}`,
] as const;
const TYPES = [JSON_TYPE, `${JSON_TYPE}; charset=utf-16`, 'text/plain', 'multipart/form-data', ''] as const;

/** Half a sign cannot be written in an address. */
const asPath = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '%'));

const wildBody = (random: Random, knowledge: Knowledge): string | Buffer => {
  const sorts = [
    () => illWord(random, knowledge),
    () => JSON.stringify({ id: actionId(), n: random(500), answer: { kind: pick(TRAPS, random) } }),
    () => JSON.stringify({ isReady: true, seat: 'green', invite: pick(TRAPS, random) }),
    () => JSON.stringify({ bot: pick(['random', ...TRAPS], random), kind: 'draw', agrees: true, orders: [] }),
    () => 'x'.repeat(70_000),
    () => '',
  ];
  return pick(sorts, random)();
};

/** Anything, anywhere. */
const wild = (random: Random, knowledge: Knowledge): Letter => {
  const { match, foreign, isSeated } = knowledge;
  const isRight = random(3) === 0;
  const id = isSeated && isRight ? foreign : pick([match, foreign, asPath(pick(TRAPS, random))], random);
  const rest = pick(isRight ? RIGHTS : OTHERS, random);
  const method = pick(METHODS, random);
  const hasBody = method !== 'GET' && method !== 'OPTIONS';
  return {
    method,
    path: random(12) === 0 ? pick(STRANGE, random) : `/api/matches/${id}/${rest}`,
    ...(hasBody && { body: wildBody(random, knowledge), type: pick(TYPES, random) }),
  };
};

export interface Answered {
  /** None if the door was shut before all of it was in. */
  readonly status: number | undefined;
  /** What should not have been answered. */
  readonly fault?: string;
}

const faultOf = ({ method, path, isCrime, isNew }: Letter, status: number, text: string): string | undefined => {
  const what = `${method} ${path.slice(0, 80)}`;
  if (status >= 500) return `${what} was answered with ${status} ${text.slice(0, 200)}`;
  if (isCrime && status < 400) return `${what} was answered with ${status}`;
  const isDone = isNew && status < 300 && !text.startsWith('{"refusal"');
  return isDone ? `${what} was done: ${text.slice(0, 200)}` : undefined;
};

/** Asks by HTTP for what is nobody's to have. */
export const illLetter = (url: string, cookie: string, random: Random, knowledge: Knowledge): Promise<Answered> => {
  const sort = random(10);
  const made = sort < 4 ? spoken(random, knowledge) : undefined;
  const letter = made ?? (sort < 7 ? crime(random, knowledge) : wild(random, knowledge));
  const { method, path, body, type } = letter;
  return new Promise(resolve => {
    const asked = request(url, {
      path,
      method,
      headers: {
        ...(random(10) > 0 && { 'x-hegemon': '1' }),
        ...(cookie && { cookie }),
        ...(type && { 'content-type': type }),
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
    });
    asked.on('response', reply => {
      let text = '';
      reply.setEncoding('utf8').on('data', part => (text += text.length < 1000 ? part : ''));
      reply.on('close', () => {
        const fault = faultOf(letter, reply.statusCode ?? 0, text);
        resolve({ status: reply.statusCode, ...(fault !== undefined && { fault }) });
      });
    });
    asked.on('error', () => resolve({ status: undefined }));
    asked.end(body);
  });
};
