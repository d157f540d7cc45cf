import type { Desk, DeskNews, Sight } from '@hegemon/host';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deskOver, type Hire, Link } from '../../src/desk/link.js';
import type { Message, Request } from '../../src/desk/messages.js';
import { serve } from '../../src/desk/serve.js';

/** A worker that does as it is told, or dies. */
interface Worker {
  readonly requests: Request[];
  reply(value: unknown, verb?: string): void;
  send(message: Message): void;
  die(): void;
  isDismissed: boolean;
}
const office = () => {
  const workers: Worker[] = [];
  const hire: Hire = (send, die) => {
    const requests: Request[] = [];
    const worker: Worker = {
      requests,
      send,
      die,
      isDismissed: false,
      reply(value, verb) {
        const at = verb === undefined ? 0 : requests.findIndex(request => request.verb === verb);
        const [{ id }] = requests.splice(at, 1);
        send({ type: 'reply', id, value });
      },
    };
    workers.push(worker);
    return {
      post: request => requests.push(structuredClone(request)),
      dismiss: () => void (worker.isDismissed = true),
    };
  };
  const news: DeskNews[] = [];
  const desk = deskOver(new Link(hire, item => news.push(item)));
  const codes = () => news.map(item => (item.type === 'trouble' ? item.trouble.code : item.type));
  return { workers, news, desk, codes };
};
const SIGHT = { match: { id: 'm' } };

