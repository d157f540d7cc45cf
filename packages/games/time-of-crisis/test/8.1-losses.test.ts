import { expect, test } from 'vitest';
import { arrange } from './arrange.js';
import { attack, fight, GREEN, RED } from './battles.js';

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
