import type { Line } from '@hegemon/host';
import { describe, expect, it } from 'vitest';
import { begun, fulfilledBy, goBack, goOn, readGuide, spentBy, wantedInstead } from '../src/lessons/guide.js';
import { besides, joined, placeFor, shareIn, within } from '../src/lessons/placing.js';

const line = (n: number, seat: string, kind: string, change: Partial<Line> = {}): Line => ({
  n,
  seat,
  answer: { kind },
  heard: [],
  ...change,
});
const lesson = { id: 'l', title: '', text: '', targets: [], until: ['move', 'stay'] };

describe('ui: the guided first game', () => {
  it('ui: a lesson is fulfilled by an answer of its kind, of that seat, after it began', () => {
    const lines = [line(1, 'red', 'move'), line(2, 'blue', 'move'), line(3, 'red', 'pass'), line(4, 'red', 'stay')];
    expect(fulfilledBy(lesson, lines, 0, 'red')).toBe(1);
    expect(fulfilledBy(lesson, lines, 1, 'red')).toBe(4);
    expect(fulfilledBy(lesson, lines, 4, 'red')).toBeUndefined();
    expect(fulfilledBy(lesson, [line(2, 'red', 'move', { isUndone: true })], 0, 'red')).toBeUndefined();
  });

  it('ui: an answer that overtakes a lesson still counts for the one it belongs to', () => {
    const lines = [line(1, 'red', 'stay'), line(2, 'red', 'move')];
    expect(spentBy(lesson, lines, 2)).toBe(2);
    expect(spentBy(lesson, lines, 1)).toBe(0);
    expect(fulfilledBy({ ...lesson, until: ['stay'] }, lines, spentBy(lesson, lines, 1), 'red')).toBe(1);
  });

  it('ui: of what the lesson hangs on the guide takes its own answer only, in whatever order it names things', () => {
    const bound = { ...lesson, needs: { move: ['a'], take: [['a', 'b']], stay: [] } };
    expect(wantedInstead(bound, { kind: 'move', arg: 'b' })).toEqual([{ kind: 'move', arg: 'a' }]);
    expect(wantedInstead(bound, { kind: 'stay' })).toEqual([]);
    for (const answer of [{ kind: 'move', arg: 'a' }, { kind: 'take', arg: ['b', 'a'] }, { kind: 'pass' }])
      expect(wantedInstead(bound, answer)).toBeUndefined();
    expect(wantedInstead(lesson, { kind: 'move', arg: 'b' })).toBeUndefined();
  });

  it('ui: whoever looks back need not do it again', () => {
    const third = goOn(goOn(begun('m'), 5), 9);
    expect(third).toEqual({ match: 'm', step: 2, reached: 2, since: 9 });
    const back = goBack(goBack(third));
    expect(back).toEqual({ match: 'm', step: 0, reached: 2, since: 9 });
    expect(goBack(back).step).toBe(0);
    expect(goOn(back, 30)).toEqual({ match: 'm', step: 1, reached: 2, since: 9 });
  });

  it('ui: what an earlier visit left is read if it makes sense', () => {
    expect(readGuide(JSON.stringify(begun('m', 3)))).toEqual(begun('m', 3));
    for (const text of [null, '', '{', '7', '{"match":"m"}', '{"match":"m","step":-1,"reached":0,"since":0}']) {
      expect(readGuide(text)).toBeUndefined();
    }
  });

  it('ui: the sheet stands where it covers nothing of what it speaks of', () => {
    const free = { left: 200, top: 60, width: 800, height: 600 };
    const size = { width: 340, height: 200 };
    expect(placeFor(free, size, { targets: [] })).toMatchObject({ left: 200, top: 460 });
    const below = { left: 0, top: 500, width: 500, height: 100 };
    expect(placeFor(free, size, { targets: [below] })).toMatchObject({ left: 200, top: 60 });
    const leftHalf = { left: 0, top: 0, width: 500, height: 800 };
    expect(placeFor(free, size, { targets: [leftHalf] })).toMatchObject({ left: 660, top: 60 });
  });

  it('ui: the sheet leaves free what can be pressed first of all, if need be outside of the map', () => {
    const free = { left: 200, top: 60, width: 800, height: 600 };
    const size = { width: 340, height: 200 };
    const all = { left: 150, top: 50, width: 900, height: 620 };
    const button = { left: 210, top: 500, width: 80, height: 30 };
    expect(placeFor(free, size, { targets: [all], controls: [button] })).toMatchObject({ left: 200, top: 60 });
    const chronicle = { left: 1060, top: 300, width: 260, height: 200 };
    const elsewhere = [chronicle];
    expect(placeFor(free, size, { targets: [all], controls: [button], elsewhere })).toEqual(chronicle);
    expect(placeFor(free, size, { targets: [], elsewhere })).toMatchObject({ left: 200, top: 460 });
  });

  it('ui: the sheet leaves free what it asks for by name, even if it covers another button then', () => {
    const free = { left: 8, top: 120, width: 374, height: 600 };
    const size = { width: 340, height: 250 };
    const list = { left: 8, top: 120, width: 374, height: 600 };
    const [asked, other] = [130, 500].map(top => ({ left: 20, top, width: 340, height: top < 200 ? 60 : 200 }));
    const covered = { targets: [list], controls: [asked, other] };
    expect(placeFor(free, size, covered)).toMatchObject({ top: 120 });
    expect(placeFor(free, size, { ...covered, aims: [asked] })).toMatchObject({ top: 470 });
  });

  it('ui: what stands side by side has one ring around it', () => {
    const [first, second, far] = [10, 50, 200].map(left => ({ left, top: 10, width: 44, height: 44 }));
    expect(joined([first, far, second])).toEqual([{ left: 10, top: 10, width: 84, height: 44 }, far]);
    expect(joined([first, far])).toEqual([first, far]);
  });

  it('ui: the map is looked at in what the guide leaves of it, above or below', () => {
    const free = { left: 8, top: 120, width: 374, height: 340 };
    const guide = { left: 8, top: 120, width: 374, height: 220 };
    expect(besides(free, guide)).toEqual({ left: 8, top: 340, width: 374, height: 120 });
    expect(besides(free, { ...guide, top: 240 })).toEqual({ left: 8, top: 120, width: 374, height: 120 });
    expect(besides(free, { ...guide, top: 600 })).toEqual(free);
    expect(shareIn({ left: 8, top: 300, width: 100, height: 80 }, besides(free, guide))).toBe(0.5);
  });

  it('ui: a ring is cut to what is to be seen of it, or left out', () => {
    const frame = { left: 2, top: 2, width: 796, height: 596 };
    expect(within({ left: -50, top: 10, width: 100, height: 20 }, frame)).toEqual({
      left: 2,
      top: 10,
      width: 48,
      height: 20,
    });
    expect(within({ left: 900, top: 10, width: 100, height: 20 }, frame)).toBeUndefined();
  });
});
