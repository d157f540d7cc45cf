import { seedFor } from '@hegemon/testkit';
import { expect, test } from 'vitest';
import { COPIES_OF, data } from '../src/catalog.js';
import { CARDS, type CardId, EVENTS, PROVINCES, type ProvinceId, SUITS, TRIBES } from '../src/ids.js';
import { timeOfCrisis } from '../src/index.js';
import { type ArrangedArmy, type Arrangement, arrange } from './arrange.js';

/** Green and blue hold six provinces each. */
const halves = (marks: (id: ProvinceId) => object): NonNullable<Arrangement['provinces']> =>
  Object.fromEntries(PROVINCES.map((id, i) => [id, { governor: i < 6 ? 'green' : 'blue', support: 2, ...marks(id) }]));

test('ToC 2: the box holds what the book lists', () => {
  const { components } = data;
  expect(components).toMatchObject({
    legions: { count: 33 },
    militia: { count: 12 },
    barbariansPerTribe: { count: 10 },
    barbarianLeaders: { ids: { length: 3 } },
    rivalEmperors: { ids: { length: 3 } },
    improvements: { types: { length: 3 }, perType: 12 },
    mobs: { maxMobPoints: 32 },
    quaestorCastra: { markers: 17 },
    seatOfPowerBreakaway: { perPlayer: 6 },
  });
  const state = timeOfCrisis.newGame({ players: 4 }, seedFor('the box', 'chance'));
  for (const seat of state.seats) {
    expect(state.governors.available[seat] + state.governors.unrecruited[seat].length).toBe(6);
    expect(state.generals.available[seat].length + state.generals.unrecruited[seat].length).toBe(6);
  }
  expect(TRIBES.map(tribe => state.barbarians.inactive[tribe][tribe])).toEqual([10, 10, 10, 10, 10]);
  expect(EVENTS).toHaveLength(15);
});

test('ToC 2: of each suit there are twelve cards of value 1, nine of 2, eight of 3 and six of 4', () => {
  for (const suit of SUITS) {
    const cards = data.influenceCards.filter(card => card.suit === suit);
    expect(cards.map(({ value, count }) => [value, count])).toEqual([
      [1, 12],
      [2, 9],
      [3, 8],
      [4, 6],
    ]);
  }
  expect(CARDS.reduce((sum, card) => sum + COPIES_OF[card], 0)).toBe(105);
});

test('ToC 2.limits: without a legion in the supply no army is created and none grows', () => {
  const armies: ArrangedArmy[] = [
    { owner: 'green', region: 'asia', inCapital: true, legions: 1 },
    { owner: 'green', region: 'asia', legions: 3 },
    { owner: 'blue', region: 'asia', reduced: 1 },
    { owner: 'blue', region: 'gallia', legions: 20 },
    { owner: 'red', region: 'syria', legions: 6, reduced: 2 },
  ];
  const table = arrange({ provinces: { asia: { governor: 'green' } }, armies, points: { military: 8 } });
  const noLegion = { rule: 'ToC 2.limits', because: 'none-left', facts: { piece: 'legion' } };
  expect(table.refusal('green', 'create-army', 'asia')).toMatchObject(noLegion);
  expect(table.refusal('green', 'add-legion', 'green-general-0')).toMatchObject(noLegion);
  expect(table.offers('green', 'create-army')).toBeUndefined();
  expect(table.offers('green', 'add-legion')).toBeUndefined();
  // A legion that falls is in the supply at once, and can be used in the same turn.
  table.dice(3, 2, 2, 1).play('green', 'initiate-battle', 'green-general-1');
  expect(table.state.armies.at['blue-general-0']).toBeUndefined();
  expect(table.offers('green', 'create-army')).toEqual(['asia']);
  table.play('green', 'add-legion', 'green-general-0');
  expect(table.state.armies.legions['green-general-0']).toBe(2);
  expect(table.refusal('green', 'create-army', 'asia')).toMatchObject(noLegion);
});

test('ToC 2.limits: there is a militia for every province, and no second one for any', () => {
  const provinces = halves(id => ({ militia: id !== 'asia' }));
  const table = arrange({ provinces, points: { populace: 4 } });
  expect(table.offers('green', 'place-militia')).toEqual(['asia']);
  table.play('green', 'place-militia', 'asia');
  expect(Object.keys(table.state.provinces.militia)).toHaveLength(12);
  expect(table.offers('green', 'place-militia')).toBeUndefined();
});

