import { type Arg, isRefusal, Match } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import type { Colour } from '../src/ids.js';
import { timeOfCrisis } from '../src/index.js';
import type { ToC } from '../src/state.js';
import { type Arrangement, arranged } from './arrange.js';

const NO_CARDS = { green: [], blue: [], yellow: [], red: [] } as const;
const GREEN = 'green-general-0';
const RED = 'red-general-0';
type Step = readonly [kind: string, arg?: Arg];

/** A match that opens with an arranged table instead of an empty one; all else is the game as it is. */
const matchOn = (a: Arrangement) => {
  const start = arranged(a);
  const opening = timeOfCrisis.resume(start);
  const game = {
    ...timeOfCrisis,
    newGame: () => timeOfCrisis.copy(start),
    open: () => ({ state: timeOfCrisis.copy(start), opening }),
  };
  return new Match(game, headFor(start.seats, start.options));
};
const headFor = (seats: readonly Colour[], options: ToC['options']) => ({
  id: 'undo',
  options,
  seats: Object.fromEntries(seats.map(seat => [seat, { name: seat, kind: 'person' as const }])),
  seed: { serverSeed: '0123456789abcdef'.repeat(4), clientSeeds: {} },
});
type ToCMatch = ReturnType<typeof matchOn>;
const answer = (match: ToCMatch, seat: Colour, kind: string, arg?: Arg): void => {
  const reply = match.answer(arg === undefined ? { seat, kind } : { seat, kind, arg });
  if (isRefusal(reply)) throw new Error(`${kind} ${JSON.stringify(arg)}: ${JSON.stringify(reply)}`);
};
const asks = (match: ToCMatch, seat: Colour) =>
  match.game.pending(match.state).find(decision => decision.seat === seat)?.prompt;
/** The whole state but for the numbers of its questions. */
const bare = (state: ToC): unknown =>
  JSON.parse(JSON.stringify(state, (key, value) => (key === 'n' || key === 'asked' ? undefined : value)));
const boundary = (match: ToCMatch, seat: Colour) => {
  const may = match.mayUndo(seat);
  return 'refused' in may ? (may.boundary ?? may.refused) : undefined;
};