// A request that a test leaves open must not be given up a minute later, in the midst of another file.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe('the line to the worker', () => {
  test('ui: requests are answered by number, in any order, and news come through', async () => {
    const { workers, desk, news } = office();
    const [games, bots] = [desk.games(), desk.bots()];
    const [worker] = workers;
    worker.send({ type: 'news', news: { type: 'thinking' } });
    worker.reply(['greedy'], 'bots');
    worker.reply([], 'games');
    expect(await bots).toEqual(['greedy']);
    expect(await games).toEqual([]);
    expect(news).toEqual([{ type: 'thinking' }]);
    const failing = desk.matches();
    worker.send({ type: 'failed', id: worker.requests[0].id, message: 'no' });
    await expect(failing).rejects.toThrow('no');
  });

  test('ui: what watches itself being read is sent as plain data', async () => {
    const { workers, desk } = office();
    const answer = new Proxy({ kind: 'pass', arg: new Proxy(['x'], {}) }, {});
    void desk.answer(3, answer);
    expect(workers[0].requests[0].args).toEqual([3, { kind: 'pass', arg: ['x'] }]);
  });

  test('ui: when the worker dies another opens the match, and harmless requests are asked again', async () => {
    const { workers, desk, news, codes } = office();
    const opened = desk.open('m', 4);
    workers[0].reply({ ok: true, value: SIGHT });
    await opened;
    const [answer, matches, imported] = [desk.answer(1, { kind: 'pass' }), desk.matches(), desk.imported('{}')];
    workers[0].die();
    expect(workers[0].isDismissed).toBe(true);
    // Nobody knows whether it was still accepted: the sight that follows will show it.
    expect(await answer).toEqual({ code: 'worker-crashed' });
    expect(await imported).toMatchObject({ ok: false, fault: { what: 'trouble' } });
    expect(codes()).toEqual(['thinking', 'worker-crashed']);
    const [, next] = workers;
    expect(next.requests.map(({ verb, args }) => [verb, ...args])).toEqual([['open', 'm', 4], ['matches']]);
    next.reply({ ok: true, value: SIGHT });
    next.reply([]);
    expect(await matches).toEqual([]);
    expect(news.at(-1)).toEqual({ type: 'sight', sight: SIGHT });
    // What the dead one may still say is not heard.
    workers[0].send({ type: 'news', news: { type: 'thinking' } });
    expect(news.at(-1)).toEqual({ type: 'sight', sight: SIGHT });
  });

  test('ui: a worker that dies again and again is not hired for ever', async () => {
    const { workers, desk, codes } = office();
    const games = desk.games();
    workers[0].die();
    workers[1].die();
    await expect(games).rejects.toThrow('crashed');
    expect(workers.length).toBeLessThan(4);
    expect(codes().filter(code => code === 'worker-crashed')).toHaveLength(2);
    // Whoever asks again gets a new one.
    const again = desk.games();
    workers.at(-1)?.reply([]);
    expect(await again).toEqual([]);
  });

  test('ui: a worker that is silent for a minute is taken for dead', async () => {
    const { workers, desk, codes } = office();
    const bots = desk.bots();
    vi.advanceTimersByTime(61_000);
    expect(codes()).toContain('worker-crashed');
    workers[1].reply([]);
    expect(await bots).toEqual([]);
    vi.advanceTimersByTime(600_000);
    expect(workers).toHaveLength(2);
  });

  test('ui: a worker that is busy says so, and is waited for', async () => {
    const { workers, desk, codes } = office();
    const served: Message[] = [];
    let finish: (report: unknown) => void = () => undefined;
    const slow = { report: () => new Promise(resolve => (finish = resolve)) } as unknown as Desk;
    const report = desk.report();
    const [request] = workers[0].requests;
    const done = serve(slow, request, message => {
      served.push(message);
      workers[0].send(message);
    });
    for (let i = 0; i < 20; i++) vi.advanceTimersByTime(15_000);
    expect(served.length).toBeGreaterThan(10);
    expect(codes()).toEqual([]);
    finish({ luck: {} });
    await done;
    expect(await report).toEqual({ luck: {} });
    const count = served.length;
    vi.advanceTimersByTime(600_000);
    expect(served).toHaveLength(count);
  });

  test('ui: the worker answers every request, whatever happens to it', async () => {
    const sent: Message[] = [];
    const desk = {
      bots: async () => ['random'],
      games: async () => {
        throw new Error('broken');
      },
    } as unknown as Desk;
    await serve(desk, { id: 1, verb: 'bots', args: [] }, message => sent.push(message));
    await serve(desk, { id: 2, verb: 'games', args: [] }, message => sent.push(message));
    await serve(desk, { id: 3, verb: 'matches', args: [] }, message => sent.push(message));
    expect(sent).toMatchObject([
      { type: 'reply', id: 1, value: ['random'] },
      { type: 'failed', id: 2, message: 'broken' },
      { type: 'failed', id: 3 },
    ]);
  });

  test('ui: the pace of the bots holds for the next worker too', async () => {
    const { workers, desk } = office();
    const opened = desk.open('m', undefined, 700);
    workers[0].reply({ ok: true, value: SIGHT });
    await opened;
    workers[0].die();
    void desk.games();
    expect(workers[1].requests[0]).toMatchObject({ verb: 'open', args: ['m', undefined, 700] });
    workers[1].reply({ ok: true, value: SIGHT }, 'open');
    const paced = desk.pace('still');
    workers[1].reply(undefined, 'pace');
    await paced;
    workers[1].die();
    void desk.games();
    expect(workers[2].requests[0]).toMatchObject({ verb: 'open', args: ['m', undefined, 'still'] });
  });

  test('ui: what the page asks by itself with every sight does not bring the next one', async () => {
    const { workers, desk, news } = office();
    const asked = [desk.ticks(), desk.hazards()];
    const match = { id: 'm', seats: ['red'], sitters: { red: { kind: 'bot', name: 'greedy' } } };
    const sight = (last: number) =>
      workers[0].send({
        type: 'news',
        news: { type: 'sight', sight: { match, table: {}, last, news: { from: last, lines: [] } } as unknown as Sight },
      });
    sight(1);
    sight(2);
    workers[0].reply([], 'ticks');
    workers[0].reply([], 'hazards');
    await Promise.all(asked);
    expect(news).toHaveLength(1);
    const shown = desk.show(1);
    workers[0].reply(undefined, 'show');
    await shown;
    expect(news).toHaveLength(2);
  });
});
