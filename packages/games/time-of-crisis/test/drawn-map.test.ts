import { adjacencyOf, contactsOf, type MapFile, type Point, pairOf, readPlate, regionsAt } from '@hegemon/atlas';
import { expect, test } from 'vitest';
import raw from '../board/map/map.json' with { type: 'json' };
import { data, MAP } from '../src/catalog.js';

const file = raw as unknown as MapFile;
const drawn = new Map(file.regions.map(region => [region.id, region]));
const at = regionsAt(file);

test('ToC C.map: every region is drawn, as what it is', () => {
  const kinds = Object.fromEntries(file.regions.map(({ id, kind }) => [id, kind]));
  expect(kinds).toEqual(Object.fromEntries(MAP.areas.map(id => [id, MAP.kindOf(id)])));
});
test('ToC 4.adjacent: the neighbours on the drawn map are those of the rules, by land, coast, sea and strait', () => {
  const wanted = data.edges.map(({ a, b }) => pairOf(a, b)).sort();
  expect(adjacencyOf(file)).toEqual(wanted);
});
test('ToC 4.adjacent: no contact is in doubt, none is a mere point', () => {
  const doubtful = contactsOf(file).filter(({ length }) => length > 2 && length < 4.5);
  expect(doubtful).toEqual([]);
});
test('ToC 4.adjacent: the straits are Hispania to Africa and Thracia to Asia, from shore to shore', () => {
  expect(file.straits.map(({ a, b }) => [a, b])).toEqual([
    ['hispania', 'africa'],
    ['thracia', 'asia'],
  ]);
  for (const { a, b, from, to } of file.straits) expect([at(from), at(to)]).toEqual([[a], [b]]);
});
test.each(MAP.areas)('ToC 4.region: the label of %s is in it, and so is its widest place', id => {
  const { label, pole } = drawn.get(id)!;
  expect(at(label)).toEqual([id]);
  expect(at([pole[0], pole[1]])).toEqual([id]);
  expect(pole[2]).toBeGreaterThan(20);
});
test('ToC 4.region: every capital is in its province', () => {
  for (const { id, city } of file.regions) if (city) expect(at(city.at), city.name).toEqual([id]);
  const withCity = file.regions.filter(({ city }) => city).map(({ id }) => id);
  expect(withCity.sort()).toEqual(MAP.areas.filter(id => MAP.kindOf(id) === 'province').sort());
});
test.each<[string, Point, string]>([
  ['Sicilia', [1023.4, 846.3], 'italia'],
  ['Sardinia', [912.5, 762.8], 'italia'],
  ['Corsica', [918.3, 701.7], 'italia'],
  ['Melita', [1026.9, 893.3], 'italia'],
  ['the greater of the Baleares', [773.9, 759.5], 'hispania'],
  ['Creta', [1277.1, 907.1], 'macedonia'],
  ['Euboea', [1246.2, 811.7], 'macedonia'],
  ['Rhodus', [1347.6, 871.1], 'asia'],
  ['Chios', [1294.9, 812], 'asia'],
  ['Cyprus', [1473, 888], 'syria'],
  ['Vectis', [748.4, 423.4], 'britannia'],
])('ToC 4.region: the island %s belongs to its province', (_, point, id) => {
  expect(at(point)).toEqual([id]);
});
test('ToC 4.region: Hibernia is out of play', () => {
  expect(at([645.7, 325.7])).toEqual([]);
});

test('house 16: the whole plate can be read, and no path in it is broken', () => {
  const plate = readPlate(file);
  const paths = [
    plate.land,
    plate.coast,
    plate.relief,
    plate.graticule,
    ...plate.rivers.map(({ line }) => line),
    ...plate.borders.map(({ line }) => line),
    ...plate.regions.map(({ outline }) => outline),
  ];
  const curves = [...plate.waterlines, ...plate.regions.flatMap(({ inner = [] }) => inner)];
  for (const path of paths) expect(path).toMatch(/^(M-?[\d.]+ -?[\d.]+(L-?[\d.]+ -?[\d.]+)+Z?)+$/);
  for (const path of curves) expect(path).toMatch(/^(M-?[\d.]+ -?[\d.]+(c-?[\d.]+( -?[\d.]+){5})+Z?)+$/);
  // Every outline comes back to where it began.
  for (const { outline } of plate.regions) expect(outline.split('M').length).toBe(outline.split('Z').length);
  expect(plate.land.split('M').length).toBe(plate.land.split('Z').length);
  for (const { box } of plate.regions) expect(Math.max(...box)).toBeLessThan(2000);
  for (const { kind, inner } of plate.regions) expect(inner !== undefined).toBe(kind !== 'sea');
  expect(plate.waterlines).toHaveLength(5);
});
