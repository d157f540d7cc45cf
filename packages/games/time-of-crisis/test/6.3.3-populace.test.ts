import type { TestTable } from '@hegemon/testkit';
import { expect, test } from 'vitest';
import type { ToC } from '../src/state.js';
import { type ArrangedArmy, type Arrangement, arrange } from './arrange.js';

type Table = TestTable<ToC>;
const governed = { governor: 'green' } as const;
const tooFew = { rule: 'ToC 5.1.pay', because: 'too-few-points' };
const build = (table: Table, province: string, improvement: string): Table =>
  table.play('green', 'build-improvement', province).play('green', 'build', improvement);

test('ToC 6.3.3: Populace points raise support, call militia, hold games and build', () => {
  const provinces = { asia: { ...governed, mobs: 1 }, syria: governed } as const;
  const table = arrange({ provinces, points: { populace: 3 } });
  expect(table.asks('green')?.choices.map(({ kind }) => kind)).toEqual([
    'increase-support',
    'place-militia',
    'hold-games',
    'build-improvement',
    'end-actions',
  ]);
});

test('ToC 6.3.3.support: example, from box two to box three for three', () => {
  const table = arrange({ provinces: { syria: { ...governed, support: 2 } }, points: { populace: 3 } });
  table.play('green', 'increase-support', 'syria');
  expect(table.state.provinces.support.syria).toBe(3);
  expect(table.state.points.populace).toBe(0);
});
test.each([0, 1, 2, 3])('ToC 6.3.3.support: from box %i for the number of the next one', support => {
  const provinces = { syria: { ...governed, support } } as const;
  const table = arrange({ provinces, points: { populace: support + 1 } }).play('green', 'increase-support', 'syria');
  expect(table.state.points.populace).toBe(0);
  expect(table.state.provinces.support.syria).toBe(support + 1);
  const poor = arrange({ provinces, points: { populace: support } });
  expect(poor.refusal('green', 'increase-support', 'syria')).toMatchObject({
    ...tooFew,
    facts: { cost: support + 1, have: support },
  });
});
test('ToC 6.3.3.support: it may be repeated, up to box four', () => {
  const table = arrange({ provinces: { syria: governed }, points: { populace: 15 } });
  for (let i = 0; i < 3; i++) table.play('green', 'increase-support', 'syria');
  expect(table.state.points.populace).toBe(15 - 2 - 3 - 4);
  const refusal = table.refusal('green', 'increase-support', 'syria');
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.3.support', because: 'fully-supported' });
});
test('ToC 6.3.3.support: not in Italia, not in a province one does not govern', () => {
  const provinces = { italia: { ...governed, support: 1 }, syria: { governor: 'blue' } } as const;
  const table = arrange({ provinces, points: { populace: 9 } });
  const rule = 'ToC 6.3.3.support';
  expect(table.refusal('green', 'increase-support', 'italia')).toMatchObject({ rule, because: 'not-in-italia' });
  expect(table.refusal('green', 'increase-support', 'syria')).toMatchObject({ rule, because: 'not-governed' });
  expect(table.refusal('green', 'increase-support', 'asia')).toMatchObject({ rule, because: 'not-governed' });
  expect(table.refusal('green', 'increase-support', 'goths')).toMatchObject({ because: 'no-such-thing' });
  expect(table.offers('green', 'increase-support')).toBeUndefined();
});
test('ToC 6.3.3.support: mobs, barbarians and enemies do not hinder', () => {
  const table = arrange({
    provinces: { asia: { ...governed, mobs: 2 } },
    armies: [{ owner: 'blue', region: 'asia', inCapital: true, legions: 1 }],
    barbarians: { goths: { asia: { active: 1 } } },
    points: { populace: 2 },
  });
  expect(table.offers('green', 'increase-support')).toEqual(['asia']);
});

