import { expect, test } from 'vitest';
import type { ArmyId, Colour, RomanArmyId } from '../src/ids.js';
import { type Arrangement, arrange, type ToCTable } from './arrange.js';

const GREEN: RomanArmyId = 'green-general-0';
const RED: RomanArmyId = 'red-general-0';

/** Declares a battle; dice fall if no Flanking Maneuver is at hand. */
const attack = (table: ToCTable, target: ArmyId, army: RomanArmyId = GREEN, seat: Colour = 'green') => {
  table.play(seat, 'initiate-battle', army);
  if (table.offers(seat, 'attack')) table.play(seat, 'attack', target);
  return table;
};
/** Green attacks with one Military point to spend; the first dice are his. */
const fight = (a: Arrangement, target: ArmyId, ...dice: number[]) =>
  attack(arrange({ points: { military: 1 }, ...a, dice }), target);
const types = (table: ToCTable) => table.heard('spectator').map(({ type }) => type);

test('ToC 8: the example of the book: red drives green out of the capital and moves in', () => {
  const table = arrange({
    active: 'red',
    provinces: { macedonia: { governor: 'green', support: 2, militia: true } },
    armies: [
      { owner: 'red', region: 'macedonia', legions: 3 },
      { owner: 'green', region: 'macedonia', inCapital: true, legions: 1, reduced: 1, castra: true },
    ],
    hand: { red: ['flanking-maneuver'] },
    dice: [5, 3, 3, 2, 5, 4],
  });
  table.play('red', 'play-card', 'flanking-maneuver').play('red', 'initiate-battle', RED);
  table.play('red', 'declare-flanking', 1);
  expect(table.told('battle-rolled')).toEqual([
    { side: 'attacker', army: RED, dice: [5, 3, 3], hits: 3 },
    { side: 'defender', army: GREEN, dice: [2, 5, 4], hits: 1 },
  ]);
  table.play('red', 'keep-dice');
  expect(table.told('battle-scored')).toEqual([{ attacker: 2, defender: 1 }]);
  expect(table.asks('green')).toMatchObject({ rule: 'ToC 8.1.losses', facts: { army: GREEN, hits: 1 } });
  table.play('green', 'take-hit', 'reduced-legion');
  expect(table.asks('red')?.prompt).toBe('advance');
  table.play('red', 'advance').play('red', 'train-legion', RED);
  const { armies, provinces, points, legacy } = table.state;
  expect(armies.inCapital).toEqual({ [RED]: true });
  expect(armies.legions).toEqual({ [RED]: 3, [GREEN]: 1 });
  expect(armies.reduced).toEqual({});
  expect(armies.castra).toEqual({});
  expect(provinces.militia).toEqual({});
  expect(points.military).toBe(1);
  expect(legacy).toEqual({ green: 0, blue: 0, yellow: 0, red: 2 });
});
test('ToC 8: procedure, victory, reward, retreat and advance follow in this order', () => {
  const table = fight(
    {
      provinces: { thracia: { governor: 'green', support: 2 } },
      armies: [{ owner: 'green', region: 'thracia', legions: 2 }],
      barbarians: { goths: { thracia: { active: 1, leaders: ['cniva'] } } },
    },
    'goths',
    3,
    1,
    1,
    1,
    1,
  );
  table.play('green', 'take-hit', 'cniva').play('green', 'take-support').play('green', 'advance');
  const order = [
    'battle-began',
    'battle-rolled',
    'battle-scored',
    'leader-fell',
    'battle-won',
    'legacy-gained',
    'reward-taken',
    'barbarians-retreated',
    'capital-entered',
  ];
  expect([...new Set(types(table).filter(type => order.includes(type)))]).toEqual(order);
});
test('ToC 8: other armies in the region take no part', () => {
  const table = fight(
    {
      provinces: { thracia: { governor: 'blue', support: 2, militia: true } },
      armies: [
        { owner: 'green', region: 'thracia', legions: 1 },
        { owner: 'green', region: 'thracia', legions: 5 },
        { owner: 'red', region: 'thracia', legions: 5 },
      ],
      barbarians: { goths: { thracia: { active: 1 } }, alamanni: { thracia: { active: 3 } } },
      rivals: { 'priest-king': 'thracia' },
    },
    'goths',
    2,
    1,
  );
  // One die for each side, though half the world stands around.
  expect(table.told('battle-rolled')).toEqual([
    { side: 'attacker', army: GREEN, dice: [2], hits: 0 },
    { side: 'defender', army: 'goths', dice: [1], hits: 0 },
  ]);
  expect(table.state.armies.fought).toEqual({ [GREEN]: true });
});
test('ToC 8: whoever was in a battle has fought, attacker and defender, general and militia', () => {
  const table = fight(
    {
      provinces: { gallia: { governor: 'red', militia: true } },
      armies: [
        { owner: 'green', region: 'gallia', legions: 1 },
        { owner: 'red', region: 'gallia', inCapital: true, legions: 1 },
      ],
    },
    RED,
    1,
    1,
    1,
  );
  expect(table.state.armies.fought).toEqual({ [GREEN]: true, [RED]: true });
  expect(table.state.provinces.militiaFought).toEqual({ gallia: true });
});
test('ToC 8: barbarians and rival emperors never attack', () => {
  const table = arrange({
    available: { green: [], blue: [], yellow: [], red: [] },
    provinces: { thracia: { governor: 'green', support: 4, militia: true } },
    armies: [{ owner: 'green', region: 'thracia', legions: 1 }],
    barbarians: { goths: { thracia: { active: 3 } } },
    rivals: { 'priest-king': 'thracia' },
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
  });
  for (const seat of ['green', 'blue', 'yellow', 'red'] as const) {
    table.play(seat, 'end-actions').play(seat, 'end-purchases');
  }
  expect(types(table)).not.toContain('battle-began');
});

