import { expect, test } from 'vitest';
import { type Arrangement, arrange } from './arrange.js';

const gain = (provinces: NonNullable<Arrangement['provinces']>, more: Arrangement = {}) =>
  arrange({ ...more, provinces }).play('green', 'end-actions');

test('ToC 6.6: the example of the book gives six Legacy and no Emperor Turn', () => {
  // Postumus costs Italia one support in 6.4, so it enters the turn with three.
  const table = gain(
    {
      italia: { governor: 'green', support: 3, improvements: ['amphitheater'] },
      pannonia: { governor: 'green', support: 1 },
      macedonia: { governor: 'green', support: 2 },
    },
    { rivals: { postumus: 'gallia' } },
  );
  expect(table.told('legacy-gained')).toEqual([
    { seat: 'green', legacy: 2, for: 'emperor' },
    { seat: 'green', legacy: 3, for: 'provinces' },
    { seat: 'green', legacy: 1, for: 'improvements' },
  ]);
  expect(table.state.legacy.green).toBe(6);
  expect(table.state.emperorTurns.green).toBe(0);
});
test('ToC 6.6: a pretender on the throne scores as both, in this order', () => {
  const table = gain({
    italia: { governor: 'green', support: 3 },
    asia: { governor: 'green', support: 4, marker: 'seat' },
    galatia: { governor: 'green', support: 3, marker: 'breakaway' },
  });
  expect(table.told('legacy-gained')).toEqual([
    { seat: 'green', legacy: 2, for: 'pretender' },
    { seat: 'green', legacy: 3, for: 'emperor' },
    { seat: 'green', legacy: 3, for: 'provinces' },
  ]);
  expect(table.state.provinces.pretender).toEqual({});
  expect(table.state.emperorTurns.green).toBe(1);
});
test('ToC 6.6: nobody else gains anything in this turn', () => {
  const table = gain(
    { asia: { governor: 'green' }, gallia: { governor: 'blue' }, italia: { governor: 'blue', support: 4 } },
    { legacy: { blue: 5 } },
  );
  expect(table.state.legacy).toEqual({ green: 1, blue: 5, yellow: 0, red: 0 });
  expect(table.state.emperorTurns.blue).toBe(0);
});

test('ToC 6.6.pretender: one Legacy for each province of the empire', () => {
  const table = gain({
    asia: { governor: 'green', support: 4, marker: 'seat' },
    galatia: { governor: 'green', support: 1, marker: 'breakaway' },
    syria: { governor: 'green', support: 3 },
    hispania: { governor: 'green', support: 2 },
  });
  // Syria joined in 6.5 of the same turn.
  expect(table.told('legacy-gained')[0]).toEqual({ seat: 'green', legacy: 3, for: 'pretender' });
});
test('ToC 6.6.pretender: none while another player is a pretender too', () => {
  const table = gain({
    asia: { governor: 'green', support: 4, marker: 'seat' },
    galatia: { governor: 'green', support: 3, marker: 'breakaway' },
    gallia: { governor: 'blue', support: 3, marker: 'seat' },
  });
  expect(table.told('legacy-gained')).toEqual([{ seat: 'green', legacy: 2, for: 'provinces' }]);
});
test('ToC 6.6.pretender: rival emperors do not matter', () => {
  const table = gain(
    { asia: { governor: 'green', support: 4, marker: 'seat' } },
    { rivals: { postumus: 'gallia', zenobia: 'aegyptus' } },
  );
  expect(table.told('legacy-gained')[0]).toEqual({ seat: 'green', legacy: 1, for: 'pretender' });
});

