import { seedFor } from '@hegemon/testkit';
import { expect, test } from 'vitest';
import { KIND_OF_EVENT } from '../src/catalog.js';
import { EVENTS, type EventId, LASTING } from '../src/ids.js';
import { timeOfCrisis } from '../src/index.js';
import { type Arrangement, arrange, type ToCTable } from './arrange.js';

const GREEN = 'green-general-0';
const RED = 'red-general-0';
const NO_CARDS = { green: [], blue: [], yellow: [], red: [] } as const;
/** Green draws this event in his crisis. */
const draw = (event: EventId, a: Arrangement = {}) => arrange({ ...a, phase: 'crisis', events: [event], dice: [3, 4] });
const opened = (table: ToCTable, type: string) =>
  table.opening.told.filter(told => told.type === type).map(({ open }) => open);
/** Green attacks the only enemy there. */
const fight = (a: Arrangement, ...dice: number[]) =>
  arrange({ points: { military: 1 }, ...a, dice }).play('green', 'initiate-battle', GREEN);
const invade = (a: Arrangement, ...dice: number[]) => arrange({ ...a, phase: 'crisis', dice });

test.each(EVENTS.filter(event => event !== 'diocletian'))('ToC B: %s is carried out without a question', event => {
  const table = draw(event);
  expect(opened(table, 'event-drawn')).toEqual([{ event }]);
  expect(table.state.events.drawn).toEqual([event]);
  expect(table.asks('green')?.prompt).toBe('choose-action');
});
test('ToC B: seven events last, and one of them at a time', () => {
  expect(EVENTS.filter(event => KIND_OF_EVENT[event] === 'ongoing')).toEqual([...LASTING]);
  for (const event of LASTING) {
    const table = draw(event, { lasting: event === 'inflation' ? 'good-auguries' : 'inflation' });
    expect(table.state.events.lasting).toBe(event);
  }
});
test('ToC B: when the deck is empty the game has ended, since Diocletian is among the last four', () => {
  for (let i = 0; i < 40; i++) {
    const { deck } = timeOfCrisis.newGame({ players: 4 }, seedFor('deck', String(i))).events;
    expect([...deck].sort()).toEqual([...EVENTS].sort());
    expect(deck.indexOf('diocletian')).toBeGreaterThanOrEqual(11);
  }
});

test('ToC event.plague-of-cyprian: each side scores one hit more, in every battle', () => {
  const romans = fight(
    {
      lasting: 'plague-of-cyprian',
      armies: [
        { owner: 'green', region: 'gallia', legions: 1 },
        { owner: 'red', region: 'gallia', legions: 1 },
      ],
    },
    1,
    1,
  );
  expect(romans.told('battle-scored')).toEqual([{ attacker: 1, defender: 1 }]);
  expect(romans.state.armies.reduced).toEqual({ [GREEN]: 1, [RED]: 1 });
  const rival = fight(
    {
      lasting: 'plague-of-cyprian',
      armies: [{ owner: 'green', region: 'gallia', legions: 1 }],
      rivals: { postumus: 'gallia' },
    },
    1,
    1,
    1,
    1,
  );
  expect(rival.told('battle-scored')).toEqual([{ attacker: 1, defender: 1 }]);
});
test('ToC event.plague-of-cyprian: it lasts until the next lasting event', () => {
  const table = draw('plague-of-cyprian');
  expect(table.state.events.lasting).toBe('plague-of-cyprian');
  expect(draw('bad-auguries', { lasting: 'plague-of-cyprian' }).state.events.lasting).toBe('bad-auguries');
});
test('ToC event.plague-of-cyprian: a reroll does not change it', () => {
  const table = arrange({
    lasting: 'plague-of-cyprian',
    armies: [
      { owner: 'green', region: 'gallia', legions: 1 },
      { owner: 'red', region: 'gallia', legions: 3 },
    ],
    points: { military: 1 },
    played: ['flanking-maneuver'],
    dice: [1, 1, 1, 1, 3],
  });
  table.play('green', 'initiate-battle', GREEN).play('green', 'declare-flanking', 1).play('green', 'reroll');
  expect(table.told('battle-scored')).toEqual([{ attacker: 2, defender: 1 }]);
});