const ACTIONS: readonly (readonly [rule: string, what: string, a: Arrangement, steps: readonly Step[]])[] = [
  [
    'ToC 5.1.play',
    'cards played',
    { hand: { green: ['military-1', 'castra', 'mob'] } },
    [
      ['play-card', 'castra'],
      ['play-card', 'mob'],
      ['play-card', 'military-1'],
    ],
  ],
  [
    'ToC 6.3.1.recruit-general',
    'a general recruited',
    { points: { military: 3 } },
    [['recruit-general', 'green-general-2']],
  ],
  [
    'ToC 6.3.1.create-army',
    'an army created',
    { provinces: { asia: { governor: 'green', militia: true } }, points: { military: 2 } },
    [['create-army', 'asia'], ['into-capital']],
  ],
  [
    'ToC 6.3.1.add-legion',
    'a legion added and another trained',
    {
      provinces: { asia: { governor: 'green' } },
      armies: [{ owner: 'green', region: 'asia', legions: 1, reduced: 1 }],
      points: { military: 4 },
    },
    [
      ['add-legion', GREEN],
      ['train-legion', GREEN],
    ],
  ],
  [
    'ToC 6.3.1.move',
    'moves over land and sea, a Castra left behind',
    {
      armies: [{ owner: 'green', region: 'africa', inCapital: true, legions: 2, castra: true }],
      points: { military: 4 },
    },
    [
      ['move-army', GREEN],
      ['move-to', 'mare-occidentale'],
      ['move-army', GREEN],
      ['move-to', 'italia'],
      ['enter-capital', GREEN],
    ],
  ],
  [
    'ToC 6.3.1.capital',
    'steps into and out of capitals',
    {
      armies: [
        { owner: 'green', region: 'asia', inCapital: true, legions: 1 },
        { owner: 'green', region: 'asia', legions: 1 },
      ],
    },
    [
      ['leave-capital', GREEN],
      ['enter-capital', 'green-general-1'],
    ],
  ],
  [
    'ToC 6.3.1.disperse',
    'a mob dispersed',
    {
      provinces: { asia: { governor: 'green', support: 3, mobs: 2 } },
      armies: [{ owner: 'green', region: 'asia', legions: 1 }],
      points: { military: 2 },
    },
    [
      ['disperse-mob', GREEN],
      ['disperse-mob', GREEN],
    ],
  ],
  [
    'ToC 6.3.2.recruit-governor',
    'a governor recruited',
    { points: { senate: 3 } },
    [['recruit-governor', 'governor-3']],
  ],
  [
    'ToC 6.3.2.recall',
    'a governor recalled, and with him an empire',
    {
      provinces: {
        asia: { governor: 'green', support: 4, marker: 'seat', mobs: 2, militia: true, quaestor: true },
        syria: { governor: 'green', support: 3, marker: 'breakaway' },
      },
      points: { senate: 2 },
    },
    [['recall-governor', 'asia']],
  ],
  [
    'ToC 6.3.3.support',
    'support raised, a militia placed, games held',
    {
      provinces: { asia: { governor: 'green', support: 2, mobs: 1 }, syria: { governor: 'green', support: 1 } },
      points: { populace: 8 },
    },
    [
      ['increase-support', 'asia'],
      ['place-militia', 'syria'],
      ['hold-games', 'asia'],
    ],
  ],
  [
    'ToC 6.3.3.build',
    'improvements built',
    { provinces: { asia: { governor: 'green' } }, points: { populace: 6 } },
    [
      ['build-improvement', 'asia'],
      ['build', 'limes'],
      ['build-improvement', 'asia'],
      ['build', 'basilica'],
    ],
  ],
  [
    'ToC 5.2.use',
    'the events of cards',
    {
      provinces: {
        asia: { governor: 'green', support: 3 },
        galatia: { governor: 'green', support: 3, militia: true },
      },
      armies: [{ owner: 'green', region: 'thracia', legions: 2 }],
      barbarians: {
        goths: { thracia: { active: 1, inactive: 1 }, homeland: { active: 2 } },
        alamanni: { thracia: { active: 1 } },
      },
      played: ['castra', 'tribute', 'foederati', 'quaestor', 'mob', 'pretender'],
    },
    [
      ['use-castra', 'militia-galatia'],
      ['use-tribute', 'thracia'],
      ['pay-tribute-to', 'alamanni'],
      ['use-foederati', GREEN],
      ['recruit-from', 'thracia'],
      ['recruit-tribe', 'goths'],
      ['take-inactive'],
      ['use-quaestor', 'asia'],
      ['use-mob', 'italia'],
      ['use-pretender', 'galatia'],
    ],
  ],
  [
    'ToC 12.2',
    'a pretender’s capital taken',
    {
      provinces: {
        asia: { governor: 'blue', support: 4, marker: 'seat', mobs: 1, quaestor: true },
        syria: { governor: 'blue', support: 3, marker: 'breakaway' },
        italia: { governor: 'blue', support: 4 },
      },
      armies: [{ owner: 'green', region: 'asia', legions: 1 }],
    },
    [['enter-capital', GREEN], ['install-governor']],
  ],
  [
    'ToC 8.1.declare',
    'a battle declared, up to the dice',
    {
      armies: [
        { owner: 'green', region: 'gallia', legions: 1 },
        { owner: 'red', region: 'gallia', legions: 1 },
        { owner: 'blue', region: 'gallia', legions: 1 },
      ],
      points: { military: 1 },
      played: ['flanking-maneuver'],
    },
    [
      ['initiate-battle', GREEN],
      ['attack', RED],
    ],
  ],
  [
    'ToC 6.3.2.place',
    'a vote called for, up to the dice',
    {
      provinces: { asia: { governor: 'blue', support: 2 } },
      points: { senate: 3 },
      played: ['damnatio-memoriae'],
    },
    [['place-governor', 'asia'], ['declare-damnatio']],
  ],
  [
    'ToC 6.3',
    'the end of the actions, with the support check and all that follows',
    {
      provinces: {
        italia: { governor: 'green', support: 3 },
        asia: { governor: 'green', support: 1 },
        syria: { governor: 'green', support: 3, mobs: 1 },
      },
      barbarians: { goths: { asia: { active: 1 } } },
      rivals: { postumus: 'gallia' },
      played: ['mob'],
      points: { populace: 3 },
    },
    [['end-actions']],
  ],
  [
    'ToC 6.7',
    'discarding, buying and trashing',
    {
      phase: 'closing',
      provinces: { italia: { governor: 'green', support: 8 }, asia: { governor: 'green', support: 4 } },
      hand: { green: ['military-1', 'military-1', 'tribute'] },
      discard: { green: ['senate-1'] },
      discounts: { military: 1 },
    },
    [
      ['discard-card', 'military-1'],
      ['discard-card', 'tribute'],
      ['keep-rest'],
      ['buy-card', 'castra'],
      ['trash-card', 'senate-1'],
      ['buy-card', 'quaestor'],
      ['trash-card', 'castra'],
    ],
  ],
  [
    'ToC 6.8',
    'the end of the purchases, before the hand is chosen',
    {
      phase: 'closing',
      provinces: { asia: { governor: 'green', support: 4, mobs: 1 } },
      barbarians: { goths: { asia: { inactive: 2, leaders: [{ id: 'cniva', active: false }] } } },
      hand: { green: ['mob'] },
      available: { green: ['castra', 'castra'] },
      discard: { green: ['tribute', 'tribute', 'senate-1'] },
    },
    [['keep-rest'], ['end-purchases']],
  ],
];

