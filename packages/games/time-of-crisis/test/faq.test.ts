import { expect, test } from 'vitest';
import { arrange } from './arrange.js';

const GREEN = 'green-general-0';

test('ToC FAQ: every answer is a rule of the game, and none of them asks anybody', () => {
  const table = arrange({
    provinces: { asia: { governor: 'green', support: 2, marker: 'seat' } },
    barbarians: { goths: { thracia: { active: 3, leaders: ['cniva'] } } },
    rivals: { postumus: 'gallia' },
  }).play('green', 'end-actions');
  expect(table.told('support-changed')).toEqual([]);
  expect(table.asks('green')?.prompt).toBe('shop');
});

test('ToC FAQ.neutral: neither barbarians nor rival emperors lower the support of a neutral province', () => {
  const table = arrange({
    provinces: { asia: { governor: 'green' }, gallia: { support: 3 } },
    available: { green: [], blue: [], yellow: [], red: [] },
    barbarians: { franks: { gallia: { active: 3 } } },
    rivals: { postumus: 'gallia' },
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
  });
  const before = table.state.provinces.support.gallia;
  for (const seat of ['green', 'blue', 'yellow', 'red'] as const) {
    table.play(seat, 'end-actions').play(seat, 'end-purchases');
  }
  expect(table.state.provinces.support.gallia).toBe(before);
  expect(table.state.provinces.support.italia).toBe(8);
});
test('ToC FAQ.neutral: a governed province loses at the end of its governor’s turn and of no other', () => {
  const table = arrange({
    provinces: { asia: { governor: 'blue', support: 3 } },
    available: { green: [], blue: [], yellow: [], red: [] },
    barbarians: { goths: { asia: { active: 1 } } },
    dice: [1, 1],
  });
  table.play('green', 'end-actions').play('green', 'end-purchases');
  expect(table.state.provinces.support.asia).toBe(3);
  table.play('blue', 'end-actions');
  expect(table.state.provinces.support.asia).toBe(2);
});

test('ToC FAQ.auguries: Foederati suffer from Bad Auguries like the legions beside them', () => {
  const table = arrange({
    armies: [{ owner: 'green', region: 'gallia', legions: 1, foederati: ['franks'] }],
    barbarians: { alamanni: { gallia: { active: 1 } } },
    lasting: 'bad-auguries',
    points: { military: 1 },
    // A legion now needs 4, the Frank in its ranks 5, the Alaman still 4.
    dice: [3, 4, 4],
  });
  table.play('green', 'initiate-battle', GREEN);
  expect(table.told('battle-rolled').map(({ hits }) => hits)).toEqual([0, 1]);
});
test('ToC FAQ.auguries: they profit from Good Auguries', () => {
  const table = arrange({
    armies: [{ owner: 'green', region: 'gallia', legions: 1, foederati: ['franks'] }],
    barbarians: { alamanni: { gallia: { active: 1 } } },
    lasting: 'good-auguries',
    points: { military: 1 },
    dice: [1, 3, 3],
  });
  table.play('green', 'initiate-battle', GREEN);
  expect(table.told('battle-rolled').map(({ hits }) => hits)).toEqual([1, 0]);
});
test('ToC FAQ.auguries: for the rest they are no legions: one step, lost before them, and not paid for', () => {
  const table = arrange({
    provinces: { gallia: { governor: 'green' } },
    armies: [{ owner: 'green', region: 'gallia', inCapital: true, legions: 1, foederati: ['franks'] }],
    barbarians: { alamanni: { gallia: { active: 1 } } },
    points: { military: 3 },
    dice: [1, 1, 4],
  });
  table.play('green', 'initiate-battle', GREEN);
  expect(table.told('hit-taken')).toEqual([{ army: GREEN, loss: 'franks' }]);
  table.play('green', 'add-legion', GREEN);
  expect(table.told('legion-added')).toEqual([{ army: GREEN, legions: 2, cost: 2 }]);
});

test('ToC FAQ.basilica: a Basilica helps the Praetorian Guard', () => {
  const table = arrange({
    provinces: {
      italia: { governor: 'blue', support: 1 },
      asia: { governor: 'green', improvements: ['basilica'] },
      syria: { governor: 'green', improvements: ['basilica'] },
    },
    played: ['praetorian-guard'],
    points: { military: 1 },
    dice: [2, 2, 1],
  });
  table.play('green', 'use-praetorian-guard');
  expect(table.told('senate-voted')).toEqual([
    { seat: 'green', province: 'italia', required: 2, dice: [2, 2, 1], votes: 2, isPassed: true },
  ]);
});

