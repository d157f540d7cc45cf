import { expect, test } from 'vitest';
import { timeOfCrisis } from '../src/index.js';
import { arrange } from './arrange.js';

test('ToC 6.7: played cards are laid down, then cards may be discarded, then politics are spent', () => {
  const table = arrange({
    provinces: { asia: { governor: 'green', support: 4 }, syria: { governor: 'green', support: 3 } },
    hand: { green: ['military-1', 'tribute'] },
  });
  table.play('green', 'play-card', 'military-1').play('green', 'end-actions');
  expect(table.state.discard.green).toEqual(['military-1']);
  expect(table.asks('green')).toMatchObject({ rule: 'ToC 6.7.discard', prompt: 'discard-more' });
  table.play('green', 'keep-rest');
  expect(table.asks('green')).toMatchObject({ rule: 'ToC 5.3', prompt: 'shop', facts: { politics: 7, bought: 0 } });
  table.play('green', 'buy-card', 'castra');
  expect(table.state.discard.green).toEqual(['military-1', 'castra']);
  expect(table.asks('green')?.facts).toEqual({ politics: 5, bought: 1 });
});
test('ToC 6.7: nothing is bought before the discarding is decided', () => {
  const table = arrange({
    provinces: { asia: { governor: 'green', support: 4 } },
    hand: { green: ['tribute'] },
    discard: { green: ['military-1'] },
    phase: 'closing',
  });
  expect(table.refusal('green', 'buy-card', 'castra')).toMatchObject({
    refused: 'not-offered',
    rule: 'ToC 6.7.discard',
  });
  expect(table.refusal('green', 'trash-card', 'military-1')).toMatchObject({
    refused: 'not-offered',
    rule: 'ToC 6.7.discard',
  });
});
test('ToC 6.7: buying and trashing are free, and so is doing neither', () => {
  const table = arrange({ provinces: { asia: { governor: 'green', support: 4 } }, phase: 'closing', dice: [1, 1] });
  expect(table.offers('green', 'end-purchases')).toBe(true);
  const { supply } = table.state;
  table.play('green', 'end-purchases');
  expect(table.state.supply).toEqual(supply);
  expect(table.told('card-bought')).toEqual([]);
});
test('ToC 6.7: the buyer sees his deck and his discard pile, the others only the discard pile', () => {
  const table = arrange({
    hand: { green: ['tribute'] },
    available: { green: ['castra', 'mob'] },
    discard: { green: ['military-1'] },
    phase: 'closing',
  });
  const own = timeOfCrisis.view(table.state, 'green');
  expect(own.available.green).toEqual({ count: 2, cards: ['castra', 'mob'] });
  expect(own.discard.green).toEqual(['military-1']);
  const foreign = timeOfCrisis.view(table.state, 'blue');
  expect(foreign.available.green).toEqual({ count: 2 });
  expect(foreign.hand.green).toEqual({ count: 1 });
  expect(foreign.discard.green).toEqual(['military-1']);
});

test('ToC 6.7.discard: all played cards go, whether their events were used or not', () => {
  const table = arrange({
    provinces: { asia: { governor: 'green' } },
    played: ['quaestor', 'mob', 'military-1'],
    discard: { green: ['senate-1'] },
  });
  table.play('green', 'use-quaestor', 'asia').play('green', 'end-actions');
  expect(table.state.discard.green).toEqual(['military-1', 'senate-1', 'quaestor', 'mob']);
  expect([table.state.played, table.state.unused]).toEqual([[], []]);
});
test('ToC 6.7.discard: any number of the cards in hand may follow, one of several copies too', () => {
  const table = arrange({
    hand: { green: ['military-1', 'military-1', 'tribute', 'mob'] },
    available: { green: [] },
    phase: 'closing',
  });
  expect(table.offers('green', 'discard-card')).toEqual(['military-1', 'tribute', 'mob']);
  table.play('green', 'discard-card', 'military-1').play('green', 'discard-card', 'mob');
  expect(table.state.hand.green).toEqual(['military-1', 'tribute']);
  expect(table.state.discard.green).toEqual(['military-1', 'mob']);
  expect(table.told('card-discarded')).toEqual([
    { seat: 'green', card: 'military-1' },
    { seat: 'green', card: 'mob' },
  ]);
  table.play('green', 'discard-card', 'military-1').play('green', 'discard-card', 'tribute');
  // With an empty hand there is nothing left to decide.
  expect(table.asks('green')?.prompt).toBe('shop');
});
test('ToC 6.7.discard: only what is in the hand', () => {
  const table = arrange({ hand: { green: ['tribute'] }, available: { green: ['castra'] }, phase: 'closing' });
  expect(table.refusal('green', 'discard-card', 'castra')).toMatchObject({
    refused: 'does-not-fit',
    rule: 'ToC 6.7.discard',
    because: 'not-among',
  });
});
test('ToC 6.7.discard: it is over with the first look at the market', () => {
  const table = arrange({
    provinces: { asia: { governor: 'green', support: 4 } },
    hand: { green: ['tribute', 'mob'] },
    phase: 'closing',
  });
  table.play('green', 'keep-rest');
  expect(table.refusal('green', 'discard-card', 'mob')?.refused).toBe('not-offered');
  table.play('green', 'buy-card', 'castra');
  expect(table.refusal('green', 'discard-card', 'mob')?.refused).toBe('not-offered');
  expect(table.state.hand.green).toEqual(['tribute', 'mob']);
});
test('ToC 6.7.discard: a card discarded here may be trashed in the same turn', () => {
  const table = arrange({
    provinces: { asia: { governor: 'green', support: 4 } },
    hand: { green: ['military-1'] },
    phase: 'closing',
  });
  table.play('green', 'discard-card', 'military-1').play('green', 'trash-card', 'military-1');
  expect(table.state.discard.green).toEqual([]);
  expect(table.asks('green')?.facts).toEqual({ politics: 1, bought: 0 });
});
