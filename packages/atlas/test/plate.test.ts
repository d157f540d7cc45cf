import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  adjacencyOf,
  contactsOf,
  handlesOf,
  type MapFile,
  type PackedMap,
  type Point,
  packed,
  pairOf,
  readLine,
  readPlate,
  regionsAt,
  writeLine,
} from '../src/index.js';
import { unpacked } from '../src/packed/packed-map.js';

/** Two squares side by side, ten units each, with a strait to a third one across the water. */
const SQUARES: MapFile = {
  format: 'hegemon-map',
  version: 3,
  game: 'squares',
  frame: [0, 0, 40, 20],
  grid: 10,
  curveGrid: 10,
  bands: [2, 6],
  kilometres: 1,
  provenance: 'ours',
  arcs: [
    // The line between them, then what is left of each, then the one across.
    writeLine([100, 0, 100, 100]),
    writeLine([100, 100, 0, 100, 0, 0, 100, 0]),
    writeLine([100, 0, 200, 0, 200, 100, 100, 100]),
    writeLine([300, 0, 400, 0, 400, 105, 300, 100, 300, 0]),
  ],
  regions: [
    {
      id: 'west',
      kind: 'land',
      name: 'West',
      rings: [[0, 1]],
      pole: [5, 5, 5],
      label: [5, 5],
      city: { name: 'Town', at: [2.5, 2.5] },
    },
    { id: 'middle', kind: 'land', name: 'Middle', rings: [[-1, 2]], pole: [15, 5, 5], label: [15, 5] },
    { id: 'east', kind: 'land', name: 'East', rings: [[3]], pole: [35, 5, 5], label: [35, 5] },
  ],
  land: [[1, 2], [3]],
  coast: [[1, 2], [3]],
  borders: [{ a: 'west', b: 'middle', kind: 'land-land', lines: [[0]] }],
  waterlines: [[writeLine([0, 120, 200, 120])], [writeLine([0, 140, 200, 140])]],
  rivers: [
    { id: 'flow', isMajor: true, lines: [writeLine([0, 50, 50, 55])] },
    { id: 'brook', lines: [writeLine([0, 60, 50, 65])] },
  ],
  peaks: writeLine([50, 80, 50, 70]),
  graticule: [writeLine([0, 0, 400, 0])],
  straits: [{ a: 'middle', b: 'east', from: [20, 5], to: [30, 5] }],
};

test('house 16: a line of a map is the same after it has been written and read', () => {
  const points = fc.array(fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: -1e6, max: 1e6 })));
  fc.assert(
    fc.property(points, line => {
      expect(readLine(writeLine(line.flat()))).toEqual(line.flat());
    }),
  );
});
test.each(['A', 'A!', 'AAg', 'AA\u{1F5FA}'])('house 12: %s is no line of a map', text => {
  expect(() => readLine(text)).toThrow(/line of a map/);
});

test('house 16: a plate has every layer as paths in map units', () => {
  const plate = readPlate(SQUARES);
  const [west, middle] = plate.regions;
  expect(west.outline).toBe('M10 0L10 10L0 10L0 0Z');
  expect(middle.outline).toBe('M10 10L10 0L20 0L20 10Z');
  expect(west.box).toEqual([0, 0, 10, 10]);
  expect(plate.regions[2].box).toEqual([30, 0, 40, 10.5]);
  expect(west.city).toEqual({ name: 'Town', at: [2.5, 2.5] });
  expect(plate.land).toBe('M10 10L0 10L0 0L10 0L20 0L20 10ZM30 0L40 0L40 10.5L30 10Z');
  expect(plate.borders).toEqual([{ a: 'west', b: 'middle', kind: 'land-land', line: 'M10 0L10 10' }]);
  expect(plate.waterlines).toEqual(['M0 12c6.7 0 13.3 0 20 0', 'M0 14c6.7 0 13.3 0 20 0']);
  expect(plate.rivers.map(({ id, isMajor }) => [id, isMajor])).toEqual([
    ['flow', true],
    ['brook', false],
  ]);
  expect(plate.relief).toMatch(/^M4\.3 8L4\.9 7L/);
  expect(plate.straits).toEqual(SQUARES.straits);
});
test('house 16: two contours run inside a region, so far from its outline each; a sea has none', () => {
  const square = writeLine([0, 0, 400, 0, 400, 400, 0, 400, 0, 0]);
  const [land, sea] = readPlate({
    ...SQUARES,
    bands: [4, 30],
    arcs: [square],
    regions: ['land', 'sea'].map(kind => ({ ...SQUARES.regions[0], kind, rings: [[0]] })),
    land: [],
    coast: [],
    borders: [],
  }).regions;
  expect(sea.inner).toBeUndefined();
  const [outer = '', deepest] = land.inner ?? [];
  expect(deepest).toBe('');
  let [x, y] = [0, 0];
  const points = [...outer.matchAll(/([Mc])([^Mc]+)/g)].map(([, letter, figures]) => {
    const [toX, toY] = figures.replace('Z', '').split(' ').slice(-2).map(Number);
    [x, y] = letter === 'M' ? [toX, toY] : [x + toX, y + toY];
    return [x, y];
  });
  expect(points.length).toBeGreaterThan(4);
  for (const [x, y] of points) {
    const depth = Math.min(x, y, 40 - x, 40 - y);
    expect(Math.abs(depth - 4)).toBeLessThan(0.8);
  }
  expect(land.inner).toBe(land.inner);
});
test('house 16: a soft curve goes through its points, in each as a circle through its neighbours would', () => {
  const [one, two] = handlesOf([0, 0], [3, 0], [3, 3], [0, 3]);
  expect(one.map(value => Math.round(100 * value) / 100)).toEqual([3.71, 0.71]);
  expect(two.map(value => Math.round(100 * value) / 100)).toEqual([3.71, 2.29]);
  expect(handlesOf(undefined, [0, 0], [3, 0], undefined)).toEqual([
    [1, 0],
    [2, 0],
  ]);
});

test('house 16: a packed map is drawn as the file it was made from', () => {
  const travelled = JSON.parse(JSON.stringify(packed(SQUARES))) as PackedMap;
  expect(readPlate(travelled)).toEqual(readPlate(SQUARES));
});
test('house 16: any line of a map is the same after it has been packed and unpacked', () => {
  const points = fc.array(fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: -1e6, max: 1e6 })));
  fc.assert(
    fc.property(fc.array(points, { maxLength: 8 }), lines => {
      const arcs = lines.map(line => line.flat());
      const { arcs: found } = unpacked(packed({ ...SQUARES, arcs: arcs.map(writeLine) }));
      expect(found).toEqual(arcs);
    }),
    { numRuns: 40 },
  );
});

test('house 12: an arc that is not there is a broken file', () => {
  expect(() => readPlate({ ...SQUARES, land: [[7]] })).toThrow('no arc 7');
});

test('house 16: neighbours share an arc, and straits are contacts', () => {
  expect(contactsOf(SQUARES)).toEqual([{ a: 'west', b: 'middle', length: 10 }]);
  expect(adjacencyOf(SQUARES)).toEqual([pairOf('east', 'middle'), pairOf('middle', 'west')]);
  expect(adjacencyOf(SQUARES, 11)).toEqual([pairOf('east', 'middle')]);
});
test.each<[Point, string[]]>([
  [[5, 5], ['west']],
  [[15, 9.9], ['middle']],
  [[25, 5], []],
  [[39, 10], ['east']],
])('house 16: at %j is %j', (point, ids) => {
  expect(regionsAt(SQUARES)(point)).toEqual(ids);
});
