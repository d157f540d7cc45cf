import type { TestTable } from '@hegemon/testkit';
import { expect, test } from 'vitest';
import { PROVINCES, type RegionId, SEAS, TRIBES } from '../src/ids.js';
import type { ToC } from '../src/state.js';
import { type Arrangement, arrange } from './arrange.js';

type Table = TestTable<ToC>;
const GENERAL = 'green-general-0';
/** Where an army with plenty of points may go from here. */
const waysFrom = (region: RegionId): readonly string[] => {
  const table = arrange({ armies: [{ owner: 'green', region, legions: 1 }], points: { military: 9 } });
  table.play('green', 'move-army', GENERAL);
  const offered = table.offers('green', 'move-to');
  // With a single way the army has already gone it.
  return (offered as readonly string[] | undefined) ?? [table.state.armies.at[GENERAL]!];
};
const REGIONS: readonly RegionId[] = [...PROVINCES, ...TRIBES, ...SEAS];
const attack = (table: Table, ...dice: number[]): Table =>
  table.dice(...dice).play('green', 'initiate-battle', GENERAL);
const countDice = (table: Table, side: 'attacker' | 'defender'): number => {
  const roll = table.told('battle-rolled').find(facts => facts.side === side);
  return (roll!.dice as readonly number[]).length;
};

test('ToC 4: the Emperor is the governor of Italia, a player or the neutral faction', () => {
  const provinces = { italia: { governor: 'green', support: 3 } } as const;
  const table = arrange({ provinces, phase: 'gainLegacy' });
  expect(table.opening.told.map(({ open }) => open)).toContainEqual({ seat: 'green', legacy: 3, for: 'emperor' });
  const neutral = arrange({ provinces: { asia: { governor: 'green', support: 3 } }, phase: 'gainLegacy' });
  expect(neutral.state.legacy).toEqual({ green: 1, blue: 0, yellow: 0, red: 0 });
});
test("ToC 4: barbarians, rival emperors and the units of other players are enemies, one's own are not", () => {
  const table = arrange({
    armies: [
      { owner: 'green', region: 'asia', legions: 1, foederati: ['nomads'] },
      { owner: 'green', region: 'asia', legions: 1 },
      { owner: 'blue', region: 'asia', legions: 1 },
    ],
    barbarians: { goths: { asia: { active: 1 } } },
    rivals: { zenobia: 'asia' },
    points: { military: 1 },
  });
  table.play('green', 'initiate-battle', GENERAL);
  expect(table.offers('green', 'attack')).toEqual(['blue-general-0', 'goths', 'zenobia']);
  const refusal = table.refusal('green', 'attack', 'green-general-1');
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.battle', because: 'no-army-there' });
});
test('ToC 4: all neutral governors are one owner, without units and without a turn', () => {
  const places = ['gallia', 'asia', 'syria', 'thracia', 'galatia', 'africa'] as const;
  const provinces = Object.fromEntries(places.map(id => [id, { governor: 'green' } as const]));
  const table = arrange({ provinces, points: { senate: 2 } });
  expect(table.state.provinces.support.italia).toBe(12 - 6);
  table.play('green', 'recall-governor', 'asia');
  expect(table.state.provinces.support.italia).toBe(12 - 5);
  table.dice(1, 1).play('green', 'end-actions').play('green', 'end-purchases');
  table.play('green', 'refill-hand', { 'military-1': 3, 'senate-1': 2 });
  expect(table.pending).toEqual(['blue']);
});
test('ToC 4: a pretender has a Seat of Power in a province he governs, a breakaway alone follows him', () => {
  const provinces = {
    asia: { governor: 'green', support: 3, marker: 'seat' },
    thracia: { governor: 'green', support: 3, marker: 'breakaway' },
    syria: { governor: 'green' },
  } as const;
  const table = arrange({ provinces, phase: 'gainLegacy' });
  expect(table.opening.told.map(({ open }) => open)).toContainEqual({ seat: 'green', legacy: 2, for: 'pretender' });
});
test('ToC 4: barbarians and rival emperors stand in the open and keep nobody out of a capital', () => {
  const table = arrange({
    armies: [{ owner: 'green', region: 'asia', legions: 1 }],
    barbarians: { goths: { asia: { active: 3 } } },
    rivals: { zenobia: 'asia' },
  });
  table.play('green', 'enter-capital', GENERAL);
  expect(table.state.armies.inCapital[GENERAL]).toBe(true);
});
test('ToC 4: a general without units is never on the map', () => {
  const armies = [{ owner: 'green', region: 'asia', reduced: 1 }] as const;
  const table = arrange({ armies, rivals: { zenobia: 'asia' }, points: { military: 1 } });
  attack(table, 1, 4, 1, 1);
  expect(table.state.armies.at[GENERAL]).toBeUndefined();
  expect(table.state.generals.available.green).toContain(GENERAL);
});

