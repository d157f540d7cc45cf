import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Line } from '../src/online/line.svelte.js';
import { anna, bert, type FakeSocket, fakeSockets } from './support/fake-socket.js';

let sockets: FakeSocket[];
let stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  // Waits are spread by chance, so that not all come back at once; here they are what they are on the average.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  sockets = fakeSockets();
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const nothing = (): void => undefined;
const act = { type: 'act', match: 'm1', n: 3, answer: { kind: 'pass' } } as const;
/** Whoever listens in a test does not listen any more after it. */
const listen = (line: Line, hear: Parameters<Line['listen']>[0] = nothing, open = nothing): (() => void) => {
  const stop = line.listen(hear, open);
  stops.push(stop);
  return stop;
};
const opened = (me = anna) => {
  const line = new Line();
  listen(line);
  sockets[0].greets(me);
  return { line, socket: sockets[0] };
};
/** What came of it, or nothing yet. */
const outcomeOf = (asked: Promise<unknown>): { now: unknown } => {
  const outcome: { now: unknown } = { now: undefined };
  void asked.then(reply => {
    outcome.now = reply;
  });
  return outcome;
};
const later = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('ui: the one socket of the page', () => {
  test('ui: it is there while somebody listens, and knows who and when', async () => {
    const line = new Line();
    expect([line.state, sockets.length]).toEqual(['closed', 0]);
    const heard: string[] = [];
    let openings = 0;
    const stop = listen(
      line,
      ({ type }) => heard.push(type),
      () => openings++,
    );
    expect([line.state, sockets.length, openings]).toEqual(['opening', 1, 0]);
    sockets[0].greets(anna);
    expect([line.state, line.me?.name, line.ahead, openings]).toEqual(['open', 'Anna', 5000, 1]);
    const second = listen(line, nothing, () => openings++);
    expect([sockets.length, openings]).toEqual([1, 2]);
    sockets[0].says({ type: 'lists' });
    expect(heard).toEqual(['hello', 'lists']);
    second();
    second();
    expect(line.state).toBe('open');
    stop();
    await later();
    expect([line.state, sockets[0].isClosed, sockets.length]).toEqual(['closed', true, 1]);
  });

  test('ui: whoever has enough before the line is there hangs up when it is', () => {
    const line = new Line();
    listen(line, nothing, nothing)();
    expect([line.state, sockets[0].isClosed]).toEqual(['closed', false]);
    sockets[0].opens();
    expect(sockets[0].isClosed).toBe(true);
  });

  test('ui: an act that was not answered is sent again under its id, and answered once', async () => {
    const { line, socket } = opened();
    const asked = line.ask(act);
    const outcome = outcomeOf(asked);
    expect(socket.of('act').map(({ id, n }) => [id, n])).toEqual([[asked.id, 3]]);
    expect(line.deeds).toBe(1);
    socket.breaks();
    expect([line.state, line.deeds]).toEqual(['lost', 1]);
    await later();
    sockets[1].greets(anna);
    expect(sockets[1].of('act').map(({ id }) => id)).toEqual([asked.id]);
    sockets[1].says({ type: 'done', id: asked.id, v: 8 });
    await later();
    expect(outcome.now).toEqual({ type: 'done', id: asked.id, v: 8 });
    expect(line.deeds).toBe(0);
    sockets[1].breaks();
    await later(1000);
    sockets[2].greets(anna);
    expect(sockets[2].of('act')).toEqual([]);
  });

  test('ui: what is asked without a connection is asked as soon as there is one, after whoever listens has spoken', async () => {
    const line = new Line();
    listen(line, nothing, () => line.say({ type: 'watch', match: 'm1' }));
    const asked = line.ask(act);
    line.say({ type: 'unwatch', match: 'm1' });
    expect(sockets[0].sent).toEqual([]);
    sockets[0].greets(anna);
    expect(sockets[0].sent).toEqual([
      { type: 'watch', match: 'm1' },
      { ...act, id: asked.id },
    ]);
  });

  test('ui: what is asked when the connection is there anew is asked once', () => {
    const line = new Line();
    listen(line, nothing, () => void line.ask({ type: 'ask', match: 'm1', inquiry: { what: 'ticks' } }));
    sockets[0].greets(anna);
    expect(sockets[0].of('ask').length).toBe(1);
  });

  test('ui: the first time it is tried again at once, then after longer and longer waits, and on the word of the browser', async () => {
    const { socket } = opened();
    await later(6000);
    socket.breaks();
    await later(1);
    expect(sockets.length).toBe(2);
    for (const wait of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const before = sockets.length;
      sockets.at(-1)?.breaks();
      await later(wait - 1);
      expect(sockets.length).toBe(before);
      await later(2);
      expect(sockets.length).toBe(before + 1);
    }
    sockets.at(-1)?.breaks();
    const before = sockets.length;
    window.dispatchEvent(new Event('online'));
    expect(sockets.length).toBe(before + 1);
  });

  test('ui: lost is lost until there is a connection, however often it is tried', async () => {
    const { line, socket } = opened();
    socket.breaks();
    expect(line.state).toBe('lost');
    await later();
    sockets[1].breaks();
    window.dispatchEvent(new Event('online'));
    expect([sockets.length, line.state]).toEqual([3, 'lost']);
    sockets[2].greets(anna);
    expect(line.state).toBe('open');
  });

  test('ui: a server that greets and hangs up is not called without end', async () => {
    opened();
    for (let i = 0; i < 6; i++) {
      sockets.at(-1)?.greets(anna);
      sockets.at(-1)?.breaks();
      await later(500);
    }
    // At once, then after half a second, then more and more seldom.
    expect(sockets.length).toBeLessThan(6);
  });

  test('ui: a connection that is dead without a word is found out, and so is an attempt without an answer', async () => {
    const { line, socket } = opened();
    await later(20_000);
    const [ping] = socket.of('ping');
    socket.says({ type: 'pong', id: ping.id, now: 0 });
    await later(20_000);
    expect([socket.of('ping').length, line.state]).toEqual([2, 'open']);
    await later(8000);
    expect([line.state, socket.isClosed]).toEqual(['lost', true]);
    await later(1);
    expect(sockets.length).toBe(2);
    await later(8000);
    expect(sockets[1].isClosed).toBe(true);
    await later(500);
    sockets[2].greets(anna);
    // Nobody waits for the answer to an old call.
    expect(sockets[2].of('ping')).toEqual([]);
  });

  test('ui: where the browser says that the network is gone it is looked at once', async () => {
    const { line, socket } = opened();
    window.dispatchEvent(new Event('offline'));
    expect(socket.of('ping').length).toBe(1);
    await later(2000);
    expect(line.state).toBe('lost');
  });

  test('ui: what nobody wants to know any longer is called off, and whoever waited is told', async () => {
    const { line, socket } = opened();
    const asked = line.ask({ type: 'ask', match: 'm1', inquiry: { what: 'hint' } });
    const outcome = outcomeOf(asked);
    line.neverMind(asked.id);
    line.neverMind(asked.id);
    await later();
    expect(outcome.now).toMatchObject({ type: 'refused', refusal: { code: 'stale' } });
    expect(socket.of('never-mind')).toEqual([{ type: 'never-mind', id: asked.id }]);
    socket.breaks();
    await later();
    sockets[1].greets(anna);
    expect(sockets[1].sent).toEqual([]);
  });

  test('ui: shares are told to whoever has asked', () => {
    const { line, socket } = opened();
    const shares: number[] = [];
    const asked = line.ask({ type: 'ask', match: 'm1', inquiry: { what: 'hint' } }, share => shares.push(share));
    socket.says({ type: 'share', id: asked.id, share: 0.5 });
    socket.says({ type: 'share', id: 'another-one', share: 0.7 });
    expect(shares).toEqual([0.5]);
  });

  test('ui: who talks too fast says it again, and what the server fails at is refused', async () => {
    const { line, socket } = opened();
    const asked = line.ask(act);
    const outcome = outcomeOf(asked);
    socket.says({ type: 'trouble', trouble: { code: 'too-fast' } });
    await later(1000);
    expect(socket.of('act').map(({ id }) => id)).toEqual([asked.id, asked.id]);
    expect(outcome.now).toBeUndefined();
    socket.says({ type: 'trouble', trouble: { code: 'engine-fault' } });
    await later();
    expect(outcome.now).toMatchObject({ type: 'refused', refusal: { code: 'engine-fault' } });
    expect(line.deeds).toBe(0);
  });

  test('ui: whoever signs in is greeted by his name, and nothing of another is done in it', async () => {
    const { line, socket } = opened(anna);
    const asked = line.ask(act);
    const outcome = outcomeOf(asked);
    line.renew();
    await later();
    expect([line.state, socket.isClosed, sockets.length]).toEqual(['opening', true, 2]);
    sockets[1].greets(bert);
    await later();
    expect([line.state, line.me?.name]).toEqual(['open', 'Bert']);
    expect(outcome.now).toMatchObject({ refusal: { code: 'not-signed-in' } });
    expect(sockets[1].of('act')).toEqual([]);
  });

  test('ui: a newer server is noticed', async () => {
    const { line, socket } = opened();
    expect(line.isNewBuild).toBe(false);
    socket.breaks();
    await later();
    sockets[1].greets(anna, 'two');
    expect(line.isNewBuild).toBe(true);
  });
});
