import { describe, expect, test } from 'vitest';
import { placeHorde } from '../src/deeds/barbarians.js';
import { beginEvents, beginUprisings } from '../src/frames/barbarians.js';
import { EVENTS, type TerritoryId } from '../src/ids.js';
import { risingLands, uprisingsDue } from '../src/rules/uprisings.js';
import type { MU } from '../src/state.js';
import { type Arrangement, arranged } from './arrange.js';
import { Trial } from './table.js';

/** Round 2, the horde is two light infantry; nobody stands anywhere unless it is said. */
const table = (what: Arrangement = {}): MU => {
  const g = arranged({ round: 2, armies: {}, ...what });
  g.phase = 2;
  g.horde = { dice: [3, 5, 4] };
  return g;
};
const HOME: readonly TerritoryId[] = [
  'alexandria',
  'damietta',
  'cairo',
  'upper-egypt',
  'sinai',
  'jerusalem',
  'damascus',
];
const rebels = (...lands: TerritoryId[]): Arrangement['armies'] =>
  Object.fromEntries(lands.map(at => [at, { barbarians: { 'light-infantry': 1 } }]));

describe('MU 2-uprisings', () => {
  test('MU 2-uprisings-rate: the card on top after the event was handled shows 30: that is permitted', () => {
    const g = table();
    g.decks.events = ['event-26', 'event-01', ...EVENTS.filter(id => id !== 'event-26' && id !== 'event-01')];
    g.taxRate = { 'player-2': 30, 'player-3': 50 };
    const t = new Trial(g, beginEvents(), [4, 5, 6]).answer('player-1', 'reroll', []).answer('player-1', 'pass');
    expect(t.told.find(({ type }) => type === 'rate-permitted')).toMatchObject({ rate: 30 });
    expect(t.told.filter(({ type }) => type === 'uprisings-due')).toEqual([
      { type: 'uprisings-due', player: 'player-3', count: 2 },
    ]);
    expect(t.question('player-3').prompt).toBe('place-uprising');
  });
  test('MU 2-uprisings-count: one for each level of the scale above the permitted rate', () => {
    const g = table();
    g.decks.events = ['event-01'];
    g.taxRate = { 'player-1': 50, 'player-2': 30 };
    expect(uprisingsDue(g, 'player-1')).toBe(2);
    expect(uprisingsDue(g, 'player-2')).toBe(0);
    expect(uprisingsDue(g, 'player-3')).toBe(0);
  });
  test('MU 2-uprisings-hp: Green has two rebelling territories and two new uprisings: 2 points of honour', () => {
    const g = table({ armies: rebels('cairo', 'sinai') });
    const before = g.honour['player-3'];
    const t = new Trial(g, beginUprisings('player-3', 2));
    expect(t.g.honour['player-3']).toBe(before - 2);
  });
  test('MU 2-uprisings-hp: judged once: without a rebelling territory before, two at once cost nothing', () => {
    const g = table();
    const before = g.honour['player-3'];
    const t = new Trial(g, beginUprisings('player-3', 2));
    t.answer('player-3', 'rise', 'cairo').answer('player-3', 'rise', 'sinai');
    expect(t.g.honour['player-3']).toBe(before);
    expect(t.g.armies.cairo?.barbarians).toEqual({ 'light-infantry': 2 });
    expect(t.g.armies.sinai?.barbarians).toEqual({ 'light-infantry': 2 });
  });
  test('MU 2-uprisings-place: where the fewest own units are; the owner chooses among equals', () => {
    const g = table({
      armies: {
        cairo: { 'player-3': { archer: 2 } },
        alexandria: { 'player-3': { archer: 1 } },
        ...rebels('damietta', 'upper-egypt', 'sinai', 'jerusalem'),
      },
    });
    expect(risingLands(g, 'player-3', [])).toEqual(['damascus']);
    expect(risingLands(g, 'player-3', ['damascus'])).toEqual(['alexandria']);
  });
  test('MU 2-uprisings-place: outside the start realm only when all of it rises; never two in one territory', () => {
    const g = table({ armies: { acre: { 'player-3': { archer: 1 } }, ...rebels(...HOME.slice(1)) } });
    expect(risingLands(g, 'player-3', [])).toEqual(['alexandria']);
    expect(risingLands(g, 'player-3', ['alexandria'])).toEqual(['acre']);
    expect(risingLands(g, 'player-3', ['alexandria', 'acre'])).toEqual([]);
  });
  test('MU 2-uprisings-place: where nothing is eligible nothing is placed, but the honour is lost', () => {
    const g = table({ armies: rebels(...HOME) });
    const before = g.honour['player-3'];
    const t = new Trial(g, beginUprisings('player-3', 1));
    expect(t.isOver).toBe(true);
    expect(t.g.honour['player-3']).toBe(before - 1);
  });
  test('MU 2-uprisings-place: if the supply lacks pieces the army is smaller', () => {
    const g = table({ armies: { galicia: { barbarians: { 'light-infantry': 39, archer: 20, 'captain-1': 6 } } } });
    g.horde = { dice: [1, 1, 1] };
    expect(placeHorde(g, 'cairo')).toEqual({ 'light-infantry': 1, 'captain-1': 1 });
    expect(placeHorde(g, 'sinai')).toEqual({});
    expect(g.armies.sinai).toBeUndefined();
  });
  test('MU 2-uprisings: in the order of the turn, each complete before the next', () => {
    const g = table();
    g.order = ['player-2', 'player-3', 'player-1'];
    g.decks.events = ['event-26', 'event-01', ...EVENTS.filter(id => id !== 'event-26' && id !== 'event-01')];
    g.taxRate = { 'player-1': 40, 'player-2': 10, 'player-3': 40 };
    g.buildings.civil = { cairo: 1, nicaea: 1 };
    const t = new Trial(g, beginEvents(), [4, 5, 6]).answer('player-2', 'reroll', []).answer('player-2', 'pass');
    t.answer('player-3', 'rise', 'cairo');
    expect(t.g.buildings.civil).toEqual({ nicaea: 1 });
    t.answer('player-1', 'rise', 'nicaea');
    expect(t.g.buildings.civil).toEqual({});
    expect(t.isOver).toBe(true);
  });
  test('MU 2-uprisings-fight: without own units there they raid at once', () => {
    const g = table();
    g.buildings.civil.cairo = 1;
    const t = new Trial(g, beginUprisings('player-3', 1)).answer('player-3', 'rise', 'cairo');
    expect(t.isOver).toBe(true);
    expect(t.g.buildings.civil.cairo).toBeUndefined();
  });
  test('MU 2-uprisings-fight: own units are attacked at once', () => {
    const armies = Object.fromEntries(HOME.map(at => [at, { 'player-3': { 'light-infantry': 1, cavalry: 1 } }]));
    const t = new Trial(table({ armies }), beginUprisings('player-3', 1)).answer('player-3', 'rise', 'cairo');
    expect(t.g.battle).toMatchObject({ at: 'cairo', sides: { attacker: { side: 'barbarians' } } });
  });
});

