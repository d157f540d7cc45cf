import { expect, test } from 'vitest';
import { hegemon } from './support/hegemon.js';

// A game need not be in the register to have a map.
test.each([
  ['time-of-crisis', 22],
  ['medioevo-universale', 123 + 27],
])(
  'contracts 4: map check draws the map of %s anew and finds it as it lies there, with the borders of the rules',
  async (game, regions) => {
    const { code, out } = await hegemon(['map', 'check', game, '--json']);
    expect(JSON.parse(out)).toMatchObject({
      game,
      regions,
      missing: [],
      extra: [],
      misplaced: [],
      isUpToDate: true,
      ok: true,
    });
    expect(code).toBe(0);
  },
);
