import { expect, test } from 'vitest';
import type { ArmyId } from '../src/ids.js';
import { type Arrangement, arrange } from './arrange.js';

const GREEN = 'green-general-0';
const NO_CARDS = { green: [], blue: [], yellow: [], red: [] } as const;
/** Green attacks in the action phase with one point. */
const fight = (a: Arrangement, target: ArmyId, ...dice: number[]) => {
  const table = arrange({ points: { military: 1 }, available: NO_CARDS, ...a, dice });
  table.play('green', 'initiate-battle', GREEN);
  if (table.offers('green', 'attack')) table.play('green', 'attack', target);
  return table;
};
const againstCniva = (a: Arrangement = {}) =>
  fight(
    {
      provinces: { thracia: { governor: 'green', support: 2 } },
      armies: [{ owner: 'green', region: 'thracia', inCapital: true, legions: 2 }],
      barbarians: { goths: { thracia: { leaders: ['cniva'] } } },
      ...a,
    },
    'goths',
    3,
    1,
    1,
    1,
  );
const againstPostumus = (a: Arrangement = {}) =>
  fight(
    {
      provinces: { gallia: { governor: 'green', support: 2 } },
      armies: [{ owner: 'green', region: 'gallia', inCapital: true, legions: 2 }],
      rivals: { postumus: 'gallia' },
      ...a,
    },
    'postumus',
    3,
    1,
    1,
    1,
    1,
  );

test('ToC 10: a figure enters by its event, fights, falls to one hit and never returns', () => {
  const table = arrange({ phase: 'crisis', events: ['cniva'], dice: [3, 4] });
  expect(table.state.leaders.at).toEqual({ cniva: 'goths' });
  const fallen = againstCniva();
  expect(fallen.told('leader-fell')).toEqual([{ leader: 'cniva' }]);
  expect(fallen.state.leaders.at).toEqual({});
});

test('ToC 10.1: the three leaders enter in the homeland of their tribe, active', () => {
  for (const [event, tribe] of [
    ['ardashir', 'sassanids'],
    ['shapur-i', 'sassanids'],
    ['cniva', 'goths'],
  ] as const) {
    const table = arrange({ phase: 'crisis', events: [event], dice: [3, 4] });
    expect(table.state.leaders).toEqual({ at: { [event]: tribe }, inactive: {} });
  }
});
test('ToC 10.1: a leader throws two dice and is removed by one hit', () => {
  const table = againstCniva();
  expect(table.told('battle-rolled')[1].dice).toEqual([1, 1]);
  expect(table.told('hit-taken')).toEqual([{ army: 'goths', loss: 'cniva' }]);
});
test('ToC 10.1: no Foederati are made of a leader', () => {
  const table = arrange({
    armies: [{ owner: 'green', region: 'syria', legions: 2 }],
    barbarians: {
      sassanids: { syria: { leaders: ['ardashir'] }, homeland: { active: 0 } },
    },
    played: ['foederati'],
  });
  table.play('green', 'use-foederati', GREEN);
  // Only the markers at home next door are offered.
  expect(table.told('foederati-joined')).toEqual([
    { army: GREEN, tribe: 'sassanids', region: 'sassanids', side: 'inactive' },
  ]);
  expect(table.state.leaders.at.ardashir).toBe('syria');
});