test('ToC 8.1: reroll, losses of the defender, losses of the attacker: the questions in this order', () => {
  const table = arrange({
    provinces: { gallia: { governor: 'red' } },
    armies: [
      { owner: 'green', region: 'gallia', legions: 2, reduced: 1 },
      { owner: 'red', region: 'gallia', legions: 2, reduced: 1 },
    ],
    points: { military: 1 },
    played: ['flanking-maneuver'],
    dice: [3, 1, 1, 3, 1, 1],
  });
  attack(table, RED).play('green', 'declare-flanking', 1);
  expect(table.pending).toEqual(['green']);
  expect(table.asks('green')?.prompt).toBe('reroll');
  table.play('green', 'keep-dice');
  expect(table.pending).toEqual(['red']);
  table.play('red', 'take-hit', 'legion');
  expect(table.pending).toEqual(['green']);
  table.play('green', 'take-hit', 'reduced-legion');
  const { legions, reduced } = table.state.armies;
  expect([legions, reduced]).toEqual([{ [GREEN]: 2, [RED]: 1 }, { [RED]: 2 }]);
});
test('ToC 8.1: nobody is asked where the outcome is the same', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 1 },
        { owner: 'red', region: 'gallia', legions: 2, reduced: 1 },
      ],
    },
    RED,
    6,
    6,
    6,
    6,
    6,
    3,
    1,
    1,
    1,
  );
  // Six hits on five steps leave nothing to choose.
  expect(table.told('general-returned')).toEqual([{ general: RED }]);
});

test('ToC 8.1.declare: one point, the own army, the enemy army, the cards, then the dice', () => {
  const table = arrange({
    armies: [
      { owner: 'green', region: 'gallia', legions: 1 },
      { owner: 'green', region: 'gallia', legions: 1 },
      { owner: 'red', region: 'gallia', legions: 1 },
      { owner: 'blue', region: 'gallia', legions: 1 },
    ],
    points: { military: 2 },
    played: ['flanking-maneuver', 'flanking-maneuver'],
    dice: [1, 1],
  });
  table.play('green', 'initiate-battle', 'green-general-1');
  expect(table.offers('green', 'attack')).toEqual(['blue-general-0', RED]);
  table.play('green', 'attack', RED);
  expect(table.offers('green', 'declare-flanking')).toEqual({ min: 0, max: 2 });
  expect(types(table)).not.toContain('battle-rolled');
  table.play('green', 'declare-flanking', 0);
  expect(table.told('battle-began')).toEqual([
    { attacker: 'green-general-1', defender: RED, region: 'gallia', flanking: 0 },
  ]);
  expect(table.state.points.military).toBe(1);
  expect(table.state.unused).toEqual(['flanking-maneuver', 'flanking-maneuver']);
});
test('ToC 8.1.declare: no more cards than are at hand, and those declared are spent', () => {
  const table = arrange({
    armies: [
      { owner: 'green', region: 'gallia', legions: 1 },
      { owner: 'red', region: 'gallia', legions: 1 },
    ],
    points: { military: 1 },
    played: ['flanking-maneuver', 'flanking-maneuver'],
    dice: [1, 1],
  });
  attack(table, RED);
  expect(table.refusal('green', 'declare-flanking', 3)).toMatchObject({ rule: 'ToC 8.1.declare', because: 'too-many' });
  table.play('green', 'declare-flanking', 1);
  expect(table.state.unused).toEqual(['flanking-maneuver']);
});
test('ToC 8.1.declare: only an army that is there', () => {
  const table = arrange({
    armies: [
      { owner: 'green', region: 'gallia', legions: 1 },
      { owner: 'red', region: 'gallia', legions: 1 },
      { owner: 'blue', region: 'gallia', legions: 1 },
      { owner: 'yellow', region: 'hispania', legions: 1 },
    ],
    points: { military: 1 },
  });
  table.play('green', 'initiate-battle', GREEN);
  expect(table.refusal('green', 'attack', 'yellow-general-0')).toMatchObject({
    rule: 'ToC 6.3.1.battle',
    because: 'no-army-there',
  });
});
test('ToC 8.1.declare: the defender cannot avoid the battle', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 1 },
        { owner: 'red', region: 'gallia', legions: 1 },
      ],
    },
    RED,
    1,
    1,
  );
  expect(types(table)).toContain('battle-won');
});

