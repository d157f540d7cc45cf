import { expect, test } from 'vitest';
import { hegemon } from './support/hegemon.js';

test('contracts 4: map check draws the map anew and finds it as it lies there, with the borders of the rules', async () => {
  const { code, out } = await hegemon(['map', 'check', 'time-of-crisis', '--json']);
  expect(JSON.parse(out)).toMatchObject({
    game: 'time-of-crisis',
    regions: 22,
    missing: [],
    extra: [],
    misplaced: [],
    isUpToDate: true,
    ok: true,
  });
  expect(code).toBe(0);
});
