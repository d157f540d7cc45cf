import { expect, test } from 'vitest';
import { data, MAP } from '../src/catalog.js';
import { PROVINCES, type RegionId, SEAS, TRIBES } from '../src/ids.js';
import { arrange, type ToCTable } from './arrange.js';

const GREEN = 'green-general-0';
const opened = (table: ToCTable, type: string) =>
  table.opening.told.filter(told => told.type === type).map(({ open }) => open);

test('ToC C: tables and paths name nothing that is not on the map or in the game', () => {
  for (const players of ['2', '3', '4']) {
    const out = data.setup.tribesRemoved[players];
    for (const { entry } of Object.values(data.crisisTables[players])) expect(out).not.toContain(entry);
  }
  for (const tribe of TRIBES) {
    for (const { path } of Object.values(data.invasionPaths[tribe])) {
      expect(path.length).toBeGreaterThan(0);
      for (const id of path) expect(PROVINCES).toContain(id);
    }
  }
});

test('ToC C.map: twelve provinces, five homelands, five sea zones', () => {
  expect(MAP.areas.filter(id => MAP.kindOf(id) === 'province')).toEqual([...PROVINCES]);
  expect(MAP.areas.filter(id => MAP.kindOf(id) === 'homeland')).toEqual([...TRIBES]);
  expect(MAP.areas.filter(id => MAP.kindOf(id) === 'sea')).toEqual([...SEAS]);
  expect(MAP.areas).toHaveLength(22);
});
test('ToC C.map: borders hold in both directions, and both lists of the data agree', () => {
  for (const { id, adjacent } of data.regions) {
    expect([...MAP.neighbours(id)].sort()).toEqual([...adjacent].sort());
    for (const other of adjacent) expect(MAP.areAdjacent(other, id)).toBe(true);
  }
});
test.each<[RegionId, number]>([
  ['britannia', 4],
  ['italia', 2],
  ['asia', 3],
  ['aegyptus', 1],
])('ToC C.map: from Africa to %s an army pays %i', (to, cost) => {
  expect(MAP.distance('africa', to)).toBe(cost);
  const table = arrange({ armies: [{ owner: 'green', region: 'africa', legions: 1 }], points: { military: cost } });
  for (const step of MAP.path('africa', to)!.slice(1)) {
    table.play('green', 'move-army', GREEN);
    if (table.offers('green', 'move-to')) table.play('green', 'move-to', step);
  }
  expect(table.state.armies.at[GREEN]).toBe(to);
  expect(table.state.points.military).toBe(0);
});
test('ToC C.map: the two straits are crossed like land, the Channel is not', () => {
  expect(MAP.areAdjacent('hispania', 'africa')).toBe(true);
  expect(MAP.areAdjacent('thracia', 'asia')).toBe(true);
  expect(MAP.areAdjacent('gallia', 'britannia')).toBe(false);
});

/** One roll for each sum; a tribe rolls a second time and stays at home. */
const entriesOf = (players: 2 | 3 | 4): string[] =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(total => {
    const black = Math.min(6, total - 1);
    const table = arrange({
      players,
      phase: 'crisis',
      events: ['inflation'],
      dice: [black, total - black, 6, 1],
    });
    return String(opened(table, 'crisis-rolled')[0].entry);
  });
test('ToC C.table-4: the crisis table of four players', () => {
  expect(entriesOf(4)).toEqual([
    'ira-deorum',
    'sassanids',
    'franks',
    'sassanids',
    'goths',
    'event',
    'alamanni',
    'nomads',
    'franks',
    'nomads',
    'pax-deorum',
  ]);
});
test('ToC C.table-3: of three players, without Nomads', () => {
  expect(entriesOf(3)).toEqual([
    'ira-deorum',
    'goths',
    'sassanids',
    'sassanids',
    'goths',
    'event',
    'alamanni',
    'franks',
    'franks',
    'alamanni',
    'pax-deorum',
  ]);
});
test('ToC C.table-2: of two players, without Nomads and Sassanids', () => {
  expect(entriesOf(2)).toEqual([
    'ira-deorum',
    'goths',
    'franks',
    'alamanni',
    'goths',
    'event',
    'alamanni',
    'franks',
    'franks',
    'goths',
    'pax-deorum',
  ]);
});

const ROLL = { franks: [5, 5], alamanni: [4, 4], goths: [3, 3], sassanids: [1, 2], nomads: [4, 5] } as const;
test.each(TRIBES)('ToC C.paths: the six paths of the %s are walked as the data have them', tribe => {
  for (const white of [1, 2, 3, 4, 5, 6]) {
    const { path } = data.invasionPaths[tribe][white];
    const table = arrange({
      phase: 'crisis',
      barbarians: { [tribe]: { homeland: { active: 9 } } },
      dice: [...ROLL[tribe], 6, white],
    });
    const invaded = opened(table, 'barbarians-invaded').map(({ province }) => province);
    expect(invaded).toEqual(path.slice(0, 2));
  }
});
test('ToC C.paths: the path of the book: a white three sends the Sassanids to Galatia, then Asia', () => {
  expect(data.invasionPaths.sassanids[3].path).toEqual(['galatia', 'asia']);
});
test('ToC C.paths: every path begins where the tribe can arrive, and goes on next door', () => {
  for (const tribe of TRIBES) {
    for (const { path } of Object.values(data.invasionPaths[tribe])) {
      // By land, or across one sea.
      expect(MAP.distance(tribe, path[0])).toBeLessThanOrEqual(2);
      for (let i = 1; i < path.length; i++) expect(MAP.distance(path[i - 1], path[i])).toBeLessThanOrEqual(2);
    }
  }
});