test('ToC 8.1.roll: full legions hit on 3, reduced ones and militia on 5, barbarians on 4', () => {
  const misses = fight(
    {
      provinces: { gallia: { governor: 'green', militia: true } },
      armies: [{ owner: 'green', region: 'gallia', inCapital: true, legions: 1, reduced: 1, foederati: ['goths'] }],
      barbarians: { franks: { gallia: { active: 1 } } },
    },
    'franks',
    2,
    4,
    4,
    3,
    3,
  );
  expect(misses.told('battle-rolled').map(({ hits }) => hits)).toEqual([0, 0]);
  const hits = fight(
    {
      provinces: { gallia: { governor: 'green', militia: true } },
      armies: [{ owner: 'green', region: 'gallia', inCapital: true, legions: 1, reduced: 1, foederati: ['goths'] }],
      barbarians: { franks: { gallia: { active: 1 } } },
    },
    'franks',
    3,
    5,
    5,
    4,
    4,
  );
  expect(hits.told('battle-rolled').map(told => told.hits)).toEqual([4, 1]);
});
test('ToC 8.1.roll: a leader throws two dice, a rival emperor three, both hit on 4', () => {
  const leader = fight(
    {
      armies: [{ owner: 'green', region: 'syria', legions: 1 }],
      barbarians: { sassanids: { syria: { leaders: ['ardashir'] } } },
    },
    'sassanids',
    1,
    4,
    3,
  );
  expect(leader.told('battle-rolled')[1]).toEqual({ side: 'defender', army: 'sassanids', dice: [4, 3], hits: 1 });
  const rival = fight(
    { armies: [{ owner: 'green', region: 'gallia', legions: 2 }], rivals: { postumus: 'gallia' } },
    'postumus',
    1,
    1,
    4,
    3,
    4,
  );
  expect(rival.told('battle-rolled')[1]).toEqual({ side: 'defender', army: 'postumus', dice: [4, 3, 4], hits: 2 });
});
test('ToC 8.1.roll: every six earns another die of the same kind, again and again', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'gallia', legions: 1, reduced: 1 }],
      barbarians: { franks: { gallia: { active: 3, inactive: 3 } } },
    },
    'franks',
    // The legion and the reduced one both throw a six; the bonus dice fall in this order and need 3 and 5.
    6,
    6,
    6,
    4,
    2,
    1,
    1,
    1,
    1,
    1,
    1,
  );
  expect(table.told('battle-rolled')[0]).toEqual({
    side: 'attacker',
    army: GREEN,
    dice: [6, 6, 6, 4, 2],
    hits: 3,
  });
});
test('ToC 8.1.roll: the defender’s sixes count the same', () => {
  const table = fight(
    { armies: [{ owner: 'green', region: 'gallia', legions: 3 }], barbarians: { franks: { gallia: { active: 1 } } } },
    'franks',
    1,
    1,
    1,
    6,
    6,
    3,
  );
  expect(table.told('battle-scored')).toEqual([{ attacker: 0, defender: 2 }]);
});
test('ToC 8.1.roll: both sides strike at once, the dead too', () => {
  const table = fight(
    { armies: [{ owner: 'green', region: 'gallia', reduced: 1 }], barbarians: { franks: { gallia: { active: 1 } } } },
    'franks',
    5,
    4,
  );
  expect(table.told('battle-undecided')).toEqual([{ attacker: GREEN, defender: 'franks' }]);
});
test('ToC 8.1.roll: inactive barbarians in a province defend like the others', () => {
  const table = fight(
    { armies: [{ owner: 'green', region: 'gallia', legions: 2 }], barbarians: { franks: { gallia: { inactive: 2 } } } },
    'franks',
    1,
    1,
    4,
    4,
  );
  expect(table.told('battle-scored')).toEqual([{ attacker: 0, defender: 2 }]);
});
test('ToC 8.1.roll: the Auguries change the dice of player units only', () => {
  const armies: Arrangement['armies'] = [{ owner: 'green', region: 'gallia', legions: 1, reduced: 1 }];
  const barbarians: Arrangement['barbarians'] = { franks: { gallia: { active: 2 } } };
  const bad = fight({ armies, barbarians, lasting: 'bad-auguries' }, 'franks', 3, 5, 4, 3);
  expect(bad.told('battle-rolled').map(({ hits }) => hits)).toEqual([0, 1]);
  const good = fight({ armies, barbarians, lasting: 'good-auguries' }, 'franks', 2, 4, 4, 3);
  expect(good.told('battle-rolled').map(({ hits }) => hits)).toEqual([2, 1]);
});
test('ToC 8.1.roll: a natural six always hits and earns its die, however bad the omens', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'gallia', reduced: 1 }],
      barbarians: { franks: { gallia: { active: 3 } } },
      lasting: 'bad-auguries',
    },
    'franks',
    6,
    5,
    1,
    1,
    1,
  );
  expect(table.told('battle-rolled')[0]).toMatchObject({ dice: [6, 5], hits: 1 });
});
test('ToC 8.1.roll: a five is no six, however good the omens', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'gallia', legions: 1 }],
      barbarians: { franks: { gallia: { active: 1 } } },
      lasting: 'good-auguries',
    },
    'franks',
    5,
    1,
  );
  expect(table.told('battle-rolled')[0]).toMatchObject({ dice: [5], hits: 1 });
});