test.each(ACTIONS)('%s: %s can be taken back step by step, and given again', (_rule, _what, a, steps) => {
  const match = matchOn(a);
  const states = [bare(match.state)];
  for (const [kind, arg] of steps) {
    answer(match, 'green', kind, arg);
    states.push(bare(match.state));
  }
  for (let i = steps.length; i > 0; i--) {
    expect(bare(match.state)).toEqual(states[i]);
    expect(match.undo('green')).not.toHaveProperty('refused');
  }
  expect(bare(match.state)).toEqual(states[0]);
  expect(boundary(match, 'green')).toBe('nothing-to-undo');
  for (let i = 1; i <= steps.length; i++) {
    expect(match.redo('green')).not.toHaveProperty('refused');
    expect(bare(match.state)).toEqual(states[i]);
  }
});
test.each(ACTIONS)('%s: %s can be taken back all at once', (_rule, _what, a, steps) => {
  const match = matchOn(a);
  const before = bare(match.state);
  for (const [kind, arg] of steps) answer(match, 'green', kind, arg);
  const after = bare(match.state);
  expect(match.reset('green')).not.toHaveProperty('refused');
  expect(bare(match.state)).toEqual(before);
  expect(match.game.faults(match.state)).toEqual([]);
  for (const _ of steps) match.redo('green');
  expect(bare(match.state)).toEqual(after);
});
test('house 9: nobody takes back what another has done, and a new answer clears what could be given again', () => {
  const match = matchOn({ hand: { green: ['castra', 'mob'] } });
  answer(match, 'green', 'play-card', 'castra');
  expect(match.undo('blue')).toMatchObject({ refused: 'boundary', boundary: 'other-seat-answered' });
  match.undo('green');
  expect(match.redo('blue')).toEqual({ refused: 'nothing-to-redo' });
  answer(match, 'green', 'play-card', 'mob');
  expect(match.redo('green')).toEqual({ refused: 'nothing-to-redo' });
});
test('house 9: after taking back, the questions have new numbers and old answers are stale', () => {
  const match = matchOn({ hand: { green: ['castra'] } });
  const [{ n }] = match.game.pending(match.state);
  answer(match, 'green', 'play-card', 'castra');
  match.undo('green');
  expect(match.answer({ seat: 'green', kind: 'play-card', arg: 'castra', n })).toMatchObject({ refused: 'stale' });
});

