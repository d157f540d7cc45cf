import { expect, test } from 'vitest';
import { type Arrangement, arrange } from './arrange.js';

/** Ira Deorum in the crisis of the next turn. */
const IRA = [1, 1];
const NO_CARDS = { green: [], blue: [], yellow: [], red: [] } as const;
/** Green ends his actions under the variant: he is at the market, and blue has begun. */
const overlap = (a: Arrangement) =>
  arrange({ dice: IRA, ...a, options: { 'overlapping-turns': true, ...a.options } }).play('green', 'end-actions');

test('ToC 6.8.variant: off by default, nobody begins before the hand is full', () => {
  const table = arrange({ available: { green: ['castra', 'mob', 'mob', 'mob', 'mob', 'tribute'] } });
  table.play('green', 'end-actions');
  expect(table.pending).toEqual(['green']);
  table.play('green', 'end-purchases');
  expect(table.pending).toEqual(['green']);
  expect(table.told('crisis-rolled')).toEqual([]);
});
test('ToC 6.8.variant: the next player begins while the other one buys, and both go on at their own pace', () => {
  const table = overlap({
    provinces: { asia: { governor: 'green', support: 4 }, gallia: { governor: 'blue', support: 1 } },
    hand: { blue: ['mob', 'military-1'] },
  });
  expect(table.told('turn-began')).toEqual([{ seat: 'blue', turn: 2 }]);
  expect(table.told('crisis-rolled')).toEqual([{ black: 1, white: 1, entry: 'ira-deorum' }]);
  expect(table.pending).toEqual(['green', 'blue']);
  expect(table.asks('green')?.prompt).toBe('shop');
  expect(table.asks('blue')?.prompt).toBe('choose-action');
  table.play('blue', 'play-card', 'mob').play('green', 'buy-card', 'castra').play('blue', 'increase-support', 'gallia');
  expect(table.state.provinces.support.gallia).toBe(2);
  expect(table.state.discard.green).toEqual(['castra']);
  expect(table.state.played).toEqual(['mob']);
  expect(table.pending).toEqual(['green', 'blue']);
});
test('ToC 6.8.variant: the cards each has played are kept apart', () => {
  const table = overlap({ played: ['tribute', 'military-1'], hand: { blue: ['castra'] }, available: NO_CARDS });
  table.play('blue', 'play-card', 'castra');
  expect(table.state.discard.green).toEqual(['military-1', 'tribute']);
  expect(table.state.discard.blue).toEqual([]);
  expect(table.state.played).toEqual(['castra']);
});

test('ToC 6.8.variant: politics and the number of provinces are fixed when 6.7 is entered', () => {
  const table = overlap({
    provinces: {
      asia: { governor: 'green', support: 1 },
      syria: { governor: 'green', support: 3 },
      galatia: { governor: 'green', support: 3 },
    },
    hand: { blue: ['foederati', 'foederati'] },
    dice: [...IRA, 2, 2, 2],
  });
  expect(table.asks('green')?.facts).toEqual({ politics: 7, bought: 0 });
  table.play('blue', 'play-card', 'foederati').play('blue', 'place-governor', 'asia').play('blue', 'stake-senate', 3);
  expect(table.state.provinces.governor.asia).toBe('blue');
  expect(table.asks('green')?.facts).toEqual({ politics: 7, bought: 0 });
  // With two provinces it would cost six.
  table.play('green', 'buy-card', 'flanking-maneuver');
  expect(table.told('card-bought')).toEqual([{ seat: 'green', card: 'flanking-maneuver', price: 3 }]);
});
test('ToC 6.8.variant: a mob the next player stirs up costs the buyer nothing', () => {
  const table = overlap({ provinces: { asia: { governor: 'green', support: 3 } }, hand: { blue: ['mob'] } });
  table.play('blue', 'play-card', 'mob').play('blue', 'use-mob', 'asia');
  expect(table.asks('green')?.facts).toEqual({ politics: 3, bought: 0 });
});
test('ToC 6.8.variant: a reward of the buyer is his, one earned meanwhile is the other player’s', () => {
  const table = overlap({
    provinces: { asia: { governor: 'green', support: 3 }, gallia: { governor: 'blue', support: 4 } },
    armies: [{ owner: 'blue', region: 'gallia', legions: 1 }],
    rivals: { postumus: 'gallia' },
    discounts: { military: 1 },
    hand: { blue: ['military-1'] },
    available: NO_CARDS,
    dice: [...IRA, 3, 1, 1, 1],
  });
  // Alone in Asia green pays 4 for a Castra, less 2.
  table.play('blue', 'play-card', 'military-1').play('blue', 'initiate-battle', 'blue-general-0');
  table.play('blue', 'advance');
  expect(table.told('reward-taken')).toEqual([{ seat: 'blue', reward: 'discount' }]);
  table.play('green', 'buy-card', 'castra');
  expect(table.told('card-bought')).toEqual([{ seat: 'green', card: 'castra', price: 2 }]);
  table
    .play('green', 'end-purchases')
    .dice(...IRA)
    .play('blue', 'end-actions');
  expect(table.asks('blue')?.facts).toEqual({ politics: 4, bought: 0 });
  table.play('blue', 'buy-card', 'tribute');
  expect(table.told('card-bought').at(-1)).toEqual({ seat: 'blue', card: 'tribute', price: 2 });
});