test('ToC event.ardashir: he enters at home, active', () => {
  const table = draw('ardashir');
  expect(table.state.leaders).toEqual({ at: { ardashir: 'sassanids' }, inactive: {} });
});
test('ToC event.ardashir: while he is at home all active Sassanids come, whatever the black die', () => {
  const table = invade({ barbarians: { sassanids: { homeland: { active: 3, leaders: ['ardashir'] } } } }, 1, 2, 1, 4);
  // One more was turned active; with him they are five.
  expect(opened(table, 'invasion-rolled')).toMatchObject([{ black: 1, active: 5, invaders: 5 }]);
  expect(opened(table, 'barbarians-invaded')).toEqual([
    { tribe: 'sassanids', province: 'syria', count: 2, leaders: ['ardashir'], isActive: true },
    { tribe: 'sassanids', province: 'aegyptus', count: 2, leaders: [], isActive: true },
  ]);
});
test('ToC event.ardashir: the check itself is the usual one', () => {
  const table = invade({ barbarians: { sassanids: { homeland: { active: 1, leaders: ['ardashir'] } } } }, 1, 2, 4, 4);
  expect(opened(table, 'barbarians-invaded')).toEqual([]);
});
test('ToC event.ardashir: who finds no room returns, Ardashir is placed before Shapur I', () => {
  const table = invade(
    {
      barbarians: {
        sassanids: {
          syria: { active: 2 },
          aegyptus: { active: 2 },
          homeland: { active: 5, leaders: ['ardashir', 'shapur-i'] },
        },
      },
    },
    1,
    2,
    2,
    4,
  );
  expect(table.state.leaders.at).toEqual({ ardashir: 'syria', 'shapur-i': 'aegyptus' });
  expect(table.state.barbarians.active.sassanids).toEqual({ syria: 2, aegyptus: 2, sassanids: 6 });
  expect(opened(table, 'invaders-returned')).toEqual([{ tribe: 'sassanids', count: 6 }]);
});
test('ToC event.ardashir: in a province he calls nobody', () => {
  const table = invade(
    { barbarians: { sassanids: { galatia: { leaders: ['ardashir'] }, homeland: { active: 4 } } } },
    1,
    2,
    1,
    4,
  );
  expect(table.state.barbarians.active.sassanids).toEqual({ syria: 1, sassanids: 4 });
});

test('ToC event.priest-king: a rival emperor in Syria, whoever governs it', () => {
  const table = draw('priest-king', { provinces: { syria: { governor: 'blue', support: 3 } } });
  expect(table.state.rivals).toEqual({ 'priest-king': 'syria' });
  expect(table.state.provinces.governor.syria).toBe('blue');
});
test('ToC event.priest-king: also where no governor may be placed', () => {
  const table = draw('priest-king', { players: 2 });
  expect(table.state.rivals).toEqual({ 'priest-king': 'syria' });
  expect(table.state.provinces.governor.syria).toBeUndefined();
});

test('ToC event.palmyra-allies: active Sassanids at home are turned, leaders and those abroad are not', () => {
  const table = draw('palmyra-allies', {
    barbarians: {
      sassanids: { syria: { active: 2 }, homeland: { active: 4, leaders: ['ardashir'] } },
      goths: { homeland: { active: 3 } },
    },
  });
  const { active, inactive } = table.state.barbarians;
  expect(active.sassanids).toEqual({ syria: 2 });
  expect(inactive.sassanids).toEqual({ sassanids: 8 });
  expect(active.goths).toEqual({ goths: 3 });
  expect(table.state.leaders).toEqual({ at: { ardashir: 'sassanids' }, inactive: {} });
  expect(opened(table, 'sassanids-pacified')).toEqual([{ count: 4 }]);
});
test('ToC event.palmyra-allies: it happens at once and leaves no trace', () => {
  const table = draw('palmyra-allies', { lasting: 'inflation', players: 2 });
  expect(table.state.events.lasting).toBe('inflation');
  expect(opened(table, 'sassanids-pacified')).toEqual([{ count: 0 }]);
});