const duel: Arrangement = {
  armies: [
    { owner: 'green', region: 'gallia', legions: 2 },
    { owner: 'red', region: 'gallia', legions: 2 },
  ],
  points: { military: 1 },
};
test('ToC 8.1.reroll: the attacker sees both rolls and may throw all his dice again', () => {
  const table = arrange({ ...duel, played: ['flanking-maneuver'], dice: [6, 1, 1, 3, 3, 4, 4] });
  attack(table, RED).play('green', 'declare-flanking', 1);
  expect(table.asks('green')).toMatchObject({
    rule: 'ToC 8.1.reroll',
    facts: { army: GREEN, foe: RED, dice: [6, 1, 1], hits: 1, foeDice: [3, 3], foeHits: 2 },
  });
  table.play('green', 'reroll');
  expect(table.told('battle-rolled').at(-1)).toEqual({ side: 'attacker', army: GREEN, dice: [4, 4], hits: 2 });
  // The second roll stands, and the defender keeps his.
  expect(table.told('battle-scored')).toEqual([{ attacker: 2, defender: 2 }]);
  expect(table.told('flanking-used')).toEqual([{ seat: 'green' }]);
});
test('ToC 8.1.reroll: the new roll counts even if it is worse', () => {
  const table = arrange({ ...duel, played: ['flanking-maneuver'], dice: [4, 4, 1, 1, 1, 1] });
  attack(table, RED).play('green', 'declare-flanking', 1).play('green', 'reroll');
  expect(table.told('battle-scored')).toEqual([{ attacker: 0, defender: 0 }]);
});
test('ToC 8.1.reroll: once for each card declared', () => {
  const table = arrange({
    ...duel,
    played: ['flanking-maneuver', 'flanking-maneuver'],
    dice: [1, 1, 1, 1, 2, 2, 3, 1],
  });
  attack(table, RED).play('green', 'declare-flanking', 2).play('green', 'reroll');
  expect(table.asks('green')?.prompt).toBe('reroll');
  table.play('green', 'reroll');
  expect(table.told('battle-scored')).toEqual([{ attacker: 1, defender: 0 }]);
});
test('ToC 8.1.reroll: without a card declared nobody is asked, and never the defender', () => {
  const table = fight({ ...duel, hand: { red: ['flanking-maneuver'] } }, RED, 1, 1, 1, 1);
  expect(table.told('battle-scored')).toHaveLength(1);
});

test('ToC 8.1.hits: Plague of Cyprian gives each side one more, also who rolled none', () => {
  const table = fight({ ...duel, lasting: 'plague-of-cyprian' }, RED, 3, 1, 1, 1);
  expect(table.told('battle-scored')).toEqual([{ attacker: 2, defender: 1 }]);
});
test('ToC 8.1.hits: a Castra takes one hit off what its army suffers in defence', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 2 },
        { owner: 'red', region: 'gallia', legions: 2, castra: true },
      ],
    },
    RED,
    3,
    3,
    1,
    1,
  );
  expect(table.told('battle-scored')).toEqual([{ attacker: 1, defender: 0 }]);
});
test('ToC 8.1.hits: a Castra of the attacker does not help him', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 2, castra: true },
        { owner: 'red', region: 'gallia', legions: 2 },
      ],
    },
    RED,
    1,
    1,
    3,
    3,
  );
  expect(table.told('battle-scored')).toEqual([{ attacker: 0, defender: 2 }]);
});
test('ToC 8.1.hits: the Castra of the militia protects the whole army, and two protect no better than one', () => {
  const table = fight(
    {
      provinces: { gallia: { governor: 'red', militia: true, militiaCastra: true } },
      armies: [
        { owner: 'green', region: 'gallia', legions: 3 },
        { owner: 'red', region: 'gallia', inCapital: true, legions: 2, castra: true },
      ],
    },
    RED,
    3,
    3,
    3,
    1,
    1,
    1,
  );
  expect(table.told('battle-scored')).toEqual([{ attacker: 2, defender: 0 }]);
});
test('ToC 8.1.hits: an army with Shapur I suffers one less', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'syria', legions: 2 }],
      barbarians: { sassanids: { syria: { active: 1, leaders: ['shapur-i'] } } },
    },
    'sassanids',
    3,
    3,
    1,
    1,
    1,
  );
  expect(table.told('battle-scored')).toEqual([{ attacker: 1, defender: 0 }]);
});
test('ToC 8.1.hits: all are added up before nothing becomes the least', () => {
  const castra: Arrangement = {
    armies: [
      { owner: 'green', region: 'gallia', legions: 2 },
      { owner: 'red', region: 'gallia', legions: 2, castra: true },
    ],
  };
  expect(fight(castra, RED, 1, 1, 1, 1).told('battle-scored')).toEqual([{ attacker: 0, defender: 0 }]);
  const plague = fight({ ...castra, lasting: 'plague-of-cyprian' }, RED, 1, 1, 1, 1);
  expect(plague.told('battle-scored')).toEqual([{ attacker: 0, defender: 1 }]);
});

test('ToC 8.1.losses: a hit turns a full legion, the next one may remove it', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 1 },
        { owner: 'red', region: 'gallia', legions: 1 },
      ],
    },
    RED,
    3,
    3,
  );
  expect(table.state.armies.reduced).toEqual({ [GREEN]: 1, [RED]: 1 });
  expect(table.state.armies.legions).toEqual({});
});
test('ToC 8.1.losses: one hit removes a militia, a barbarian, a leader or a rival emperor', () => {
  const at = { armies: [{ owner: 'green', region: 'syria', legions: 1 }] } as const;
  const militia = fight({ ...at, provinces: { syria: { governor: 'red', militia: true } } }, 'militia-syria', 3, 1);
  expect(militia.state.provinces.militia).toEqual({});
  const barbarian = fight({ ...at, barbarians: { nomads: { syria: { active: 1 } } } }, 'nomads', 3, 1);
  expect(barbarian.state.barbarians.active.nomads.syria).toBeUndefined();
  const leader = fight(
    { ...at, barbarians: { sassanids: { syria: { leaders: ['ardashir'] } } } },
    'sassanids',
    3,
    1,
    1,
  );
  expect(leader.state.leaders.at).toEqual({});
  const rival = fight({ ...at, rivals: { 'priest-king': 'syria' } }, 'priest-king', 3, 1, 1, 1);
  expect(rival.state.rivals).toEqual({});
});
test('ToC 8.1.losses: surplus hits do nothing more', () => {
  const table = fight(
    { armies: [{ owner: 'green', region: 'gallia', legions: 3 }], barbarians: { franks: { gallia: { active: 1 } } } },
    'franks',
    3,
    3,
    3,
    1,
  );
  expect(table.told('hit-taken')).toEqual([{ army: 'franks', loss: 'active' }]);
});