test.each(['asia', 'italia'] as const)('ToC 6.3.3.militia: two points put one into the capital of %s', province => {
  const table = arrange({ provinces: { [province]: { ...governed, support: 1 } }, points: { populace: 3 } });
  table.play('green', 'place-militia', province);
  expect(table.state.provinces.militia).toEqual({ [province]: true });
  expect(table.told('militia-placed')).toEqual([{ province }]);
  expect(table.state.points.populace).toBe(1);
});
test('ToC 6.3.3.militia: one in each capital, in provinces one governs, for two points', () => {
  const provinces = { asia: { ...governed, militia: true }, syria: { governor: 'blue' }, africa: governed } as const;
  const table = arrange({ provinces, points: { populace: 2 } });
  const rule = 'ToC 6.3.3.militia';
  expect(table.offers('green', 'place-militia')).toEqual(['africa']);
  expect(table.refusal('green', 'place-militia', 'asia')).toMatchObject({ rule, because: 'has-militia' });
  expect(table.refusal('green', 'place-militia', 'syria')).toMatchObject({ rule, because: 'not-governed' });
  expect(table.refusal('green', 'place-militia', 'gallia')).toMatchObject({ rule, because: 'not-governed' });
  const poor = arrange({ provinces, points: { populace: 1 } });
  expect(poor.refusal('green', 'place-militia', 'africa')).toMatchObject(tooFew);
});
test('ToC 6.3.3.militia: an enemy army in the capital hinders', () => {
  const armies: ArrangedArmy[] = [{ owner: 'blue', region: 'asia', inCapital: true, legions: 1 }];
  const table = arrange({ provinces: { asia: governed }, armies, points: { populace: 2 } });
  const refusal = table.refusal('green', 'place-militia', 'asia');
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.3.militia', because: 'enemy-in-capital' });
});
test('ToC 6.3.3.militia: barbarians, rival emperors and enemies in the open, and mobs, do not', () => {
  const table = arrange({
    provinces: { asia: { ...governed, mobs: 1 } },
    armies: [{ owner: 'blue', region: 'asia', legions: 1 }],
    barbarians: { goths: { asia: { active: 3 } } },
    rivals: { zenobia: 'asia' },
    points: { populace: 2 },
  });
  expect(table.offers('green', 'place-militia')).toEqual(['asia']);
});
test('ToC 6.3.3.militia: it is part of the own army in the capital, else an army by itself', () => {
  const rest: Arrangement = {
    provinces: { asia: { ...governed, support: 4, mobs: 4 } },
    points: { populace: 2, military: 1 },
  };
  const armies: ArrangedArmy[] = [{ owner: 'green', region: 'asia', inCapital: true, legions: 1 }];
  const together = arrange({ ...rest, armies }).play('green', 'place-militia', 'asia');
  expect(together.offers('green', 'disperse-mob')).toEqual(['green-general-0']);
  expect(together.play('green', 'disperse-mob', 'green-general-0').state.provinces.mobs).toEqual({ asia: 2 });
  const alone = arrange(rest).play('green', 'place-militia', 'asia');
  expect(alone.offers('green', 'disperse-mob')).toEqual(['militia-asia']);
});
test('ToC 6.3.3.militia: a new one may fight at once', () => {
  const barbarians = { goths: { asia: { active: 1 } } };
  const table = arrange({ provinces: { asia: governed }, barbarians, points: { populace: 2, military: 1 } });
  expect(table.play('green', 'place-militia', 'asia').offers('green', 'initiate-battle')).toEqual(['militia-asia']);
});
test('ToC 6.3.3.militia: it is removed when the governor is replaced or removed', () => {
  const replaced = arrange({
    provinces: { asia: { governor: 'blue', militia: true } },
    points: { senate: 3 },
    dice: [2, 2, 2],
  });
  replaced.play('green', 'place-governor', 'asia').play('green', 'stake-senate', 3);
  expect(replaced.state.provinces.governor.asia).toBe('green');
  const provinces = { asia: { ...governed, militia: true } } as const;
  const recalled = arrange({ provinces, points: { senate: 2 } }).play('green', 'recall-governor', 'asia');
  const barbarians = { goths: { asia: { active: 1 } } };
  const deposed = arrange({ provinces, barbarians }).play('green', 'end-actions');
  expect(deposed.state.provinces.governor.asia).toBe('neutral');
  for (const table of [replaced, recalled, deposed]) {
    expect(table.state.provinces.militia).toEqual({});
    expect(table.told('militia-removed')).toEqual([{ province: 'asia' }]);
  }
});

