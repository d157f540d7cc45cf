import type { DeskNews, Sight } from '@hegemon/host';
import type { FromServer } from '@hegemon/protocol/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Around } from '../src/online/following.js';
import { Line } from '../src/online/line.svelte.js';
import { OnlineDesk } from '../src/online/online-desk.js';
import { anna, type FakeSocket, fakeSockets } from './support/fake-socket.js';
import { fakeServer, refused } from './support/online-fakes.js';

let sockets: FakeSocket[];
let told: DeskNews[];
let around: Around;
let home: { imported: (text: string) => Promise<unknown>; removed: string[]; known: string[] };
let close: () => Promise<void>;
beforeEach(() => {
  vi.useFakeTimers();
  sockets = fakeSockets();
  told = [];
  around = { own: ['red'], standIns: {}, isPaused: false };
  home = { imported: async () => ({ ok: true, value: 'here' }), removed: [], known: [] };
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lineAt = (n: number, answer?: string) => ({
  n,
  seat: 'red',
  heard: [],
  ...(answer && { answer: { kind: answer } }),
});
const sightAt = (last: number, change: Partial<Sight> = {}): Sight =>
  ({
    match: { id: 'm1', game: 'fake', sitters: {} },
    eyes: 'red',
    at: last,
    last,
    table: { view: { turn: last }, decisions: [{ n: last, seat: 'red', choices: [] }], waiting: [] },
    undo: { refused: 'nothing-to-undo' },
    redo: { refused: 'nothing-to-redo' },
    news: { from: 0, lines: Array.from({ length: last + 1 }, (_, n) => lineAt(n)) },
    ...change,
  }) as unknown as Sight;
const whole = (last: number, change: Partial<Sight> = {}): FromServer => ({
  type: 'sight',
  match: 'm1',
  v: last + 1,
  sight: sightAt(last, change),
});
/** From one entry to the next, or over several. */
const patch = (base: number, v: number, more: object = {}): FromServer => ({
  type: 'patch',
  match: 'm1',
  base,
  v,
  patch: { in: { view: { set: { turn: v - 1 } } } },
  last: v - 1,
  undo: { refused: 'nothing-to-undo' },
  redo: { refused: 'nothing-to-redo' },
  news: { from: base, lines: [lineAt(v - 1)] },
  ...more,
});

const later = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const outcomeOf = <T>(asked: Promise<T>): { now: T | undefined } => {
  const outcome: { now: T | undefined } = { now: undefined };
  void asked.then(reply => {
    outcome.now = reply;
  });
  return outcome;
};
const deskAt = () => {
  const line = new Line();
  const desk = new OnlineDesk({
    line,
    home: {
      imported: (text: string) => home.imported(text),
      remove: async (id: string) => void home.removed.push(id),
      matches: async () => home.known.map(id => ({ id })),
    } as never,
    tell: news => told.push(news),
    around: () => around,
  });
  close = () => desk.close();
  return { desk, line };
};
const opened = async (last = 3, at?: number) => {
  const { desk, line } = deskAt();
  const sight = outcomeOf(desk.open('m1', at));
  sockets[0].greets(anna);
  sockets[0].says(whole(last));
  await later();
  return { desk, line, sight, socket: sockets[0] };
};
const shown = (): Sight => {
  // What comes fast is shown together, a moment later.
  vi.advanceTimersByTime(60);
  const last = told.findLast(news => news.type === 'sight');
  if (last?.type !== 'sight') throw new Error('nothing was told');
  return last.sight;
};
const turnOf = ({ table }: Sight): unknown => (table.view as { turn: number }).turn;

describe('ui: a match on a server', () => {
  test('ui: it is watched, shown whole, and then what is new is put on it', async () => {
    const { sight, socket } = await opened();
    expect(socket.of('watch')).toEqual([{ type: 'watch', match: 'm1' }]);
    expect(sight.now).toMatchObject({ ok: true, value: { last: 3, match: { own: ['red'] } } });
    socket.says(patch(4, 5));
    expect([shown().last, shown().at, turnOf(shown())]).toEqual([4, 4, 4]);
    expect(shown().news).toEqual({ from: 4, lines: [lineAt(4)] });
    // Of another match nothing is heard.
    socket.says({ ...patch(5, 6), match: 'm2' } as FromServer);
    expect(told.length).toBe(1);
  });

  test('ui: what comes faster than a page can draw is shown together, with the lines of all', async () => {
    const { socket } = await opened();
    for (const base of [4, 5, 6, 7]) socket.says(patch(base, base + 1));
    expect(told.length).toBe(1);
    await later(60);
    expect(told.length).toBe(2);
    expect([shown().last, shown().news]).toEqual([7, { from: 5, lines: [5, 6, 7].map(n => lineAt(n)) }]);
  });

  test('ui: where something is missing all of it is asked for, once', async () => {
    const { socket } = await opened();
    socket.says(patch(6, 7));
    socket.says(patch(7, 8));
    expect(told).toEqual([]);
    expect(socket.of('watch').slice(1)).toEqual([{ type: 'watch', match: 'm1', as: 'red' }]);
    socket.says(whole(7));
    expect([shown().last, shown().news.from, shown().news.lines.length]).toEqual([7, 0, 8]);
    socket.says(patch(8, 9));
    expect(shown().last).toBe(8);
  });

  test('ui: what is known already is passed over, and a patch that does not fit is not believed', async () => {
    const { socket } = await opened();
    socket.says(patch(2, 4));
    expect([told.length, socket.of('watch').length]).toEqual([0, 1]);
    socket.says(patch(4, 5, { patch: { in: { nowhere: { set: { x: 1 } } } } }));
    expect([told.length, socket.of('watch').length]).toEqual([0, 2]);
  });

  test('ui: after a lost connection only what is new is asked for', async () => {
    const { socket } = await opened();
    socket.says(patch(4, 5));
    socket.breaks();
    await later();
    sockets[1].greets(anna);
    expect(sockets[1].of('watch')).toEqual([{ type: 'watch', match: 'm1', v: 5, as: 'red' }]);
    sockets[1].says(patch(5, 9, { news: { from: 5, lines: [5, 6, 7, 8].map(n => lineAt(n)) } }));
    expect([shown().last, shown().news.lines.length]).toEqual([8, 4]);
  });

  test('ui: all of it is still wanted if the connection is lost before it comes', async () => {
    const { socket } = await opened();
    socket.says(patch(6, 7));
    socket.breaks();
    await later();
    sockets[1].greets(anna);
    expect(sockets[1].of('watch')).toEqual([{ type: 'watch', match: 'm1', as: 'red' }]);
  });

  test('ui: a match that is not there, or not for these eyes, is no match', async () => {
    const { desk } = deskAt();
    const result = outcomeOf(desk.open('m1'));
    sockets[0].greets(anna);
    sockets[0].says({ type: 'closed', match: 'm1', trouble: { code: 'no-such-match' } });
    await later();
    expect(result.now).toEqual({ ok: false, fault: { code: 'no-such-match', facts: { code: 'no-such-match' } } });
  });

  test('ui: a match that is closed to somebody while he looks is told as trouble', async () => {
    const { socket } = await opened();
    socket.says({ type: 'closed', match: 'm1', trouble: { code: 'not-allowed' } });
    expect(told).toEqual([{ type: 'trouble', trouble: { code: 'not-allowed', facts: { code: 'not-allowed' } } }]);
  });

  test('ui: an answer is sent with the number of its question, and whatever comes of it ends it', async () => {
    const { desk, socket } = await opened();
    const done = outcomeOf(desk.answer(3, { kind: 'pass' }));
    const [{ id, n, answer }] = socket.of('act');
    expect([n, answer]).toEqual([3, { kind: 'pass' }]);
    socket.says({ type: 'done', id, v: 5 });
    await later();
    expect(done.now).toEqual({ accepted: true });

    const stale = outcomeOf(desk.undo());
    const [undo] = socket.of('undo');
    expect(undo.v).toBe(4);
    socket.says({ type: 'refused', id: undo.id, refusal: { code: 'stale' } });
    await later();
    expect(stale.now).toEqual({ code: 'gone-on', facts: { code: 'stale' } });

    const wrong = outcomeOf(desk.answer(3, { kind: 'x', arg: 'y' }));
    const refusal = { refused: 'not-offered', rule: 'R 1', possible: [], waiting: [] } as never;
    socket.says({ type: 'refused', id: socket.of('act')[1].id, refusal });
    await later();
    expect(wrong.now).toEqual(refusal);
  });

  test('ui: whoever leafs in the past stays there while others play, and hears of it', async () => {
    const { desk, socket } = await opened();
    void desk.show(1);
    const [{ id, inquiry }] = socket.of('ask');
    expect(inquiry).toEqual({ what: 'position', at: 1 });
    // It has not come yet, and something happens: nobody is asked meanwhile.
    socket.says(patch(4, 5));
    expect([shown().at, shown().last, shown().table.decisions]).toEqual([3, 4, []]);
    socket.says({ type: 'told', id, value: sightAt(1, { table: sightAt(1).table }) });
    await later();
    expect([shown().at, shown().last, turnOf(shown()), shown().news]).toEqual([1, 4, 1, { from: 5, lines: [] }]);
    socket.says(patch(5, 6));
    expect([shown().at, shown().last, shown().news.lines]).toEqual([1, 5, [lineAt(5)]]);
    expect(socket.of('ask').length).toBe(1);
    void desk.show();
    expect([shown().at, shown().last, turnOf(shown())]).toEqual([5, 5, 5]);
  });

  test('ui: of several positions leafed to only the last is wanted', async () => {
    const { desk, socket } = await opened();
    void desk.show(1);
    void desk.show(2);
    const [first, second] = socket.of('ask');
    expect(socket.of('never-mind').map(({ id }) => id)).toEqual([first.id]);
    socket.says({ type: 'told', id: second.id, value: sightAt(2) });
    await later();
    expect(told.length).toBe(1);
    expect(shown().at).toBe(2);
  });

  test('ui: a link to a position opens it, with the whole chronicle', async () => {
    const { sight, socket } = await opened(5, 2);
    expect(sight.now).toBeUndefined();
    const [{ id }] = socket.of('ask');
    socket.says({ type: 'told', id, value: sightAt(2) });
    await later();
    expect(sight.now).toMatchObject({ ok: true, value: { at: 2, last: 5, news: { from: 0 } } });
    expect(sight.now?.ok && sight.now.value.news.lines.length).toBe(6);
  });

  test('ui: at the end everything is told anew, since nothing is hidden any more', async () => {
    const { socket } = await opened();
    const over = { patch: { set: { outcome: { winners: [], points: {}, how: 'draw', rule: '' } } }, serverSeed: 'ab' };
    socket.says(patch(4, 5, over));
    expect([shown().match.serverSeed, shown().table.outcome?.how]).toEqual(['ab', 'draw']);
    expect(socket.of('watch').length).toBe(2);
    socket.says(whole(4, { table: shown().table }));
    expect(shown().news).toMatchObject({ from: 0 });
    expect(socket.of('watch').length).toBe(2);
  });

  test('ui: after the end one looks through other eyes, also at the past', async () => {
    const { desk, socket } = await opened();
    void desk.show(1);
    socket.says({ type: 'told', id: socket.of('ask')[0].id, value: sightAt(1) });
    await later();
    await desk.look('blue');
    expect(socket.of('watch')[1]).toEqual({ type: 'watch', match: 'm1', as: 'blue' });
    socket.says(whole(3, { eyes: 'blue' }));
    await later();
    socket.says({ type: 'told', id: socket.of('ask')[1].id, value: sightAt(1, { eyes: 'blue' }) });
    await later();
    expect([shown().at, shown().eyes]).toEqual([1, 'blue']);
  });

  test('ui: while a bot plays for one, or everything rests, nobody is asked', async () => {
    const { desk } = await opened();
    desk.aroundChanged();
    expect(told).toEqual([]);
    around = { own: ['red'], standIns: { red: 'planner' }, isPaused: false };
    desk.aroundChanged();
    expect([shown().table.decisions, shown().match.standIns]).toEqual([[], { red: 'planner' }]);
    around = { own: ['red'], standIns: {}, isPaused: true };
    desk.aroundChanged();
    expect(shown().table.decisions).toEqual([]);
    around = { own: ['red'], standIns: {}, isPaused: false };
    desk.aroundChanged();
    expect(shown().table.decisions.length).toBe(1);
  });

  test('ui: advice is called off when the question is answered', async () => {
    const { desk, socket } = await opened();
    const hint = outcomeOf(desk.hint());
    await later();
    const [{ id }] = socket.of('ask');
    socket.says({ type: 'share', id, share: 0.3 });
    await later(60);
    expect(told.at(-1)).toEqual({ type: 'thinking', thinking: { seat: 'red', bot: 'master', share: 0.3 } });
    socket.says(patch(4, 5, { patch: { set: { decisions: [] } } }));
    await later(60);
    expect(socket.of('never-mind')).toEqual([{ type: 'never-mind', id }]);
    expect(hint.now).toBeUndefined();
    expect(told.at(-1)).toEqual({ type: 'thinking' });
  });

  test('ui: who has asked too much at once asks again; what is not found is nothing', async () => {
    const { desk, socket } = await opened();
    const ticks = outcomeOf(desk.ticks());
    socket.says({ type: 'refused', id: socket.of('ask')[0].id, refusal: { code: 'too-fast' } });
    await later(400);
    socket.says({ type: 'told', id: socket.of('ask')[1].id, value: [{ n: 0, turn: 0 }] });
    await later();
    expect(ticks.now).toEqual([{ n: 0, turn: 0 }]);
    const why = outcomeOf(desk.whyNot('gaul'));
    socket.says({ type: 'refused', id: socket.of('ask')[2].id, refusal: { code: 'thinking-failed' } });
    await later();
    expect(why.now).toEqual([]);
  });

  test('ui: whoever leaves asks for nothing more', async () => {
    const { desk, socket } = await opened();
    const ticks = outcomeOf(desk.ticks());
    await desk.close();
    await later();
    expect(socket.of('unwatch')).toEqual([{ type: 'unwatch', match: 'm1' }]);
    expect(ticks.now).toEqual([]);
  });

  test('ui: a bot plays for one when the server says so', async () => {
    const { desk } = await opened();
    const asked = fakeServer(({ body }) =>
      (body as { bot: string | null }).bot === null
        ? { status: 200, body: { v: 1 } }
        : refused(403, 'not-allowed', { why: 'rated' }),
    );
    vi.useRealTimers();
    expect(await desk.standIn('red')).toEqual({ accepted: true });
    expect(await desk.standIn('red', 'planner')).toMatchObject({ code: 'not-allowed', facts: { why: 'rated' } });
    expect(asked[0]).toEqual({ method: 'PUT', path: 'matches/m1/stand-in', body: { bot: null } });
  });

  test('ui: a finished match is played through here, and leaves nothing behind that was not there', async () => {
    const { desk } = await opened();
    fakeServer(() => ({ status: 200, body: { entries: [1, 2, 3] } }));
    vi.useRealTimers();
    expect(await desk.verified('m1')).toEqual({ ok: true, entries: 3 });
    expect(home.removed).toEqual(['here']);
    home.known = ['here'];
    await desk.verified('m1');
    expect(home.removed).toEqual(['here']);
    const difference = { entry: 2 };
    home.imported = async () => ({ ok: false, fault: { what: 'difference', difference } });
    expect(await desk.verified('m1')).toEqual({ ok: false, entries: 3, firstDifference: difference });
  });
});