describe('MU window.uprising-placed', () => {
  test('MU window.uprising-placed: only the player hit is asked, before battle or raid', () => {
    const g = table();
    g.buildings.civil.cairo = 1;
    g.cards.held['player-3'] = ['realm-24'];
    g.cards.held['player-1'] = ['realm-26'];
    const t = new Trial(g, beginUprisings('player-3', 1)).answer('player-3', 'rise', 'cairo');
    expect(t.asked).toHaveLength(1);
    expect(t.question('player-3').facts).toEqual({ window: 'uprising-placed' });
    expect(t.g.buildings.civil.cairo).toBe(1);
  });
  test('MU tech.laws: one orange point sends the uprising over the border; the honour stays lost', () => {
    const g = table({ armies: rebels('sinai') });
    g.technologies['player-3'] = ['edict', 'laws'];
    g.points['player-3'] = { orange: 1 };
    const before = g.honour['player-3'];
    const t = new Trial(g, beginUprisings('player-3', 1)).answer('player-3', 'rise', 'alexandria');
    t.answer('player-3', 'use-technology', 'laws');
    expect(t.choice('player-3', 'name')).toMatchObject({ of: ['alexandria'] });
    t.answer('player-3', 'name', 'alexandria');
    expect(t.choice('player-3', 'name')).toMatchObject({ of: ['acre', 'palmyra', 'marmarica'] });
    t.answer('player-3', 'name', 'marmarica');
    expect(t.g.armies.alexandria).toBeUndefined();
    expect(t.g.armies.marmarica?.barbarians).toEqual({ 'light-infantry': 2 });
    expect(t.g.honour['player-3']).toBe(before - 1);
    expect(t.g.points).toEqual({});
  });
});
