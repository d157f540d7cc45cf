import type { TSchema } from 'typebox';
import * as protocol from '../src/index.js';

/** Something a client may say, one that is well-formed, and which of its fields may not be left out. */
export interface Request {
  readonly name: string;
  readonly schema: TSchema;
  readonly sample: Readonly<Record<string, unknown>>;
  readonly needed: readonly string[];
}

const ID = 'abcdefgh';
const answer = { kind: 'march-to', arg: ['rome', 'gaul'] };
const terms = {
  pace: protocol.PACES.days,
  timeout: 'stand-in',
  watching: 'late',
  delay: 60_000,
  isRated: true,
  hints: false,
  whispers: true,
};
const settings = {
  language: 'de',
  zone: 'Europe/Berlin',
  night: { from: 1320, to: 420 },
  vacations: [{ from: 0, to: 86_400_000 }],
  notify: { mail: true, webhook: false, push: true },
  digest: 10,
  quiet: null,
  webhook: 'https://example.org/hook',
};
const chairs = { red: { kind: 'me' }, blue: { kind: 'open' }, green: { kind: 'bot', bot: 'planner/builder' } };

const SCHEMAS: Readonly<Record<string, unknown>> = { ...protocol };
const request = (
  name: keyof typeof protocol,
  sample: Request['sample'],
  optional: readonly string[] = [],
): Request => ({
  name: 'type' in sample || 'what' in sample ? `${name} ${sample.type ?? sample.what}` : name,
  schema: SCHEMAS[name] as TSchema,
  sample,
  needed: Object.keys(sample).filter(key => !optional.includes(key)),
});

export const REQUESTS: readonly Request[] = [
  request('GuestWish', { name: 'Ann' }, ['name']),
  request('Registration', { name: 'Ann', password: 'correct horse', mail: 'ann@example.org' }, ['mail']),
  request('Login', { name: 'Ann', password: 'x' }),
  request('Forgotten', { mail: 'ann@example.org' }),
  request('NewPassword', { token: 't', password: 'correct horse' }),
  request('PasswordChange', { old: 'x', password: 'correct horse' }),
  request('MailChange', { mail: null, password: 'x' }),
  request('Blocking', { name: 'Bob' }),
  request('Night', { from: 0, to: 1439 }),
  request('Vacation', { from: 0, to: 1 }),
  request('Channels', settings.notify),
  request('Settings', settings),
  request('SettingsChange', settings, Object.keys(settings)),
  request('NewToken', { name: 'my bot' }),
  request('PushSubscription', { endpoint: 'https://push.example.org/1', keys: { p256dh: 'k', auth: 'a' } }),
  request('Pace', protocol.PACES.weeks),
  request('Terms', terms),
  request('NewMatch', { game: 'g', title: 't', options: { players: 4 }, terms, chairs, isListed: true }, ['title']),
  request('Upload', { file: '{}', terms, chairs, isListed: false }),
  request('NewChair', { kind: 'bot', bot: 'greedy' }),
  request('Joining', { seat: 'red', invite: 'abc' }, ['seat', 'invite']),
  request('Readiness', { isReady: true, clientSeed: 'dice' }, ['clientSeed']),
  request('NewAccord', { kind: 'rewind', entry: 3, other: 'red', bot: 'greedy' }, ['entry', 'other', 'bot']),
  request('Vote', { agrees: true }),
  request('Act', { id: ID, n: 3, answer }),
  request('Step', { id: ID, v: 3 }),
  request('Order', { prompt: 'react', answer, untilTurn: 3 }, ['untilTurn']),
  request('Orders', { orders: [{ prompt: 'react', answer }] }),
  request('StandIn', { bot: null }),
  request('Saying', { id: ID, channel: 'table', text: 'hello' }),
  request('Note', { text: '' }),
  request('Answer', { kind: 'roll', arg: 3 }, ['arg']),
  request('Inquiry', { what: 'foresee', courses: [[answer]] }),
  request('Inquiry', { what: 'why', thing: 'rome', kind: 'march-to' }, ['thing', 'kind']),
  request('Inquiry', { what: 'odds', course: [answer] }),
  request('Inquiry', { what: 'hint' }),
  request('Inquiry', { what: 'position', at: 0 }),
  request('FromClient', { type: 'watch', match: ID, v: 3, as: 'red' }, ['v', 'as']),
  request('FromClient', { type: 'unwatch', match: ID }),
  request('FromClient', { type: 'act', match: ID, id: ID, n: 3, answer }),
  request('FromClient', { type: 'undo', match: ID, id: ID, v: 3 }),
  request('FromClient', { type: 'ask', match: ID, id: ID, inquiry: { what: 'odds', course: [answer] } }),
  request('FromClient', { type: 'never-mind', id: ID }),
  request('FromClient', { type: 'say', match: ID, id: ID, channel: 'table', text: 'hello' }),
  request('FromClient', { type: 'ping', id: ID }),
];