test('ToC event.shapur-i: he enters at home, and his army suffers one hit less, there and abroad', () => {
  expect(draw('shapur-i').state.leaders.at).toEqual({ 'shapur-i': 'sassanids' });
  for (const region of ['syria', 'sassanids'] as const) {
    const table = fight(
      {
        armies: [{ owner: 'green', region, legions: 2 }],
        barbarians: { sassanids: { [region]: { leaders: ['shapur-i'] } } },
      },
      3,
      1,
      1,
      1,
    );
    expect(table.told('battle-scored')).toEqual([{ attacker: 0, defender: 0 }]);
    expect(table.told('battle-won')).toEqual([{ winner: 'sassanids', loser: GREEN }]);
  }
});
test('ToC event.shapur-i: with the Plague it comes out even, and other Sassanids are not helped', () => {
  const both = fight(
    {
      lasting: 'plague-of-cyprian',
      armies: [{ owner: 'green', region: 'syria', legions: 2 }],
      barbarians: { sassanids: { syria: { leaders: ['shapur-i'] } } },
    },
    3,
    1,
    1,
    1,
  );
  expect(both.told('battle-scored')).toEqual([{ attacker: 1, defender: 1 }]);
  const elsewhere = fight(
    {
      armies: [{ owner: 'green', region: 'galatia', legions: 2 }],
      barbarians: { sassanids: { syria: { leaders: ['shapur-i'] }, galatia: { active: 1 } } },
    },
    3,
    1,
    1,
  );
  expect(elsewhere.told('battle-scored')).toEqual([{ attacker: 1, defender: 0 }]);
});

test('ToC event.postumus: a rival emperor in Gallia', () => {
  expect(draw('postumus').state.rivals).toEqual({ postumus: 'gallia' });
});

const games = (a: Arrangement = {}) =>
  arrange({
    lasting: 'ludi-saeculares',
    provinces: { asia: { governor: 'green', support: 3, mobs: 1 }, syria: { governor: 'green', support: 3 } },
    points: { populace: 8 },
    ...a,
  });
test('ToC event.ludi-saeculares: games earn one Legacy, also without a mob', () => {
  const table = games();
  table.play('green', 'hold-games', 'asia').play('green', 'hold-games', 'syria');
  expect(table.told('legacy-gained')).toEqual([
    { seat: 'green', legacy: 1, for: 'games' },
    { seat: 'green', legacy: 1, for: 'games' },
  ]);
  expect(table.told('games-held')).toEqual([
    { seat: 'green', province: 'asia', removed: 1 },
    { seat: 'green', province: 'syria', removed: 0 },
  ]);
  expect(table.state.points.populace).toBe(4);
});
test('ToC event.ludi-saeculares: once for each province and turn', () => {
  const table = games({ provinces: { asia: { governor: 'green', support: 4, mobs: 3 } } });
  table.play('green', 'hold-games', 'asia').play('green', 'hold-games', 'asia');
  expect(table.state.legacy.green).toBe(1);
  expect(table.state.provinces.mobs.asia).toBe(1);
});
test('ToC event.ludi-saeculares: again in the next turn', () => {
  const table = games({ available: NO_CARDS, dice: Array(8).fill(1), hand: { green: ['quaestor'] } });
  table.play('green', 'hold-games', 'syria').play('green', 'end-actions').play('green', 'keep-rest');
  table.play('green', 'end-purchases');
  for (const seat of ['blue', 'yellow', 'red'] as const) table.play(seat, 'end-actions').play(seat, 'end-purchases');
  table.play('green', 'play-card', 'quaestor').play('green', 'hold-games', 'syria');
  expect(table.told('legacy-gained').filter(({ for: what }) => what === 'games')).toHaveLength(2);
});
test('ToC event.ludi-saeculares: without it games need a mob and earn nothing', () => {
  const table = arrange({
    provinces: { asia: { governor: 'green', support: 3, mobs: 1 }, syria: { governor: 'green', support: 3 } },
    points: { populace: 4 },
  });
  expect(table.refusal('green', 'hold-games', 'syria')).toMatchObject({
    rule: 'ToC 6.3.3.games',
    because: 'no-mob',
  });
  table.play('green', 'hold-games', 'asia');
  expect(table.told('legacy-gained')).toEqual([]);
});