test('ToC 6.8.variant: mobs grow and barbarians turn at once, before the next crisis, and only once', () => {
  const table = overlap({
    provinces: { asia: { governor: 'green', support: 4, mobs: 1 } },
    barbarians: { goths: { asia: { inactive: 2 } } },
    available: NO_CARDS,
  });
  const order = ['politics-counted', 'mob-grew', 'barbarians-turned-active', 'turn-began', 'crisis-rolled'];
  expect(
    table
      .heard('spectator')
      .map(({ type }) => type)
      .filter(type => order.includes(type)),
  ).toEqual(order);
  // The politics were counted before the mob grew.
  expect(table.told('politics-counted')).toEqual([{ seat: 'green', politics: 3 }]);
  table.play('green', 'end-purchases');
  expect(table.state.provinces.mobs.asia).toBe(2);
  expect(table.told('mob-grew')).toHaveLength(1);
});
test('ToC 6.8.variant: a province the next player has taken meanwhile is not seen to a second time', () => {
  const table = overlap({
    provinces: { asia: { governor: 'green', support: 2 }, syria: { governor: 'green' } },
    barbarians: { sassanids: { asia: { inactive: 1 } } },
    hand: { blue: ['tribute', 'mob'] },
    available: NO_CARDS,
  });
  // Green's own 6.8 has turned the Sassanid; blue pays it off again, and there it stays inactive.
  table.play('blue', 'play-card', 'tribute').play('blue', 'use-tribute', 'asia');
  table.play('blue', 'play-card', 'mob').play('blue', 'use-mob', 'asia');
  table.play('green', 'end-purchases');
  expect(table.state.barbarians.inactive.sassanids.asia).toBe(1);
  expect(table.state.provinces.mobs.asia).toBe(1);
});
test('ToC 6.8.variant: the end of the game is checked at once', () => {
  const table = overlap({
    provinces: { italia: { governor: 'green', support: 3 } },
    legacy: { green: 59 },
    available: NO_CARDS,
  });
  expect(table.told('last-round-triggered')).toEqual([{ seat: 'green' }]);
  expect(table.state.lastRound).toBe(true);
  table.play('green', 'end-purchases');
  expect(table.told('last-round-triggered')).toHaveLength(1);
});
test('ToC 6.8.variant: Legacy gained while still buying comes too late for this check', () => {
  const table = overlap({
    provinces: { italia: { governor: 'green', support: 1 } },
    armies: [
      { owner: 'green', region: 'italia', inCapital: true, legions: 1 },
      { owner: 'blue', region: 'italia', legions: 1 },
    ],
    legacy: { green: 57 },
    hand: { blue: ['military-1'] },
    available: NO_CARDS,
    dice: [...IRA, 1, 1],
  });
  expect(table.state.legacy.green).toBe(59);
  table.play('blue', 'play-card', 'military-1').play('blue', 'initiate-battle', 'blue-general-0');
  expect(table.state.legacy.green).toBe(61);
  table.play('green', 'end-purchases');
  expect(table.state.lastRound).toBeUndefined();
});
test('ToC 6.8.variant: whoever may decline the last round is asked before the next turn begins', () => {
  const table = overlap({
    options: { 'declared-end': true },
    provinces: { italia: { governor: 'green', support: 3 } },
    legacy: { green: 60 },
  });
  expect(table.pending).toEqual(['green']);
  expect(table.asks('green')?.prompt).toBe('declare-end');
  expect(table.told('crisis-rolled')).toEqual([]);
  table.play('green', 'play-on');
  expect(table.state.lastRound).toBeUndefined();
  expect(table.pending).toEqual(['green', 'blue']);
});

