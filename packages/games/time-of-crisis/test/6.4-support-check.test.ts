import { expect, test } from 'vitest';
import { type Arrangement, arrange } from './arrange.js';

/** Green ends his actions: the check, 6.5 and 6.6 follow without a question, and he stands at the market. */
const check = (a: Arrangement) => arrange(a).play('green', 'end-actions');

test('ToC 6.4: the example of the book, number by number', () => {
  const table = check({
    provinces: {
      italia: { governor: 'green', support: 4, improvements: ['amphitheater'] },
      thracia: { governor: 'green', support: 1 },
      pannonia: { governor: 'green', support: 2 },
      macedonia: { governor: 'green', support: 2 },
    },
    armies: [{ owner: 'red', region: 'pannonia', inCapital: true, legions: 1 }],
    barbarians: { goths: { thracia: { active: 1 } }, alamanni: { pannonia: { active: 1 } } },
    rivals: { postumus: 'gallia' },
  });
  expect(table.told('support-changed')).toEqual([
    { province: 'pannonia', support: 1, by: 'threat' },
    { province: 'thracia', support: 0, by: 'threat' },
    { province: 'italia', support: 3, by: 'contested' },
    { province: 'thracia', support: 1, by: 'neutral' },
    { province: 'italia', support: 2, by: 'governor-lost' },
  ]);
  const { governor, support } = table.state.provinces;
  expect([governor.italia, governor.thracia, governor.pannonia, governor.macedonia]).toEqual([
    'green',
    'neutral',
    'green',
    'green',
  ]);
  expect([support.italia, support.thracia, support.pannonia, support.macedonia]).toEqual([2, 1, 1, 2]);
});

test('ToC 6.4: only the provinces of the player whose turn it is are looked at', () => {
  const table = check({
    provinces: { gallia: { governor: 'green' }, asia: { governor: 'blue', support: 2, mobs: 2 } },
    barbarians: { goths: { asia: { active: 3 }, thracia: { active: 3 } } },
    rivals: { zenobia: 'aegyptus' },
  });
  expect(table.told('support-changed')).toEqual([]);
  expect(table.state.provinces.governor.asia).toBe('blue');
});

test('ToC 6.4: nobody is asked anything, and 6.5 and 6.6 follow', () => {
  const table = check({
    provinces: {
      asia: { governor: 'green', support: 4, marker: 'seat' },
      galatia: { governor: 'green', support: 4, mobs: 4 },
    },
  });
  expect(table.asks('green')?.prompt).toBe('shop');
  // Galatia has fallen before the empire could reach it and before anything was gained.
  expect(table.told('pretender-marked')).toEqual([]);
  expect(table.told('legacy-gained')).toEqual([
    { seat: 'green', legacy: 1, for: 'pretender' },
    { seat: 'green', legacy: 1, for: 'provinces' },
  ]);
});

const THREATS: readonly (readonly [string, Arrangement])[] = [
  ['an active barbarian', { barbarians: { goths: { asia: { active: 1 } } } }],
  ['a leader alone', { barbarians: { goths: { asia: { leaders: ['cniva'] } } } }],
  ['a rival emperor', { rivals: { 'priest-king': 'asia' } }],
  ['an enemy army in the capital', { armies: [{ owner: 'blue', region: 'asia', inCapital: true, legions: 1 }] }],
];
test.each(THREATS)('ToC 6.4.step1: %s costs one support', (_, threat) => {
  const table = check({ ...threat, provinces: { asia: { governor: 'green', support: 3 } } });
  expect(table.told('support-changed')).toEqual([{ province: 'asia', support: 2, by: 'threat' }]);
});
test('ToC 6.4.step1: all of these together cost one', () => {
  const table = check({
    provinces: { asia: { governor: 'green', support: 3 } },
    armies: [{ owner: 'blue', region: 'asia', inCapital: true, legions: 2 }],
    barbarians: { goths: { asia: { active: 3 } }, sassanids: { asia: { active: 1, leaders: ['ardashir'] } } },
    rivals: { 'priest-king': 'asia' },
  });
  expect(table.state.provinces.support.asia).toBe(2);
});