test('ToC 10.1.reward: the victor chooses at once between support and a cheaper Military card', () => {
  const table = againstCniva();
  expect(table.asks('green')).toMatchObject({
    rule: 'ToC 10.1.reward',
    prompt: 'reward',
    facts: { figure: 'cniva', region: 'thracia' },
  });
  expect(table.asks('green')?.choices.map(({ kind }) => kind)).toEqual(['take-support', 'take-discount']);
  table.play('green', 'take-support');
  expect(table.state.provinces.support.thracia).toBe(3);
  expect(table.state.discounts).toEqual({});
  expect(table.state.points.populace).toBe(0);
});
test('ToC 10.1.reward: the discount lowers the first Military card bought this turn by two', () => {
  const table = againstCniva({
    provinces: { thracia: { governor: 'green', support: 4 }, italia: { governor: 'green', support: 8 } },
  });
  expect(table.state.discounts).toEqual({ military: 1 });
  table.play('green', 'end-actions');
  table.play('green', 'buy-card', 'tribute').play('green', 'buy-card', 'castra').play('green', 'buy-card', 'castra');
  expect(table.told('card-bought')).toEqual([
    { seat: 'green', card: 'tribute', price: 2 },
    { seat: 'green', card: 'castra', price: 1 },
    { seat: 'green', card: 'castra', price: 4 },
  ]);
});
test.each<[string, Arrangement]>([
  [
    'who does not govern the province',
    {
      provinces: { thracia: { governor: 'blue', support: 2 } },
      armies: [{ owner: 'green', region: 'thracia', legions: 2 }],
    },
  ],
  ['in a neutral province', { provinces: {} }],
  ['with full support', { provinces: { thracia: { governor: 'green', support: 4 } } }],
])('ToC 10.1.reward: %s there is only the discount, without a question', (_, a) => {
  const table = againstCniva({ armies: [{ owner: 'green', region: 'thracia', inCapital: true, legions: 2 }], ...a });
  if (table.asks('green')?.prompt === 'advance') table.play('green', 'stay');
  expect(table.told('reward-taken')).toEqual([{ seat: 'green', reward: 'discount' }]);
  expect(table.state.discounts).toEqual({ military: 1 });
});
test('ToC 10.1.reward: in Italia and in a homeland there is only the discount', () => {
  const italia = fight(
    {
      provinces: { italia: { governor: 'green', support: 2 } },
      armies: [{ owner: 'green', region: 'italia', inCapital: true, legions: 2 }],
      barbarians: { goths: { italia: { leaders: ['cniva'] } } },
    },
    'goths',
    3,
    1,
    1,
    1,
  );
  expect(italia.state.discounts).toEqual({ military: 1 });
  expect(italia.state.provinces.support.italia).toBe(2);
  const home = fight(
    {
      armies: [{ owner: 'green', region: 'goths', legions: 2 }],
      barbarians: { goths: { homeland: { leaders: ['cniva'] } } },
    },
    'goths',
    3,
    1,
    1,
    1,
  );
  expect(home.state.discounts).toEqual({ military: 1 });
});
test('ToC 10.1.reward: the price is lowered after all additions and not below nothing', () => {
  const table = arrange({
    phase: 'closing',
    provinces: { italia: { governor: 'green', support: 8 }, asia: { governor: 'green', support: 4 } },
    discounts: { military: 2 },
  });
  table.play('green', 'buy-card', 'castra');
  expect(table.told('card-bought')).toEqual([{ seat: 'green', card: 'castra', price: 0 }]);
  const late = arrange({
    phase: 'closing',
    provinces: { italia: { governor: 'green', support: 8 }, asia: { governor: 'green', support: 4 } },
    discounts: { military: 1 },
  });
  late.play('green', 'buy-card', 'tribute').play('green', 'buy-card', 'flanking-maneuver');
  // Three is beyond two provinces: 6, one more for the card before, two less.
  expect(late.told('card-bought')[1]).toEqual({ seat: 'green', card: 'flanking-maneuver', price: 5 });
});
test('ToC 10.1.reward: two leaders removed give two rewards, and two discounts fall on the same card', () => {
  const table = fight(
    {
      provinces: { syria: { governor: 'green', support: 3 }, italia: { governor: 'green', support: 5 } },
      armies: [{ owner: 'green', region: 'syria', inCapital: true, legions: 3 }],
      barbarians: { sassanids: { syria: { leaders: ['ardashir', 'shapur-i'] } } },
    },
    'sassanids',
    3,
    3,
    3,
    1,
    1,
    1,
    1,
  );
  expect(table.asks('green')?.facts).toMatchObject({ figure: 'ardashir' });
  table.play('green', 'take-discount');
  expect(table.asks('green')?.facts).toMatchObject({ figure: 'shapur-i' });
  table.play('green', 'take-discount');
  expect(table.state.discounts).toEqual({ military: 2 });
  table.play('green', 'end-actions').play('green', 'buy-card', 'flanking-maneuver');
  expect(table.told('card-bought')).toEqual([{ seat: 'green', card: 'flanking-maneuver', price: 2 }]);
});
test('ToC 10.1.reward: with the second of two rewards the support may have reached its limit', () => {
  const table = fight(
    {
      provinces: { syria: { governor: 'green', support: 3 } },
      armies: [{ owner: 'green', region: 'syria', inCapital: true, legions: 3 }],
      barbarians: { sassanids: { syria: { leaders: ['ardashir', 'shapur-i'] } } },
    },
    'sassanids',
    3,
    3,
    3,
    1,
    1,
    1,
    1,
  );
  table.play('green', 'take-support');
  expect(table.told('reward-taken')).toEqual([
    { seat: 'green', reward: 'support' },
    { seat: 'green', reward: 'discount' },
  ]);
});
test('ToC 10.1.reward: an unused discount is lost at the end of the turn', () => {
  const table = againstCniva({ provinces: { thracia: { governor: 'green', support: 4 } } });
  table.play('green', 'end-actions').dice(1, 1).play('green', 'end-purchases');
  expect(table.state.discounts).toEqual({});
});
test('ToC 10.1.reward: none for a leader removed in a battle that is not won', () => {
  const lost = fight(
    {
      provinces: { thracia: { governor: 'green', support: 2 } },
      armies: [{ owner: 'green', region: 'thracia', inCapital: true, legions: 3 }],
      barbarians: { goths: { thracia: { active: 1, leaders: ['cniva'] } } },
    },
    'goths',
    3,
    1,
    1,
    1,
    3,
    1,
  );
  lost.play('green', 'take-hit', 'cniva');
  expect(lost.told('battle-won')).toEqual([{ winner: 'goths', loser: GREEN }]);
  expect(lost.told('reward-taken')).toEqual([]);
  expect(lost.asks('green')?.prompt).toBe('choose-action');
  const both = fight(
    {
      provinces: { thracia: { governor: 'green', support: 2 } },
      armies: [{ owner: 'green', region: 'thracia', reduced: 1 }],
      barbarians: { goths: { thracia: { leaders: ['cniva'] } } },
    },
    'goths',
    5,
    3,
    1,
  );
  expect(both.told('leader-fell')).toHaveLength(1);
  expect(both.told('reward-taken')).toEqual([]);
  expect(both.state.discounts).toEqual({});
});
test('ToC 10.1.reward: none for a leader who only flees', () => {
  const table = fight(
    {
      provinces: { thracia: { governor: 'green', support: 2 } },
      armies: [{ owner: 'green', region: 'thracia', inCapital: true, legions: 2 }],
      barbarians: { goths: { thracia: { active: 1, leaders: ['cniva'] } } },
    },
    'goths',
    3,
    1,
    1,
    1,
    1,
  );
  table.play('green', 'take-hit', 'active');
  expect(table.told('reward-taken')).toEqual([]);
  expect(table.state.leaders.at).toEqual({ cniva: 'goths' });
});