test('ToC 6.8.variant: the next player goes on up to his own 6.6, but no further', () => {
  const table = overlap({
    provinces: { asia: { governor: 'green', support: 3 }, gallia: { governor: 'blue', support: 2, mobs: 1 } },
    available: { green: ['castra', 'mob', 'mob', 'mob', 'mob', 'tribute'], blue: [], yellow: [], red: [] },
  });
  table.play('blue', 'end-actions');
  expect(table.told('legacy-gained')).toEqual([
    { seat: 'green', legacy: 1, for: 'provinces' },
    { seat: 'blue', legacy: 1, for: 'provinces' },
  ]);
  expect(table.pending).toEqual(['green']);
  expect(table.refusal('blue', 'buy-card', 'castra')?.refused).toBe('not-your-decision');
  expect(table.told('politics-counted')).toEqual([{ seat: 'green', politics: 3 }]);
  expect(table.state.provinces.mobs.gallia).toBe(1);
  // The hand belongs to 6.8: while green chooses it, blue still waits.
  table.play('green', 'end-purchases');
  expect(table.asks('green')?.prompt).toBe('refill-hand');
  expect(table.pending).toEqual(['green']);
  table.dice(...IRA).play('green', 'refill-hand', { mob: 4, castra: 1 });
  expect(table.told('politics-counted').at(-1)).toEqual({ seat: 'blue', politics: 1 });
  expect(table.state.provinces.mobs.gallia).toBe(2);
  expect(table.pending).toEqual(['blue', 'yellow']);
});
test('ToC 6.8.variant: never more than two turns run beside each other', () => {
  const table = overlap({ available: NO_CARDS });
  table.play('blue', 'end-actions');
  expect(table.state.active).toBe('blue');
  table.dice(...IRA).play('green', 'end-purchases');
  expect(table.state.active).toBe('yellow');
  expect(table.pending).toEqual(['blue', 'yellow']);
  table.play('yellow', 'end-actions');
  expect(table.pending).toEqual(['blue']);
});
test('ToC 6.8.variant: whoever finishes buying first leaves the other to his actions', () => {
  const table = overlap({ available: NO_CARDS });
  table.play('green', 'end-purchases');
  expect(table.pending).toEqual(['blue']);
  table.dice(...IRA).play('blue', 'end-actions');
  expect(table.pending).toEqual(['blue', 'yellow']);
});
test('ToC 6.8.variant: the buyer has the first choice of the supply', () => {
  const table = overlap({
    provinces: { asia: { governor: 'green', support: 4 }, gallia: { governor: 'blue', support: 4 } },
    available: { ...NO_CARDS, red: Array(8).fill('castra') },
  });
  table.play('blue', 'end-actions').play('green', 'buy-card', 'castra');
  table.dice(...IRA).play('green', 'end-purchases');
  expect(table.refusal('blue', 'buy-card', 'castra')).toMatchObject({ rule: 'ToC 5.3.buy', because: 'sold-out' });
});