test('ToC 8.1.assign-own: militia first, then Foederati, then legions', () => {
  const table = fight(
    {
      provinces: { gallia: { governor: 'red', militia: true } },
      armies: [
        { owner: 'green', region: 'gallia', legions: 3 },
        { owner: 'red', region: 'gallia', inCapital: true, legions: 2, foederati: ['franks'] },
      ],
    },
    RED,
    3,
    3,
    3,
    1,
    1,
    1,
    1,
  );
  expect(table.told('hit-taken')).toEqual([
    { army: RED, loss: 'militia' },
    { army: RED, loss: 'franks' },
    { army: RED, loss: 'legion' },
  ]);
});
test('ToC 8.1.assign-own: among Foederati of several tribes their owner chooses', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 2 },
        { owner: 'red', region: 'gallia', legions: 3, foederati: ['alamanni', 'franks', 'franks'] },
      ],
    },
    RED,
    3,
    3,
    1,
    1,
    1,
    1,
    1,
    1,
  );
  expect(table.offers('red', 'take-hit')).toEqual(['alamanni', 'franks']);
  expect(table.refusal('red', 'take-hit', 'legion')).toMatchObject({ rule: 'ToC 8.1.losses', because: 'not-among' });
  table.play('red', 'take-hit', 'franks').play('red', 'take-hit', 'alamanni');
  expect(table.state.armies.foederati).toEqual({ [RED]: ['franks'] });
});
test('ToC 8.1.assign-own: within the legions he chooses freely, also one turned in this battle', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 2 },
        { owner: 'red', region: 'gallia', legions: 2 },
      ],
    },
    RED,
    3,
    3,
    1,
    1,
  );
  // The first hit has turned a legion; the second may remove it or turn the other.
  expect(table.told('hit-taken')).toEqual([{ army: RED, loss: 'legion' }]);
  expect(table.offers('red', 'take-hit')).toEqual(['legion', 'reduced-legion']);
  table.play('red', 'take-hit', 'reduced-legion');
  expect([table.state.armies.legions[RED as 'red-general-0'], table.state.armies.reduced]).toEqual([1, {}]);
});
test('ToC 8.1.assign-own: the attacker chooses for his own army', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'gallia', legions: 1, reduced: 1 }],
      barbarians: { franks: { gallia: { active: 1 } } },
    },
    'franks',
    1,
    1,
    4,
  );
  expect(table.asks('green')).toMatchObject({ prompt: 'take-hit', facts: { army: GREEN, region: 'gallia', hits: 1 } });
  table.play('green', 'take-hit', 'legion');
  expect(table.state.armies.reduced).toEqual({ [GREEN]: 2 });
});

test('ToC 8.1.assign-barbarians: the player who hits chooses among leader, active and inactive markers', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'thracia', legions: 3 }],
      barbarians: { goths: { thracia: { active: 1, inactive: 2, leaders: ['cniva'] } } },
    },
    'goths',
    3,
    3,
    1,
    1,
    1,
    1,
    1,
    1,
  );
  expect(table.offers('green', 'take-hit')).toEqual(['cniva', 'active', 'inactive']);
  table.play('green', 'take-hit', 'inactive');
  expect(table.offers('green', 'take-hit')).toEqual(['cniva', 'active', 'inactive']);
  table.play('green', 'take-hit', 'active');
  expect(table.told('hit-taken')).toEqual([
    { army: 'goths', loss: 'inactive' },
    { army: 'goths', loss: 'active' },
  ]);
  expect(table.state.leaders.at.cniva).toBe('goths');
});
test('ToC 8.1.assign-barbarians: no choice among markers that are alike', () => {
  const table = fight(
    { armies: [{ owner: 'green', region: 'gallia', legions: 2 }], barbarians: { franks: { gallia: { active: 3 } } } },
    'franks',
    3,
    1,
    1,
    1,
    1,
  );
  expect(table.told('hit-taken')).toEqual([{ army: 'franks', loss: 'active' }]);
});
test('ToC 8.1.assign-barbarians: two leaders may be told apart', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'syria', legions: 2 }],
      barbarians: { sassanids: { syria: { leaders: ['ardashir', 'shapur-i'] } } },
    },
    'sassanids',
    3,
    3,
    1,
    1,
    1,
    1,
  );
  expect(table.offers('green', 'take-hit')).toEqual(['ardashir', 'shapur-i']);
});

