import { describe, expect, test } from 'vitest';
import { boxShape, hatchLines, SHIELD_SHAPE } from '../src/pieces/hatching.js';
import { collides, collisions, inSlots, onLedge } from '../src/pieces/placing.js';
import { markPlaces } from '../src/pieces/unit-marks.js';

const thing = (id: string, rank: number, isKept = false) => ({ id, rank, isKept });

describe('ui: places of pieces in a region', () => {
  test('ui: slots are filled by rank, the rest goes to the tray in its order', () => {
    const { placed, tray } = inSlots([thing('goths', 4), thing('own', 0), thing('rival', 2), thing('other', 3)], 2);
    expect(placed.map(({ thing: { id }, slot }) => [id, slot])).toEqual([
      ['own', 0],
      ['rival', 1],
    ]);
    expect(tray.map(({ id }) => id)).toEqual(['other', 'goths']);
  });
  test('ui: the chosen army is never evicted', () => {
    const { placed } = inSlots([thing('own', 0), thing('second', 1), thing('chosen', 5, true)], 2);
    expect(placed.map(({ thing: { id } }) => id)).toEqual(['own', 'chosen']);
  });
  test('ui: what stood in a slot stays there when somebody else comes', () => {
    const first = inSlots([thing('b', 2), thing('c', 3)], 3);
    const before = Object.fromEntries(first.placed.map(({ thing: { id }, slot }) => [id, slot]));
    const { placed } = inSlots([thing('a', 0), thing('b', 2), thing('c', 3)], 3, before);
    expect(placed.map(({ thing: { id }, slot }) => [id, slot])).toEqual([
      ['b', 0],
      ['c', 1],
      ['a', 2],
    ]);
  });
  test('ui: counters keep 2 px between them', () => {
    const at = (x: number) => ({ at: [x, 0] as const, width: 34, height: 37 });
    expect(collides(at(0), at(35))).toBe(true);
    expect(collides(at(0), at(36))).toBe(false);
    expect(collides(at(0), at(34), 0)).toBe(false);
    expect(collisions([at(0), at(35), at(80)])).toHaveLength(1);
  });
  test('ui: a tray is 118 px wide at most, then it has a second row', () => {
    const one = onLedge([{ width: 42 }, { width: 27 }, { width: 27, overlap: 0.5 }]);
    expect(one.width).toBeLessThanOrEqual(118);
    expect(one.height).toBe(52);
    expect(one.places[2][0] - one.places[1][0]).toBeCloseTo(13.5);
    const two = onLedge([{ width: 42 }, { width: 42 }, { width: 42 }]);
    expect(two.height).toBe(104);
    expect(two.places[2]).toEqual([0, 26]);
  });
});

describe('ui: marks on counters', () => {
  test('ui: marks stand 5.4 px apart, 4.7 from six on', () => {
    expect(markPlaces(3)).toEqual([-5.4, 0, 5.4]);
    expect(markPlaces(6)[1] - markPlaces(6)[0]).toBeCloseTo(4.7);
  });
  test('ui: hatching is cut to the shape', () => {
    expect(hatchLines('vertical', boxShape(0, 0, 6.4, 10))).toBe('M4.8 0L4.8 10M1.6 0L1.6 10');
    expect(hatchLines('none', SHIELD_SHAPE)).toBe('');
    for (const hatch of ['vertical', 'horizontal', 'dots', 'falling', 'rising'] as const) {
      const numbers = hatchLines(hatch, SHIELD_SHAPE).match(/-?[\d.]+/g) ?? [];
      expect(numbers.length).toBeGreaterThan(10);
      expect(numbers.every(n => Number(n) >= 0 && Number(n) <= 24)).toBe(true);
    }
  });
});
