import type { Company, CompanyParts } from '@hegemon/board/company/company.js';
import type { Room } from '@hegemon/protocol/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableRoom } from '../src/online/table-room.svelte.js';
import { OnlineCompany } from '../src/play/online-company.svelte.js';
import { type Asked, FakeLine, fakeServer, meNamed, refused, roomOf } from './support/online-fakes.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const person = (name: string) => ({ id: `id-${name}`, name, isGuest: true });
const seat = (name: string, change: Partial<Room['seats'][number]> = {}): Room['seats'][number] => ({
  seat: name,
  person: person(name),
  bot: null,
  standIn: null,
  isReady: true,
  clientSeed: '',
  lost: null,
  presence: 'here',
  clock: null,
  ...change,
});

const inCompany = (
  room: Partial<Room> = {},
  answer: (asked: Asked) => { status: number; body?: unknown } = () => ({ status: 200, body: [] }),
) => {
  const line = new FakeLine();
  const asked = fakeServer(each => (each.path.endsWith('/talk') ? { status: 200, body: [] } : answer(each)));
  const table = new TableRoom({ line, match: 'm1', changed: () => undefined, missed: () => undefined });
  table.listen();
  line.hear({
    type: 'room',
    match: 'm1',
    room: roomOf({ id: 'm1', status: 'running', mine: 'red', seats: [seat('red'), seat('blue')], ...room }),
  });
  const state = { state: 'open' as const, records: null, deeds: 0, ahead: 5000, me: person('red') };
  let mayEnter = true;
  const company = new OnlineCompany({
    match: 'm1',
    line: state,
    table,
    parts: {} as CompanyParts,
    words: ({ code }) => `words for ${code}`,
    enter: async () => mayEnter,
    look: async () => meNamed('red', { mail: 'red@example.org', isMailConfirmed: true }),
  });
  const sent = () => asked.filter(({ path }) => !path.endsWith('/talk'));
  return { company: company as Company & OnlineCompany, line, asked, sent, bar: () => (mayEnter = false) };
};

describe('ui: the company of a match on a server', () => {
  test('ui: it is what the room says', () => {
    const terms = { ...roomOf().terms, watching: 'late' as const, delay: 900, hints: true };
    const { company } = inCompany({ terms, watchers: 3, paused: 7 });
    expect(company).toMatchObject({
      mine: 'red',
      watchers: 3,
      delay: 900,
      isPaused: true,
      isOver: false,
      isRated: false,
      hasHints: true,
      hasWhispers: true,
      connection: 'open',
      underWay: 0,
    });
    expect(company.short).toBe(terms.pace.bank / 4);
    expect(company.members.blue).toMatchObject({ person: 'blue', presence: 'here' });
  });

  test('ui: whoever has lost his seat here is known to have had it', () => {
    const { company } = inCompany({
      mine: null,
      seats: [seat('red', { lost: 'resigned', bot: 'planner' }), seat('blue')],
    });
    expect([company.mine, company.formerly]).toEqual([undefined, 'red']);
  });

  test('ui: its time is that of the server, and goes on while somebody looks', async () => {
    vi.useFakeTimers({ now: 1000 });
    const { company } = inCompany();
    const stop = company.tick();
    expect(company.now).toBe(6000);
    await vi.advanceTimersByTimeAsync(2000);
    expect(company.now).toBe(8000);
    stop();
    await vi.advanceTimersByTimeAsync(2000);
    expect(company.now).toBe(8000);
  });

  test('ui: what is asked of the others goes to the server, and what went wrong comes back in words', async () => {
    let status = 200;
    const { company, sent } = inCompany({}, () => (status === 200 ? { status, body: {} } : refused(status, 'expired')));
    expect(await company.propose({ kind: 'rewind', entry: 4 })).toBeUndefined();
    expect(await company.vote('a/1', true)).toBeUndefined();
    expect(await company.withdraw('a1')).toBeUndefined();
    expect(await company.resign()).toBeUndefined();
    expect(await company.take('blue')).toBeUndefined();
    expect(sent()).toEqual([
      { method: 'POST', path: 'matches/m1/accords', body: { kind: 'rewind', entry: 4 } },
      { method: 'PUT', path: 'matches/m1/accords/a%2F1/vote', body: { agrees: true } },
      { method: 'DELETE', path: 'matches/m1/accords/a1', body: undefined },
      { method: 'POST', path: 'matches/m1/resign', body: undefined },
      { method: 'POST', path: 'matches/m1/take', body: { seat: 'blue' } },
    ]);
    status = 410;
    expect(await company.vote('a1', false)).toBe('words for expired');
  });

  test('ui: whoever does not come in does not sit down', async () => {
    const { company, sent, bar } = inCompany();
    bar();
    expect(await company.take('blue')).toBeUndefined();
    expect(sent()).toEqual([]);
  });

  test('ui: one is asked where one’s word is awaited', () => {
    const accord = { id: 'a123', kind: 'draw', seat: 'blue', needed: ['red', 'blue'], votes: { blue: true } } as const;
    const { company, line } = inCompany({
      accords: [{ ...accord, needed: [...accord.needed], status: 'open', created: 1 }],
    });
    expect([company.isAsked, company.consents.length]).toEqual([true, 1]);
    line.hear({ type: 'room-patch', match: 'm1', patch: { set: { accords: [] } } });
    expect([company.isAsked, company.consents.length]).toEqual([false, 0]);
  });

  test('ui: standing answers are recalled and changed; refused, they stay as they were', async () => {
    const kept = [{ prompt: 'act', answer: { kind: 'no' } }];
    let isOver = false;
    const { company } = inCompany({}, ({ method }) => {
      if (method === 'GET') return { status: 200, body: { orders: kept } };
      return isOver ? refused(409, 'not-running') : { status: 200, body: { v: 3 } };
    });
    await company.recallOrders();
    expect(company.orders).toEqual(kept);
    expect(await company.order([])).toBeUndefined();
    expect(company.orders).toEqual([]);
    isOver = true;
    expect(await company.order(kept)).toBe('words for not-running');
    expect(company.orders).toEqual([]);
  });

  test('ui: how one is told of this match is asked for and chosen; what is not set up is closed', async () => {
    const chosen = { mail: false, webhook: true, push: false };
    let notify: unknown = null;
    const { company } = inCompany({}, ({ method, body }) => {
      if (method === 'GET') return { status: 200, body: { notify } };
      notify = (body as { readonly notify: unknown }).notify;
      return { status: 204 };
    });
    const { notify: usual } = meNamed('red').settings;
    const open = { mail: true, webhook: false, push: false };
    expect(await company.notices()).toEqual({ usual, open });
    expect(await company.chooseNotices(chosen)).toBeUndefined();
    expect(await company.notices()).toEqual({ usual, here: chosen, open });
    expect(await company.chooseNotices(undefined)).toBeUndefined();
    expect(notify).toBeNull();
  });

  test('ui: what is said is heard, or not in words', async () => {
    const { company, line } = inCompany();
    line.answer = () => ({ type: 'refused', id: 'x', refusal: { code: 'not-allowed' } });
    expect(await company.say('blue,red', 'Ave')).toBe('words for not-allowed');
    const said = { id: 4, channel: 'table', person: person('blue'), seat: 'blue', text: 'Ave', at: 1 };
    line.hear({ type: 'said', match: 'm1', line: said });
    expect(company.unread.map(({ name, text }) => [name, text])).toEqual([['blue', 'Ave']]);
    company.markRead('table', 4);
    expect(company.unread).toEqual([]);
  });
});
