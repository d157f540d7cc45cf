import { readFileSync } from 'node:fs';
import { contactsOf, type MapFile, type Point, pairOf, readPlate, regionsAt } from '@hegemon/atlas';
import { expect, test } from 'vitest';
import { type MapSource, neighboursOf, type Place } from '../src/index.js';
import { distanceToSegment, isInside, type Line, lengthOf } from '../src/lines.js';
import { projectionOf } from '../src/projection.js';

const home = new URL('../../../packages/games/medioevo-universale/', import.meta.url);
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, home), 'utf8')) as T;
interface Facts {
  readonly territories: readonly { readonly id: string; readonly inhabited: { readonly place: string } | null }[];
  readonly seas: readonly { readonly id: string }[];
  readonly borders: readonly { readonly a: string; readonly b: string; readonly river: string | null }[];
}
const facts = read<Facts>('data/map.json');
const source = read<MapSource>('board/map/source.json');
const file = read<MapFile>('board/map/map.json');
const { onSheet } = projectionOf(source.projection);
const at = regionsAt(file);
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

test('MU 0-terms: every territory and every sea is drawn, and every inhabited place has its sign', () => {
  expect(ids(file.regions.filter(({ kind }) => kind === 'territory'))).toEqual(ids(facts.territories));
  expect(ids(file.regions.filter(({ kind }) => kind === 'sea'))).toEqual(ids(facts.seas));
  const places = facts.territories.flatMap(({ id, inhabited }) => (inhabited ? [[id, inhabited.place]] : []));
  expect(file.regions.flatMap(({ id, city }) => (city ? [[id, city.name]] : []))).toEqual(places);
});
test('MU 0-terms-adjacent: no contact is in doubt: neighbours meet along a line, and others in a point at most', () => {
  const wanted = new Set(neighboursOf(source, () => facts).map(({ a, b }) => pairOf(a, b)));
  const doubtful = contactsOf(file).filter(({ a, b, length }) => (wanted.has(pairOf(a, b)) ? length < 5 : length > 3));
  expect(doubtful).toEqual([]);
});
test('MU 5-move-dardanelles: the Dardanelles lead from shore to shore', () => {
  expect(file.straits.map(({ a, b, from, to }) => [a, b, at(from), at(to)])).toEqual([
    ['constantinople', 'nicaea', ['constantinople'], ['nicaea']],
  ]);
});
test.each<[string, Place, string]>([
  ['Gotland', [18.5, 57.4], 'svealand'],
  ['Öland', [16.7, 56.75], 'svealand'],
  ['Ösel', [22.5, 58.4], 'livonia'],
  ['Seeland', [11.9, 55.5], 'denmark'],
  ['Corsica', [9.1, 42.2], 'sardinia'],
  ['Malta', [14.4, 35.9], 'panormus'],
  ['Euboea', [23.9, 38.5], 'athens'],
  ['Corfu', [19.8, 39.65], 'epirus'],
  ['Rhodes', [27.95, 36.2], 'pamphylia'],
])('MU 0-terms: the island %s belongs to its territory', (_, place, id) => {
  expect(at(onSheet(place))).toEqual([id]);
});
test.each<[string, Place]>([
  ['Lake Ladoga', [31.5, 60.8]],
  ['Lake Peipus', [27.5, 58.7]],
  ['the Gulf of Corinth', [22.4, 38.25]],
  ['the Red Sea', [36, 25]],
  ['Mallorca', [2.9, 39.6]],
  ['England', [-1.5, 52]],
])('MU 0-terms: %s is out of play', (_, place) => {
  expect(at(onSheet(place))).toEqual([]);
});
test('house 16: no name lies on another, and none in a lake', () => {
  const lakes = (source.lakes ?? []).map(({ shore }): Line => shore.map(onSheet));
  for (const { label } of file.regions) expect(isInside(label, lakes)).toBe(false);
  const close = file.regions.filter(({ label: [x, y] }, index) =>
    file.regions.slice(0, index).some(({ label }) => Math.hypot((label[0] - x) / 2, label[1] - y) < 7),
  );
  expect(ids(close)).toEqual([]);
});

const pointsOf = (path: string): Line =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
const stretchesOf = (path: string): Line[] => path.split('M').slice(1).map(pointsOf);
const { rivers, borders } = readPlate(file);

/** How much of the border of two territories lies in a river, in map units. */
const lengthInRiver = (pair: string, river: string): number => {
  const banks = rivers.filter(({ id }) => id === river).flatMap(({ line }) => stretchesOf(line));
  const isIn = (point: Point): boolean =>
    banks.some(bank => bank.some((b, i) => i > 0 && distanceToSegment(point, bank[i - 1], b) < 2));
  const { line } = borders.find(({ a, b }) => pairOf(a, b) === pair)!;
  return stretchesOf(line)
    .flatMap(points => points.slice(1).map((b, i) => [points[i], b] as const))
    .filter(([[ax, ay], [bx, by]]) => isIn([(ax + bx) / 2, (ay + by) / 2]))
    .reduce((sum, stretch) => sum + lengthOf(stretch), 0);
};
// Between Estonia and Pskov lies Lake Peipus, from which the Narva comes.
const RIVER_BORDERS = facts.borders.filter(({ a, b, river }) => river !== null && pairOf(a, b) !== 'estonia pskov');
test.each(RIVER_BORDERS)('MU X-terrain-move: $a and $b meet in the river $river', ({ a, b, river }) => {
  expect(lengthInRiver(pairOf(a, b), river!.toLowerCase())).toBeGreaterThan(4);
});
