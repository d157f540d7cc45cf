import { readFileSync } from 'node:fs';
import { adjacencyOf, contactsOf, readPlate, regionsAt } from '@hegemon/atlas';
import { expect, test } from 'vitest';
import { drawMap, faultsOfMap, type MapSource, textOfMap } from '../src/index.js';
import { projectionOf } from '../src/projection.js';
import { SOURCE, WORLD } from './small-world.js';

const file = drawMap(SOURCE, WORLD);
const { onSheet } = projectionOf(SOURCE.projection);
const at = regionsAt(file);

test('house 16: the same source gives the same map, to the letter', () => {
  expect(textOfMap(drawMap(SOURCE, WORLD))).toBe(textOfMap(file));
  expect(JSON.parse(textOfMap(file))).toEqual(file);
});
test('house 16: who touches whom is read off the drawing, and water keeps apart', () => {
  expect(adjacencyOf(file)).toEqual([
    'east lower-sea',
    'east upper-sea',
    'east west',
    'lower-sea upper-sea',
    'lower-sea west',
    'north upper-sea',
    'north west',
    'upper-sea west',
  ]);
  expect(contactsOf(file).some(({ a, b }) => [a, b].sort().join() === 'east,north')).toBe(false);
});
test('house 16: a border lies in the river that stopped it', () => {
  const { outline } = readPlate(file).regions[1];
  const [x, y] = onSheet([-1, 0.2]);
  const near = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].filter(
    ([, px, py]) => Math.hypot(Number(px) - x, Number(py) - y) < 4,
  );
  expect(near.length).toBeGreaterThan(0);
  expect(at([x, y - 6])).toEqual(['north']);
  expect(at([x, y + 6])).toEqual(['west']);
});
test('house 16: the coast is the real one, not that of the raster', () => {
  for (const [place, id] of [
    [[0.95, -1], 'west'],
    [[1.05, -1], 'east'],
    [[-2.97, -1.9], 'west'],
  ] as const) {
    expect(at(onSheet(place))).toEqual([id]);
  }
  const [x, y] = onSheet([1, -1]);
  expect(['upper-sea', 'lower-sea']).toContain(at([x, y])[0]);
});
test('house 16: an island without a seed goes where the source says', () => {
  expect(at(onSheet([0, -2.8]))).toEqual(['east']);
});
test("house 16: a lake is nobody's water: borders end at its shores, and the neighbours stay neighbours", () => {
  // Across the river that parts west and north, and smaller than an island that would be left whole.
  const shore = [
    [-1.5, 0],
    [-0.8, 0],
    [-0.8, 0.6],
    [-1.5, 0.6],
    [-1.5, 0],
  ] as const;
  const withLake = drawMap({ ...SOURCE, lakes: [{ name: 'Mere', shore }] }, WORLD);
  const there = regionsAt(withLake);
  expect(there(onSheet([-1.2, 0.3]))).toEqual([]);
  expect(at(onSheet([-1.2, 0.3]))).toEqual(['north']);
  expect(there(onSheet([-1.2, 0.7]))).toEqual(['north']);
  expect(there(onSheet([-1.2, -0.1]))).toEqual(['west']);
  expect(adjacencyOf(withLake)).toEqual(adjacencyOf(file));
  const length = (map: typeof file): number =>
    contactsOf(map).find(({ a, b }) => a === 'west' && b === 'north')!.length;
  expect(length(withLake)).toBeLessThan(length(file) - 20);
  expect(withLake.coast.length).toBe(file.coast.length + 1);
});
test('house 16: labels, cities and poles are in their regions, and peaks on their ridge', () => {
  expect(faultsOfMap(file, []).misplaced).toEqual([]);
  expect(faultsOfMap(file, [{ a: 'north', b: 'east' }]).missing).toEqual(['east north']);
  const plate = readPlate(file);
  expect(plate.relief.split('M').length - 1).toBeGreaterThanOrEqual(4 * 5);
  expect(plate.waterlines.every(line => line.length > 0)).toBe(true);
});
test('house 12: a region without land or water is a fault of the source', () => {
  const seas = { ...SOURCE.seas, 'dry-sea': { kind: 'sea', name: 'Dry Sea', label: [2, 0], seeds: [[2, 0]] } } as const;
  expect(() => drawMap({ ...SOURCE, seas }, WORLD)).toThrow(/'dry-sea' has no land or water/);
});

test('house 16: the map of Time of Crisis is what its source gives', () => {
  const folder = new URL('../../../packages/games/time-of-crisis/board/map/', import.meta.url);
  const source = JSON.parse(readFileSync(new URL('source.json', folder), 'utf8')) as MapSource;
  const text = textOfMap(drawMap(source));
  expect(text === readFileSync(new URL('map.json', folder), 'utf8'), 'run: npm run maps').toBe(true);
});
