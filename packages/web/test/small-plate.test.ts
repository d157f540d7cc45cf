import { describe, expect, it } from 'vitest';
import { thinned } from '../build/small-plate.js';
import { plate } from '../build/time-of-crisis.js';

describe('ui: the picture on the start page', () => {
  it('ui: points nobody can see are dropped, corners stay', () => {
    const line = [
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 10],
    ] as const;
    expect(thinned(line, 1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });

  it('ui: it is drawn from the real map, and small', () => {
    expect(plate.fields.map(({ id }) => id)).toContain('italia');
    expect(plate.coast).toMatch(/^M-?\d+ -?\d+l/);
    expect(JSON.stringify(plate).length).toBeLessThan(80_000);
  });
});