test('ToC 6.3.3.games: two points remove one mob', () => {
  const provinces = { asia: { ...governed, support: 3, mobs: 3 } } as const;
  const table = arrange({ provinces, points: { populace: 5 } }).play('green', 'hold-games', 'asia');
  expect(table.state.provinces.mobs).toEqual({ asia: 2 });
  expect(table.state.points.populace).toBe(3);
  expect(table.state.provinces.support.asia).toBe(3);
  expect(table.play('green', 'hold-games', 'asia').state.provinces.mobs).toEqual({ asia: 1 });
  expect(table.told('legacy-gained')).toEqual([]);
});
test('ToC 6.3.3.games: only where there is a mob, in a province one governs, for two points', () => {
  const provinces = { asia: { ...governed, mobs: 1 }, syria: governed, gallia: { governor: 'blue', mobs: 1 } } as const;
  const table = arrange({ provinces, points: { populace: 2 } });
  const rule = 'ToC 6.3.3.games';
  expect(table.offers('green', 'hold-games')).toEqual(['asia']);
  expect(table.refusal('green', 'hold-games', 'syria')).toMatchObject({ rule, because: 'no-mob' });
  expect(table.refusal('green', 'hold-games', 'gallia')).toMatchObject({ rule, because: 'not-governed' });
  const poor = arrange({ provinces, points: { populace: 1 } });
  expect(poor.refusal('green', 'hold-games', 'asia')).toMatchObject(tooFew);
});
test('ToC 6.3.3.games: under Ludi Saeculares also without a mob', () => {
  const table = arrange({ provinces: { syria: governed }, lasting: 'ludi-saeculares', points: { populace: 2 } });
  table.play('green', 'hold-games', 'syria');
  expect(table.told('games-held')).toEqual([{ seat: 'green', province: 'syria', removed: 0 }]);
});

test.each(['asia', 'italia'] as const)('ToC 6.3.3.build: three points build an improvement in %s', province => {
  const table = arrange({ provinces: { [province]: { ...governed, support: 1 } }, points: { populace: 4 } });
  build(table, province, 'limes');
  expect(table.state.provinces.limes).toEqual({ [province]: true });
  expect(table.state.points.populace).toBe(1);
  expect(table.told('improvement-built')).toEqual([{ seat: 'green', province, improvement: 'limes', cost: 3 }]);
});
test('ToC 6.3.3.build: one of each kind, several in one turn', () => {
  const table = arrange({ provinces: { asia: governed }, points: { populace: 9 } });
  build(build(table, 'asia', 'limes'), 'asia', 'basilica');
  // Only the Amphitheater is left, so nothing is asked.
  table.play('green', 'build-improvement', 'asia');
  for (const kind of ['limes', 'basilica', 'amphitheater'] as const) {
    expect(table.state.provinces[kind]).toEqual({ asia: true });
  }
  expect(table.offers('green', 'build-improvement')).toBeUndefined();
});
test('ToC 6.3.3.build: not one that the province already has', () => {
  const provinces = { asia: { ...governed, improvements: ['basilica'] } } as const;
  const table = arrange({ provinces, points: { populace: 3 } }).play('green', 'build-improvement', 'asia');
  expect(table.offers('green', 'build')).toEqual(['amphitheater', 'limes']);
  const built = { rule: 'ToC 6.3.3.build', because: 'already-built' };
  expect(table.refusal('green', 'build', 'basilica')).toMatchObject(built);
  const full = { asia: { ...governed, improvements: ['basilica', 'limes', 'amphitheater'] } } as const;
  const done = arrange({ provinces: full, points: { populace: 3 } });
  expect(done.refusal('green', 'build-improvement', 'asia')).toMatchObject(built);
});
test('ToC 6.3.3.build: only in a province one governs, for three points', () => {
  const provinces = { asia: governed, syria: { governor: 'blue' } } as const;
  const table = arrange({ provinces, points: { populace: 3 } });
  for (const province of ['syria', 'gallia']) {
    const refusal = table.refusal('green', 'build-improvement', province);
    expect(refusal).toMatchObject({ rule: 'ToC 6.3.3.build', because: 'not-governed' });
  }
  const poor = arrange({ provinces, points: { populace: 2 } });
  expect(poor.refusal('green', 'build-improvement', 'asia')).toMatchObject(tooFew);
});

