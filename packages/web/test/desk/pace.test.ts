import type { DeskNews, Line, Sight } from '@hegemon/host';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pace } from '../../src/desk/pace.js';

const line = (n: number, isUndone = false): Line => ({ n, heard: [], ...(isUndone && { isUndone: true }) });
const sitters = (kind: 'person' | 'bot') => ({ red: { name: 'greedy', kind } });
const sight = (last: number, from: number, lines: readonly Line[], id = 'm', who = sitters('person')): DeskNews => ({
  type: 'sight',
  sight: { match: { id, seats: ['red'], sitters: who }, table: {}, last, news: { from, lines } } as unknown as Sight,
});
const thinking = (seat: string): DeskNews => ({ type: 'thinking', thinking: { seat, bot: 'greedy' } });

/** What a page makes of the sights it is told. */
const screen = () => {
  const told: DeskNews[] = [];
  let lines: readonly Line[] = [];
  const pace = new Pace(news => {
    told.push(news);
    if (news.type === 'sight') lines = [...lines.slice(0, news.sight.news.from), ...news.sight.news.lines];
  });
  return { pace, told, lines: () => lines };
};

describe('the pace of a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('ui: what comes to a page at rest is shown at once', () => {
    const { pace, told } = screen();
    pace.hear(sight(0, 0, [line(0)]));
    expect(told).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    pace.hear(sight(1, 1, [line(1)]));
    expect(told).toHaveLength(2);
  });

  test('ui: of many sights the newest is shown, and no line is lost', () => {
    const { pace, told, lines } = screen();
    for (let n = 0; n < 100; n++) {
      pace.hear(thinking(`seat ${n}`));
      pace.hear(sight(n, n, [line(n)]));
    }
    // The last three are taken back.
    pace.hear(sight(100, 97, [line(97, true), line(98, true), line(99, true), line(100)]));
    vi.advanceTimersByTime(1000);
    expect(told.length).toBeLessThan(6);
    expect(told.at(-1)).toEqual(thinking('seat 99'));
    expect(told.findLast(({ type }) => type === 'sight')).toMatchObject({ sight: { last: 100 } });
    expect(lines().map(({ n }) => n)).toEqual(Array.from({ length: 101 }, (_, n) => n));
    expect(lines().filter(({ isUndone }) => isUndone)).toHaveLength(3);
  });

  test('ui: where one only looks on, the page is drawn five times a second at most, and no line is lost', () => {
    const { pace, told, lines } = screen();
    // A bot answers every 10 ms for two seconds.
    for (let n = 0; n < 200; n++) {
      pace.hear(sight(n, n, [line(n)], 'm', sitters('bot')));
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(1000);
    expect(told.length).toBeLessThanOrEqual(11);
    expect(told.at(-1)).toMatchObject({ sight: { last: 199 } });
    expect(lines().map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
    // Where a person plays nothing is slowed down.
    const { pace: other, told: faster } = screen();
    for (let n = 0; n < 200; n++) {
      other.hear(sight(n, n, [line(n)]));
      vi.advanceTimersByTime(10);
    }
    expect(faster.length).toBeGreaterThan(40);
  });

  test('ui: through other eyes, or of another match, only what belongs there is shown', () => {
    const { pace, lines } = screen();
    pace.hear(sight(5, 0, [line(0), line(1)]));
    pace.hear(sight(6, 2, [line(2)]));
    pace.hear(sight(6, 0, [line(0), line(1), line(2), line(3)]));
    pace.flush();
    expect(lines()).toHaveLength(4);
    pace.hear(sight(7, 4, [line(4)]));
    pace.hear(sight(0, 0, [line(0)], 'other'));
    pace.flush();
    expect(lines()).toEqual([line(0)]);
  });

  test('ui: trouble waits for nothing, and nothing waits when it is asked for', () => {
    const { pace, told } = screen();
    pace.hear(sight(0, 0, []));
    pace.hear(sight(1, 1, []));
    pace.hear({ type: 'trouble', trouble: { code: 'storage-full' } });
    expect(told.map(({ type }) => type)).toEqual(['sight', 'trouble']);
    pace.flush();
    expect(told.at(-1)).toMatchObject({ sight: { last: 1 } });
    vi.advanceTimersByTime(1000);
    expect(told).toHaveLength(3);
  });
});
