import { contoursAt, depthsOf, type Point } from '@hegemon/atlas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clippedTo, withLandOnLeft } from '../src/clip.js';
import { areaOf, isClosed, type Line, simplified, smoothed } from '../src/lines.js';
import { cellsAlong, filled, type Raster } from '../src/raster.js';
import { repairContacts } from '../src/repair.js';
import { overgrown, spread } from '../src/spread.js';
import { traced } from '../src/trace.js';

const rasterOf = (width: number, height: number): Raster => ({ column: 0, row: 0, width, height, cell: 1 });
/** A picture of a raster: a letter is a label, a dot none. */
const labelsOf = (...rows: string[]): { raster: Raster; labels: Uint16Array } => ({
  raster: rasterOf(rows[0].length, rows.length),
  labels: Uint16Array.from(rows.join(''), letter => (letter === '.' ? 0 : letter.charCodeAt(0) - 96)),
});
const pictureOf = ({ width }: Raster, labels: Uint16Array): string[] =>
  [...labels].reduce<string[]>((rows, label, at) => {
    if (at % width === 0) rows.push('');
    rows[rows.length - 1] += label === 0 ? '.' : String.fromCharCode(96 + label);
    return rows;
  }, []);
const square = (left: number, top: number, right: number, bottom: number): Line => [
  [left, top],
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

test('house 16: rings are filled even-odd at the centres of the cells', () => {
  const raster = rasterOf(6, 5);
  const mask = filled(raster, [square(0.6, 0.4, 5.4, 4.4), square(2, 1, 4, 3)]);
  expect(pictureOf(raster, Uint16Array.from(mask))).toEqual(['.aaaa.', '.a..a.', '.a..a.', '.aaaa.', '......']);
});
test('house 16: a line on the raster has no diagonal steps', () => {
  const raster = rasterOf(12, 12);
  const cells = [
    ...cellsAlong(raster, [
      [0.5, 0.5],
      [11.2, 7.9],
      [3.1, 11.7],
    ]),
  ];
  for (const cell of cells.slice(1)) {
    expect([1, 12].some(step => cells.includes(cell - step) || cells.includes(cell + step))).toBe(true);
  }
});

test('house 16: cells go to the seed that is nearest on foot, not as the crow flies', () => {
  const { raster, labels } = labelsOf('aaaaaaa', '......a', 'aaaaaaa');
  const found = spread({
    raster,
    open: Uint8Array.from(labels),
    cost: new Float64Array(21).fill(1),
    seeds: [
      [0, 1],
      [20, 2],
    ],
    reach: 100,
  });
  expect(pictureOf(raster, found)).toEqual(['aaaabbb', '......b', 'bbbbbbb']);
});
test('house 16: what is dear to cross becomes the border, and what is too far belongs to nobody', () => {
  const raster = rasterOf(9, 1);
  const cost = Float64Array.from([1, 1, 9, 1, 1, 1, 1, 1, 1]);
  const open = new Uint8Array(9).fill(1);
  const found = spread({
    raster,
    open,
    cost,
    seeds: [
      [0, 1],
      [7, 2],
    ],
    reach: 5,
  });
  expect(pictureOf(raster, found)).toEqual(['aa.bbbbbb']);
});
test('house 16: labels grow over everything that has none', () => {
  const { raster, labels } = labelsOf('a...b', '.....');
  expect(pictureOf(raster, overgrown(raster, labels))).toEqual(['aaabb', 'aaabb']);
});
test('house 16: two regions that only touch are parted by the third, unless they are meant to touch', () => {
  const rows = ['aaaccc', 'aaaccc', 'aaaddd', 'cccbbb', 'cccbbb', 'cccbbb'];
  const mended = (isWanted: boolean): string[] => {
    const { raster, labels } = labelsOf(...rows);
    repairContacts({ raster, labels, regions: 3, leastContact: 2, isWanted: (a, b) => isWanted && a === 1 && b === 2 });
    return pictureOf(raster, labels);
  };
  expect(mended(true)).toEqual(rows);
  const touching = labelsOf('aacc', 'aabb', 'ccbb', 'ccbb');
  repairContacts({ ...touching, regions: 3, leastContact: 2, isWanted: () => false });
  expect(pictureOf(touching.raster, touching.labels)).toEqual(['aacc', 'accb', 'ccbb', 'ccbb']);
});

test('house 16: outlines are traced once, with both neighbours', () => {
  const { raster, labels } = labelsOf('aab', 'aab', 'ccc');
  const traces = traced(raster, labels).map(({ left, right, line }) => ({ pair: [left, right].sort(), line }));
  expect(traces.filter(({ pair }) => !pair.includes(0)).map(({ pair }) => pair.join(''))).toEqual(['12', '13', '23']);
  expect(traces.find(({ pair }) => pair.join('') === '12')?.line).toEqual([
    [2, 0],
    [2, 1],
    [2, 2],
  ]);
});
test('house 16: left and right of a traced line are what lies there', () => {
  const { raster, labels } = labelsOf('aaaa', 'abba', 'aaaa');
  const [loop] = traced(raster, labels).filter(({ left, right }) => left !== 0 && right !== 0);
  const isClockwise = areaOf(loop.line.slice(1)) > 0;
  expect([loop.left, loop.right]).toEqual(isClockwise ? [1, 2] : [2, 1]);
});

test('house 16: depths are exact', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 63, maxLength: 63 }), cells => {
      const raster = rasterOf(9, 7);
      const mask = Uint8Array.from(cells, Number);
      if (mask.every(isIn => isIn === 1)) return;
      const outside = [...mask.keys()].filter(at => mask[at] === 0);
      const gap = (a: number, b: number): number =>
        Math.hypot((a % 9) - (b % 9), Math.floor(a / 9) - Math.floor(b / 9));
      depthsOf(raster, mask).forEach((depth, at) => {
        expect(depth).toBeCloseTo(Math.min(...outside.map(other => gap(at, other))), 4);
      });
    }),
    { numRuns: 30 },
  );
});
test('house 16: the contour of a cone is a closed circle', () => {
  const raster = rasterOf(40, 40);
  const field = Float32Array.from(
    { length: 1600 },
    (_, at) => 20 - Math.hypot((at % 40) - 19.5, Math.floor(at / 40) - 19.5),
  );
  const [circle, ...others] = contoursAt(raster, field, 8);
  expect(others).toEqual([]);
  expect(isClosed(circle)).toBe(true);
  for (const [x, y] of circle) expect(Math.hypot(x - 20, y - 20)).toBeCloseTo(12, 1);
});