test('ToC 10.2: the three rival emperors enter in their provinces', () => {
  for (const [event, province] of [
    ['priest-king', 'syria'],
    ['postumus', 'gallia'],
    ['zenobia', 'aegyptus'],
  ] as const) {
    const table = arrange({ phase: 'crisis', events: [event], dice: [3, 4] });
    expect(table.state.rivals).toEqual({ [event]: province });
  }
});
test('ToC 10.2: a rival emperor throws three dice and is removed by one hit', () => {
  const table = againstPostumus();
  expect(table.told('battle-rolled')[1].dice).toEqual([1, 1, 1]);
  expect(table.told('rival-fell')).toEqual([{ rival: 'postumus' }]);
});
test('ToC 10.2.reward: support there, or a cheaper Senate card', () => {
  const table = againstPostumus();
  expect(table.asks('green')?.choices.map(({ kind }) => kind)).toEqual(['take-support', 'take-discount']);
  table.play('green', 'take-support');
  expect(table.state.provinces.support.gallia).toBe(3);
});
test('ToC 10.2.reward: the first Senate card, no other', () => {
  const table = againstPostumus({
    provinces: { gallia: { governor: 'green', support: 2 }, italia: { governor: 'green', support: 8 } },
  });
  table.play('green', 'take-discount').play('green', 'end-actions');
  table.play('green', 'buy-card', 'castra').play('green', 'buy-card', 'tribute').play('green', 'buy-card', 'tribute');
  expect(table.told('card-bought').map(({ price }) => price)).toEqual([2, 1, 4]);
});
test('ToC 10.2.reward: where support cannot rise only the discount, without a question', () => {
  const table = againstPostumus({ provinces: { gallia: { governor: 'green', support: 4 } } });
  expect(table.told('reward-taken')).toEqual([{ seat: 'green', reward: 'discount' }]);
  expect(table.state.discounts).toEqual({ senate: 1 });
});

