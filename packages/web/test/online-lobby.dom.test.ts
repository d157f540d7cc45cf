import type { MatchLine } from '@hegemon/protocol/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Lists } from '../src/lobby/lists.svelte.js';
import { FakeLine, fakeServer, refused } from './support/online-fakes.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lines = (from: number, count: number): MatchLine[] =>
  Array.from({ length: count }, (_, i) => ({ id: `m${from + i}`, changed: 1000 - from - i }) as MatchLine);

describe('ui: the lists of the lobby', () => {
  test('ui: one’s own and those of others; whoever is nobody has none', async () => {
    const asked = fakeServer(({ path }) => ({ status: 200, body: lines(path.includes('mine') ? 0 : 10, 2) }));
    const nobody = new Lists(new FakeLine(), () => false);
    await nobody.look();
    expect([nobody.mine, nobody.others?.length]).toEqual([[], 2]);
    expect(asked.map(({ path }) => path)).toEqual(['matches?list=open&limit=20']);
    const somebody = new Lists(new FakeLine(), () => true);
    await somebody.look();
    expect(somebody.mine?.map(({ id }) => id)).toEqual(['m0', 'm1']);
  });

  test('ui: the socket says when something has changed, the clock looks at strangers’ tables', async () => {
    vi.useFakeTimers();
    const asked = fakeServer(() => ({ status: 200, body: [] }));
    const line = new FakeLine();
    const lists = new Lists(line, () => true);
    const stop = lists.follow();
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.length).toBe(2);
    line.hear({ type: 'lists' });
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.length).toBe(4);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(asked.slice(4).map(({ path }) => path)).toEqual(['matches?list=open&limit=20']);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked.length, line.listeners]).toEqual([5, 0]);
  });

  test('ui: another shelf or game is fetched anew, and what comes too late is passed over', async () => {
    let release = (): void => undefined;
    const asked = fakeServer(async ({ path }) => {
      if (path.includes('list=running')) await new Promise<void>(resolve => (release = resolve));
      return { status: 200, body: path.includes('running') ? lines(50, 1) : lines(70, 1) };
    });
    const lists = new Lists(new FakeLine(), () => true);
    lists.shelf = 'running';
    const late = lists.lookAround();
    await vi.waitFor(() => expect(asked.length).toBe(1));
    lists.choose('over', 'time-of-crisis');
    expect(lists.others).toBeUndefined();
    await vi.waitFor(() => expect(lists.others?.[0].id).toBe('m70'));
    release();
    await late;
    expect(asked[1].path).toBe('matches?list=over&limit=20&game=time-of-crisis');
    expect(lists.others?.map(({ id }) => id)).toEqual(['m70']);
  });

  test('ui: there is more as long as pages are full, and nothing is shown twice', async () => {
    const asked = fakeServer(({ path }) => ({
      status: 200,
      body: path.includes('before') ? lines(19, 3) : lines(0, 20),
    }));
    const lists = new Lists(new FakeLine(), () => true);
    await lists.lookAround();
    expect(lists.hasMore).toBe(true);
    await lists.more();
    expect(asked[1].path).toBe('matches?list=open&limit=20&before=981');
    expect([lists.others?.length, lists.hasMore]).toEqual([22, false]);
    // Whoever has seen more is shown as much again.
    await lists.lookAround();
    expect(asked[2].path).toBe('matches?list=open&limit=22');
  });

  test('ui: trouble is told, and what was there stays', async () => {
    let isUp = true;
    fakeServer(() => (isUp ? { status: 200, body: lines(0, 1) } : refused(503, 'storage-unavailable')));
    const lists = new Lists(new FakeLine(), () => true);
    await lists.lookAround();
    isUp = false;
    await lists.lookAround();
    expect([lists.trouble?.code, lists.others?.length]).toEqual(['storage-unavailable', 1]);
    isUp = true;
    await lists.lookAround();
    expect(lists.trouble).toBeUndefined();
  });
});
