import type { Line } from '@hegemon/host';
import { describe, expect, it } from 'vitest';
import { begun, fulfilledBy, goBack, goOn, readGuide } from '../src/lessons/guide.js';
import { inWindow, placeFor } from '../src/lessons/placing.js';

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
    expect(placeFor(free, size, [])).toMatchObject({ left: 200, top: 460 });
    const below = { left: 0, top: 500, width: 500, height: 100 };
    expect(placeFor(free, size, [below])).toMatchObject({ left: 200, top: 60 });
    const leftHalf = { left: 0, top: 0, width: 500, height: 800 };
    expect(placeFor(free, size, [leftHalf])).toMatchObject({ left: 660, top: 60 });
  });

  it('ui: a ring is cut to the window, or left out', () => {
    expect(inWindow({ left: -50, top: 10, width: 100, height: 20 }, 800, 600)).toEqual({
      left: 2,
      top: 10,
      width: 48,
      height: 20,
    });
    expect(inWindow({ left: 900, top: 10, width: 100, height: 20 }, 800, 600)).toBeUndefined();
  });
});
