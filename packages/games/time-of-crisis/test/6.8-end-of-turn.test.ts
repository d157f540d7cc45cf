import { expect, test } from 'vitest';
import { type Arrangement, arrange } from './arrange.js';

/** Ira Deorum: the next turn begins without a question in its crisis. */
const IRA = [1, 1];
const close = (a: Arrangement) => arrange({ dice: IRA, ...a, phase: 'closing' }).play('green', 'end-purchases');

test('ToC 6.8: mobs, then barbarians, then the hand, then the check of 7.1, then the next player clockwise', () => {
  const table = close({
    provinces: { italia: { governor: 'green', support: 3, mobs: 1 } },
    barbarians: { goths: { italia: { inactive: 1 } } },
    available: { green: ['castra'] },
    legacy: { green: 60 },
  });
  const order = ['mob-grew', 'barbarians-turned-active', 'hand-refilled', 'last-round-triggered', 'turn-began'];
  const heard = table.heard('spectator').map(({ type }) => type);
  expect(heard.filter(type => order.includes(type))).toEqual(order);
  expect(table.state.active).toBe('blue');
  expect(table.pending).toEqual(['blue']);
});
test('ToC 6.8: after the last seat comes the first', () => {
  const table = arrange({ active: 'red', phase: 'closing', available: { red: [] }, dice: IRA });
  table.play('red', 'end-purchases');
  expect(table.state.active).toBe('green');
});

test('ToC 6.8.mobs: one more in each governed province that has one', () => {
  const table = close({
    provinces: {
      asia: { governor: 'green', support: 4, mobs: 1 },
      gallia: { governor: 'green', support: 4, mobs: 2 },
      italia: { governor: 'green', support: 4, mobs: 1 },
    },
  });
  expect(table.state.provinces.mobs).toEqual({ asia: 2, gallia: 3, italia: 2 });
});
test('ToC 6.8.mobs: none without a mob, none beside an Amphitheater, none with others', () => {
  const table = close({
    provinces: {
      asia: { governor: 'green', support: 4 },
      gallia: { governor: 'green', support: 4, mobs: 2, improvements: ['amphitheater'] },
      syria: { governor: 'green', support: 4, mobs: 1, improvements: ['basilica', 'limes'] },
      thracia: { governor: 'blue', support: 4, mobs: 1 },
      africa: { mobs: 1 },
    },
  });
  expect(table.state.provinces.mobs).toEqual({ gallia: 2, syria: 2, thracia: 1, africa: 1 });
});
test('ToC 6.8.mobs: while there are any left, in the order of the provinces', () => {
  const table = close({
    provinces: {
      syria: { governor: 'green', support: 4, mobs: 1 },
      gallia: { governor: 'green', support: 4, mobs: 1 },
      britannia: { governor: 'green', support: 4, mobs: 1 },
      africa: { governor: 'blue', mobs: 14 },
      hispania: { governor: 'blue', mobs: 13 },
    },
  });
  // Two of the 32 were left: Gallia and Syria come before Britannia.
  expect(table.told('mob-grew')).toEqual([
    { province: 'gallia', mobs: 2 },
    { province: 'syria', mobs: 2 },
  ]);
});

test('ToC 6.8.barbarians: all inactive ones in governed provinces are turned, leaders too', () => {
  const table = close({
    provinces: { asia: { governor: 'green' } },
    barbarians: {
      goths: { asia: { active: 1, inactive: 2, leaders: [{ id: 'cniva', active: false }] } },
      sassanids: { asia: { inactive: 1 } },
    },
  });
  const { barbarians, leaders } = table.state;
  expect([barbarians.active.goths.asia, barbarians.inactive.goths.asia]).toEqual([3, undefined]);
  expect(barbarians.active.sassanids.asia).toBe(1);
  expect(leaders.inactive).toEqual({});
  expect(table.told('barbarians-turned-active')).toEqual([
    { province: 'asia', tribe: 'goths', count: 3 },
    { province: 'asia', tribe: 'sassanids', count: 1 },
  ]);
});
test('ToC 6.8.barbarians: not in provinces of others, not in neutral ones, not at home', () => {
  const table = close({
    provinces: { asia: { governor: 'blue' }, hispania: { governor: 'green' } },
    barbarians: {
      goths: { asia: { inactive: 1 }, thracia: { inactive: 2, leaders: [{ id: 'cniva', active: false }] } },
    },
  });
  expect(table.told('barbarians-turned-active')).toEqual([]);
  expect(table.state.barbarians.inactive.goths).toMatchObject({ asia: 1, thracia: 2 });
  expect(table.state.leaders.inactive.cniva).toBe(true);
});
test('ToC 6.8.barbarians: Foederati have no side and stay in their army', () => {
  const table = close({
    provinces: { asia: { governor: 'green' } },
    armies: [{ owner: 'green', region: 'asia', legions: 1, foederati: ['goths'] }],
  });
  expect(table.told('barbarians-turned-active')).toEqual([]);
  expect(table.state.armies.foederati).toEqual({ 'green-general-0': ['goths'] });
});

