import { describe, expect, test } from 'vitest';
import type { Order } from '../src/fighting.js';
import {
  ableOf,
  barbarianOrders,
  barbarianSacrifice,
  commandsOf,
  ordersFor,
  type Rank,
} from '../src/rules/abilities.js';
import type { Army } from '../src/troops.js';

const rank = (army: Army, ...orders: Order[]): Rank => ({ army, orders });

describe('abilities', () => {
  test('MU 5-units-block: a type is of use only where the enemy has none of it', () => {
    const [ours, theirs] = [rank({ archer: 2, cavalry: 1 }), rank({ cavalry: 3 })];
    expect([ableOf(ours, theirs, 'archer'), ableOf(ours, theirs, 'cavalry')]).toEqual([2, 0]);
    expect(ableOf(theirs, ours, 'cavalry')).toBe(0);
  });
  test('MU 5-units-cp: the captain of the example may adopt, cancel or allow', () => {
    const blue = rank({ 'light-infantry': 1, 'heavy-infantry': 1, cavalry: 1 });
    const yellow = (...orders: Order[]) => rank({ 'captain-1': 1, cavalry: 1 }, ...orders);
    // Nobody else shoots.
    expect(ableOf(yellow('adopt:archer'), blue, 'archer')).toBe(1);
    // Light infantry against light infantry: neither is of use.
    expect(ableOf(blue, yellow('adopt:light-infantry'), 'light-infantry')).toBe(0);
    expect(ableOf(blue, yellow(), 'light-infantry')).toBe(1);
    // To adopt heavy infantry comes to the same as to cancel it.
    expect(ableOf(blue, yellow('adopt:heavy-infantry'), 'heavy-infantry')).toBe(0);
    expect(ableOf(blue, yellow('cancel:heavy-infantry'), 'heavy-infantry')).toBe(0);
    expect(ableOf(yellow('allow:cavalry'), blue, 'cavalry')).toBe(1);
    expect(ordersFor(yellow(), blue, 'archer')).toEqual(['adopt:archer']);
    expect(ordersFor(yellow(), blue, 'heavy-infantry')).toEqual(['adopt:heavy-infantry', 'cancel:heavy-infantry']);
    expect(ordersFor(yellow(), blue, 'cavalry')).toEqual(['adopt:cavalry', 'allow:cavalry']);
  });
  test('MU 5-units-cp-net: only the side with the higher levels commands', () => {
    expect(commandsOf({ 'captain-2': 1, 'captain-1': 1 }, { 'captain-1': 2 })).toBe(1);
    expect(commandsOf({ 'captain-1': 2 }, { 'captain-2': 1, 'captain-1': 1 })).toBe(0);
    expect(commandsOf({ 'captain-3': 1 }, {})).toBe(3);
  });
  test('MU 5-units-cp-allow: no more than there are', () => {
    const [ours, theirs] = [rank({ archer: 1 }, 'allow:archer', 'allow:archer'), rank({ archer: 4 })];
    expect(ableOf(ours, theirs, 'archer')).toBe(1);
    expect(ordersFor(rank({ archer: 1 }, 'allow:archer'), theirs, 'archer')).not.toContain('allow:archer');
  });
  test('MU 5-naval-abilities: at sea only archers and light infantry', () => {
    const [ours, theirs] = [rank({ archer: 1, 'light-infantry': 1, cavalry: 1, 'heavy-infantry': 1 }), rank({})];
    const able = (['archer', 'light-infantry', 'heavy-infantry', 'cavalry'] as const).map(type =>
      ableOf(ours, theirs, type, true),
    );
    expect(able).toEqual([1, 1, 0, 0]);
    expect(ordersFor(ours, theirs, 'cavalry', true)).toEqual([]);
  });
  test('MU E-combat: a barbarian captain shoots, or lets one shoot', () => {
    const horde: Army = { 'light-infantry': 2, archer: 1, 'captain-1': 1 };
    expect(barbarianOrders(horde, rank({ cavalry: 1 }))).toEqual(['adopt:archer']);
    expect(barbarianOrders(horde, rank({ archer: 2 }))).toEqual(['allow:archer']);
    expect(barbarianOrders({ 'captain-1': 1 }, rank({ archer: 2 }))).toEqual([]);
    expect(barbarianOrders(horde, rank({ 'captain-1': 1 }))).toEqual([]);
  });
  test('MU E-combat-li: barbarians throw in light infantry only when they are fewer', () => {
    const two: Army = { 'light-infantry': 2 };
    expect(barbarianSacrifice(two, 2, 3, false)).toBe(1);
    expect(barbarianSacrifice(two, 2, 2, false)).toBe(0);
    expect(barbarianSacrifice(two, 2, 3, true)).toBe(0);
    expect(barbarianSacrifice({ 'light-infantry': 1 }, 1, 3, false)).toBe(0);
    expect(barbarianSacrifice({ 'light-infantry': 4 }, 4, 5, false)).toBe(2);
  });
});
