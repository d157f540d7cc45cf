import { expect, test } from 'vitest';
import { type Arrangement, arrange } from './arrange.js';

const expand = (provinces: NonNullable<Arrangement['provinces']>, more: Arrangement = {}) =>
  arrange({ ...more, provinces }).play('green', 'end-actions');

test('ToC 6.5: governed neighbours with support 3 or more break away, nobody is asked', () => {
  const table = expand({
    asia: { governor: 'green', support: 4, marker: 'seat' },
    galatia: { governor: 'green', support: 3 },
    thracia: { governor: 'green', support: 4 },
  });
  expect(table.told('pretender-marked')).toEqual([
    { seat: 'green', province: 'thracia', marker: 'breakaway' },
    { seat: 'green', province: 'galatia', marker: 'breakaway' },
  ]);
  expect(table.asks('green')?.prompt).toBe('shop');
});
test('ToC 6.5: one ring a turn, counted from the empire as the phase finds it', () => {
  const table = expand({
    asia: { governor: 'green', support: 4, marker: 'seat' },
    galatia: { governor: 'green', support: 3 },
    syria: { governor: 'green', support: 3 },
    aegyptus: { governor: 'green', support: 3 },
  });
  expect(table.state.provinces.pretender).toEqual({ asia: 'seat', galatia: 'breakaway' });
});
test('ToC 6.5: it grows from a Breakaway province as well as from the Seat of Power', () => {
  const table = expand({
    asia: { governor: 'green', support: 4, marker: 'seat' },
    galatia: { governor: 'green', support: 1, marker: 'breakaway' },
    syria: { governor: 'green', support: 3 },
  });
  expect(table.state.provinces.pretender.syria).toBe('breakaway');
});
test('ToC 6.5: less support, another governor or distance keep a province out', () => {
  const table = expand({
    asia: { governor: 'green', support: 4, marker: 'seat' },
    galatia: { governor: 'green', support: 2 },
    thracia: { governor: 'blue', support: 4 },
    aegyptus: { governor: 'green', support: 4 },
    macedonia: { governor: 'green', support: 4 },
  });
  expect(table.state.provinces.pretender).toEqual({ asia: 'seat' });
});
test('ToC 6.5: what counts is the support after the check of 6.4', () => {
  const table = expand(
    { asia: { governor: 'green', support: 4, marker: 'seat' }, galatia: { governor: 'green', support: 3 } },
    { barbarians: { goths: { galatia: { active: 1 } } } },
  );
  expect(table.state.provinces.pretender.galatia).toBeUndefined();
});
test('ToC 6.5: Italia never joins, even beside the empire', () => {
  const table = expand({
    gallia: { governor: 'green', support: 4, marker: 'seat' },
    italia: { governor: 'green', support: 4 },
    hispania: { governor: 'green', support: 3 },
  });
  expect(table.told('pretender-marked')).toEqual([{ seat: 'green', province: 'hispania', marker: 'breakaway' }]);
});
test('ToC 6.5: Britannia is a neighbour of Gallia here', () => {
  const table = expand({
    gallia: { governor: 'green', support: 3, marker: 'seat' },
    hispania: { governor: 'green', support: 3, marker: 'breakaway' },
    britannia: { governor: 'green', support: 3 },
  });
  expect(table.state.provinces.pretender.britannia).toBe('breakaway');
});
test('ToC 6.5: without a Seat of Power nothing breaks away, whatever the neighbours do', () => {
  const table = expand({
    asia: { governor: 'blue', support: 4, marker: 'seat' },
    galatia: { governor: 'green', support: 4 },
    syria: { governor: 'green', support: 4 },
  });
  expect(table.state.provinces.pretender).toEqual({ asia: 'seat' });
});
test('ToC 6.5: only the empire of the player whose turn it is grows', () => {
  const table = expand({
    hispania: { governor: 'green' },
    asia: { governor: 'blue', support: 4, marker: 'seat' },
    galatia: { governor: 'blue', support: 4 },
  });
  expect(table.state.provinces.pretender).toEqual({ asia: 'seat' });
});
