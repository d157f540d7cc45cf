import { describe, expect, test } from 'vitest';
import type { Order } from '../src/fighting.js';
import {
  ableOf,
  barbarianOrders,
  barbarianSacrifice,
  commandsOf,
  levelsOf,
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
    const net = (own: Army, other: Army): number => commandsOf(levelsOf(own), levelsOf(other));
    expect(net({ 'captain-2': 1, 'captain-1': 1 }, { 'captain-1': 2 })).toBe(1);
    expect(net({ 'captain-1': 2 }, { 'captain-2': 1, 'captain-1': 1 })).toBe(0);
    expect(net({ 'captain-3': 1 }, {})).toBe(3);
  });
  test('MU card.68: a captain may be raised, but not above the third level', () => {
    expect(levelsOf({ 'captain-2': 1 }, 1)).toBe(3);
    expect(levelsOf({ 'captain-3': 1 }, 1)).toBe(3);
    expect(levelsOf({ cavalry: 1 }, 1)).toBe(0);
  });
  test('MU card.4: who stands fast is blocked only by as many', () => {
    const blue = { ...rank({ archer: 3 }), standsFast: true };
    expect(ableOf(blue, rank({ archer: 1 }), 'archer')).toBe(3);
    expect(ableOf(blue, rank({ archer: 3 }), 'archer')).toBe(0);
    expect(ableOf(rank({ archer: 1 }), blue, 'archer')).toBe(0);
  });
  test('MU card.7: others who shoot are blocked like archers, and block nobody', () => {
    const blue = { ...rank({ cavalry: 3 }), extraArchers: 2 };
    expect(ableOf(blue, rank({ cavalry: 1 }), 'archer')).toBe(2);
    expect(ableOf(blue, rank({ archer: 1 }), 'archer')).toBe(0);
    expect(ableOf(rank({ archer: 1 }), blue, 'archer')).toBe(1);
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
    expect(barbarianOrders(rank(horde), rank({ cavalry: 1 }), 1)).toEqual(['adopt:archer']);
    expect(barbarianOrders(rank(horde), rank({ archer: 2 }), 1)).toEqual(['allow:archer']);
    expect(barbarianOrders(rank({ 'captain-1': 1 }), rank({ archer: 2 }), 1)).toEqual([]);
    expect(barbarianOrders(rank(horde), rank({ 'captain-1': 1 }), 0)).toEqual([]);
  });
  test('MU E-combat-li: barbarians throw in light infantry only when they are fewer', () => {
    expect(barbarianSacrifice(2, 2, 3, false)).toBe(1);
    expect(barbarianSacrifice(2, 2, 2, false)).toBe(0);
    expect(barbarianSacrifice(2, 2, 3, true)).toBe(0);
    expect(barbarianSacrifice(1, 1, 3, false)).toBe(0);
    expect(barbarianSacrifice(4, 4, 5, false)).toBe(2);
  });
});