const HARMLESS: readonly (readonly [string, Arrangement])[] = [
  ['an inactive barbarian', { barbarians: { goths: { asia: { inactive: 3 } } } }],
  ['an inactive leader', { barbarians: { goths: { asia: { leaders: [{ id: 'cniva', active: false }] } } } }],
  ['Foederati', { armies: [{ owner: 'green', region: 'asia', legions: 1, foederati: ['goths'] }] }],
  ['the Foederati of others', { armies: [{ owner: 'blue', region: 'asia', legions: 1, foederati: ['goths'] }] }],
  ['an enemy army in the open', { armies: [{ owner: 'blue', region: 'asia', legions: 4 }] }],
  ['the own army in the capital', { armies: [{ owner: 'green', region: 'asia', inCapital: true, legions: 1 }] }],
  ['a barbarian next door', { barbarians: { goths: { thracia: { active: 3 } } } }],
];
test.each(HARMLESS)('ToC 6.4.step1: %s costs none', (_, harmless) => {
  const table = check({ ...harmless, provinces: { asia: { governor: 'green', support: 3 } } });
  expect(table.told('support-changed')).toEqual([]);
});
test('ToC 6.4.step1: Italia is no exception', () => {
  const table = check({
    provinces: { italia: { governor: 'green', support: 5 }, asia: { governor: 'green', support: 2 } },
    barbarians: { alamanni: { italia: { active: 1 } } },
  });
  expect(table.told('support-changed')).toEqual([{ province: 'italia', support: 4, by: 'threat' }]);
});
test('ToC 6.4.step1: support does not fall below nothing', () => {
  const table = check({
    provinces: { asia: { governor: 'green', support: 0 } },
    barbarians: { goths: { asia: { active: 1 } } },
  });
  expect(table.told('support-changed').filter(told => told.province === 'asia')).toEqual([
    { province: 'asia', support: 1, by: 'neutral' },
  ]);
});

const EMPEROR = { italia: { governor: 'green', support: 5 }, asia: { governor: 'green', support: 2 } } as const;
test('ToC 6.4.step2: a rival emperor anywhere costs the Emperor one', () => {
  const table = check({ provinces: EMPEROR, rivals: { zenobia: 'aegyptus' } });
  expect(table.told('support-changed')).toEqual([{ province: 'italia', support: 4, by: 'contested' }]);
});
test('ToC 6.4.step2: another pretender costs him one', () => {
  const table = check({
    provinces: {
      ...EMPEROR,
      gallia: { governor: 'blue', support: 3, marker: 'seat' },
      hispania: { governor: 'blue', support: 3, marker: 'breakaway' },
    },
  });
  expect(table.told('support-changed')).toEqual([{ province: 'italia', support: 4, by: 'contested' }]);
});
test('ToC 6.4.step2: several of them cost one in all', () => {
  const table = check({
    provinces: {
      ...EMPEROR,
      gallia: { governor: 'blue', support: 3, marker: 'seat' },
      hispania: { governor: 'red', support: 3, marker: 'seat' },
    },
    rivals: { zenobia: 'aegyptus', 'priest-king': 'syria' },
  });
  expect(table.state.provinces.support.italia).toBe(4);
});
test('ToC 6.4.step2: it comes on top of the first step', () => {
  const table = check({
    provinces: EMPEROR,
    rivals: { zenobia: 'aegyptus' },
    barbarians: { alamanni: { italia: { active: 2 } } },
  });
  expect(table.told('support-changed')).toEqual([
    { province: 'italia', support: 4, by: 'threat' },
    { province: 'italia', support: 3, by: 'contested' },
  ]);
});
test('ToC 6.4.step2: his own empire does not count against him', () => {
  const table = check({
    provinces: { italia: { governor: 'green', support: 5 }, asia: { governor: 'green', support: 3, marker: 'seat' } },
  });
  expect(table.told('support-changed')).toEqual([]);
});
test('ToC 6.4.step2: it concerns nobody but the Emperor, and him only in his own turn', () => {
  const table = check({
    provinces: { italia: { governor: 'blue', support: 5 }, asia: { governor: 'green', support: 2 } },
    rivals: { zenobia: 'aegyptus' },
  });
  expect(table.told('support-changed')).toEqual([]);
  const neutral = check({ provinces: { asia: { governor: 'green', support: 2 } }, rivals: { zenobia: 'aegyptus' } });
  expect(neutral.told('support-changed')).toEqual([]);
});