const blockers: { what: string; because: string; arrangement: Arrangement }[] = [
  { what: 'a mob', because: 'mob-there', arrangement: { provinces: { asia: { ...governed, mobs: 1 } } } },
  {
    what: 'an active barbarian',
    because: 'barbarians-there',
    arrangement: { barbarians: { goths: { asia: { active: 1 } } } },
  },
  {
    what: 'a lone leader',
    because: 'barbarians-there',
    arrangement: { barbarians: { goths: { asia: { leaders: ['cniva'] } } } },
  },
  { what: 'a rival emperor', because: 'rival-there', arrangement: { rivals: { zenobia: 'asia' } } },
  {
    what: 'another player in the capital',
    because: 'enemy-in-capital',
    arrangement: { armies: [{ owner: 'blue', region: 'asia', inCapital: true, legions: 1 }] },
  },
];
test.each(blockers)('ToC 6.3.3.build: $what hinders', ({ because, arrangement }) => {
  const table = arrange({ provinces: { asia: governed }, ...arrangement, points: { populace: 3 } });
  expect(table.refusal('green', 'build-improvement', 'asia')).toMatchObject({ rule: 'ToC 6.3.3.build', because });
  expect(table.offers('green', 'build-improvement')).toBeUndefined();
});
const harmless: { what: string; arrangement: Arrangement }[] = [
  { what: 'inactive barbarians', arrangement: { barbarians: { goths: { asia: { inactive: 3 } } } } },
  {
    what: 'an inactive leader',
    arrangement: { barbarians: { goths: { asia: { leaders: [{ id: 'cniva', active: false }] } } } },
  },
  {
    what: 'Foederati',
    arrangement: { armies: [{ owner: 'blue', region: 'asia', legions: 1, foederati: ['goths'] }] },
  },
  { what: 'an enemy army in the open', arrangement: { armies: [{ owner: 'blue', region: 'asia', legions: 1 }] } },
  {
    what: "one's own army in the capital",
    arrangement: { armies: [{ owner: 'green', region: 'asia', inCapital: true, legions: 1 }] },
  },
  { what: 'a mob elsewhere', arrangement: { provinces: { asia: governed, syria: { ...governed, mobs: 1 } } } },
];
test.each(harmless)('ToC 6.3.3.build: $what does not hinder', ({ arrangement }) => {
  const table = arrange({ provinces: { asia: governed }, ...arrangement, points: { populace: 3 } });
  expect(table.offers('green', 'build-improvement')).toEqual(['asia']);
});
test('ToC 6.3.3.build: each gives its governor one Legacy per turn', () => {
  const table = arrange({ provinces: { asia: governed }, points: { populace: 6 } });
  build(build(table, 'asia', 'limes'), 'asia', 'basilica').play('green', 'end-actions');
  expect(table.told('legacy-gained')).toContainEqual({ seat: 'green', legacy: 2, for: 'improvements' });
});
test('ToC 6.3.3.build: it passes to each new governor and is never destroyed', () => {
  const improvements = ['amphitheater', 'basilica', 'limes'] as const;
  const provinces = { asia: { governor: 'blue', improvements } } as const;
  const table = arrange({ provinces, points: { senate: 2 }, dice: [2, 2] });
  table.play('green', 'place-governor', 'asia').play('green', 'stake-senate', 2).play('green', 'end-actions');
  expect(table.told('legacy-gained')).toContainEqual({ seat: 'green', legacy: 3, for: 'improvements' });
  for (const kind of improvements) expect(table.state.provinces[kind]).toEqual({ asia: true });
});

