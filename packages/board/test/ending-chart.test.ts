import type { Course } from '@hegemon/host';
import { expect, test } from 'vitest';
import {
  asideOf,
  axisOf,
  columnsOf,
  dotsOf,
  labelled,
  pathOf,
  ranked,
  signed,
  sourcesOf,
  spreadOut,
  startOf,
  stepOf,
} from '../src/ending/chart.js';

const COURSE: Course = {
  turns: [
    { turn: 1, n: 10, points: { red: 2, blue: 4 } },
    { turn: 2, n: 20, points: { red: 9, blue: 8 } },
  ],
  sources: { red: { provinces: 5, battles: 0, emperor: 4 }, blue: { provinces: 8, bonus: 6 } },
};

test('ui: what the end itself brought is a column of its own', () => {
  const outcome = { winners: ['blue'], points: { red: 9, blue: 14 }, how: 'x', rule: 'X 1' };
  expect(columnsOf(COURSE, outcome).map(({ turn }) => turn)).toEqual([1, 2, undefined]);
  expect(columnsOf(COURSE, { ...outcome, points: { red: 9, blue: 8 } })).toHaveLength(2);
});

test('ui: the lines of the axis are round numbers', () => {
  expect([3, 8, 14, 37, 71, 140].map(span => stepOf(span, 5))).toEqual([1, 2, 5, 10, 20, 50]);
  expect(axisOf([{ key: 'a', points: { red: 71 } }]).lines).toEqual([0, 20, 40, 60]);
  expect(axisOf([{ key: 'a', points: { red: -7, blue: 5 } }]).lines[0]).toBeLessThanOrEqual(-5);
  expect(axisOf([]).high).toBeGreaterThan(0);
});

test('ui: higher points lie higher, later turns farther right', () => {
  const frame = { left: 10, top: 0, width: 100, height: 50 };
  const columns = columnsOf(COURSE, undefined);
  const dots = dotsOf(columns, 'red', frame, axisOf(columns));
  expect(dots[0].x).toBe(10);
  expect(dots[1].x).toBe(110);
  expect(dots[1].y).toBe(0);
  expect(dots[0].y).toBeGreaterThan(dots[1].y);
  expect(pathOf(dots)).toMatch(/^M10\.0 [\d.]+L110\.0 0\.0$/);
});

test('ui: labels at the ends of lines never overlap, keep their order and stay inside', () => {
  const wanted = [20, 22, 21, 95, 99];
  const heights = spreadOut(wanted, 20, 10, 100);
  const order = (list: readonly number[]): number[] => list.map((_, i) => i).sort((a, b) => list[a] - list[b]);
  expect(order(heights)).toEqual(order(wanted));
  const sorted = [...heights].sort((a, b) => a - b);
  for (let i = 1; i < sorted.length; i++) expect(sorted[i] - sorted[i - 1]).toBeGreaterThanOrEqual(19.999);
  expect(sorted[0]).toBeGreaterThanOrEqual(10);
  expect(sorted.at(-1)).toBeLessThanOrEqual(100);
  expect(spreadOut([10, 60], 20, 0, 100)).toEqual([10, 60]);
});

test('ui: many turns share few labels, first and last always among them', () => {
  expect([...labelled(5, 10)]).toEqual([0, 1, 2, 3, 4]);
  const few = [...labelled(48, 12)].sort((a, b) => a - b);
  expect(few[0]).toBe(0);
  expect(few.at(-1)).toBe(47);
  expect(few.length).toBeLessThanOrEqual(13);
  expect([...labelled(0, 5)]).toEqual([]);
});

test('ui: only sources that gave something have a column; the winner stands first', () => {
  expect(sourcesOf(COURSE)).toEqual(['provinces', 'emperor', 'bonus']);
  // With what each began with they come to the sum.
  expect([startOf(COURSE, 'red', 19), startOf(COURSE, 'blue', 14), startOf(COURSE, 'grey', 0)]).toEqual([10, 0, 0]);
  const outcome = { winners: ['c'], points: { a: 5, b: 9, c: 9 }, how: 'x', rule: 'X 1' };
  expect(ranked(['a', 'b', 'c'], outcome)).toEqual(['c', 'b', 'a']);
});

test('ui: discs on a chart lie beside each other, as near as they can to their places', () => {
  const spots = asideOf(
    [
      { x: 10, y: 50 },
      { x: 20, y: 52 },
      { x: 90, y: 50 },
      { x: 12, y: 60 },
    ],
    24,
  );
  expect(spots.map(({ to }) => to)).toEqual([50, 76, 50, 12]);
  expect(
    asideOf(
      [
        { x: 0, y: 3 },
        { x: 0, y: 3 },
      ],
      24,
    )[1].to,
  ).toBe(27);
});

test('ui: whoever has lost more than he had is shown a minus, not a hyphen', () => {
  expect([-7, 0, 12].map(signed)).toEqual(['\u22127', '0', '12']);
});