test('ToC 8.1.removed: legions and militia go to the supply and may be used again in the same turn', () => {
  const table = arrange({
    provinces: { gallia: { governor: 'red', militia: true }, asia: { governor: 'green' } },
    armies: [
      { owner: 'green', region: 'gallia', legions: 6 },
      { owner: 'green', region: 'asia', legions: 7 },
      { owner: 'red', region: 'gallia', inCapital: true, reduced: 1 },
      { owner: 'red', region: 'syria', legions: 9 },
      { owner: 'blue', region: 'syria', legions: 10 },
    ],
    points: { military: 2 },
    dice: [3, 3, 1, 1, 1, 1, 1, 1],
  });
  expect(table.refusal('green', 'create-army', 'asia')).toMatchObject({ rule: 'ToC 2.limits', because: 'none-left' });
  attack(table, RED).play('green', 'stay');
  expect(table.state.provinces.militia).toEqual({});
  expect(table.refusal('green', 'create-army', 'asia')).toBeUndefined();
});
test('ToC 8.1.removed: barbarians go home inactive, Foederati too', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'gallia', legions: 1, foederati: ['goths'] }],
      barbarians: { franks: { gallia: { active: 2 } } },
    },
    'franks',
    3,
    1,
    4,
    1,
  );
  const { active, inactive } = table.state.barbarians;
  // Of two Franks one fell; with one hit each the defender has won and stays.
  expect([inactive.franks, active.franks]).toEqual([{ franks: 9 }, { gallia: 1 }]);
  expect([inactive.goths, active.goths]).toEqual([{ goths: 10 }, {}]);
  expect(table.state.armies.foederati).toEqual({});
});
test('ToC 8.1.removed: leaders and rival emperors leave the game', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'thracia', legions: 1 }],
      barbarians: { goths: { thracia: { leaders: ['cniva'] } } },
    },
    'goths',
    3,
    1,
    1,
  );
  expect(table.told('leader-fell')).toEqual([{ leader: 'cniva' }]);
  expect(table.state.leaders).toEqual({ at: {}, inactive: {} });
  const rival = fight(
    { armies: [{ owner: 'green', region: 'gallia', legions: 1 }], rivals: { postumus: 'gallia' } },
    'postumus',
    3,
    1,
    1,
    1,
  );
  expect(rival.told('rival-fell')).toEqual([{ rival: 'postumus' }]);
  expect(rival.state.rivals).toEqual({});
});
test('ToC 8.1.removed: a general without units goes to the box, his Castra with him', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 2 },
        { owner: 'red', region: 'gallia', reduced: 1, castra: true },
      ],
      availableGenerals: { red: 0 },
    },
    RED,
    3,
    3,
    1,
  );
  expect(table.told('general-returned')).toEqual([{ general: RED }]);
  expect(table.state.generals.available.red).toEqual([RED]);
  expect(table.state.armies.castra).toEqual({});
  expect(table.state.armies.fought).toEqual({ [GREEN]: true });
});

test('ToC 8.2: more hits win, the winner gains two', () => {
  const table = fight(duel, RED, 3, 1, 1, 1);
  expect(table.told('battle-won')).toEqual([{ winner: GREEN, loser: RED }]);
  expect(table.told('legacy-gained')).toEqual([{ seat: 'green', legacy: 2, for: 'battle' }]);
});
test('ToC 8.2.winner: the defender wins a tie', () => {
  const table = fight(duel, RED, 3, 1, 3, 1);
  expect(table.told('battle-won')).toEqual([{ winner: RED, loser: GREEN }]);
});
test('ToC 8.2.winner: what counts are the hits after Castra, Plague and Shapur I', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 2 },
        { owner: 'red', region: 'gallia', legions: 2, castra: true },
      ],
    },
    RED,
    3,
    3,
    3,
    1,
  );
  expect(table.told('battle-won')).toEqual([{ winner: RED, loser: GREEN }]);
});
test('ToC 8.2.winner: whoever is wiped out has lost, whatever he hit', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 3 },
        { owner: 'red', region: 'gallia', reduced: 1 },
      ],
    },
    RED,
    3,
    1,
    1,
    6,
    5,
  );
  expect(table.told('battle-scored')).toEqual([{ attacker: 1, defender: 2 }]);
  table.play('green', 'take-hit', 'legion');
  expect(table.told('battle-won')).toEqual([{ winner: GREEN, loser: RED }]);
});
test('ToC 8.2.winner: an attacker who is wiped out has lost', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', reduced: 1 },
        { owner: 'red', region: 'gallia', legions: 1 },
      ],
    },
    RED,
    6,
    1,
    3,
  );
  expect(table.told('battle-won')).toEqual([{ winner: RED, loser: GREEN }]);
});
test('ToC 8.2.winner: a rival emperor who is not hit holds his ground', () => {
  const table = fight(
    { armies: [{ owner: 'green', region: 'gallia', legions: 2 }], rivals: { postumus: 'gallia' } },
    'postumus',
    1,
    1,
    1,
    1,
    1,
  );
  expect(table.told('battle-won')).toEqual([{ winner: 'postumus', loser: GREEN }]);
  expect(table.state.rivals).toEqual({ postumus: 'gallia' });
  expect(table.told('legacy-gained')).toEqual([]);
  expect(table.asks('green')?.prompt).toBe('choose-action');
});
test('ToC 8.2.winner: if both are wiped out nobody wins', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', reduced: 1 },
        { owner: 'red', region: 'gallia', reduced: 1 },
      ],
    },
    RED,
    5,
    5,
  );
  expect(table.told('battle-undecided')).toHaveLength(1);
  expect(table.told('battle-won')).toEqual([]);
  expect(table.told('legacy-gained')).toEqual([]);
  expect(table.state.armies.at).toEqual({});
});
test('ToC 8.2.winner: hits beyond what the enemy can take are counted all the same', () => {
  const table = fight(
    { armies: [{ owner: 'green', region: 'gallia', legions: 2 }], barbarians: { franks: { gallia: { active: 2 } } } },
    'franks',
    6,
    6,
    3,
    3,
    4,
    4,
  );
  expect(table.told('battle-scored')).toEqual([{ attacker: 4, defender: 2 }]);
  table.play('green', 'take-hit', 'legion');
  expect(table.told('battle-won')).toEqual([{ winner: GREEN, loser: 'franks' }]);
});

