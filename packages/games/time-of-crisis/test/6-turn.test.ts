import { expect, test } from 'vitest';
import type { CardId } from '../src/ids.js';
import { type ArrangedArmy, arrange, type ToCTable } from './arrange.js';

const told = (table: ToCTable): string[] => [
  ...table.opening.told.map(({ type }) => type),
  ...table.heard('spectator').map(({ type }) => type),
];

test('ToC 6: a turn has eight phases, one after the other, then the next player follows', () => {
  const table = arrange({
    active: 'blue',
    provinces: {
      asia: { governor: 'blue', support: 4, mobs: 1, quaestor: true, marker: 'seat' },
      thracia: { governor: 'blue', support: 4 },
      syria: { governor: 'blue', support: 4 },
    },
    barbarians: { sassanids: { syria: { active: 1 } } },
    hand: { blue: ['castra'] },
    phase: 'upkeep',
    dice: [1, 1],
  });
  expect(table.pending).toEqual(['blue']);
  table.play('blue', 'play-card', 'castra').dice(1, 1).play('blue', 'end-actions');
  table.play('blue', 'end-purchases').play('blue', 'refill-hand', { 'military-1': 2, 'senate-1': 3 });
  const phases = [
    'turn-began',
    'quaestor-removed', // 6.1
    'crisis-rolled', // 6.2
    'card-played', // 6.3
    'points-lost',
    'support-changed', // 6.4
    'pretender-marked', // 6.5
    'legacy-gained', // 6.6
    'politics-counted', // 6.7
    'mob-grew', // 6.8
    'hand-refilled',
    'turn-began',
    'crisis-rolled',
  ];
  const seen = told(table).filter((type, i, all) => phases.includes(type) && type !== all[i - 1]);
  expect(seen).toEqual(phases);
  expect(table.pending).toEqual(['yellow']);
  expect(table.state.active).toBe('yellow');
});
test('ToC 6: after the last seat the first one follows', () => {
  const table = arrange({ active: 'red', startPlayer: 'yellow' }).dice(1, 1).play('red', 'end-actions');
  table.play('red', 'end-purchases').play('red', 'refill-hand', { 'military-1': 2, 'senate-1': 3 });
  expect(table.pending).toEqual(['green']);
});
test('ToC 6: upkeep, crisis, support check, expansion and Legacy ask the active player nothing', () => {
  const provinces = { asia: { governor: 'green', support: 4 } } as const;
  const table = arrange({ provinces, phase: 'upkeep', dice: [1, 1] });
  expect(table.asks('green')).toMatchObject({ prompt: 'choose-action' });
  table.play('green', 'end-actions');
  expect(table.asks('green')).toMatchObject({ prompt: 'shop' });
});

const GREEN: ArrangedArmy = { owner: 'green', region: 'asia', inCapital: true, legions: 1, castra: true };
const ELSEWHERE: ArrangedArmy = { owner: 'green', region: 'goths', legions: 1, castra: true };
const BLUE: ArrangedArmy = { owner: 'blue', region: 'syria', legions: 1, castra: true };

test('ToC 6.1: upkeep is the first thing in a turn, before the crisis roll', () => {
  const table = arrange({ armies: [GREEN], phase: 'upkeep', dice: [1, 1] });
  expect(told(table).slice(0, 3)).toEqual(['turn-began', 'castra-removed', 'crisis-rolled']);
});

test('ToC 6.1.remove: the Quaestors in provinces one governs', () => {
  const provinces = {
    asia: { governor: 'green', quaestor: true },
    italia: { governor: 'green', support: 3, quaestor: true },
    syria: { governor: 'blue', quaestor: true },
  } as const;
  const table = arrange({ provinces, phase: 'upkeep', dice: [1, 1] });
  expect(table.state.provinces.quaestor).toEqual({ syria: true });
});
test('ToC 6.1.remove: the Castra of armies one commands, wherever they are', () => {
  const table = arrange({ armies: [GREEN, ELSEWHERE, BLUE], phase: 'upkeep', dice: [1, 1] });
  expect(table.state.armies.castra).toEqual({ 'blue-general-0': true });
});
test('ToC 6.1.remove: the Castra of militia, alone or stacked', () => {
  const provinces = {
    asia: { governor: 'green', militia: true, militiaCastra: true },
    thracia: { governor: 'green', militia: true, militiaCastra: true },
    syria: { governor: 'blue', militia: true, militiaCastra: true },
  } as const;
  const table = arrange({ provinces, armies: [{ ...GREEN, castra: false }], phase: 'upkeep', dice: [1, 1] });
  expect(table.state.provinces.militiaCastra).toEqual({ syria: true });
});
test('ToC 6.1.remove: nothing is told of markers that were not there', () => {
  const provinces = { asia: { governor: 'green', militia: true } } as const;
  const table = arrange({ provinces, armies: [{ ...GREEN, castra: false }], phase: 'upkeep', dice: [1, 1] });
  expect(told(table).slice(0, 2)).toEqual(['turn-began', 'crisis-rolled']);
});
test('ToC 6.1.remove: they stay through the turns of the others', () => {
  const provinces = { asia: { governor: 'green', quaestor: true } } as const;
  const table = arrange({ provinces, active: 'blue', armies: [GREEN], phase: 'upkeep', dice: [1, 1] });
  expect(table.state.provinces.quaestor).toEqual({ asia: true });
  expect(table.state.armies.castra).toEqual({ 'green-general-0': true });
});