test('ToC 6.8.refill: cards of the own choice, until there are five', () => {
  const table = arrange({
    hand: { green: ['mob', 'castra'] },
    available: { green: ['military-1', 'military-1', 'senate-1', 'tribute'] },
    discard: { green: ['quaestor'] },
    phase: 'closing',
    dice: IRA,
  });
  table.play('green', 'keep-rest').play('green', 'end-purchases');
  expect(table.asks('green')).toMatchObject({ rule: 'ToC 6.8.refill', prompt: 'refill-hand', facts: { count: 3 } });
  expect(table.offers('green', 'refill-hand')).toEqual({ 'military-1': 2, 'senate-1': 1, tribute: 1 });
  table.play('green', 'refill-hand', { 'military-1': 2, tribute: 1 });
  expect(table.state.hand.green).toEqual(['military-1', 'military-1', 'castra', 'tribute', 'mob']);
  expect(table.state.available.green).toEqual(['senate-1']);
  expect(table.state.discard.green).toEqual(['quaestor']);
});
test('ToC 6.8.refill: no more and no fewer than are missing, and only from the available deck', () => {
  const table = arrange({
    hand: { green: ['mob', 'castra'] },
    available: { green: ['military-1', 'military-1', 'senate-1', 'tribute'] },
    discard: { green: ['quaestor'] },
    phase: 'closing',
  });
  table.play('green', 'keep-rest').play('green', 'end-purchases');
  const refused = { refused: 'does-not-fit', rule: 'ToC 6.8.refill' };
  expect(table.refusal('green', 'refill-hand', { 'military-1': 2 })).toMatchObject(refused);
  expect(table.refusal('green', 'refill-hand', { 'military-1': 2, 'senate-1': 1, tribute: 1 })).toMatchObject(refused);
  expect(table.refusal('green', 'refill-hand', { 'military-1': 2, quaestor: 1 })).toMatchObject(refused);
  expect(table.refusal('green', 'refill-hand', { tribute: 3 })).toMatchObject(refused);
});
test('ToC 6.8.refill: a deck that does not suffice is taken whole, then the discard pile is chosen from', () => {
  const table = arrange({
    hand: { green: ['castra', 'mob'] },
    available: { green: ['senate-1', 'senate-1'] },
    discard: { green: ['military-1', 'populace-1', 'tribute', 'quaestor'] },
    phase: 'closing',
    dice: IRA,
  });
  table.play('green', 'keep-rest').play('green', 'end-purchases');
  expect(table.state.hand.green).toEqual(['senate-1', 'senate-1', 'castra', 'mob']);
  expect(table.offers('green', 'refill-hand')).toEqual({ 'military-1': 1, 'populace-1': 1, tribute: 1, quaestor: 1 });
  table.play('green', 'refill-hand', { tribute: 1 });
  expect(table.state.hand.green).toEqual(['senate-1', 'senate-1', 'castra', 'tribute', 'mob']);
  expect(table.state.available.green).toEqual(['military-1', 'populace-1', 'quaestor']);
  expect(table.state.discard.green).toEqual([]);
});
test('ToC 6.8.refill: a deck that just suffices is taken whole, and the discard pile stays where it is', () => {
  const table = close({
    available: { green: ['senate-1', 'senate-1', 'mob', 'mob', 'castra'] },
    discard: { green: ['military-1', 'tribute'] },
  });
  expect(table.state.hand.green).toHaveLength(5);
  expect(table.state.available.green).toEqual([]);
  expect(table.state.discard.green).toEqual(['military-1', 'tribute']);
  expect(table.told('deck-renewed')).toEqual([]);
});
test('ToC 6.8.refill: with five or more in hand none is taken, none discarded, no pile renewed', () => {
  const hand = ['military-1', 'military-1', 'senate-1', 'castra', 'tribute', 'mob'] as const;
  const table = arrange({
    hand: { green: hand },
    available: { green: [] },
    discard: { green: ['populace-1', 'quaestor'] },
    phase: 'closing',
    dice: IRA,
  });
  table.play('green', 'keep-rest').play('green', 'end-purchases');
  expect(table.state.hand.green).toEqual(hand);
  expect(table.state.available.green).toEqual([]);
  expect(table.state.discard.green).toEqual(['populace-1', 'quaestor']);
  expect(table.state.active).toBe('blue');
});
test('ToC 6.8.refill: with both piles empty the hand stays short', () => {
  const table = arrange({
    hand: { green: ['castra'] },
    available: { green: ['mob'] },
    phase: 'closing',
    dice: IRA,
  });
  table.play('green', 'keep-rest').play('green', 'end-purchases');
  expect(table.state.hand.green).toEqual(['castra', 'mob']);
  expect(table.state.active).toBe('blue');
});
test('ToC 6.8.refill: a card bought this turn may come into the new hand', () => {
  const table = arrange({
    provinces: { asia: { governor: 'green', support: 4 } },
    hand: { green: ['mob', 'mob'] },
    available: { green: ['senate-1', 'senate-1'] },
    discard: { green: ['military-1'] },
    phase: 'closing',
    dice: IRA,
  });
  table.play('green', 'keep-rest').play('green', 'buy-card', 'castra').play('green', 'end-purchases');
  table.play('green', 'refill-hand', { castra: 1 });
  expect(table.state.hand.green).toEqual(['senate-1', 'senate-1', 'castra', 'mob', 'mob']);
});
test('ToC 6.8.refill: the others learn how many cards, not which', () => {
  const table = arrange({ available: { green: ['castra', 'mob', 'mob', 'mob', 'mob', 'tribute'] }, phase: 'closing' });
  table.dice(...IRA).play('green', 'end-purchases');
  table.play('green', 'refill-hand', { mob: 4, tribute: 1 });
  const told = { type: 'hand-refilled', seat: 'green', count: 5 };
  expect(table.heard('green')).toContainEqual({ ...told, cards: ['tribute', 'mob', 'mob', 'mob', 'mob'] });
  expect(table.heard('blue')).toContainEqual(told);
});