test('ToC 6.8.variant: a Pax Deorum pick of the buyer waits until his hand is full', () => {
  const table = overlap({
    dice: [6, 6],
    hand: { green: ['military-1', 'military-1', 'military-1'] },
    available: {
      green: ['senate-1', 'senate-1'],
      blue: ['mob', 'castra'],
      yellow: ['tribute', 'castra'],
      red: ['tribute'],
    },
    discard: { green: ['populace-1', 'quaestor'] },
    provinces: { asia: { governor: 'green', support: 4 } },
  });
  expect(table.pending).toEqual(['green', 'blue', 'yellow', 'red']);
  expect(table.asks('green')?.prompt).toBe('discard-more');
  expect(table.asks('blue')?.prompt).toBe('pax-pick');
  table.play('blue', 'pax-pick', 'mob').play('yellow', 'pax-pick', 'tribute').play('red', 'pax-pick', 'tribute');
  // Nothing is taken up and nobody acts before the last pick.
  expect(table.pending).toEqual(['green']);
  expect(table.state.hand.blue).toEqual([]);
  table.play('green', 'keep-rest').play('green', 'buy-card', 'castra').play('green', 'end-purchases');
  // The two available cards fill the hand; the pick then comes from the pile that the discards make.
  expect(table.state.hand.green).toEqual(['military-1', 'military-1', 'military-1', 'senate-1', 'senate-1']);
  expect(table.asks('green')).toMatchObject({ rule: 'ToC 9.pax-deorum', prompt: 'pax-pick' });
  expect(table.offers('green', 'pax-pick')).toEqual(['populace-1', 'castra', 'quaestor']);
  table.play('green', 'pax-pick', 'castra');
  expect(table.state.hand.green).toHaveLength(6);
  expect(table.state.available.green).toEqual(['populace-1', 'quaestor']);
  expect(table.state.hand.blue).toEqual(['mob']);
  expect(table.pending).toEqual(['blue']);
});
test('ToC 6.8.variant: a buyer with nothing to pick yet is waited for, whoever answers first', () => {
  const table = overlap({
    dice: [6, 6],
    hand: { green: ['military-1', 'military-1', 'senate-1', 'senate-1', 'populace-1'] },
    available: { green: [], blue: ['mob', 'castra'], yellow: [], red: [] },
    provinces: { asia: { governor: 'green', support: 4 } },
  });
  expect(table.asks('green')?.prompt).toBe('discard-more');
  table.play('blue', 'pax-pick', 'mob');
  // Both piles of green are empty, but he is still to buy: nobody acts before him.
  expect(table.pending).toEqual(['green']);
  expect(table.told('pax-card-taken')).toEqual([]);
  table.play('green', 'keep-rest').play('green', 'buy-card', 'castra').play('green', 'end-purchases');
  expect(table.offers('green', 'pax-pick')).toEqual(['castra']);
  table.play('green', 'pax-pick', 'castra');
  expect(table.told('pax-card-taken')).toEqual([{ seat: 'green' }, { seat: 'blue' }]);
  expect(table.state.hand.green).toHaveLength(6);
  expect(table.asks('blue')?.prompt).toBe('choose-action');
});
test('ToC 6.8.variant: a buyer who ends with both piles empty picks nothing, and the turn goes on', () => {
  const table = overlap({
    dice: [6, 6],
    hand: { green: ['military-1'] },
    available: { green: [], blue: ['mob', 'castra'], yellow: [], red: [] },
  });
  table.play('blue', 'pax-pick', 'mob');
  expect(table.pending).toEqual(['green']);
  table.play('green', 'keep-rest').play('green', 'end-purchases');
  expect(table.told('pax-card-taken')).toEqual([{ seat: 'blue' }]);
  expect(table.asks('blue')?.prompt).toBe('choose-action');
});
test('ToC 6.8.variant: the buyer chooses his hand before he picks for Pax Deorum', () => {
  const table = overlap({
    dice: [6, 6],
    available: { green: ['senate-1', 'senate-1', 'mob', 'mob', 'castra', 'tribute'], blue: [], yellow: [], red: [] },
  });
  expect(table.pending).toEqual(['green']);
  table.play('green', 'end-purchases');
  expect(table.asks('green')?.prompt).toBe('refill-hand');
  expect(table.refusal('green', 'pax-pick', 'mob')?.refused).toBe('not-offered');
  table.play('green', 'refill-hand', { 'senate-1': 2, mob: 2, castra: 1 });
  expect(table.offers('green', 'pax-pick')).toEqual(['tribute']);
  table.play('green', 'pax-pick', 'tribute');
  expect(table.state.hand.green).toHaveLength(6);
  expect(table.asks('blue')?.prompt).toBe('choose-action');
});

test('ToC 6.8.variant: a buyer whose refill has left no card takes none for Pax Deorum', () => {
  const table = overlap({
    dice: [6, 6],
    available: { green: ['castra', 'mob'], blue: ['mob', 'castra'], yellow: [], red: [] },
  });
  expect(table.pending).toEqual(['green', 'blue']);
  table.play('blue', 'pax-pick', 'castra');
  expect(table.pending).toEqual(['green']);
  table.play('green', 'end-purchases');
  expect(table.state.hand.green).toEqual(['castra', 'mob']);
  expect(table.state.hand.blue).toEqual(['castra']);
  expect(table.asks('blue')?.prompt).toBe('choose-action');
});