const BATTLE: Arrangement = {
  armies: [
    { owner: 'green', region: 'gallia', legions: 2, reduced: 1 },
    { owner: 'red', region: 'gallia', legions: 2, reduced: 1 },
  ],
  hand: { green: ['military-1'] },
};
test('house 9: the dice of a battle bind, and reset stops behind them', () => {
  const match = matchOn({ ...BATTLE, dice: [3, 1, 1, 1, 1, 1] });
  answer(match, 'green', 'play-card', 'military-1');
  answer(match, 'green', 'initiate-battle', GREEN);
  expect(asks(match, 'red')).toBe('take-hit');
  expect(boundary(match, 'green')).toBe('draw');
  expect(match.undo('green')).toMatchObject({ refused: 'boundary', boundary: 'draw' });
  expect(match.reset('green')).toMatchObject({ refused: 'boundary', boundary: 'draw' });
});
test('house 9: a reroll binds too, keeping the dice does not', () => {
  const flank: Arrangement = { ...BATTLE, points: { military: 1 }, played: ['flanking-maneuver'] };
  const kept = matchOn({ ...flank, dice: [3, 1, 1, 1, 1, 1] });
  answer(kept, 'green', 'initiate-battle', GREEN);
  answer(kept, 'green', 'declare-flanking', 1);
  const before = bare(kept.state);
  answer(kept, 'green', 'keep-dice');
  kept.undo('green');
  expect(bare(kept.state)).toEqual(before);
  expect(boundary(kept, 'green')).toBe('draw');
  const again = matchOn({ ...flank, dice: [3, 1, 1, 1, 1, 1, 3, 3, 3] });
  answer(again, 'green', 'initiate-battle', GREEN);
  answer(again, 'green', 'declare-flanking', 1);
  answer(again, 'green', 'reroll');
  expect(boundary(again, 'green')).toBe('draw');
});
test('house 9: the answer of the defender binds the attacker; he himself may think again until somebody answers', () => {
  const match = matchOn({ ...BATTLE, dice: [3, 1, 1, 1, 1, 1] });
  answer(match, 'green', 'play-card', 'military-1');
  answer(match, 'green', 'initiate-battle', GREEN);
  const before = bare(match.state);
  answer(match, 'red', 'take-hit', 'legion');
  expect(boundary(match, 'green')).toBe('other-seat-answered');
  expect(match.undo('red')).not.toHaveProperty('refused');
  expect(bare(match.state)).toEqual(before);
  answer(match, 'red', 'take-hit', 'reduced-legion');
  expect(asks(match, 'green')).toBe('advance');
  answer(match, 'green', 'advance');
  expect(boundary(match, 'red')).toBe('other-seat-answered');
  match.undo('green');
  expect(asks(match, 'green')).toBe('advance');
  expect(boundary(match, 'green')).toBe('other-seat-answered');
});
test('house 9: the dice of a vote bind, whatever comes of them', () => {
  const match = matchOn({
    provinces: { asia: { governor: 'blue', support: 2 } },
    points: { senate: 2 },
    dice: [1, 1],
  });
  answer(match, 'green', 'place-governor', 'asia');
  expect(boundary(match, 'green')).toBeUndefined();
  answer(match, 'green', 'stake-senate', 2);
  expect(boundary(match, 'green')).toBe('draw');
});
test('house 9: what follows the dice can be taken back down to them', () => {
  const match = matchOn({
    provinces: { asia: { governor: 'blue', support: 2 }, gallia: { governor: 'green' } },
    points: { senate: 1, populace: 2 },
    dice: [1],
  });
  answer(match, 'green', 'place-governor', 'asia');
  const before = bare(match.state);
  answer(match, 'green', 'increase-support', 'gallia');
  answer(match, 'green', 'end-actions');
  match.reset('green');
  expect(bare(match.state)).toEqual(before);
  expect(boundary(match, 'green')).toBe('draw');
});