test.each([
  ['without support', 0, 0],
  ['with as many mobs as support', 2, 2],
  ['with more mobs than support', 2, 3],
])('ToC 6.4.step3: a governor %s goes back to the box and a neutral one follows on box 1', (_, support, mobs) => {
  const table = check({
    provinces: { asia: { governor: 'green', support, mobs }, gallia: { governor: 'green', support: 2 } },
    availableGovernors: { green: 1 },
  });
  const { governor, support: now } = table.state.provinces;
  expect([governor.asia, now.asia]).toEqual(['neutral', 1]);
  expect(governor.gallia).toBe('green');
  expect(table.state.governors.available.green).toBe(2);
  expect(table.told('governor-lost')).toEqual([{ seat: 'green', province: 'asia', how: 'check' }]);
});
test('ToC 6.4.step3: fewer mobs than support do not remove him', () => {
  const table = check({ provinces: { asia: { governor: 'green', support: 3, mobs: 2 } } });
  expect(table.told('governor-lost')).toEqual([]);
  expect(table.state.provinces.mobs.asia).toBe(2);
});
test('ToC 6.4.step3: the mobs are compared with what the first step has left', () => {
  const table = check({
    provinces: { asia: { governor: 'green', support: 3, mobs: 2 } },
    barbarians: { goths: { asia: { active: 1 } } },
  });
  expect(table.state.provinces.governor.asia).toBe('neutral');
});
test('ToC 6.4.step3: mobs, militia and Quaestor go with the governor', () => {
  const table = check({
    provinces: { asia: { governor: 'green', support: 1, mobs: 2, militia: true, quaestor: true, militiaCastra: true } },
  });
  const { mobs, militia, quaestor, militiaCastra } = table.state.provinces;
  expect([mobs.asia, militia.asia, quaestor.asia, militiaCastra.asia]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
test('ToC 6.4.step3: armies with a general, barbarians, rival emperors and improvements stay', () => {
  const table = check({
    provinces: { asia: { governor: 'green', support: 1, improvements: ['amphitheater', 'basilica', 'limes'] } },
    armies: [
      { owner: 'green', region: 'asia', inCapital: true, legions: 2 },
      { owner: 'blue', region: 'asia', legions: 1 },
    ],
    barbarians: { goths: { asia: { active: 2, inactive: 1 } } },
    rivals: { 'priest-king': 'asia' },
  });
  const { state } = table;
  expect(state.provinces.governor.asia).toBe('neutral');
  expect([state.provinces.amphitheater.asia, state.provinces.basilica.asia, state.provinces.limes.asia]).toEqual([
    true,
    true,
    true,
  ]);
  expect([state.armies.at['green-general-0'], state.armies.inCapital['green-general-0']]).toEqual(['asia', true]);
  expect(state.armies.at['blue-general-0']).toBe('asia');
  expect([state.barbarians.active.goths.asia, state.barbarians.inactive.goths.asia]).toEqual([2, 1]);
  expect(state.rivals['priest-king']).toBe('asia');
});
test('ToC 6.4.step3: Italia without an Emperor counts the neutral provinces, those just lost included', () => {
  const table = check({
    provinces: {
      italia: { governor: 'green', support: 1, mobs: 1 },
      asia: { governor: 'green', support: 1, mobs: 1 },
      syria: { governor: 'green', support: 2 },
      gallia: { governor: 'neutral' },
    },
    elsewhere: 'blue',
    players: 3,
  });
  const { governor, support, mobs } = table.state.provinces;
  expect(governor.italia).toBe('neutral');
  expect(support.italia).toBe(3);
  expect([mobs.italia, governor.asia, governor.syria]).toEqual([undefined, 'neutral', 'green']);
  expect(table.told('governor-lost')).toEqual([
    { seat: 'green', province: 'asia', how: 'check' },
    { seat: 'green', province: 'italia', how: 'check' },
  ]);
});
test('ToC 6.4.step3: a province lost makes a neutral Italia stronger', () => {
  // With three players nine provinces have a governor; two of them are held by players before.
  const table = check({
    players: 3,
    provinces: { asia: { governor: 'green', support: 1, mobs: 1 }, syria: { governor: 'blue' } },
  });
  expect(table.told('support-changed')).toEqual([{ province: 'italia', support: 8, by: 'neutral' }]);
});

test('ToC 6.4.step4: Italia loses one for each governor removed', () => {
  const table = check({
    provinces: {
      italia: { governor: 'green', support: 5 },
      asia: { governor: 'green', support: 1, mobs: 1 },
      syria: { governor: 'green', support: 0 },
    },
  });
  expect(table.told('support-changed').at(-1)).toEqual({ province: 'italia', support: 3, by: 'governor-lost' });
  expect(table.state.provinces.governor.italia).toBe('green');
});
test('ToC 6.4.step4: if nothing is left, the Emperor is replaced too', () => {
  const table = check({
    provinces: {
      italia: { governor: 'green', support: 1, militia: true },
      asia: { governor: 'green', support: 1 },
      syria: { governor: 'green', support: 2 },
      gallia: { governor: 'neutral' },
    },
    elsewhere: 'blue',
    players: 3,
    barbarians: { goths: { asia: { active: 1 } } },
    availableGovernors: { green: 0 },
  });
  const { governor, support, militia } = table.state.provinces;
  expect([governor.asia, governor.italia, governor.syria]).toEqual(['neutral', 'neutral', 'green']);
  expect([support.asia, support.italia, support.syria]).toEqual([1, 3, 2]);
  expect(militia.italia).toBeUndefined();
  expect(table.state.governors.available.green).toBe(2);
});
test('ToC 6.4.step4: more governors lost than support left is no less than nothing', () => {
  const table = check({
    provinces: {
      italia: { governor: 'green', support: 1 },
      asia: { governor: 'green', support: 0 },
      syria: { governor: 'green', support: 0 },
    },
  });
  expect(table.told('support-changed')).toContainEqual({ province: 'italia', support: 0, by: 'governor-lost' });
  expect(table.state.provinces.governor.italia).toBe('neutral');
});
test('ToC 6.4.step4: the mobs of Italia are not compared a second time', () => {
  const table = check({
    provinces: {
      italia: { governor: 'green', support: 3, mobs: 2 },
      asia: { governor: 'green', support: 0 },
    },
  });
  const { governor, support, mobs } = table.state.provinces;
  expect([governor.italia, support.italia, mobs.italia]).toEqual(['green', 2, 2]);
});
test('ToC 6.4.step4: whoever lost Italia in the third step loses nothing more', () => {
  const table = check({
    players: 3,
    provinces: {
      italia: { governor: 'green', support: 2, mobs: 2 },
      asia: { governor: 'green', support: 0 },
      gallia: { governor: 'neutral' },
    },
    elsewhere: 'blue',
  });
  expect(table.told('support-changed').some(({ by }) => by === 'governor-lost')).toBe(false);
  expect(table.state.provinces.support.italia).toBe(3);
});
test('ToC 6.4.step4: without a loss elsewhere Italia stays as it is', () => {
  const table = check({ provinces: EMPEROR });
  expect(table.told('support-changed')).toEqual([]);
});

test('ToC 6.4.markers: a Breakaway goes with its governor, the rest of the empire stays', () => {
  const table = check({
    provinces: {
      asia: { governor: 'green', support: 4, marker: 'seat' },
      galatia: { governor: 'green', support: 1, mobs: 1, marker: 'breakaway' },
      syria: { governor: 'green', support: 2, marker: 'breakaway' },
    },
  });
  expect(table.state.provinces.pretender).toEqual({ asia: 'seat', syria: 'breakaway' });
});
test('ToC 6.4.markers: with the Seat of Power the whole empire dissolves, but its governors stay', () => {
  const table = check({
    provinces: {
      asia: { governor: 'green', support: 1, mobs: 1, marker: 'seat' },
      galatia: { governor: 'green', support: 3, marker: 'breakaway' },
      syria: { governor: 'green', support: 3, marker: 'breakaway' },
      gallia: { governor: 'blue', support: 3, marker: 'seat' },
      britannia: { governor: 'blue', support: 3, marker: 'breakaway' },
    },
  });
  expect(table.state.provinces.pretender).toEqual({ gallia: 'seat', britannia: 'breakaway' });
  const { governor } = table.state.provinces;
  expect([governor.asia, governor.galatia, governor.syria]).toEqual(['neutral', 'green', 'green']);
  expect(table.told('pretender-unmarked')).toHaveLength(3);
});