test('ToC 6.8.variant: a battle against the buyer waits for him only where he has to choose his losses', () => {
  const table = overlap({
    provinces: { asia: { governor: 'green', support: 4 } },
    armies: [
      { owner: 'green', region: 'asia', inCapital: true, legions: 1, reduced: 1 },
      { owner: 'blue', region: 'asia', legions: 3 },
    ],
    hand: { blue: ['military-1', 'military-1'] },
    available: NO_CARDS,
    dice: [...IRA, 3, 1, 1, 1, 1],
  });
  table.play('blue', 'play-card', 'military-1').play('blue', 'initiate-battle', 'blue-general-0');
  expect(table.told('battle-scored')).toEqual([{ attacker: 1, defender: 0 }]);
  // What he was asked first he answers first.
  expect(table.pending).toEqual(['green']);
  expect(table.asks('green')?.prompt).toBe('shop');
  table.play('green', 'buy-card', 'castra');
  expect(table.asks('green')?.prompt).toBe('shop');
  table.play('green', 'end-purchases');
  expect(table.asks('green')).toMatchObject({ rule: 'ToC 8.1.losses', facts: { army: 'green-general-0', hits: 1 } });
  table.play('green', 'take-hit', 'reduced-legion');
  expect(table.told('battle-won')).toEqual([{ winner: 'blue-general-0', loser: 'green-general-0' }]);
  expect(table.state.armies.legions['green-general-0']).toBe(1);
  expect(table.asks('blue')?.prompt).toBe('advance');
});
test('ToC 6.8.variant: losses without a choice do not wait for the buyer', () => {
  const table = overlap({
    provinces: { asia: { governor: 'green', support: 4, militia: true } },
    armies: [{ owner: 'blue', region: 'asia', legions: 1 }],
    hand: { blue: ['military-1'] },
    available: NO_CARDS,
    dice: [...IRA, 3, 1],
  });
  table.play('blue', 'play-card', 'military-1').play('blue', 'initiate-battle', 'blue-general-0');
  expect(table.told('battle-won')).toEqual([{ winner: 'blue-general-0', loser: 'militia-asia' }]);
  expect(table.asks('green')?.prompt).toBe('shop');
  expect(table.asks('blue')?.prompt).toBe('advance');
});
test('ToC 6.8.variant: a victorious defender who still buys may advance when he is done', () => {
  const table = overlap({
    provinces: { gallia: { governor: 'green', support: 2 } },
    armies: [
      { owner: 'green', region: 'gallia', legions: 1 },
      { owner: 'blue', region: 'gallia', legions: 1 },
    ],
    hand: { blue: ['military-1'] },
    available: NO_CARDS,
    dice: [...IRA, 1, 1],
  });
  table.play('blue', 'play-card', 'military-1').play('blue', 'initiate-battle', 'blue-general-0');
  expect(table.pending).toEqual(['green']);
  table.play('green', 'end-purchases').play('green', 'advance');
  expect(table.state.armies.inCapital).toEqual({ 'green-general-0': true });
  expect(table.pending).toEqual(['blue']);
});

test('ToC 6.8.variant: Diocletian ends the game in the middle of the purchases', () => {
  const table = overlap({ dice: [3, 4], events: ['diocletian'], legacy: { green: 7 } });
  expect(table.outcome).toMatchObject({ how: 'diocletian', winners: ['green'] });
  expect(table.pending).toEqual([]);
});
test('ToC 6.8.variant: the last player of the last round has nothing to buy for', () => {
  const table = arrange({
    active: 'red',
    options: { 'overlapping-turns': true },
    lastRound: true,
    legacy: { blue: 60 },
    provinces: { asia: { governor: 'red', support: 4 } },
  });
  table.play('red', 'end-actions');
  expect(table.outcome).toMatchObject({ how: 'legacy', winners: ['blue'] });
});
test('ToC 6.8.variant: in a last round the others finish their purchases before it ends', () => {
  const table = arrange({
    active: 'yellow',
    options: { 'overlapping-turns': true },
    lastRound: true,
    legacy: { blue: 60 },
    available: NO_CARDS,
    dice: IRA,
  });
  table.play('yellow', 'end-actions').play('red', 'end-actions');
  expect(table.outcome).toBeUndefined();
  expect(table.pending).toEqual(['yellow']);
  table.play('yellow', 'end-purchases');
  expect(table.outcome?.how).toBe('legacy');
});