test('ToC 6.8.refill: a chosen hand stands once the next crisis is rolled', () => {
  const match = matchOn({
    phase: 'closing',
    available: { green: ['castra', 'castra', 'mob', 'mob', 'tribute', 'tribute'] },
    dice: [1, 1],
  });
  answer(match, 'green', 'end-purchases');
  expect(boundary(match, 'green')).toBeUndefined();
  answer(match, 'green', 'refill-hand', { castra: 2, mob: 2, tribute: 1 });
  expect(boundary(match, 'green')).toBe('draw');
});
test('ToC 6.8.refill: where the hand leaves no choice, the end of the purchases stands', () => {
  const match = matchOn({ phase: 'closing', available: NO_CARDS, dice: [1, 1] });
  answer(match, 'green', 'end-purchases');
  expect(asks(match, 'blue')).toBe('choose-action');
  expect(boundary(match, 'green')).toBe('draw');
});
test('ToC 6.8.variant: entering the market rolls the next crisis and stands; the purchases after it do not', () => {
  const match = matchOn({
    options: { 'overlapping-turns': true },
    provinces: { asia: { governor: 'green', support: 4 } },
    available: { green: ['castra', 'castra', 'mob', 'mob', 'tribute', 'tribute'], blue: [], yellow: [], red: [] },
    dice: [1, 1],
  });
  answer(match, 'green', 'end-actions');
  expect(boundary(match, 'green')).toBe('draw');
  const before = bare(match.state);
  answer(match, 'green', 'buy-card', 'castra');
  answer(match, 'green', 'end-purchases');
  answer(match, 'green', 'refill-hand', { castra: 2, mob: 2, tribute: 1 });
  match.reset('green');
  expect(bare(match.state)).toEqual(before);
  answer(match, 'green', 'buy-card', 'quaestor');
  answer(match, 'blue', 'end-actions');
  expect(boundary(match, 'green')).toBe('other-seat-answered');
});
test('ToC 6.8.variant: the hand that lets the next market open stands', () => {
  const match = matchOn({
    options: { 'overlapping-turns': true },
    available: { green: ['castra', 'castra', 'mob', 'mob', 'tribute', 'tribute'], blue: [], yellow: [], red: [] },
    dice: [1, 1, 1, 1],
  });
  answer(match, 'green', 'end-actions');
  answer(match, 'blue', 'end-actions');
  answer(match, 'green', 'end-purchases');
  answer(match, 'green', 'refill-hand', { castra: 2, mob: 2, tribute: 1 });
  expect(boundary(match, 'green')).toBe('draw');
});
test('ToC 9.pax-deorum: a pick may be changed until another seat has picked, and none once all lie open', () => {
  const match = matchOn({
    players: 2,
    phase: 'crisis',
    available: { green: ['castra', 'mob'], blue: ['tribute', 'mob'] },
    dice: [6, 6],
  });
  const before = bare(match.state);
  answer(match, 'green', 'pax-pick', 'castra');
  match.undo('green');
  expect(bare(match.state)).toEqual(before);
  answer(match, 'green', 'pax-pick', 'mob');
  answer(match, 'blue', 'pax-pick', 'tribute');
  expect(boundary(match, 'green')).toBe('other-seat-answered');
  expect(boundary(match, 'blue')).toBe('reveal');
  expect(match.state.hand).toEqual({ green: ['mob'], blue: ['tribute'] });
});
test('house 9: nothing is taken back once the game is over', () => {
  const match = matchOn({
    active: 'red',
    phase: 'closing',
    lastRound: true,
    available: NO_CARDS,
    legacy: { blue: 60 },
  });
  answer(match, 'red', 'end-purchases');
  expect(match.outcome?.winners).toEqual(['blue']);
  expect(boundary(match, 'red')).toBe('game-over');
});
test('ToC 3.2.province: a start province may be exchanged until the next player has chosen', () => {
  const options = timeOfCrisis.readOptions({ players: 4 });
  if (!options.ok) throw new Error('no options');
  const match = new Match(timeOfCrisis, headFor(['green', 'blue', 'yellow', 'red'], options.value));
  const [first] = match.game.pending(match.state);
  const seat = first.seat as Colour;
  const before = bare(match.state);
  answer(match, seat, 'choose-start-province', 'asia');
  match.undo(seat);
  expect(bare(match.state)).toEqual(before);
  answer(match, seat, 'choose-start-province', 'gallia');
  const [second] = match.game.pending(match.state);
  answer(match, second.seat as Colour, 'choose-start-province', 'asia');
  expect(boundary(match, seat)).toBe('other-seat-answered');
});
