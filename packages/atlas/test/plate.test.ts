import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  adjacencyOf,
  contactsOf,
  type MapFile,
  type Point,
  pairOf,
  readLine,
  readPlate,
  regionsAt,
  writeLine,
} from '../src/index.js';

/** Two squares side by side, ten units each, with a strait to a third one across the water. */
const SQUARES: MapFile = {
  format: 'hegemon-map',
  version: 1,
  game: 'squares',
  frame: [0, 0, 40, 20],
  grid: 10,
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
      inner: [[writeLine([20, 20, 80, 20, 80, 80, 20, 20])], []],
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
  expect(west.inner).toEqual(['M2 2L8 2L8 8Z', '']);
  expect(middle.inner).toBeUndefined();
  expect(west.city).toEqual({ name: 'Town', at: [2.5, 2.5] });
  expect(plate.land).toBe('M10 10L0 10L0 0L10 0L20 0L20 10ZM30 0L40 0L40 10.5L30 10Z');
  expect(plate.borders).toEqual([{ a: 'west', b: 'middle', kind: 'land-land', line: 'M10 0L10 10' }]);
  expect(plate.waterlines).toEqual(['M0 12L20 12', 'M0 14L20 14']);
  expect(plate.rivers.map(({ id, isMajor }) => [id, isMajor])).toEqual([
    ['flow', true],
    ['brook', false],
  ]);
  expect(plate.relief).toMatch(/^M4\.3 8L4\.9 7L/);
  expect(plate.straits).toEqual(SQUARES.straits);
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
