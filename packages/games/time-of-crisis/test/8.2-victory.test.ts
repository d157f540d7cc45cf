import { expect, test } from 'vitest';
import { arrange } from './arrange.js';
import { attack, duel, fight, GREEN, RED } from './battles.js';

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