test('house 16: land cut by a box goes on along its edge', () => {
  const box = [0, 0, 10, 10] as const;
  const ring = withLandOnLeft(square(-5, 2, 4, 20), false);
  expect(clippedTo([ring], box).map(areaOf)).toEqual([-32]);
  expect(clippedTo([square(-5, -5, 15, 15)], box).map(areaOf)).toEqual([-100]);
  expect(clippedTo([square(2, 2, 3, 3)], box)).toEqual([square(2, 2, 3, 3)]);
  expect(clippedTo([square(20, 2, 30, 3)], box)).toEqual([]);
  // A land over the whole box, with a lake at its edge.
  const lake = withLandOnLeft(square(8, 4, 12, 6), true);
  expect(clippedTo([square(-5, -5, 15, 15), lake], box).map(areaOf)).toEqual([-96]);
});
test('house 16: simplified lines stay within the tolerance, smoothed ones keep their ends', () => {
  const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 })), { minLength: 2 });
  fc.assert(
    fc.property(points, line => {
      const few = simplified(line, 3);
      expect(few[0]).toEqual(line[0]);
      expect(few[few.length - 1]).toEqual(line[line.length - 1]);
      expect(few.every(point => (line as Point[]).includes(point))).toBe(true);
    }),
  );
  expect(
    smoothed(
      [
        [0, 0],
        [4, 4],
        [8, 0],
      ],
      1,
    ),
  ).toEqual([
    [0, 0],
    [4, 2],
    [8, 0],
  ]);
});