test('ToC event.cniva: he enters at home, and his two dice hit on 3', () => {
  expect(draw('cniva').state.leaders.at).toEqual({ cniva: 'goths' });
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'thracia', legions: 3 }],
      barbarians: { goths: { thracia: { active: 1, leaders: ['cniva'] } } },
    },
    1,
    1,
    1,
    // The Goth beside him still needs a four.
    3,
    3,
    3,
  );
  expect(table.told('battle-rolled')[1]).toEqual({ side: 'defender', army: 'goths', dice: [3, 3, 3], hits: 2 });
});
test('ToC event.cniva: his bonus dice need no more than his others', () => {
  const table = fight(
    {
      armies: [{ owner: 'green', region: 'thracia', legions: 3 }],
      barbarians: { goths: { thracia: { leaders: ['cniva'] } } },
    },
    1,
    1,
    1,
    6,
    2,
    3,
  );
  expect(table.told('battle-rolled')[1]).toMatchObject({ dice: [6, 2, 3], hits: 2 });
});

test('ToC event.zenobia: a rival emperor in Aegyptus, also with three players', () => {
  expect(draw('zenobia').state.rivals).toEqual({ zenobia: 'aegyptus' });
  expect(draw('zenobia', { players: 3 }).state.rivals).toEqual({ zenobia: 'aegyptus' });
});

const auguries = (lasting: 'bad-auguries' | 'good-auguries', ...dice: number[]) =>
  fight(
    {
      lasting,
      provinces: { gallia: { governor: 'green', militia: true } },
      armies: [{ owner: 'green', region: 'gallia', inCapital: true, legions: 1, reduced: 1, foederati: ['goths'] }],
      barbarians: { franks: { gallia: { active: 1 } } },
    },
    ...dice,
  );
test('ToC event.bad-auguries: every die of a player’s units needs one more', () => {
  expect(
    auguries('bad-auguries', 3, 5, 5, 4, 4)
      .told('battle-rolled')
      .map(({ hits }) => hits),
  ).toEqual([0, 1]);
  expect(
    auguries('bad-auguries', 4, 1, 1, 5, 3)
      .told('battle-rolled')
      .map(({ hits }) => hits),
  ).toEqual([2, 0]);
});
test('ToC event.bad-auguries: a six still hits, and its bonus dice suffer too', () => {
  const table = auguries('bad-auguries', 2, 6, 6, 1, 5, 5, 1);
  expect(table.told('battle-rolled')[0]).toMatchObject({ dice: [2, 6, 6, 1, 5, 5], hits: 2 });
});
test('ToC event.bad-auguries: both players suffer, the defender as well', () => {
  const table = fight(
    {
      lasting: 'bad-auguries',
      armies: [
        { owner: 'green', region: 'gallia', legions: 1 },
        { owner: 'red', region: 'gallia', legions: 1 },
      ],
    },
    3,
    3,
  );
  expect(table.told('battle-scored')).toEqual([{ attacker: 0, defender: 0 }]);
});