test('ToC 6.3.3.amphitheater: no mob is added there at the end of the turn', () => {
  const provinces = {
    asia: { ...governed, support: 4, mobs: 2, improvements: ['amphitheater'] },
    syria: { ...governed, support: 4, mobs: 2, improvements: ['basilica', 'limes'] },
  } as const;
  const table = arrange({ provinces, phase: 'closing' }).play('green', 'end-purchases');
  expect(table.state.provinces.mobs).toEqual({ asia: 2, syria: 3 });
});
test('ToC 6.3.3.amphitheater: the Mob event still places one there', () => {
  const provinces = { asia: { ...governed, improvements: ['amphitheater'] } } as const;
  const table = arrange({ provinces, played: ['mob'] }).play('green', 'use-mob', 'asia');
  expect(table.state.provinces.mobs).toEqual({ asia: 1 });
});

test('ToC 6.3.3.basilica: one more die against Italia for each governed province with one', () => {
  const table = arrange({ provinces: { asia: governed, syria: governed }, points: { populace: 6, senate: 3 } });
  build(build(table, 'asia', 'basilica'), 'syria', 'basilica').play('green', 'place-governor', 'italia');
  expect(table.asks('green')?.facts).toMatchObject({ free: 2 });
  table.dice(1, 1, 1, 1, 1).play('green', 'stake-senate', 3);
  expect(table.told('senate-voted')).toMatchObject([{ dice: [1, 1, 1, 1, 1] }]);
});
test('ToC 6.3.3.basilica: in a province lost it helps the new governor', () => {
  const provinces = { asia: { governor: 'blue', improvements: ['basilica'] }, syria: governed } as const;
  const before = arrange({ provinces, points: { senate: 5 } });
  before.dice(2, 2).play('green', 'place-governor', 'asia').play('green', 'stake-senate', 2);
  // His own last governor went to Asia: another one is needed for Italia.
  before.play('green', 'recall-governor', 'syria').dice(1, 1).play('green', 'place-governor', 'italia');
  expect(before.told('senate-voted')[1]).toMatchObject({ province: 'italia', dice: [1, 1] });
});

const invade = (provinces: NonNullable<Arrangement['provinces']>, rest: Arrangement = {}) =>
  arrange({
    provinces,
    barbarians: { goths: { homeland: { active: 6 } } },
    ...rest,
    phase: 'crisis',
    dice: [3, 3, 5, 2],
  }).state.barbarians;
test('ToC 6.3.3.limes: invaders in this province and in all later ones are placed inactive', () => {
  const { active, inactive } = invade({ thracia: { ...governed, improvements: ['limes'] } });
  expect(active.goths).toEqual({ goths: 2 });
  expect(inactive.goths).toEqual({ goths: 3, thracia: 3, macedonia: 2 });
});
test('ToC 6.3.3.limes: those placed before it are active', () => {
  const { active, inactive } = invade({ macedonia: { ...governed, improvements: ['limes'] } });
  expect(active.goths).toEqual({ goths: 2, thracia: 3 });
  expect(inactive.goths).toEqual({ goths: 3, macedonia: 2 });
});
test.each(['green', 'blue', 'neutral'] as const)('ToC 6.3.3.limes: it works whoever governs, %s too', governor => {
  const { active } = invade({ thracia: { governor, improvements: ['limes'] } });
  expect(active.goths).toEqual({ goths: 2 });
});
test('ToC 6.3.3.limes: a province off the path helps nobody', () => {
  const { active } = invade({ asia: { ...governed, improvements: ['limes'] } });
  expect(active.goths).toEqual({ goths: 2, thracia: 3, macedonia: 2 });
});
test('ToC 6.3.3.limes: markers already there keep their side', () => {
  const goths = { homeland: { active: 4 }, thracia: { active: 1 } };
  const { active, inactive } = invade({ thracia: { ...governed, improvements: ['limes'] } }, { barbarians: { goths } });
  expect(active.goths).toEqual({ thracia: 1 });
  expect(inactive.goths).toEqual({ goths: 4, thracia: 2, macedonia: 3 });
});