test('ToC FAQ.two-players: Sassanid leaders are placed as usual, and nothing comes of it', () => {
  const table = arrange({ players: 2, phase: 'crisis', events: ['ardashir'], dice: [3, 4] });
  expect(table.state.leaders.at).toEqual({ ardashir: 'sassanids' });
  expect(table.state.barbarians.active.sassanids).toEqual({});
  expect(table.asks('green')?.prompt).toBe('choose-action');
});
test('ToC FAQ.two-players: no roll of the table ever wakes them, but an army may seek them out', () => {
  const table = arrange({
    players: 2,
    armies: [{ owner: 'green', region: 'sassanids', legions: 1 }],
    barbarians: { sassanids: { homeland: { leaders: ['shapur-i'] } } },
    points: { military: 1 },
    dice: [6, 3, 1, 1],
  });
  table.play('green', 'initiate-battle', GREEN);
  expect(table.told('leader-fell')).toEqual([{ leader: 'shapur-i' }]);
});

test('ToC FAQ.leaders: a leader alone hinders improvements', () => {
  const table = arrange({
    provinces: { thracia: { governor: 'green' } },
    barbarians: { goths: { thracia: { leaders: ['cniva'] } } },
    points: { populace: 3 },
  });
  expect(table.refusal('green', 'build-improvement', 'thracia')).toMatchObject({
    rule: 'ToC 6.3.3.build',
    because: 'barbarians-there',
  });
});
test('ToC FAQ.leaders: he counts wherever barbarians count: support, Tribute, Legacy, the three of an invasion', () => {
  const support = arrange({
    provinces: { thracia: { governor: 'green', support: 3 } },
    barbarians: { goths: { thracia: { leaders: ['cniva'] } } },
  }).play('green', 'end-actions');
  expect(support.state.provinces.support.thracia).toBe(2);
  const tribute = arrange({
    provinces: { thracia: { governor: 'green', support: 3 } },
    barbarians: { goths: { thracia: { leaders: ['cniva'] } } },
    played: ['tribute'],
  }).play('green', 'use-tribute', 'thracia');
  expect(tribute.state.leaders.inactive.cniva).toBe(true);
  const legacy = arrange({
    armies: [{ owner: 'green', region: 'thracia', legions: 1 }],
    barbarians: { goths: { thracia: { leaders: ['cniva'] } } },
    points: { military: 1 },
    dice: [3, 1, 1],
  }).play('green', 'initiate-battle', GREEN);
  expect(legacy.told('legacy-gained')).toEqual([{ seat: 'green', legacy: 3, for: 'battle' }]);
  const invasion = arrange({
    phase: 'crisis',
    barbarians: { goths: { thracia: { leaders: ['cniva'] }, homeland: { active: 2 } } },
    dice: [3, 3, 3, 1],
  });
  expect(invasion.state.barbarians.active.goths).toEqual({ thracia: 2, goths: 1 });
});

test('ToC FAQ.homelands: active barbarians may be attacked at home', () => {
  const table = arrange({
    armies: [{ owner: 'green', region: 'pannonia', legions: 2 }],
    barbarians: { goths: { homeland: { active: 2 } } },
    points: { military: 2 },
    dice: [3, 1, 1, 1],
  });
  table.play('green', 'move-army', GREEN).play('green', 'move-to', 'goths');
  table.play('green', 'initiate-battle', GREEN);
  expect(table.told('battle-won')).toEqual([{ winner: GREEN, loser: 'goths' }]);
  expect(table.state.legacy.green).toBe(3);
});
test('ToC FAQ.homelands: inactive ones at home are left alone', () => {
  const table = arrange({ armies: [{ owner: 'green', region: 'goths', legions: 2 }], points: { military: 1 } });
  expect(table.refusal('green', 'initiate-battle', GREEN)).toMatchObject({
    rule: 'ToC 6.3.1.battle',
    because: 'no-enemy',
  });
  const mixed = arrange({
    armies: [{ owner: 'green', region: 'goths', legions: 3 }],
    barbarians: { goths: { homeland: { active: 1 } } },
    points: { military: 1 },
    dice: [3, 3, 3, 1],
  }).play('green', 'initiate-battle', GREEN);
  // Three hits, but only one marker was there to fall.
  expect(mixed.told('hit-taken')).toHaveLength(1);
  expect(mixed.state.barbarians.inactive.goths).toEqual({ goths: 10 });
});

test('ToC FAQ.breakaway: a Breakaway province below support 3 stays in the empire', () => {
  const table = arrange({
    provinces: {
      asia: { governor: 'green', support: 3, marker: 'seat' },
      galatia: { governor: 'green', support: 3, marker: 'breakaway' },
    },
    barbarians: { goths: { asia: { active: 1 }, galatia: { active: 1 } } },
  }).play('green', 'end-actions');
  expect(table.state.provinces.support).toMatchObject({ asia: 2, galatia: 2 });
  expect(table.state.provinces.pretender).toEqual({ asia: 'seat', galatia: 'breakaway' });
});