test('ToC 2.limits: Quaestor and Castra share seventeen markers; without one the event cannot be used', () => {
  const castra = (owner: 'green' | 'blue', region: ProvinceId): ArrangedArmy => ({
    owner,
    region,
    legions: 1,
    castra: true,
  });
  const armies: ArrangedArmy[] = [
    castra('green', 'asia'),
    castra('green', 'gallia'),
    castra('green', 'italia'),
    castra('blue', 'asia'),
    castra('blue', 'syria'),
    castra('blue', 'africa'),
    { owner: 'green', region: 'pannonia', legions: 1 },
  ];
  const table = arrange({
    provinces: halves(id => ({ quaestor: id !== 'asia' })),
    armies,
    points: { military: 1 },
    played: ['castra', 'quaestor'],
  });
  const noMarker = { rule: 'ToC 2.limits', because: 'none-left' };
  expect(table.refusal('green', 'use-castra', 'green-general-3')).toMatchObject(noMarker);
  expect(table.refusal('green', 'use-quaestor', 'asia')).toMatchObject(noMarker);
  expect(table.offers('green', 'use-castra')).toBeUndefined();
  expect(table.offers('green', 'use-quaestor')).toBeUndefined();
  // A camp that is left behind goes back to the supply at once, and its marker serves for either.
  table.play('green', 'move-army', 'green-general-1').play('green', 'move-to', 'hispania');
  expect(table.offers('green', 'use-castra')).toEqual(['green-general-1', 'green-general-3']);
  table.play('green', 'use-quaestor', 'asia');
  expect(table.refusal('green', 'use-castra', 'green-general-3')).toMatchObject(noMarker);
});

test('ToC 2.limits: the thirty-third mob cannot be placed', () => {
  const provinces = { asia: { governor: 'blue', mobs: 31 } } as const;
  const table = arrange({ provinces, played: ['mob', 'mob'] });
  table.play('green', 'use-mob', 'syria');
  expect(table.state.provinces.mobs).toEqual({ asia: 31, syria: 1 });
  for (const province of ['asia', 'syria', 'gallia']) {
    expect(table.refusal('green', 'use-mob', province)).toMatchObject({ rule: 'ToC 2.limits', because: 'none-left' });
  }
  expect(table.offers('green', 'use-mob')).toBeUndefined();
});

test('ToC 2.limits: at the end of the turn the last mob goes to the first province in the order of the map', () => {
  const provinces = {
    asia: { governor: 'green', mobs: 30 },
    gallia: { governor: 'green', mobs: 1 },
  } as const;
  const table = arrange({ provinces, phase: 'closing' });
  table.play('green', 'end-purchases');
  expect(table.told('mob-grew')).toEqual([{ province: 'gallia', mobs: 2 }]);
  expect(table.state.provinces.mobs).toEqual({ asia: 30, gallia: 2 });
});

test('ToC 2.limits: a pile that has been bought up is sold out', () => {
  const nine = (card: CardId) => Array<CardId>(9).fill(card);
  const provinces = { asia: { governor: 'green', support: 4 } } as const;
  const table = arrange({ provinces, discard: { blue: nine('castra') }, phase: 'closing' });
  expect(table.state.supply.castra).toBe(0);
  expect(table.refusal('green', 'buy-card', 'castra')).toMatchObject({ rule: 'ToC 5.3.buy', because: 'sold-out' });
  expect(table.offers('green', 'buy-card')).toEqual(['tribute', 'quaestor']);
});

test('ToC 2.limits: a tribe whose ten markers are all out activates none', () => {
  const goths = { homeland: { active: 4 }, asia: { active: 3 }, thracia: { active: 1, inactive: 1 } };
  const armies: ArrangedArmy[] = [{ owner: 'green', region: 'syria', legions: 1, foederati: ['goths'] }];
  const table = arrange({ barbarians: { goths }, armies, phase: 'crisis', dice: [1, 5, 6, 6] });
  expect(table.opening.told.map(told => told.type)).not.toContain('barbarians-activated');
  expect(table.state.barbarians.active.goths).toEqual({ goths: 4, asia: 3, thracia: 1 });
});

