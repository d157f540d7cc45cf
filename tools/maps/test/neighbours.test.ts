import { expect, test } from 'vitest';
import { neighboursOf } from '../src/index.js';
import { SOURCE } from './small-world.js';

const FACTS: Readonly<Record<string, unknown>> = {
  'data.json': { edges: [{ a: 'west', b: 'north', kind: 'land' }], regions: [{ id: 'west' }] },
  'map.json': {
    borders: [{ a: 'west', b: 'north', river: 'River' }],
    seas: [
      { id: 'upper-sea', seas: ['lower-sea'], lands: ['north', 'west'] },
      { id: 'lower-sea', seas: ['upper-sea'], lands: [] },
    ],
  },
};
const readFacts = (file: string): unknown => FACTS[file];

test('house 16: neighbours are the edges of the data, if the source names nothing else', () => {
  expect(neighboursOf(SOURCE, readFacts)).toEqual([{ a: 'west', b: 'north' }]);
});
test('house 16: neighbours may be pairs in one list, and names within regions in another', () => {
  const neighbours = [
    { file: 'map.json', list: 'borders' },
    { file: 'map.json', list: 'seas', under: ['seas', 'lands'] },
  ];
  expect(neighboursOf({ ...SOURCE, neighbours }, readFacts)).toEqual([
    { a: 'west', b: 'north' },
    { a: 'upper-sea', b: 'lower-sea' },
    { a: 'upper-sea', b: 'north' },
    { a: 'upper-sea', b: 'west' },
    { a: 'lower-sea', b: 'upper-sea' },
  ]);
});
test.each([
  [{ file: 'data.json', list: 'borders' }, "data.json has no list 'borders'"],
  [{ file: 'data.json', list: 'regions' }, 'data.json regions[0] is no pair of a and b'],
  [{ file: 'map.json', list: 'seas', under: ['coasts'] }, "map.json seas[0] has no id, or no list 'coasts'"],
])('house 12: a list that does not say who borders whom is a fault: %j', (list, fault) => {
  expect(() => neighboursOf({ ...SOURCE, neighbours: [list] }, readFacts)).toThrow(fault);
});