test('ToC 4.region: provinces, sea zones and homelands are regions an army can be in', () => {
  const table = arrange({ armies: [{ owner: 'green', region: 'thracia', legions: 1 }], points: { military: 3 } });
  for (const region of ['goths', 'pontus-euxinus', 'asia']) {
    table.play('green', 'move-army', GENERAL).play('green', 'move-to', region);
    expect(table.state.armies.at[GENERAL]).toBe(region);
  }
  expect(REGIONS).toHaveLength(12 + 5 + 5);
});

test('ToC 4.adjacent: what borders on a region is bordered by it', () => {
  for (const region of REGIONS) for (const way of waysFrom(region)) expect(waysFrom(way as RegionId)).toContain(region);
});
test('ToC 4.adjacent: Hispania with Africa, Thracia with Asia', () => {
  expect(waysFrom('hispania')).toContain('africa');
  expect(waysFrom('thracia')).toContain('asia');
});
test('ToC 4.adjacent: Gallia and Britannia are not adjacent for armies', () => {
  expect(waysFrom('gallia')).not.toContain('britannia');
  expect(waysFrom('britannia')).toEqual(['oceanus-britannicus']);
  const table = arrange({ armies: [{ owner: 'green', region: 'gallia', legions: 1 }], points: { military: 2 } });
  table.play('green', 'move-army', GENERAL);
  const refusal = table.refusal('green', 'move-to', 'britannia');
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.move', because: 'not-adjacent' });
});
test('ToC 4.adjacent: Gallia and Britannia are adjacent for an empire', () => {
  const provinces = {
    gallia: { governor: 'green', support: 3 },
    britannia: { governor: 'green', support: 3 },
  } as const;
  const table = arrange({ provinces, played: ['pretender'] });
  expect(table.offers('green', 'use-pretender')).toEqual(['gallia', 'britannia']);
});

const against = (rest: Arrangement): Table =>
  arrange({ armies: [{ owner: 'green', region: 'asia', legions: 1 }], points: { military: 1 }, ...rest });

