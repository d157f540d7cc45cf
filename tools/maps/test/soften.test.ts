import { expect, test } from 'vitest';
import type { Line } from '../src/lines.js';
import { softened } from '../src/soften.js';

/** A ring with a point for every degree. */
const circle = (radius: number): Line =>
  Array.from({ length: 361 }, (_, degree) => {
    const turn = ((degree % 360) / 180) * Math.PI;
    return [radius * Math.cos(turn), radius * Math.sin(turn)];
  });

test('house 16: a soft curve needs few points for what is round, and stays closed', () => {
  const ring = softened(circle(50), 0.3);
  expect(ring.length).toBeLessThan(14);
  expect(ring.length).toBeGreaterThan(6);
  expect(ring[0]).toEqual(ring[ring.length - 1]);
});
test('house 16: every point it keeps is one of the line, the ends among them', () => {
  const line: Line = Array.from({ length: 200 }, (_, x) => [x, 8 * Math.sin(x / 9)]);
  const kept = softened(line, 0.3);
  expect(kept[0]).toBe(line[0]);
  expect(kept[kept.length - 1]).toBe(line[199]);
  expect(kept.every(point => line.includes(point))).toBe(true);
  expect(kept.length).toBeLessThan(40);
});
test('house 16: a corner is not rounded off', () => {
  const line: Line = Array.from({ length: 41 }, (_, at) => (at <= 20 ? [at, 0] : [20, at - 20]));
  expect(softened(line, 0.3)).toContainEqual([20, 0]);
});
