import type { Plate, PlateRegion } from '@hegemon/atlas';
import { describe, expect, test } from 'vitest';
import { coarse } from '../src/map/coarse.js';
import { Ground } from '../src/map/ground.js';
import { boxAround } from '../src/map/home-box.js';
import { plateInPlay } from '../src/map/plate-in-play.js';
import { textWidth } from '../src/map/text-width.js';
import { framing, limitsOf, SCALES } from '../src/map/view.js';
import { overlaps } from '../src/pieces/boxes.js';
import { bestPlace, Floor, ringsUpTo } from '../src/pieces/floor.js';

const square = (x: number, y: number, side: number): string =>
  `M${x} ${y}L${x + side} ${y}L${x + side} ${y + side}L${x} ${y + side}Z`;
const region = (id: string, kind: string, x: number, y: number): PlateRegion => ({
  id,
  kind,
  name: id,
  outline: square(x, y, 100),
  pole: [x + 50, y + 50, 50],
  label: [x + 50, y + 50],
  box: [x, y, x + 100, y + 100],
});
const border = (a: string, b: string, kind: string) => ({ a, b, kind, line: `${a}-${b}` });
const plate = {
  frame: [0, 0, 400, 200],
  regions: [
    region('a', 'territory', 0, 0),
    region('b', 'territory', 100, 0),
    region('s', 'sea', 0, 100),
    region('t', 'sea', 100, 100),
  ],
  borders: [
    border('a', 'b', 'territory-territory'),
    border('a', 'waste', 'territory-waste'),
    border('b', 'waste', 'territory-waste'),
    border('s', 't', 'sea-sea'),
  ],
  straits: [{ a: 'a', b: 'b', from: [0, 0], to: [1, 1] }],
} as unknown as Plate;

describe('ui: what lies where on the map', () => {
  const ground = new Ground(plate);
  test('ui: every point belongs to the region whose outline is around it', () => {
    expect(ground.at(50, 50)).toBe('a');
    expect(ground.at(150, 50)).toBe('b');
    expect(ground.at(50, 150)).toBe('s');
    expect(ground.at(350, 50)).toBeUndefined();
    expect(ground.at(-10, 50)).toBeUndefined();
  });
  test('ui: the share of a box inside its region, on water and on the land of others', () => {
    expect(ground.sharesOf('a', [10, 10, 40, 40])).toEqual({ inside: 1, sea: 0, foreign: 0 });
    const half = ground.sharesOf('a', [64, 20, 136, 80]);
    expect(half.inside).toBeCloseTo(0.5);
    expect(half.foreign).toBeCloseTo(0.5);
    expect(ground.sharesOf('a', [20, 40, 80, 160]).sea).toBeCloseTo(0.5);
    expect(ground.sharesOf('a', [300, 20, 390, 80])).toEqual({ inside: 0, sea: 0, foreign: 0 });
  });
  test('ui: a hole is no ground', () => {
    const ring = { ...region('r', 'territory', 0, 0), outline: square(0, 0, 100) + square(30, 30, 40) };
    const holed = new Ground({ frame: [0, 0, 100, 100], regions: [ring] });
    expect(holed.at(10, 10)).toBe('r');
    expect(holed.at(50, 50)).toBeUndefined();
  });
});

describe('ui: a match on a part of the plate', () => {
  test('ui: what is out of play is the waste around the rest, and water has no edge', () => {
    const part = plateInPlay(plate, id => id === 'a' || id === 's');
    expect(part.regions.map(({ id }) => id)).toEqual(['a', 's']);
    expect(part.borders.map(({ a, b, kind }) => `${a} ${b} ${kind}`)).toEqual([
      'a b territory-waste',
      'a waste territory-waste',
      's t sea-sea',
    ]);
    expect(part.straits).toEqual([]);
  });
  test('ui: some regions and what is around them', () => {
    expect(boxAround(plate, ['a', 'b'])).toEqual([-20, -20, 220, 120]);
    expect(boxAround(plate, [])).toBeUndefined();
  });
});

describe('ui: room for everything', () => {
  const search = {
    at: [0, 0] as const,
    forms: [{ form: 'wide', box: [-20, -5, 20, 5] as const }],
    spots: ringsUpTo(100),
    worth: (_: unknown, distance: number) => -distance,
    atMost: (distance: number) => -distance,
    unit: 1,
  };
  test('ui: whoever comes later stands beside, as near as he can, and the same every time', () => {
    const floor = new Floor();
    const boxes = Array.from({ length: 6 }, () => {
      const found = bestPlace(floor, search)!;
      floor.take(found.box);
      return found.box;
    });
    expect(boxes[0]).toEqual([-20, -5, 20, 5]);
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
    });
    const again = new Floor();
    for (const box of boxes) {
      expect(bestPlace(again, search)!.box).toEqual(box);
      again.take(box);
    }
  });
  test('ui: what will do nowhere finds nothing, and a copy leaves the floor as it was', () => {
    const floor = new Floor();
    expect(bestPlace(floor, { ...search, worth: () => undefined })).toBeUndefined();
    const copy = floor.copy();
    copy.take([-500, -500, 500, 500]);
    expect(bestPlace(copy, search)).toBeUndefined();
    expect(bestPlace(floor, search)).toBeDefined();
  });
  test('ui: the better form is taken where there is room for it', () => {
    const forms = [...search.forms, { form: 'narrow', box: [-4, -5, 4, 5] as const }];
    const worth = (_: unknown, distance: number, form: string): number => -distance - (form === 'narrow' ? 30 : 0);
    const floor = new Floor();
    expect(bestPlace(floor, { ...search, forms, worth })!.form).toBe('wide');
    floor.take([-100, -100, -5, 100]);
    floor.take([5, -100, 100, 100]);
    expect(bestPlace(floor, { ...search, forms, worth, gap: 0 })!.form).toBe('narrow');
  });
});

describe('ui: a large plate', () => {
  test('ui: a small copy has fewer points, and leaves out what nobody could see', () => {
    const path = `M0 0L1 0L40 0L40 1L40 40L0 40Z${square(200, 200, 3)}`;
    expect(coarse(path, 10)).toBe('M0 0L40 0L40 40L0 40Z');
  });
  test('ui: longer names need more room, capitals more than small letters', () => {
    expect(textWidth('Constantinople')).toBeGreaterThan(6.3);
    expect(textWidth('Constantinople')).toBeLessThan(7.2);
    expect(textWidth('ROME')).toBeGreaterThan(textWidth('Rome'));
    expect(textWidth('Rome', true)).toBeLessThan(textWidth('Rome'));
  });
  test('ui: nothing is looked at from farther away than it can be told', () => {
    const phone = { size: { width: 390, height: 844 }, insets: { top: 120, right: 0, bottom: 366, left: 0 } };
    const frame = [0, 0, 1840, 1600] as const;
    expect(limitsOf(frame, frame, phone)[0]).toBeLessThan(0.3);
    expect(limitsOf(frame, frame, phone, { ...SCALES, least: 0.34 })[0]).toBe(0.34);
    expect(framing(frame, phone, 2, 0.6).k).toBe(0.6);
  });
});