test('ToC 4.army: all barbarians of one tribe in a region, their leader and the inactive ones too', () => {
  const goths = { asia: { active: 1, inactive: 2, leaders: ['cniva'] } } as const;
  const table = attack(against({ barbarians: { goths } }), 1, 1, 1, 1, 1, 1);
  expect(countDice(table, 'defender')).toBe(3 + 2);
});
test('ToC 4.army: barbarians of another tribe are another army', () => {
  const barbarians = { goths: { asia: { active: 2 } }, sassanids: { asia: { active: 3 } } };
  const table = against({ barbarians }).play('green', 'initiate-battle', GENERAL);
  expect(table.offers('green', 'attack')).toEqual(['goths', 'sassanids']);
  table.dice(1, 1, 1).play('green', 'attack', 'goths');
  expect(countDice(table, 'defender')).toBe(2);
});
test('ToC 4.army: Foederati are no part of their tribe', () => {
  const table = against({
    armies: [
      { owner: 'green', region: 'asia', legions: 1 },
      { owner: 'green', region: 'asia', legions: 2, foederati: ['goths', 'goths'] },
    ],
    barbarians: { goths: { asia: { active: 1 } } },
  });
  expect(countDice(attack(table, 1, 1), 'defender')).toBe(1);
});
test('ToC 4.army: Foederati fight in the army of their general', () => {
  const armies = [{ owner: 'green', region: 'asia', legions: 1, foederati: ['goths'] }] as const;
  const table = attack(against({ armies, rivals: { zenobia: 'asia' } }), 1, 1, 1, 1, 1);
  expect(countDice(table, 'attacker')).toBe(2);
});
test('ToC 4.army: a rival emperor is an army of his own', () => {
  const barbarians = { goths: { asia: { active: 1 } } };
  const table = against({ barbarians, rivals: { zenobia: 'asia', postumus: 'asia' } });
  table.play('green', 'initiate-battle', GENERAL);
  expect(table.offers('green', 'attack')).toEqual(['goths', 'postumus', 'zenobia']);
});
test('ToC 4.army: a militia without a general is an army of the governor', () => {
  const table = attack(against({ provinces: { asia: { governor: 'blue', militia: true } } }), 1, 1);
  expect(table.told('battle-began')).toMatchObject([{ defender: 'militia-asia' }]);
  expect(countDice(table, 'defender')).toBe(1);
});
test('ToC 4.army: a militia in the capital is stacked with a general of its governor there', () => {
  const table = against({
    provinces: { asia: { governor: 'blue', militia: true } },
    armies: [
      { owner: 'green', region: 'asia', legions: 1 },
      { owner: 'blue', region: 'asia', inCapital: true, legions: 1 },
    ],
  });
  attack(table, 1, 1, 1);
  expect(table.told('battle-began')).toMatchObject([{ defender: 'blue-general-0' }]);
  expect(countDice(table, 'defender')).toBe(2);
});
test('ToC 4.army: a general of the governor in the open stands apart from the militia', () => {
  const table = against({
    provinces: { asia: { governor: 'blue', militia: true } },
    armies: [
      { owner: 'green', region: 'asia', legions: 1 },
      { owner: 'blue', region: 'asia', legions: 1 },
    ],
  });
  table.play('green', 'initiate-battle', GENERAL);
  expect(table.offers('green', 'attack')).toEqual(['blue-general-0', 'militia-asia']);
});
test('ToC 4.army: inactive barbarians in their homeland are no part of the army', () => {
  const armies = [{ owner: 'green', region: 'goths', legions: 1 }] as const;
  const table = attack(against({ armies, barbarians: { goths: { homeland: { active: 2 } } } }), 5, 1, 1);
  expect(countDice(table, 'defender')).toBe(2);
  expect(table.state.barbarians.inactive.goths).toEqual({ goths: 9 });
});
test('ToC 4.army: a homeland with inactive barbarians alone holds no army', () => {
  const table = against({ armies: [{ owner: 'green', region: 'goths', legions: 1 }] });
  const refusal = table.refusal('green', 'initiate-battle', GENERAL);
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.battle', because: 'no-enemy' });
});
test('ToC 4.army: inactive barbarians in a province are an army by themselves', () => {
  const table = attack(against({ barbarians: { goths: { asia: { inactive: 2 } } } }), 1, 4, 4);
  expect(table.told('battle-rolled')[1]).toMatchObject({ army: 'goths', dice: [4, 4], hits: 2 });
});

test('ToC 4.unit: legions, militia and Foederati are units, a general is none', () => {
  const table = arrange({
    provinces: { asia: { governor: 'green', support: 4, mobs: 9, militia: true } },
    armies: [{ owner: 'green', region: 'asia', inCapital: true, legions: 1, reduced: 1, foederati: ['goths'] }],
    points: { military: 1 },
  });
  table.play('green', 'disperse-mob', GENERAL);
  expect(table.told('mob-dispersed')).toEqual([{ army: GENERAL, province: 'asia', removed: 4 }]);
});
test('ToC 4.unit: barbarians, barbarian leaders and rival emperors are units that roll in battle', () => {
  const barbarians = { goths: { asia: { active: 1, leaders: ['cniva'] } } } as const;
  const table = attack(against({ barbarians }), 1, 1, 1, 1);
  expect(countDice(table, 'defender')).toBe(3);
  expect(countDice(attack(against({ rivals: { zenobia: 'asia' } }), 1, 1, 1, 1), 'defender')).toBe(3);
});
