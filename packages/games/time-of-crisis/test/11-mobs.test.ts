import { expect, test } from 'vitest';
import { arrange } from './arrange.js';

const NO_CARDS = { green: [], blue: [], yellow: [], red: [] } as const;

test('ToC 11: the example of the book: seven support, two mobs, five politics, then a third mob', () => {
  const table = arrange({
    provinces: {
      galatia: { governor: 'green', support: 4, mobs: 2 },
      asia: { governor: 'green', support: 3 },
    },
    available: NO_CARDS,
    dice: [1, 1],
  });
  table.play('green', 'end-actions');
  expect(table.asks('green')?.facts).toEqual({ politics: 5, bought: 0 });
  table.play('green', 'end-purchases');
  expect(table.state.provinces.mobs).toEqual({ galatia: 3 });
});

test('ToC 11.1: as many mobs as support drive the governor out, neutral support becomes one', () => {
  const table = arrange({ provinces: { asia: { governor: 'green', support: 3, mobs: 3 } } });
  table.play('green', 'end-actions');
  const { governor, support, mobs } = table.state.provinces;
  expect([governor.asia, support.asia, mobs.asia]).toEqual(['neutral', 1, undefined]);
});
test('ToC 11.1: a province never gives less than no politics', () => {
  const table = arrange({
    phase: 'closing',
    provinces: { asia: { governor: 'green', support: 1, mobs: 3 }, syria: { governor: 'green', support: 2 } },
  });
  expect(table.asks('green')?.facts).toEqual({ politics: 2, bought: 0 });
});
test('ToC 11.1: they grow by one in 6.8, but not beside an Amphitheater', () => {
  const table = arrange({
    phase: 'closing',
    provinces: {
      asia: { governor: 'green', support: 4, mobs: 1 },
      syria: { governor: 'green', support: 4, mobs: 1, improvements: ['amphitheater'] },
    },
    available: NO_CARDS,
    dice: [1, 1],
  });
  table.play('green', 'end-purchases');
  expect(table.state.provinces.mobs).toEqual({ asia: 2, syria: 1 });
});
test('ToC 11.1: they forbid improvements', () => {
  const table = arrange({ provinces: { asia: { governor: 'green', support: 3, mobs: 1 } }, points: { populace: 3 } });
  expect(table.refusal('green', 'build-improvement', 'asia')).toMatchObject({
    rule: 'ToC 6.3.3.build',
    because: 'mob-there',
  });
});
test('ToC 11.1: they change neither votes nor Legacy nor battles', () => {
  const table = arrange({
    provinces: {
      asia: { governor: 'blue', support: 2, mobs: 1, militia: true },
      syria: { governor: 'green', support: 3, mobs: 2 },
    },
    armies: [{ owner: 'green', region: 'asia', legions: 1 }],
    points: { senate: 1, military: 1 },
    dice: [1, 1, 2],
  });
  table.play('green', 'initiate-battle', 'green-general-0');
  expect(table.told('battle-rolled').map(({ dice }) => dice)).toEqual([[1], [1]]);
  table.play('green', 'place-governor', 'asia');
  // Twice the support and one for the militia. A single point leaves nothing to announce.
  expect(table.told('senate-voted')).toMatchObject([{ required: 5, votes: 1, isPassed: false }]);
  table.play('green', 'end-actions');
  expect(table.told('legacy-gained').at(-1)).toEqual({ seat: 'green', legacy: 1, for: 'provinces' });
});
test('ToC 11.1: in a neutral province they do nothing and do not grow', () => {
  const table = arrange({
    provinces: { asia: { mobs: 3 }, syria: { governor: 'green' } },
    available: NO_CARDS,
    dice: [1, 1],
  });
  table.play('green', 'end-actions').play('green', 'end-purchases');
  const { governor, support, mobs } = table.state.provinces;
  expect([governor.asia, support.asia, mobs.asia]).toEqual(['neutral', 1, 3]);
});

test('ToC 11.2: an army disperses as many as it has units', () => {
  const table = arrange({
    provinces: { asia: { governor: 'green', support: 3, mobs: 4 } },
    armies: [{ owner: 'green', region: 'asia', legions: 1, reduced: 1, foederati: ['goths'] }],
    points: { military: 1 },
  });
  table.play('green', 'disperse-mob', 'green-general-0');
  expect(table.state.provinces.mobs.asia).toBe(1);
  expect(table.state.provinces.support.asia).toBe(2);
});
test('ToC 11.2: games remove one', () => {
  const table = arrange({ provinces: { asia: { governor: 'green', support: 3, mobs: 2 } }, points: { populace: 2 } });
  table.play('green', 'hold-games', 'asia');
  expect(table.state.provinces.mobs.asia).toBe(1);
});
test('ToC 11.2: all go when the governor is voted out, recalled, driven out or ousted', () => {
  const voted = arrange({
    provinces: { asia: { governor: 'blue', support: 1, mobs: 3 } },
    points: { senate: 2 },
    dice: [2, 2],
  });
  voted.play('green', 'place-governor', 'asia').play('green', 'stake-senate', 2);
  const recalled = arrange({ provinces: { asia: { governor: 'green', mobs: 3 } }, points: { senate: 2 } });
  recalled.play('green', 'recall-governor', 'asia');
  const driven = arrange({ provinces: { asia: { governor: 'green', mobs: 3 } } });
  driven.play('green', 'end-actions');
  const ousted = arrange({
    provinces: { asia: { governor: 'blue', support: 4, mobs: 3, marker: 'seat' } },
    armies: [{ owner: 'green', region: 'asia', legions: 1 }],
  });
  ousted.play('green', 'enter-capital', 'green-general-0');
  for (const table of [voted, recalled, driven, ousted]) {
    expect(table.state.provinces.governor.asia).not.toBe('blue');
    expect(table.told('mobs-removed')).toEqual([{ province: 'asia', count: 3 }]);
    expect(table.state.provinces.mobs).toEqual({});
  }
});
