import type { Arg } from '@hegemon/kernel';
import type { TestTable } from '@hegemon/testkit';
import { expect, test } from 'vitest';
import { timeOfCrisis } from '../src/index.js';
import type { ToC } from '../src/state.js';
import { type ArrangedArmy, arrange } from './arrange.js';

type Table = TestTable<ToC>;
const HAND: Arg = { 'military-1': 2, 'senate-1': 2, 'populace-1': 1 };
/** Ends the turn of a player who has no card in hand and does nothing. */
const passTurn = (table: Table, seat: string): void => {
  table.play(seat, 'end-actions');
  table.play(seat, 'end-purchases');
  table.play(seat, 'refill-hand', HAND);
};

test('ToC 1: two to four families play', () => {
  expect(timeOfCrisis.players).toEqual([2, 3, 4]);
  for (const players of [2, 3, 4]) expect(timeOfCrisis.seats({ players })).toHaveLength(players);
  for (const players of [1, 5]) expect(timeOfCrisis.readOptions({ players })).toMatchObject({ ok: false });
});

test('ToC 1: a player without province, army and politics takes his turns as everybody else', () => {
  const armies: ArrangedArmy[] = [{ owner: 'blue', region: 'asia', inCapital: true, legions: 1 }];
  const table = arrange({ provinces: { asia: { governor: 'blue' } }, armies, phase: 'upkeep', dice: [1, 1] });
  for (const seat of ['green', 'blue', 'yellow', 'red']) {
    expect(table.pending).toEqual([seat]);
    expect(table.asks(seat)).toMatchObject({ prompt: 'choose-action' });
    table.dice(1, 1);
    passTurn(table, seat);
  }
  expect(table.outcome).toBeUndefined();
  expect(table.pending).toEqual(['green']);
  expect(table.told('turn-began').map(facts => facts.seat)).toEqual(['blue', 'yellow', 'red', 'green']);
  // He still plays cards and can come back into the game.
  table.play('green', 'play-card', 'senate-1').dice(3, 4).play('green', 'play-card', 'senate-1');
  table.play('green', 'place-governor', 'gallia').play('green', 'stake-senate', 2);
  expect(table.state.provinces.governor.gallia).toBe('green');
});

test('ToC 1: whoever has the most Legacy at the end wins', () => {
  const legacy = { green: 30, blue: 41, yellow: 12, red: 40 };
  const table = arrange({ active: 'red', legacy, lastRound: true });
  passTurn(table, 'red');
  expect(table.pending).toEqual([]);
  expect(table.outcome).toMatchObject({ winners: ['blue'], points: legacy });
});