test('ToC 6.6.legitimate: the markers of the Emperor go, those of others stay', () => {
  const table = gain({
    italia: { governor: 'green', support: 8 },
    asia: { governor: 'green', support: 4, marker: 'seat' },
    galatia: { governor: 'green', support: 3, marker: 'breakaway' },
    gallia: { governor: 'blue', support: 3, marker: 'seat' },
    hispania: { governor: 'blue', support: 3, marker: 'breakaway' },
  });
  expect(table.state.provinces.pretender).toEqual({ gallia: 'seat', hispania: 'breakaway' });
  // 8, less one for the contested throne, less the two provinces still marked.
  expect(table.told('legacy-gained').find(told => told.for === 'emperor')).toEqual({
    seat: 'green',
    legacy: 5,
    for: 'emperor',
  });
});
test('ToC 6.6.legitimate: a pretender who is not Emperor keeps his markers', () => {
  const table = gain({
    italia: { governor: 'blue', support: 3 },
    asia: { governor: 'green', support: 4, marker: 'seat' },
  });
  expect(table.state.provinces.pretender).toEqual({ asia: 'seat' });
});

test('ToC 6.6.emperor: the support of Italia', () => {
  const table = gain({ italia: { governor: 'green', support: 6 } });
  expect(table.told('legacy-gained')[0]).toEqual({ seat: 'green', legacy: 6, for: 'emperor' });
});
test('ToC 6.6.emperor: less one for each pretender province, never less than nothing', () => {
  const table = gain({
    italia: { governor: 'green', support: 3 },
    gallia: { governor: 'blue', support: 3, marker: 'seat' },
    hispania: { governor: 'blue', support: 3, marker: 'breakaway' },
    britannia: { governor: 'blue', support: 3, marker: 'breakaway' },
  });
  expect(table.state.provinces.support.italia).toBe(2);
  expect(table.told('legacy-gained')).toEqual([{ seat: 'green', legacy: 1, for: 'provinces' }]);
});
test('ToC 6.6.emperor: a rival emperor is not deducted', () => {
  const table = gain({ italia: { governor: 'green', support: 6 } }, { rivals: { zenobia: 'aegyptus' } });
  // Only 6.4 has taken one.
  expect(table.told('legacy-gained')[0]).toEqual({ seat: 'green', legacy: 5, for: 'emperor' });
});

test('ToC 6.6.emperor-turns: one more while nobody contests the throne', () => {
  const table = gain({ italia: { governor: 'green', support: 3 } }, { emperorTurns: { green: 2 } });
  expect(table.state.emperorTurns.green).toBe(3);
  expect(table.told('emperor-turn')).toEqual([{ seat: 'green', turns: 3 }]);
});
test('ToC 6.6.emperor-turns: none with a rival emperor on the map', () => {
  const table = gain({ italia: { governor: 'green', support: 3 } }, { rivals: { 'priest-king': 'syria' } });
  expect(table.state.emperorTurns.green).toBe(0);
});
test('ToC 6.6.emperor-turns: none with a pretender on the map', () => {
  const table = gain({
    italia: { governor: 'green', support: 5 },
    gallia: { governor: 'blue', support: 3, marker: 'seat' },
  });
  expect(table.state.emperorTurns.green).toBe(0);
});
test('ToC 6.6.emperor-turns: none without the throne', () => {
  const table = gain({ asia: { governor: 'green', support: 4 } });
  expect(table.told('emperor-turn')).toEqual([]);
});

test('ToC 6.6.provinces: one for each province, Italia included', () => {
  const table = gain({
    italia: { governor: 'green', support: 1 },
    asia: { governor: 'green', support: 4 },
    gallia: { governor: 'green', support: 2, mobs: 1 },
  });
  expect(table.told('legacy-gained').at(-1)).toEqual({ seat: 'green', legacy: 3, for: 'provinces' });
});
test('ToC 6.6.provinces: a province lost in 6.4 gives nothing any more', () => {
  const table = gain({ asia: { governor: 'green', support: 1, mobs: 1 } });
  expect(table.told('legacy-gained')).toEqual([]);
});

test('ToC 6.6.improvements: one for each in a governed province, whoever built it', () => {
  const table = gain({
    asia: { governor: 'green', improvements: ['amphitheater', 'basilica', 'limes'] },
    syria: { governor: 'green', improvements: ['limes'] },
    gallia: { governor: 'blue', improvements: ['limes'] },
    hispania: { improvements: ['basilica'] },
  });
  expect(table.told('legacy-gained')).toEqual([
    { seat: 'green', legacy: 2, for: 'provinces' },
    { seat: 'green', legacy: 4, for: 'improvements' },
  ]);
});