test('ToC event.raiding-parties: one less on the black die, for the check', () => {
  const barbarians: Arrangement['barbarians'] = { goths: { homeland: { active: 1 } } };
  expect(invade({ barbarians }, 3, 3, 3, 1).state.barbarians.active.goths).toEqual({ goths: 2 });
  const raided = invade({ barbarians, lasting: 'raiding-parties' }, 3, 3, 3, 1);
  expect(raided.state.barbarians.active.goths).toEqual({ thracia: 2 });
});
test('ToC event.raiding-parties: and for the number that come, but never less than one', () => {
  const barbarians: Arrangement['barbarians'] = { goths: { homeland: { active: 5 } } };
  const three = invade({ barbarians, lasting: 'raiding-parties' }, 3, 3, 3, 1);
  expect(three.state.barbarians.active.goths).toEqual({ thracia: 2, goths: 4 });
  const one = invade({ barbarians, lasting: 'raiding-parties' }, 3, 3, 1, 1);
  expect(one.state.barbarians.active.goths).toEqual({ thracia: 1, goths: 5 });
});
test('ToC event.raiding-parties: the path and the crisis roll are not changed', () => {
  const table = invade({ barbarians: { goths: { homeland: { active: 5 } } }, lasting: 'raiding-parties' }, 3, 3, 2, 4);
  expect(opened(table, 'crisis-rolled')).toEqual([{ black: 3, white: 3, entry: 'goths' }]);
  expect(opened(table, 'barbarians-invaded').map(({ province }) => province)).toEqual(['asia']);
});
test('ToC event.raiding-parties: with Ardashir only the check is easier', () => {
  const table = invade(
    {
      barbarians: { sassanids: { homeland: { active: 1, leaders: ['ardashir'] } } },
      lasting: 'raiding-parties',
    },
    1,
    2,
    4,
    4,
  );
  expect(opened(table, 'invasion-rolled')).toMatchObject([{ black: 4, active: 3, invaders: 3 }]);
});

test('ToC event.preparing-for-war: two are turned active, and no invasion is rolled for', () => {
  // No dice are left for a second roll.
  const table = invade({ lasting: 'preparing-for-war', barbarians: { goths: { homeland: { active: 6 } } } }, 3, 3);
  expect(table.state.barbarians.active.goths).toEqual({ goths: 8 });
  expect(opened(table, 'barbarians-activated')).toEqual([{ tribe: 'goths', count: 2 }]);
});
test('ToC event.preparing-for-war: as many as there are', () => {
  const table = invade({ lasting: 'preparing-for-war', barbarians: { goths: { homeland: { active: 9 } } } }, 3, 3);
  expect(table.state.barbarians.active.goths).toEqual({ goths: 10 });
});
test('ToC event.preparing-for-war: Ira Deorum still turns one', () => {
  const table = invade({ lasting: 'preparing-for-war' }, 1, 1);
  expect(opened(table, 'barbarians-activated').map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
});

test('ToC event.inflation: improvements cost four', () => {
  const table = arrange({
    lasting: 'inflation',
    provinces: { asia: { governor: 'green', support: 2 } },
    points: { populace: 4 },
  });
  table.play('green', 'build-improvement', 'asia').play('green', 'build', 'limes');
  expect(table.told('improvement-built')).toEqual([{ seat: 'green', province: 'asia', improvement: 'limes', cost: 4 }]);
  expect(table.state.points.populace).toBe(0);
});
test('ToC event.inflation: three are not enough, and nothing else is dearer', () => {
  const table = arrange({
    lasting: 'inflation',
    provinces: { asia: { governor: 'green', support: 2, mobs: 1 }, syria: { governor: 'green', support: 2 } },
    points: { populace: 3 },
  });
  expect(table.refusal('green', 'build-improvement', 'syria')).toMatchObject({
    rule: 'ToC 5.1.pay',
    because: 'too-few-points',
    facts: { suit: 'populace', cost: 4, have: 3 },
  });
  table.play('green', 'increase-support', 'syria');
  expect(table.state.points.populace).toBe(0);
});

test('ToC event.good-auguries: every die of a player’s units needs one less', () => {
  expect(
    auguries('good-auguries', 2, 4, 4, 3, 3)
      .told('battle-rolled')
      .map(({ hits }) => hits),
  ).toEqual([4, 0]);
  expect(
    auguries('good-auguries', 1, 3, 3, 2, 4)
      .told('battle-rolled')
      .map(({ hits }) => hits),
  ).toEqual([0, 1]);
});
test('ToC event.good-auguries: a one never becomes a hit, a five no six', () => {
  const table = auguries('good-auguries', 1, 5, 5, 5, 1);
  expect(table.told('battle-rolled')[0]).toMatchObject({ dice: [1, 5, 5, 5], hits: 3 });
});

test('ToC event.diocletian: the game ends at once', () => {
  const table = draw('diocletian', { legacy: { red: 4 } });
  expect(table.outcome).toMatchObject({ how: 'diocletian', winners: ['red'] });
  expect(table.pending).toEqual([]);
});