test('ToC 10.2.effects: he lowers the support of his province and of Italia', () => {
  const table = arrange({
    provinces: { italia: { governor: 'green', support: 4 }, gallia: { governor: 'green', support: 3 } },
    rivals: { postumus: 'gallia' },
  }).play('green', 'end-actions');
  expect(table.state.provinces.support).toMatchObject({ italia: 3, gallia: 2 });
  expect(table.state.emperorTurns.green).toBe(0);
});
test('ToC 10.2.effects: he keeps improvements away', () => {
  const table = arrange({
    provinces: { gallia: { governor: 'green', support: 3 } },
    rivals: { postumus: 'gallia' },
    points: { populace: 3 },
  });
  expect(table.refusal('green', 'build-improvement', 'gallia')).toMatchObject({
    rule: 'ToC 6.3.3.build',
    because: 'rival-there',
  });
});
test('ToC 10.2.effects: he does not hold the capital', () => {
  const table = arrange({
    provinces: { gallia: { governor: 'blue', support: 3 } },
    armies: [{ owner: 'green', region: 'gallia', legions: 1 }],
    rivals: { postumus: 'gallia' },
  });
  table.play('green', 'enter-capital', GREEN);
  expect(table.state.armies.inCapital).toEqual({ [GREEN]: true });
});
test('ToC 10.2.effects: he is no pretender and costs the Emperor no Legacy in 6.6', () => {
  const table = arrange({
    provinces: { italia: { governor: 'green', support: 4 }, asia: { governor: 'green', support: 3, marker: 'seat' } },
    rivals: { postumus: 'gallia' },
  }).play('green', 'end-actions');
  expect(table.told('legacy-gained')).toEqual([
    { seat: 'green', legacy: 1, for: 'pretender' },
    { seat: 'green', legacy: 3, for: 'emperor' },
    { seat: 'green', legacy: 2, for: 'provinces' },
  ]);
});
test('ToC 10.2.effects: he lives in peace with barbarians and never moves', () => {
  const table = arrange({
    phase: 'crisis',
    rivals: { postumus: 'gallia' },
    barbarians: { franks: { homeland: { active: 3 } } },
    dice: [5, 5, 3, 3],
  });
  expect(table.state.rivals).toEqual({ postumus: 'gallia' });
  expect(table.state.barbarians.active.franks.gallia).toBe(3);
});