test.each(['amphitheater', 'basilica', 'limes'] as const)(
  'ToC 2.limits: there is one %s for every province, and none beyond',
  kind => {
    const provinces = halves(id => ({ improvements: id === 'asia' ? [] : [kind] }));
    const table = arrange({ provinces, points: { populace: 3 } });
    table.play('green', 'build-improvement', 'asia').play('green', 'build', kind);
    expect(Object.keys(table.state.provinces[kind])).toHaveLength(12);
  },
);

test('ToC 2.limits: a vacant province is neutral even when all neutral governors are in use', () => {
  const table = arrange({ provinces: { asia: { governor: 'green', support: 3 } }, points: { senate: 2 } });
  const neutral = () => PROVINCES.filter(id => table.state.provinces.governor[id] === 'neutral');
  expect(neutral()).toHaveLength(11);
  table.play('green', 'recall-governor', 'asia');
  expect(neutral()).toHaveLength(12);
  expect(table.state.provinces.support.asia).toBe(1);
});

test('ToC 2.limits: the six dice of the box do not limit a roll', () => {
  const armies: ArrangedArmy[] = [{ owner: 'green', region: 'asia', legions: 8 }];
  const table = arrange({ armies, rivals: { zenobia: 'asia' }, points: { military: 1 } });
  table.dice(3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1).play('green', 'initiate-battle', 'green-general-0');
  expect(table.told('battle-rolled')[0]).toMatchObject({ dice: [3, 3, 3, 3, 2, 2, 2, 2], hits: 4 });
});

const attacker: ArrangedArmy = { owner: 'green', region: 'asia', legions: 1 };
const defenders: { unit: string; dice: number; hitsOn: number; arrangement: Arrangement }[] = [
  {
    unit: 'a full legion',
    dice: 1,
    hitsOn: 3,
    arrangement: { armies: [attacker, { owner: 'blue', region: 'asia', legions: 1 }] },
  },
  {
    unit: 'a reduced legion',
    dice: 1,
    hitsOn: 5,
    arrangement: { armies: [attacker, { owner: 'blue', region: 'asia', reduced: 1 }] },
  },
  {
    unit: 'a militia',
    dice: 1,
    hitsOn: 5,
    arrangement: { armies: [attacker], provinces: { asia: { governor: 'blue', militia: true } } },
  },
  {
    unit: 'a barbarian',
    dice: 1,
    hitsOn: 4,
    arrangement: { armies: [attacker], barbarians: { goths: { asia: { active: 1 } } } },
  },
  {
    unit: 'a barbarian leader',
    dice: 2,
    hitsOn: 4,
    arrangement: { armies: [attacker], barbarians: { sassanids: { asia: { leaders: ['ardashir'] } } } },
  },
  {
    unit: 'Cniva',
    dice: 2,
    hitsOn: 3,
    arrangement: { armies: [attacker], barbarians: { goths: { asia: { leaders: ['cniva'] } } } },
  },
  {
    unit: 'a rival emperor',
    dice: 3,
    hitsOn: 4,
    arrangement: { armies: [attacker], rivals: { zenobia: 'asia' } },
  },
];
test.each(defenders)('ToC 2.units: $unit rolls $dice and hits on $hitsOn or more', ({ dice, hitsOn, arrangement }) => {
  const fight = (pip: number) => {
    const table = arrange({ ...arrangement, points: { military: 1 } });
    table.dice(2, ...Array<number>(dice).fill(pip)).play('green', 'initiate-battle', 'green-general-0');
    return table.told('battle-rolled')[1];
  };
  expect(fight(hitsOn)).toMatchObject({ dice: Array(dice).fill(hitsOn), hits: dice });
  expect(fight(hitsOn - 1)).toMatchObject({ dice: Array(dice).fill(hitsOn - 1), hits: 0 });
});

test('ToC 2.units: one hit turns a full legion and removes any other unit', () => {
  for (const { unit, arrangement } of defenders) {
    const table = arrange({ ...arrangement, points: { military: 1 } });
    table.dice(3, 1, 1, 1).play('green', 'initiate-battle', 'green-general-0');
    expect([unit, table.told('hit-taken')]).toMatchObject([unit, { length: 1 }]);
    const { state } = table;
    if (unit === 'a full legion') expect(state.armies.reduced['blue-general-0']).toBe(1);
    else {
      expect(state.armies.at['blue-general-0']).toBeUndefined();
      expect(state.provinces.militia).toEqual({});
      expect(state.barbarians.active.goths.asia).toBeUndefined();
      expect(state.leaders.at).toEqual({});
      expect(state.rivals).toEqual({});
    }
  }
});
