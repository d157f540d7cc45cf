import type { Tick } from '@hegemon/host';
import { expect, test } from 'vitest';
import { entryAt, marksOf, shareOf, strideFrom } from '../src/replay/scale.js';

const TICKS: Tick[] = [
  { n: 0, turn: 0 },
  { n: 1, turn: 1, seat: 'red', phase: 'actions' },
  { n: 2, turn: 1, seat: 'red', phase: 'actions' },
  { n: 3, turn: 1, seat: 'red', phase: 'cards' },
  { n: 4, turn: 2, seat: 'blue', phase: 'actions' },
  { n: 5, turn: 2, seat: 'blue', phase: 'actions' },
];

test('ui: a place on the scale and its entry belong together', () => {
  for (let n = 0; n <= 5; n++) expect(entryAt(shareOf(n, 5), 5)).toBe(n);
  expect(entryAt(-1, 5)).toBe(0);
  expect(entryAt(2, 5)).toBe(5);
  expect(shareOf(0, 0)).toBe(1);
});

test('ui: turns, phases and entries are marked as far as they have room', () => {
  expect(marksOf(TICKS, 5, 400).map(({ kind }) => kind)).toEqual(['turn', 'turn', 'entry', 'phase', 'turn', 'entry']);
  expect(marksOf(TICKS, 5, 16).map(({ kind }) => kind)).toEqual(['turn', 'turn', 'phase', 'turn']);
  expect(marksOf(TICKS, 5, 12).map(({ kind }) => kind)).toEqual(['turn', 'turn', 'turn']);
  expect(marksOf(TICKS, 5, 8).map(({ n }) => n)).toEqual([0, 4]);
});

test('ui: strides stop at the ends, at turns and at phases', () => {
  expect(strideFrom(TICKS, 2, 5, 'entry', 1)).toBe(3);
  expect(strideFrom(TICKS, 5, 5, 'entry', 1)).toBe(5);
  expect(strideFrom(TICKS, 0, 5, 'entry', -1)).toBe(0);
  expect(strideFrom(TICKS, 2, 5, 'turn', 1)).toBe(4);
  expect(strideFrom(TICKS, 4, 5, 'turn', 1)).toBe(5);
  expect(strideFrom(TICKS, 3, 5, 'turn', -1)).toBe(1);
  expect(strideFrom(TICKS, 1, 5, 'turn', -1)).toBe(0);
  expect(strideFrom(TICKS, 1, 5, 'phase', 1)).toBe(3);
});
