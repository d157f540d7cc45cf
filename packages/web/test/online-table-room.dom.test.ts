import type { TalkLine } from '@hegemon/protocol/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableRoom } from '../src/online/table-room.svelte.js';
import { FakeLine, fakeServer, refused, roomOf } from './support/online-fakes.js';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const said = (id: number, change: Partial<TalkLine> = {}): TalkLine => ({
  id,
  channel: 'table',
  person: { id: 'id-bert', name: 'Bert', isGuest: true },
  seat: 'blue',
  text: `word ${id}`,
  at: 1000 + id,
  ...change,
});
const playing = { id: 'm1', status: 'running', mine: 'red', started: 1000 } as const;

const atTable = (lines: readonly TalkLine[] = []) => {
  const line = new FakeLine();
  const calls = { changed: 0, missed: 0 };
  const asked = fakeServer(({ path }) => ({ status: 200, body: path.includes('before=') ? [said(1)] : lines }));
  const table = new TableRoom({
    line,
    match: 'm1',
    changed: () => calls.changed++,
    missed: () => calls.missed++,
  });
  const stop = table.listen();
  return { line, table, calls, asked, stop };
};

describe('ui: who sits at a table that is playing', () => {
  test('ui: the room is told whole, then by what has changed', () => {
    const { line, table, calls } = atTable();
    line.hear({ type: 'room-patch', match: 'm1', patch: { set: { watchers: 9 } } });
    expect(table.room).toBeUndefined();
    line.hear({ type: 'room', match: 'm1', room: roomOf(playing) });
    line.hear({ type: 'room-patch', match: 'm1', patch: { set: { watchers: 2 } } });
    line.hear({ type: 'room-patch', match: 'm2', patch: { set: { watchers: 7 } } });
    expect([table.room?.watchers, calls.changed, calls.missed]).toEqual([2, 2, 0]);
  });

  test('ui: what does not fit is asked for anew', () => {
    const { line, table, calls } = atTable();
    line.hear({ type: 'room', match: 'm1', room: roomOf(playing) });
    line.hear({ type: 'room-patch', match: 'm1', patch: { in: { nowhere: { set: { x: 1 } } } } });
    expect([calls.missed, table.room?.watchers]).toEqual([1, 0]);
  });

  test('ui: what was said is recalled, also what was said while there was no connection, and nothing twice', async () => {
    const lines = [said(5), said(6)];
    const { line, table, asked } = atTable(lines);
    await vi.waitFor(() => expect(table.talk.length).toBe(2));
    line.hear({ type: 'said', match: 'm1', line: said(6) });
    line.hear({ type: 'said', match: 'm1', line: said(8) });
    lines.push(said(7));
    line.reopen();
    await vi.waitFor(() => expect(table.talk.map(({ id }) => id)).toEqual([5, 6, 7, 8]));
    expect(asked.map(({ path }) => path)).toEqual(['matches/m1/talk', 'matches/m1/talk']);
  });

  test('ui: more is there while pages are full', async () => {
    const { table, asked } = atTable(Array.from({ length: 100 }, (_, i) => said(50 + i)));
    await vi.waitFor(() => expect(table.hasEarlier).toBe(true));
    await table.earlier();
    expect([asked.at(-1)?.path, table.hasEarlier, table.talk[0].id]).toEqual(['matches/m1/talk?before=50', false, 1]);
  });

  test('ui: unread is what others have said, by channel, and a reload does not forget what was read', async () => {
    const early = said(2, { at: 500 });
    const { line, table } = atTable([early, said(3, { seat: 'red' }), said(4)]);
    line.hear({ type: 'room', match: 'm1', room: roomOf(playing) });
    // One's own words are known, and what was said in the waiting room was read there.
    await vi.waitFor(() => expect(table.unread.map(({ id }) => id)).toEqual([4]));
    line.hear({ type: 'said', match: 'm1', line: said(5, { channel: 'blue,red' }) });
    line.hear({ type: 'said', match: 'm1', line: said(6) });
    table.markRead('table', 6);
    expect(table.unread.map(({ id }) => id)).toEqual([5]);
    table.markRead('table', 4);
    expect(table.unread.map(({ id }) => id)).toEqual([5]);

    const again = atTable([said(4), said(5, { channel: 'blue,red' }), said(6), said(7)]);
    await vi.waitFor(() => expect(again.table.unread.map(({ id }) => id)).toEqual([5, 7]));
  });

  test('ui: whoever looks on hears what was said when it is over', async () => {
    const lines: TalkLine[] = [];
    const { line, table } = atTable(lines);
    line.hear({ type: 'room', match: 'm1', room: roomOf({ ...playing, mine: null }) });
    lines.push(said(4));
    line.hear({ type: 'room-patch', match: 'm1', patch: { set: { status: 'over' } } });
    await vi.waitFor(() => expect(table.talk.length).toBe(1));
  });

  test('ui: what one says is heard at once, and why not', async () => {
    const { line, table } = atTable();
    line.answer = asking => ({
      type: 'told',
      id: 'x',
      value: said(9, { seat: 'red', text: (asking as { text: string }).text }),
    });
    expect(await table.say('table', 'Ave')).toBeUndefined();
    expect(line.asked.at(-1)).toEqual({ type: 'say', match: 'm1', channel: 'table', text: 'Ave' });
    expect(table.talk.map(({ text }) => text)).toEqual(['Ave']);
    line.answer = () => ({ type: 'refused', id: 'x', refusal: { code: 'not-your-seat' } });
    expect(await table.say('table', 'Ave')).toEqual({ code: 'not-your-seat' });
  });

  test('ui: words that cannot be fetched are fetched the next time', async () => {
    const line = new FakeLine();
    let isUp = false;
    fakeServer(() => (isUp ? { status: 200, body: [said(1)] } : refused(503, 'closing')));
    const table = new TableRoom({ line, match: 'm1', changed: () => undefined, missed: () => undefined });
    table.listen();
    await table.recall();
    expect(table.talk).toEqual([]);
    isUp = true;
    line.reopen();
    await vi.waitFor(() => expect(table.talk.length).toBe(1));
  });
});