test('ToC 8.2.legacy: two and one more for each barbarian removed, leaders included', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'thracia', legions: 3 }],
      barbarians: { goths: { thracia: { active: 1, inactive: 1, leaders: ['cniva'] } } },
    },
    'goths',
    3,
    3,
    3,
    1,
    1,
    1,
    1,
  );
  expect(table.told('legacy-gained')).toEqual([{ seat: 'green', legacy: 5, for: 'battle' }]);
  expect(table.told('barbarians-retreated')).toEqual([]);
});
test('ToC 8.2.legacy: barbarians that merely go home give nothing', () => {
  const table = fight(
    { armies: [{ owner: 'green', region: 'gallia', legions: 2 }], barbarians: { franks: { gallia: { active: 3 } } } },
    'franks',
    3,
    1,
    1,
    1,
    1,
  );
  expect(table.told('legacy-gained')).toEqual([{ seat: 'green', legacy: 3, for: 'battle' }]);
  expect(table.told('barbarians-retreated')).toEqual([{ tribe: 'franks', count: 2 }]);
});
test('ToC 8.2.legacy: a rival emperor is worth two, like any battle', () => {
  const table = fight(
    { armies: [{ owner: 'green', region: 'gallia', legions: 1 }], rivals: { postumus: 'gallia' } },
    'postumus',
    3,
    1,
    1,
    1,
  );
  expect(table.told('legacy-gained')).toEqual([{ seat: 'green', legacy: 2, for: 'battle' }]);
});
test('ToC 8.2.legacy: the Foederati of a beaten player give nothing more', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 2 },
        { owner: 'red', region: 'gallia', legions: 1, foederati: ['franks'] },
      ],
    },
    RED,
    3,
    1,
    1,
    1,
  );
  expect(table.told('legacy-gained')).toEqual([{ seat: 'green', legacy: 2, for: 'battle' }]);
});
test('ToC 8.2.legacy: a victorious defender gains two, even without a hit', () => {
  const table = fight(duel, RED, 1, 1, 1, 1);
  expect(table.told('legacy-gained')).toEqual([{ seat: 'red', legacy: 2, for: 'battle' }]);
});
test('ToC 8.2.legacy: barbarians that win gain nothing, and those they lost give nothing', () => {
  const table = fight(
    { armies: [{ owner: 'green', region: 'gallia', legions: 2 }], barbarians: { franks: { gallia: { active: 3 } } } },
    'franks',
    3,
    1,
    4,
    1,
    1,
  );
  expect(table.told('battle-won')).toEqual([{ winner: 'franks', loser: GREEN }]);
  expect(table.told('legacy-gained')).toEqual([]);
});
test('ToC 8.2.legacy: no winner, no Legacy, not even for barbarians removed', () => {
  const table = fight(
    { armies: [{ owner: 'green', region: 'gallia', reduced: 1 }], barbarians: { franks: { gallia: { active: 1 } } } },
    'franks',
    5,
    4,
  );
  expect(table.told('legacy-gained')).toEqual([]);
});

test('ToC 8.3: a beaten army in the open stays where it is, with its Castra', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 2 },
        { owner: 'red', region: 'gallia', legions: 2, castra: true },
      ],
    },
    RED,
    3,
    3,
    1,
    1,
  );
  expect(table.state.armies.at['red-general-0']).toBe('gallia');
  expect(table.state.armies.castra).toEqual({ [RED]: true });
  expect(table.told('army-driven-out')).toEqual([]);
});
test('ToC 8.3.roman: a defender beaten in the capital goes into the open and loses his Castra', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 2 },
        { owner: 'red', region: 'gallia', inCapital: true, legions: 2, castra: true },
      ],
    },
    RED,
    3,
    3,
    1,
    1,
  );
  expect(table.told('army-driven-out')).toEqual([{ army: RED, province: 'gallia' }]);
  expect(table.state.armies.inCapital).toEqual({});
  expect(table.state.armies.castra).toEqual({});
});
test('ToC 8.3.roman: the militia at his side has fallen before he leaves', () => {
  const table = fight(
    {
      provinces: { gallia: { governor: 'red', militia: true } },
      armies: [
        { owner: 'green', region: 'gallia', legions: 2 },
        { owner: 'red', region: 'gallia', inCapital: true, legions: 2 },
      ],
    },
    RED,
    3,
    1,
    1,
    1,
    1,
  );
  expect(table.told('army-driven-out')).toEqual([{ army: RED, province: 'gallia' }]);
  expect(table.state.provinces.militia).toEqual({});
});
test('ToC 8.3.roman: a beaten attacker stays in the capital from which he attacked', () => {
  const table = fight(
    {
      provinces: { gallia: { governor: 'green' } },
      armies: [
        { owner: 'green', region: 'gallia', inCapital: true, legions: 2, castra: true },
        { owner: 'red', region: 'gallia', legions: 2 },
      ],
    },
    RED,
    1,
    1,
    3,
    1,
  );
  expect(table.told('battle-won')).toEqual([{ winner: RED, loser: GREEN }]);
  expect(table.state.armies.inCapital).toEqual({ [GREEN]: true });
  expect(table.state.armies.castra).toEqual({ [GREEN]: true });
});
test('ToC 8.3.barbarian: the survivors go home active, the inactive ones and the leader too', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'thracia', legions: 3 }],
      barbarians: {
        goths: {
          thracia: { active: 1, inactive: 2, leaders: [{ id: 'cniva', active: false }] },
          homeland: { active: 1 },
        },
      },
    },
    'goths',
    3,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
  );
  table.play('green', 'take-hit', 'active');
  const { active, inactive } = table.state.barbarians;
  expect([active.goths, inactive.goths]).toEqual([{ goths: 3 }, { goths: 7 }]);
  expect(table.state.leaders).toEqual({ at: { cniva: 'goths' }, inactive: {} });
  expect(table.told('barbarians-retreated')).toEqual([{ tribe: 'goths', count: 3 }]);
});
test('ToC 8.3.barbarian: beaten at home they stay there, active', () => {
  const table = fight(
    { armies: [{ owner: 'green', region: 'goths', legions: 3 }], barbarians: { goths: { homeland: { active: 3 } } } },
    'goths',
    3,
    1,
    1,
    1,
    1,
    1,
  );
  expect(table.state.barbarians.active.goths).toEqual({ goths: 2 });
  expect(table.state.barbarians.inactive.goths).toEqual({ goths: 8 });
});
test('ToC 8.3.barbarian: barbarians that win stay where they are, each on its side', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'gallia', legions: 2 }],
      barbarians: { franks: { gallia: { active: 1, inactive: 2 } } },
    },
    'franks',
    1,
    1,
    1,
    1,
    1,
  );
  expect(table.told('battle-won')).toEqual([{ winner: 'franks', loser: GREEN }]);
  expect(table.state.barbarians.active.franks).toEqual({ gallia: 1 });
  expect(table.state.barbarians.inactive.franks).toEqual({ franks: 7, gallia: 2 });
});
test('ToC 8.3.barbarian: other tribes in the province do not go with them', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'gallia', legions: 2 }],
      barbarians: { franks: { gallia: { active: 2 } }, alamanni: { gallia: { active: 2 } } },
    },
    'franks',
    3,
    1,
    1,
    1,
  );
  expect(table.state.barbarians.active.alamanni).toEqual({ gallia: 2 });
});