test('ToC 6.2: black and white are rolled, and their sum is looked up', () => {
  const table = arrange({ phase: 'crisis', dice: [2, 4, 6, 1] });
  expect(table.opening.told[0]).toMatchObject({ type: 'crisis-rolled', open: { black: 2, white: 4, entry: 'goths' } });
  const same = arrange({ phase: 'crisis', dice: [5, 1, 6, 1] });
  expect(same.opening.told[0]).toMatchObject({ open: { entry: 'goths' } });
});
test('ToC 6.2: the crisis is resolved before the first action', () => {
  const table = arrange({ phase: 'crisis', dice: [2, 4, 1, 1], hand: { green: ['castra'] } });
  expect(table.state.barbarians.active.goths).toEqual({ thracia: 1 });
  expect(table.offers('green', 'play-card')).toEqual(['castra']);
});

test('ToC 6.3: the phase ends when the player says so, even with cards and points left', () => {
  const table = arrange({ hand: { green: ['castra', 'mob'] } }).play('green', 'play-card', 'castra');
  expect(table.offers('green', 'end-actions')).toBe(true);
  table.play('green', 'end-actions');
  expect(table.asks('green')).toMatchObject({ rule: 'ToC 6.7.discard' });
  expect(table.state.hand.green).toEqual(['mob']);
});
test('ToC 6.3: with nothing left to do the player is still asked', () => {
  const table = arrange();
  expect(table.asks('green')?.choices.map(({ kind }) => kind)).toEqual(['end-actions']);
});
test('ToC 6.3: not with an army at sea', () => {
  const armies: ArrangedArmy[] = [{ owner: 'green', region: 'mare-orientale', legions: 1 }];
  const table = arrange({ armies, points: { military: 1 } });
  const refusal = table.refusal('green', 'end-actions');
  expect(refusal).toMatchObject({ refused: 'not-offered', rule: 'ToC 6.3.1.sea', because: 'army-at-sea' });
});
test('ToC 6.3: before the first action an army that already stands in a pretender capital takes it', () => {
  const table = arrange({
    provinces: {
      asia: { governor: 'blue', support: 3, marker: 'breakaway' },
      thracia: { governor: 'blue', support: 3, marker: 'seat' },
    },
    armies: [{ owner: 'green', region: 'asia', inCapital: true, legions: 1 }],
    phase: 'upkeep',
    dice: [1, 1],
  });
  expect(table.asks('green')).toMatchObject({ rule: 'ToC 12.2.breakaway', prompt: 'install-governor' });
  table.play('green', 'install-governor');
  expect(table.state.provinces.governor.asia).toBe('green');
  expect(table.asks('green')).toMatchObject({ prompt: 'choose-action' });
});

test('ToC 6.3.any-order: cards one by one, actions of all suits in between, as often as they can be paid', () => {
  const hand: CardId[] = ['castra', 'mob', 'tribute', 'quaestor'];
  const table = arrange({
    provinces: { asia: { governor: 'green' } },
    armies: [{ owner: 'green', region: 'asia', inCapital: true, legions: 1 }],
    hand: { green: hand },
  });
  table.play('green', 'play-card', 'mob').play('green', 'increase-support', 'asia');
  table.play('green', 'play-card', 'castra').play('green', 'add-legion', 'green-general-0');
  table.play('green', 'play-card', 'quaestor').play('green', 'increase-support', 'asia');
  table.play('green', 'play-card', 'tribute').play('green', 'recruit-governor', 'governor-2');
  expect(table.state.provinces.support.asia).toBe(3);
  expect(table.state.points).toEqual({ military: 0, senate: 0, populace: 0 });
});
test('ToC 6.3.any-order: the same action as often as it can be paid', () => {
  const table = arrange({ provinces: { asia: { governor: 'green' } }, points: { populace: 2 + 3 + 4 } });
  for (let i = 0; i < 3; i++) table.play('green', 'increase-support', 'asia');
  expect(table.state.provinces.support.asia).toBe(4);
});
test('ToC 6.3.any-order: a card can be played after points of another were spent', () => {
  const table = arrange({ hand: { green: ['castra', 'flanking-maneuver'] } });
  table.play('green', 'play-card', 'castra').play('green', 'recruit-general', 'green-general-2');
  expect(table.offers('green', 'play-card')).toEqual(['flanking-maneuver']);
});
