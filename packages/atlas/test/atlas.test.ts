import { atlas, type Drawing } from '@hegemon/atlas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

//   italia - alpes - noricum        britannia (an island in reach of nothing)
//     |        \       |
//   sicilia ~ illyria - moesia      ~ is a strait, all else is land
const map = atlas({
  areas: [
    { id: 'italia', kind: 'land' },
    { id: 'alpes', kind: 'mountain' },
    { id: 'noricum', kind: 'land' },
    { id: 'sicilia', kind: 'island' },
    { id: 'illyria', kind: 'land' },
    { id: 'moesia', kind: 'land' },
    { id: 'britannia', kind: 'island' },
  ],
  borders: [
    { a: 'moesia', b: 'noricum', kind: 'land' },
    { a: 'moesia', b: 'illyria', kind: 'land' },
    { a: 'illyria', b: 'sicilia', kind: 'strait' },
    { a: 'illyria', b: 'alpes', kind: 'land' },
    { a: 'sicilia', b: 'italia', kind: 'land' },
    { a: 'alpes', b: 'noricum', kind: 'land' },
    { a: 'italia', b: 'alpes', kind: 'land' },
  ],
});
const not =
  (...closed: string[]) =>
  (id: string) =>
    !closed.includes(id);

describe('a drawing that does not hold', () => {
  const drawn = (ids: string[], pairs: [string, string][]): Drawing => ({
    areas: ids.map(id => ({ id, kind: 'land' })),
    borders: pairs.map(([a, b]) => ({ a, b, kind: 'land' })),
  });
  test.each([
    ['an area drawn twice', drawn(['roma', 'ostia', 'roma'], []), "areas[2]: there is already an area 'roma'"],
    ['a border to nowhere', drawn(['roma'], [['roma', 'troia']]), "borders[0]: no such area: 'troia'"],
    ['a border to itself', drawn(['roma'], [['roma', 'roma']]), "borders[0]: 'roma' borders itself"],
    [
      'a border drawn from both sides',
      drawn(['roma', 'ostia'], [['roma', 'ostia'], ['ostia', 'roma']]), // biome-ignore format: one border per pair
      "borders[1]: 'ostia' and 'roma' share a border already",
    ],
  ])('atlas: %s is refused', (_, drawing, message) => {
    expect(() => atlas(drawing)).toThrow(message);
  });
});

describe('areas and borders', () => {
  test('atlas: areas and neighbours come in the order of the drawing', () => {
    expect(map.areas).toEqual(['italia', 'alpes', 'noricum', 'sicilia', 'illyria', 'moesia', 'britannia']);
    expect(map.neighbours('illyria')).toEqual(['alpes', 'sicilia', 'moesia']);
    expect(map.neighbours('britannia')).toEqual([]);
  });
  test('atlas: all neighbours are found without building a list', () => {
    expect(map.neighbours('illyria')).toBe(map.neighbours('illyria'));
  });
  test('atlas: neighbours may be asked for by the kind of border', () => {
    expect(map.neighbours('illyria', ['strait'])).toEqual(['sicilia']);
    expect(map.neighbours('illyria', ['land', 'strait'])).toEqual(map.neighbours('illyria'));
    expect(map.neighbours('illyria', [])).toEqual([]);
  });
  test('atlas: a border is the same from both sides', () => {
    expect([map.areAdjacent('alpes', 'illyria'), map.areAdjacent('illyria', 'alpes')]).toEqual([true, true]);
    expect([map.borderOf('sicilia', 'illyria'), map.borderOf('illyria', 'sicilia')]).toEqual(['strait', 'strait']);
  });
  test('atlas: no area is adjacent to itself', () => {
    expect(map.areAdjacent('alpes', 'alpes')).toBe(false);
  });
  test('atlas: an area knows its kind', () => {
    expect(map.kindOf('alpes')).toBe('mountain');
  });
  test('atlas: to ask about an unknown area is a bug', () => {
    const world: ReturnType<typeof atlas<string, string, string>> = map as never;
    const troia = "no such area: 'troia'";
    expect(() => world.kindOf('troia')).toThrow(troia);
    expect(() => world.neighbours('troia')).toThrow(troia);
    expect(() => world.areAdjacent('italia', 'troia')).toThrow(troia);
    expect(() => world.distance('italia', 'troia')).toThrow(troia);
    expect(() => world.path('troia', 'italia')).toThrow(troia);
    expect(() => world.path('italia', 'troia')).toThrow(troia);
    expect(() => world.region('troia', () => false)).toThrow(troia);
    expect(() => world.ring(['troia'])).toThrow(troia);
  });
});