test('ToC 8.4: the victor in the open may step into a free capital, or stay', () => {
  const after = (answer: string) => {
    const table = fight(
      { armies: [{ owner: 'green', region: 'gallia', legions: 2 }], barbarians: { franks: { gallia: { active: 1 } } } },
      'franks',
      3,
      1,
      1,
    );
    expect(table.asks('green')).toMatchObject({ rule: 'ToC 8.4', facts: { army: GREEN, region: 'gallia' } });
    return table.play('green', answer).state.armies.inCapital;
  };
  expect(after('advance')).toEqual({ [GREEN]: true });
  expect(after('stay')).toEqual({});
});
test('ToC 8.4: a victorious defender may advance too, and nobody else is asked', () => {
  const table = fight(duel, RED, 1, 1, 1, 1);
  expect(table.pending).toEqual(['red']);
  table.play('red', 'advance');
  expect(table.state.armies.inCapital).toEqual({ [RED]: true });
  expect(table.asks('green')?.prompt).toBe('choose-action');
});
test('ToC 8.4: not into a capital that somebody holds', () => {
  const table = fight(
    {
      provinces: { gallia: { governor: 'blue', militia: true } },
      armies: [{ owner: 'green', region: 'gallia', legions: 2 }],
      barbarians: { franks: { gallia: { active: 1 } } },
    },
    'franks',
    3,
    1,
    1,
  );
  expect(table.asks('green')?.prompt).toBe('choose-action');
  const beside = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 2 },
        { owner: 'green', region: 'gallia', inCapital: true, legions: 2 },
      ],
      barbarians: { franks: { gallia: { active: 1 } } },
    },
    'franks',
    3,
    1,
    1,
  );
  expect(beside.asks('green')?.prompt).toBe('choose-action');
});
test('ToC 8.4: the own militia does not bar the way, and joins', () => {
  const table = fight(
    {
      provinces: { gallia: { governor: 'green', militia: true } },
      armies: [{ owner: 'green', region: 'gallia', legions: 2 }],
      barbarians: { franks: { gallia: { active: 1 } } },
    },
    'franks',
    3,
    1,
    1,
  );
  table.play('green', 'advance');
  expect(table.state.armies.inCapital).toEqual({ [GREEN]: true });
});
test('ToC 8.4: the loser and an army already in the capital are not asked', () => {
  const table = fight(
    {
      armies: [
        { owner: 'green', region: 'gallia', inCapital: true, legions: 2 },
        { owner: 'red', region: 'gallia', legions: 2 },
      ],
    },
    RED,
    3,
    1,
    1,
    1,
  );
  expect(table.told('battle-won')).toEqual([{ winner: GREEN, loser: RED }]);
  expect(table.asks('green')?.prompt).toBe('choose-action');
});
test('ToC 8.4: a homeland has no capital, and a militia never moves', () => {
  const home = fight(
    { armies: [{ owner: 'green', region: 'goths', legions: 2 }], barbarians: { goths: { homeland: { active: 1 } } } },
    'goths',
    3,
    1,
    1,
  );
  expect(home.asks('green')?.prompt).toBe('choose-action');
  const militia = attack(
    arrange({
      provinces: { gallia: { governor: 'green', militia: true } },
      barbarians: { franks: { gallia: { active: 1 } } },
      points: { military: 1 },
      dice: [5, 1],
    }),
    'franks',
    'militia-gallia',
  );
  expect(militia.told('battle-won')).toEqual([{ winner: 'militia-gallia', loser: 'franks' }]);
  expect(militia.asks('green')?.prompt).toBe('choose-action');
});
