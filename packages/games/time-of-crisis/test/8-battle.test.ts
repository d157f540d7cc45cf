import { expect, test } from 'vitest';
import { type Arrangement, arrange } from './arrange.js';
import { attack, duel, fight, GREEN, RED, types } from './battles.js';

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
