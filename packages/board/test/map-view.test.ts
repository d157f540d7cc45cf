import type { PlateRegion } from '@hegemon/atlas';
import { describe, expect, test } from 'vitest';
import { cardPlace } from '../src/map/card-place.js';
import { nearest } from '../src/map/nearest.js';
import {
  closeTo,
  fitting,
  framing,
  freeOf,
  held,
  levelOf,
  limitsOf,
  pieceScaleOf,
  scaleBar,
  zoomed,
} from '../src/map/view.js';

const frame = [0, 0, 2200, 1560] as const;
const home = [479, 289, 1745, 1146] as const;
const desktop = { size: { width: 1440, height: 900 }, insets: { top: 68, right: 300, bottom: 206, left: 216 } };
const phone = { size: { width: 390, height: 844 }, insets: { top: 120, right: 0, bottom: 100, left: 0 } };

describe('ui: zoom of the map', () => {
  test('ui: three levels', () => {
    expect([0.49, 0.5, 1.4, 1.41].map(k => levelOf(k))).toEqual(['far', 'table', 'table', 'near']);
  });
  test('ui: pieces grow slower than the map', () => {
    expect(pieceScaleOf(0.73)).toBeCloseTo(0.92);
    expect(pieceScaleOf(0.1)).toBe(0.8);
    expect(pieceScaleOf(9)).toBe(1.35);
  });
  test('ui: fit frames what is in play in the free part of the window', () => {
    const view = framing(home, desktop, Number.POSITIVE_INFINITY);
    expect(view.k).toBeCloseTo(0.73, 2);
    const [left, , right] = freeOf(desktop);
    expect(home[0] * view.k + view.x).toBeGreaterThanOrEqual(left - 0.01);
    expect(home[2] * view.k + view.x).toBeLessThanOrEqual(right + 0.01);
  });
  test('ui: where a tall dock leaves little room, the first view stays at the level of the table', () => {
    const low = { size: { width: 1280, height: 720 }, insets: { top: 60, right: 50, bottom: 280, left: 184 } };
    const view = fitting(frame, home, low);
    expect(levelOf(view.k)).toBe('table');
    expect(home[1] * view.k + view.y).toBe(60);
    expect(fitting(frame, home, desktop)).toEqual(framing(home, desktop, Number.POSITIVE_INFINITY));
  });
  test('ui: the whole sheet can be seen on a desk, what is in play on a phone', () => {
    expect(limitsOf(frame, home, desktop)[0]).toBeLessThan(0.5);
    expect(limitsOf(frame, home, phone)[0]).toBeCloseTo(390 / 1266, 2);
  });
  test('ui: the edge of the sheet is never cut', () => {
    const far = held({ k: 0.73, x: 500, y: -5000 }, frame, desktop);
    expect(far.x).toBe(0);
    expect(far.y + 1560 * 0.73).toBeCloseTo(900);
    const small = held({ k: 0.3, x: -900, y: 0 }, frame, phone);
    expect(small.x).toBeCloseTo(390 - 660);
    expect(small.y).toBeGreaterThanOrEqual(phone.insets.top - 28);
    expect(small.y + 1560 * 0.3).toBeLessThan(844 - phone.insets.bottom - 120);
  });
  test('ui: on a phone the lowest part of the map comes out from under the sheet, though that covers half of it', () => {
    const pulled = { ...phone, insets: { ...phone.insets, bottom: 366 } };
    const low = held({ k: 0.73, x: 0, y: -5000 }, frame, pulled);
    expect(low.y + 1560 * 0.73).toBeCloseTo(844 - 366);
  });
  test('ui: zooming keeps the point under the pointer', () => {
    const view = zoomed({ k: 1, x: 10, y: 20 }, 2, [0.4, 4], [110, 120]);
    expect((110 - view.x) / view.k).toBe(100);
    expect((120 - view.y) / view.k).toBe(100);
    expect(zoomed({ k: 1, x: 0, y: 0 }, 100, [0.4, 4], [0, 0]).k).toBe(4);
  });
  test('ui: near by, a region stands in the middle of the free part', () => {
    const view = closeTo([1000, 700], desktop);
    expect(1000 * view.k + view.x).toBe((216 + 1140) / 2);
    expect(levelOf(view.k)).toBe('near');
  });
  test('ui: the bar of the scale is round and not too long', () => {
    expect(scaleBar(0.73, 3.75)).toMatchObject({ km: 600 });
    for (const k of [0.2, 0.3, 0.5, 1, 2, 4]) {
      const { length } = scaleBar(k, 3.75);
      expect(length).toBeGreaterThan(60);
      expect(length).toBeLessThanOrEqual(140);
    }
  });
});

const region = (id: string, x: number, y: number) => ({ id, label: [x, y] }) as unknown as PlateRegion;

describe('ui: arrow keys lead from region to region', () => {
  const [a, b, c, d] = [region('a', 0, 0), region('b', 100, 10), region('c', 60, 80), region('d', 0, -50)];
  const all = [a, b, c, d];
  test('ui: to the closest one in that direction', () => {
    expect(nearest(a, 'ArrowRight', all, () => false)?.id).toBe('b');
    expect(nearest(a, 'ArrowDown', all, () => false)?.id).toBe('c');
    expect(nearest(a, 'ArrowUp', all, () => false)?.id).toBe('d');
    expect(nearest(a, 'ArrowLeft', all, () => false)).toBeUndefined();
  });
  test('ui: neighbours are preferred', () => {
    const far = region('far', 130, 0);
    expect(nearest(a, 'ArrowRight', [b, far], (_, to) => to === 'far')?.id).toBe('far');
  });
});

describe('ui: the card beside what it tells about', () => {
  const bounds = [216, 68, 1140, 694] as const;
  const size = { width: 252, height: 180 };
  const apart = (place: { x: number; y: number }, box: readonly [number, number, number, number]): boolean =>
    place.x + 252 <= box[0] || place.x >= box[2] || place.y + 180 <= box[1] || place.y >= box[3];
  test('ui: it covers neither the thing nor leaves the window', () => {
    for (const thing of [
      [300, 100, 340, 140],
      [1080, 640, 1120, 680],
      [600, 300, 800, 420],
      [230, 80, 1000, 200],
    ] as const) {
      const place = cardPlace(thing, size, bounds);
      expect(apart(place, thing)).toBe(true);
      expect(place.x).toBeGreaterThanOrEqual(216);
      expect(place.x + 252).toBeLessThanOrEqual(1140);
      expect(place.y).toBeGreaterThanOrEqual(68);
      expect(place.y + 180).toBeLessThanOrEqual(694);
    }
  });
});