describe('ways', () => {
  test('atlas: distance counts the borders crossed', () => {
    expect(map.distance('italia', 'italia')).toBe(0);
    expect(map.distance('italia', 'alpes')).toBe(1);
    expect(map.distance('italia', 'moesia')).toBe(3);
    expect(map.distance('italia', 'britannia')).toBeUndefined();
  });
  test('atlas: a closed area is walked around, or stops the walk', () => {
    expect(map.distance('italia', 'noricum', not('alpes'))).toBe(4);
    expect(map.distance('italia', 'noricum', not('alpes', 'moesia'))).toBeUndefined();
  });
  test('atlas: both ends of a way may be closed', () => {
    expect(map.distance('italia', 'noricum', not('italia', 'noricum'))).toBe(2);
    expect(map.path('italia', 'noricum', not('italia', 'noricum'))).toEqual(['italia', 'alpes', 'noricum']);
  });
  test('atlas: all shortest ways are found, and path gives the first', () => {
    const ways = map.shortestPaths('italia', 'moesia');
    expect(ways).toEqual([
      ['italia', 'alpes', 'noricum', 'moesia'],
      ['italia', 'alpes', 'illyria', 'moesia'],
      ['italia', 'sicilia', 'illyria', 'moesia'],
    ]);
    expect(map.path('italia', 'moesia')).toEqual(ways[0]);
    expect(map.path('italia', 'moesia', not('alpes'))).toEqual(ways[2]);
  });
  test('atlas: where no way leads there is no path', () => {
    expect(map.path('italia', 'britannia')).toBeUndefined();
    expect(map.shortestPaths('italia', 'britannia')).toEqual([]);
    expect(map.path('italia', 'italia')).toEqual(['italia']);
  });
});

describe('regions', () => {
  test('atlas: a region ends where its members end', () => {
    expect(map.region('noricum', not('alpes', 'illyria'))).toEqual(['noricum', 'moesia']);
    expect(map.region('italia', not('alpes', 'illyria'))).toEqual(['italia', 'sicilia']);
    expect(map.region('britannia', () => true)).toEqual(['britannia']);
  });
  test('atlas: a start that is no member has no region', () => {
    expect(map.region('alpes', not('alpes'))).toEqual([]);
  });
  test('atlas: the ring of a set lies outside it', () => {
    expect(map.ring(['italia', 'sicilia'])).toEqual(['alpes', 'illyria']);
    expect(map.ring(['italia', 'sicilia'], id => map.kindOf(id) === 'mountain')).toEqual(['alpes']);
    expect(map.ring(['britannia'])).toEqual([]);
    expect(map.ring([])).toEqual([]);
  });
});

describe('any map', () => {
  const anyMap = fc
    .integer({ min: 1, max: 12 })
    .chain(size => {
      const ids = Array.from({ length: size }, (_, n) => `area-${n}`);
      const pairs = ids.flatMap((a, n) => ids.slice(n + 1).map(b => ({ a, b, kind: 'land' })));
      return fc.record({
        areas: fc.constant(ids.map(id => ({ id, kind: 'land' }))),
        borders: fc.subarray(pairs),
      });
    })
    .map(drawing => atlas(drawing));

  test('atlas: distance is the same both ways, and every shortest path has it', () => {
    fc.assert(
      fc.property(anyMap, world => {
        const [from, to] = [world.areas[0], world.areas.at(-1)!];
        const far = world.distance(from, to);
        expect(world.distance(to, from)).toBe(far);
        for (const way of world.shortestPaths(from, to)) {
          expect(way.length).toBe(far! + 1);
          for (let n = 1; n < way.length; n++) expect(world.areAdjacent(way[n - 1], way[n])).toBe(true);
        }
      }),
    );
  });
  test('atlas: a whole region has no ring, and its areas are those in reach', () => {
    fc.assert(
      fc.property(anyMap, world => {
        const region = world.region(world.areas[0], () => true);
        expect(world.ring(region)).toEqual([]);
        expect(region).toEqual(world.areas.filter(id => world.distance(world.areas[0], id) !== undefined));
      }),
    );
  });
});
