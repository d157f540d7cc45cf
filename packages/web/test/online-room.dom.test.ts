import type { TalkLine } from '@hegemon/protocol/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RoomState } from '../src/room/room-state.svelte.js';
import { type Asked, FakeLine, fakeServer, refused, roomOf } from './support/online-fakes.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tableWith = (answer: (asked: Asked) => { status: number; body?: unknown }, invite?: string) => {
  const line = new FakeLine();
  return { line, asked: fakeServer(answer), table: new RoomState(line, 'm123', invite) };
};
const paths = (asked: readonly Asked[]) => asked.map(({ method, path }) => `${method} ${path}`);
const said = (id: number, text: string): TalkLine => ({
  id,
  channel: 'table',
  person: { id: 'id-bert', name: 'Bert', isGuest: true },
  seat: 'blue',
  text,
  at: id,
});

describe('ui: a table before its match begins', () => {
  test('contracts 5: it is looked at, watched, and follows what changes', async () => {
    const { table, line } = tableWith(() => ({ status: 200, body: roomOf() }));
    await table.start();
    expect(table.room?.revision).toBe(1);
    expect(line.said).toEqual([{ type: 'watch', match: 'm123' }]);
    line.hear({ type: 'room', match: 'm123', room: roomOf({ revision: 2, title: 'Friday' }) });
    line.hear({ type: 'room-patch', match: 'm123', patch: { set: { revision: 3, mine: 'blue' } } });
    expect(table.room).toMatchObject({ revision: 3, title: 'Friday', mine: 'blue' });
    line.hear({ type: 'room', match: 'other', room: roomOf({ id: 'other', revision: 9 }) });
    expect(table.room?.revision).toBe(3);
  });

  test('contracts 5: after a lost connection it watches anew, and old patches fit no longer', async () => {
    const { table, line } = tableWith(() => ({ status: 200, body: roomOf() }));
    await table.start();
    line.hear({ type: 'room', match: 'm123', room: roomOf({ revision: 2 }) });
    line.reopen();
    line.hear({ type: 'room-patch', match: 'm123', patch: { set: { revision: 5 } } });
    expect(table.room?.revision).toBe(2);
    line.hear({ type: 'room', match: 'm123', room: roomOf({ revision: 6 }) });
    expect(table.room?.revision).toBe(6);
    expect(line.said.filter(({ type }) => type === 'watch').length).toBe(2);
  });

  test('ui: when the match begins it lets go of the match before the table is shown', async () => {
    const { table, line } = tableWith(() => ({ status: 200, body: roomOf() }));
    await table.start();
    line.hear({ type: 'room', match: 'm123', room: roomOf({ revision: 2, status: 'running' }) });
    expect(table.room?.status).toBe('running');
    expect(line.said.at(-1)).toEqual({ type: 'unwatch', match: 'm123' });
    expect(line.listeners).toBe(0);
    // Whoever leaves the page does not tell it again: by then the table watches.
    table.stop();
    expect(line.said.filter(({ type }) => type === 'unwatch').length).toBe(1);
  });

  test('ui: a match that runs already is not watched from here', async () => {
    const { table, line } = tableWith(() => ({ status: 200, body: roomOf({ status: 'running' }) }));
    await table.start();
    expect([table.room?.status, line.said, line.listeners]).toEqual(['running', [], 0]);
  });

  test('ui: an invitation is shown wherever one asks', async () => {
    const { table, asked } = tableWith(() => ({ status: 200, body: roomOf() }), 'in/vi');
    await table.start();
    await table.join('blue');
    expect(paths(asked)).toEqual([
      'GET matches/m123?invite=in%2Fvi',
      'POST matches/m123/join',
      'GET matches/m123?invite=in%2Fvi',
    ]);
    expect(asked[1].body).toEqual({ seat: 'blue', invite: 'in/vi' });
  });

  test('ui: whoever may not look on but is invited asks for himself', async () => {
    vi.useFakeTimers();
    let revision = 1;
    const { table, line } = tableWith(() => ({ status: 200, body: roomOf({ revision }) }), 'invite');
    await table.start();
    line.hear({ type: 'closed', match: 'm123', trouble: { code: 'not-allowed' } });
    revision = 4;
    await vi.advanceTimersByTimeAsync(6000);
    expect(table.room?.revision).toBe(4);
    table.stop();
  });

  test('ui: a table that was taken away says so, and a server out of reach leaves it standing', async () => {
    let answer: { status: number; body?: unknown } = { status: 200, body: roomOf() };
    const { table, line } = tableWith(() => answer);
    await table.start();
    answer = refused(503, 'closing');
    line.hear({ type: 'lists' });
    await table.look();
    expect(table.trouble).toBeUndefined();
    answer = refused(404, 'no-such-match');
    line.hear({ type: 'lists' });
    await vi.waitFor(() => expect(table.trouble?.code).toBe('no-such-match'));
    expect(line.listeners).toBe(0);
  });

  test('ui: whoever takes it away himself is not told so', async () => {
    const { table, line, asked } = tableWith(({ method }) => {
      if (method !== 'DELETE') return table.room ? refused(404, 'no-such-match') : { status: 200, body: roomOf() };
      line.hear({ type: 'lists' });
      return { status: 204 };
    });
    await table.start();
    expect((await table.cancel()).ok).toBe(true);
    await table.look();
    expect(table.trouble).toBeUndefined();
    // Nor does he ask for what he knows to be gone.
    expect(asked.filter(({ method }) => method === 'GET').length).toBe(1);
  });

  test('ui: ready with words of one’s own for the dice, or without', async () => {
    const { table, asked } = tableWith(() => ({ status: 200, body: roomOf() }));
    await table.start();
    await table.ready(true, 'alea');
    await table.ready(true, '');
    await table.ready(false, 'alea');
    expect(asked.filter(({ path }) => path.endsWith('/ready')).map(({ body }) => body)).toEqual([
      { isReady: true, clientSeed: 'alea' },
      { isReady: true },
      { isReady: false },
    ]);
  });

  test('ui: what is said is heard once, in its order, whichever way it comes', async () => {
    const { table, line } = tableWith(({ path }) => ({
      status: 200,
      body: path.endsWith('/talk') ? [said(1, 'salve'), said(2, 'ave')] : roomOf({ mine: 'blue' }),
    }));
    await table.start();
    line.answer = () => ({ type: 'told', id: 'x', value: said(3, 'vale') });
    expect(await table.say('vale')).toBeUndefined();
    line.hear({ type: 'said', match: 'm123', line: said(3, 'vale') });
    await table.recall();
    expect(table.talk.map(({ text }) => text)).toEqual(['salve', 'ave', 'vale']);
    line.answer = () => ({ type: 'refused', id: 'x', refusal: { code: 'not-your-seat' } });
    expect(await table.say('quid?')).toEqual({ code: 'not-your-seat' });
  });
});
