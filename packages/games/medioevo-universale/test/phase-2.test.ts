import { describe, expect, test } from 'vitest';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginEvents } from '../src/frames/barbarians.js';
import { EVENTS, type EventId } from '../src/ids.js';
import { hordeFrom } from '../src/rules/barbarians.js';
import { struckAreas } from '../src/rules/events.js';
import { permittedRate } from '../src/rules/uprisings.js';
import type { MU } from '../src/state.js';
import { type Arrangement, arranged } from './arrange.js';
import { Trial } from './table.js';

/** A table at the beginning of phase 2, with these event cards on top. */
const table = (what: Arrangement & { events?: readonly EventId[] } = {}): MU => {
  const g = arranged({ round: 2, ...what });
  g.phase = 2;
  const top = what.events ?? [];
  g.decks.events = [...top, ...EVENTS.filter(id => !top.includes(id))];
  return g;
};
const HORDE = [4, 5, 6] as const;
/** The horde is rolled and kept; then these dice fall. */
const eventsWith = (g: MU, ...dice: number[]): Trial =>
  new Trial(g, beginEvents(), [...HORDE, ...dice]).answer('player-1', 'reroll', []);
const chosen = (t: Trial, ...symbols: string[]): Trial => {
  for (const symbol of symbols) t.answer('player-1', 'symbol', symbol);
  return t;
};

describe('MU 2-horde: the horde of the round', () => {
  test('MU 2-horde: 3, 5 and 1 make two light infantry and a captain; the D8 rolled again shows 4, and two light infantry are left', () => {
    const g = table({ round: 1 });
    const t = new Trial(g, beginEvents(), [3, 5, 1, 4]);
    expect(t.question('player-1').facts).toMatchObject({
      dice: [3, 5, 1],
      horde: { 'light-infantry': 2, 'captain-1': 1 },
    });
    t.answer('player-1', 'reroll', ['d8']);
    expect(t.g.horde).toEqual({ dice: [3, 5, 4] });
    expect(hordeFrom(t.g.horde?.dice ?? [])).toEqual({ 'light-infantry': 2 });
    expect(t.told.find(({ type }) => type === 'horde-gathered')).toMatchObject({ army: { 'light-infantry': 2 } });
  });
  test('MU 2-horde: all dice low bring everybody, all dice high one light infantry', () => {
    expect(hordeFrom([1, 3, 3])).toEqual({ 'light-infantry': 2, archer: 1, 'captain-1': 1 });
    expect(hordeFrom([4, 6, 8])).toEqual({ 'light-infantry': 1 });
  });
  test('MU 2-horde: the set is chosen at once; whatever is rolled again stands', () => {
    const t = new Trial(table({ round: 1 }), beginEvents(), [4, 4, 4, 1, 2]);
    t.answer('player-1', 'reroll', ['d4', 'd6']);
    expect(t.g.horde?.dice).toEqual([1, 2, 4]);
    expect(t.isOver).toBe(true);
  });
  test('MU 2-horde: before it is fixed, an assassin may turn a die', () => {
    const g = table({ round: 1 });
    g.cards.held['player-3'] = ['realm-46'];
    const t = new Trial(g, beginEvents(), [4, 5, 4]).answer('player-1', 'reroll', []);
    expect(t.question('player-3').facts).toEqual({ window: 'die-rolled' });
    expect(t.g.horde).toBeUndefined();
    t.answer('player-3', 'pass');
    expect(t.g.horde?.dice).toEqual([4, 5, 4]);
  });
  test('MU 2: in round 1 there is the horde alone', () => {
    const g = table({ round: 1, events: ['event-08'] });
    g.taxRate['player-1'] = 60;
    const t = eventsWith(g);
    expect(t.isOver).toBe(true);
    expect(t.g.decks.events[0]).toBe('event-08');
    expect(t.g.roll).toBeUndefined();
  });
});

describe('MU 2-event: the event card', () => {
  test('MU 2-event-draw: the first player names two of three symbols, one after the other', () => {
    const t = eventsWith(table({ events: ['event-08'] }));
    expect(t.g.event).toEqual({ card: 'event-08', symbols: [] });
    expect(t.choice('player-1', 'symbol')).toMatchObject({ of: ['movement', 'units', 'buildings'] });
    t.answer('player-1', 'symbol', 'buildings');
    expect(t.choice('player-1', 'symbol')).toMatchObject({ of: ['movement', 'units'] });
    t.answer('player-1', 'symbol', 'movement');
    // Nobody has anything there, so nobody rolls.
    expect(t.question('player-1').prompt).toBe('arm-barbarians');
  });
  test('MU 2-event-draw: whoever chooses is told whom each symbol would strike', () => {
    const g = table({ events: ['event-08'] });
    newVehicle(g, 'caravan', 1, 'player-2', 'bulgaria');
    const t = eventsWith(g);
    const struck = { movement: ['player-2'], units: [], buildings: [] };
    expect(t.question('player-1').facts?.struck).toEqual(struck);
    t.answer('player-1', 'symbol', 'units');
    expect(t.question('player-1').facts?.struck).toEqual({ movement: ['player-2'], buildings: [] });
  });
  test('MU 2-event-draw: the seas beside the marked territories are struck as well', () => {
    const g = table();
    g.event = { card: 'event-08', symbols: [] };
    expect(struckAreas(g)).toEqual(
      expect.arrayContaining(['constantinople', 'wallachia', 'northern-aegean', 'western-black-sea']),
    );
    expect(struckAreas(g)).not.toContain('southern-aegean');
  });
  test('MU 2-event: a card with nothing in play has no effect, and nobody is asked for symbols', () => {
    const t = eventsWith(table({ events: ['event-26', 'event-09'] }));
    expect(t.question('player-1').prompt).toBe('arm-barbarians');
    expect(t.told.map(({ type }) => type)).toContain('event-idle');
    expect(t.g.decks.discarded).toEqual(['event-26']);
    expect(permittedRate(t.g)).toBe(60);
  });
  test('MU 2-event-deck: the card is discarded after use; an empty deck is made anew at once, so that a number is always there', () => {
    const g = table({ events: ['event-26'] });
    g.decks.events = ['event-26'];
    g.decks.discarded = ['event-01', 'event-02'];
    const t = eventsWith(g, 1, 1);
    expect(t.g.decks.events).toHaveLength(2);
    expect(t.g.decks.discarded).toEqual(['event-26']);
    expect(permittedRate(t.g)).toBeDefined();
  });
  test('MU 2-event-movement: whoever rolls 5 is spared, a 1 holds up one caravan of the owner’s choice', () => {
    const g = table({ events: ['event-08'] });
    const white = newVehicle(g, 'war-wagon', 1, 'player-1', 'thrace');
    const blue = newVehicle(g, 'caravan', 1, 'player-2', 'bulgaria');
    const other = newVehicle(g, 'galley', 1, 'player-2', 'northern-aegean');
    newVehicle(g, 'engine', 1, 'player-3', 'thrace');
    const t = chosen(eventsWith(g, 5, 1), 'movement', 'units');
    expect(t.choice('player-2', 'hold')).toMatchObject({ of: [blue, other], min: 1, max: 1 });
    t.answer('player-2', 'hold', [blue]);
    expect(t.g.vehicles.stopped).toEqual({ [blue]: true });
    expect(t.g.vehicles.mp[blue]).toBeUndefined();
    expect(t.g.vehicles.mp[white]).toBe(6);
    // Siege engines are no transports: Green did not roll.
    expect(t.told.filter(({ type }) => type === 'event-struck')).toHaveLength(2);
  });
  test('MU 2-event-movement: where there is less than the die says, all of it is struck', () => {
    const g = table({ events: ['event-08'] });
    const only = newVehicle(g, 'caravan', 1, 'player-2', 'bulgaria');
    const t = chosen(eventsWith(g, 2), 'movement', 'buildings');
    expect(t.g.vehicles.stopped).toEqual({ [only]: true });
  });
  test('MU 2-event-units: Yellow rolls 4 and removes two heavy infantry', () => {
    const g = table({ events: ['event-08'], armies: { thrace: { 'player-1': { 'heavy-infantry': 2 } } } });
    const t = chosen(eventsWith(g, 4), 'units', 'movement');
    expect(t.g.armies).toEqual({});
    expect(t.question('player-1').prompt).toBe('arm-barbarians');
  });
  test('MU 2-event-units: the owner spreads the damage over his areas, units aboard ships too', () => {
    const g = table({
      events: ['event-08'],
      armies: {
        thrace: { 'player-1': { cavalry: 1 } },
        'northern-aegean': { 'player-1': { 'heavy-infantry': 1 } },
        'southern-aegean': { 'player-1': { archer: 1 } },
      },
    });
    const galley = newVehicle(g, 'galley', 1, 'player-1', 'northern-aegean');
    g.vehicles.aboard[galley] = { 'heavy-infantry': 1 };
    const far = newVehicle(g, 'galley', 1, 'player-1', 'southern-aegean');
    g.vehicles.aboard[far] = { archer: 1 };
    const t = chosen(eventsWith(g, 3, 6), 'units', 'movement');
    expect(t.choice('player-1', 'spread')).toMatchObject({ total: 3, caps: { thrace: 3, 'northern-aegean': 2 } });
    expect(t.refusal('player-1', 'spread', { 'northern-aegean': 3 })).toBeDefined();
    t.answer('player-1', 'spread', { thrace: 2, 'northern-aegean': 1 });
    // MU 5-naval-damage Only in a sea battle everybody dies of one point.
    expect(t.g.armies).toEqual({
      thrace: { 'player-1': { 'light-infantry': 1 } },
      'northern-aegean': { 'player-1': { 'light-infantry': 1 } },
      'southern-aegean': { 'player-1': { archer: 1 } },
    });
    expect(t.g.vehicles.aboard).toEqual({ [galley]: { 'light-infantry': 1 }, [far]: { archer: 1 } });
  });
  test('MU 2-event-buildings: three points of damage, where the owner likes; what stands in nobody’s land is spared', () => {
    const g = table({ events: ['event-08'] });
    g.buildings.civil = { constantinople: 1, wallachia: 2 };
    g.buildings.military = { thrace: 1 };
    g.buildings.militaryDamage = { thrace: 1 };
    const t = chosen(eventsWith(g, 3), 'buildings', 'units');
    expect(t.choice('player-1', 'damage-buildings')).toMatchObject({
      total: 3,
      caps: { 'civil:constantinople': 2, 'military:thrace': 2 },
    });
    t.answer('player-1', 'damage-buildings', { 'civil:constantinople': 2, 'military:thrace': 1 });
    expect(t.g.buildings.civil).toEqual({ wallachia: 2 });
    expect(t.g.buildings.militaryDamage).toEqual({ thrace: 2 });
    expect(t.told.map(({ type }) => type)).toContain('building-destroyed');
  });
  test('MU 2-event-goods: two cubes from own transports; markets are not affected', () => {
    const g = table({ events: ['event-09'] });
    const caravan = newVehicle(g, 'caravan', 2, 'player-1', 'nicaea');
    g.vehicles.cargo[caravan] = ['salt', 'salt', 'wine'];
    g.market.nicaea = ['furs'];
    const t = chosen(eventsWith(g, 2), 'goods', 'units');
    expect(t.choice('player-1', 'lose-goods')).toMatchObject({
      total: 2,
      caps: { [`${caravan}:salt`]: 2, [`${caravan}:wine`]: 1 },
    });
    t.answer('player-1', 'lose-goods', { [`${caravan}:salt`]: 1, [`${caravan}:wine`]: 1 });
    expect(t.g.vehicles.cargo[caravan]).toEqual(['salt']);
    expect(t.g.market.nicaea).toEqual(['furs']);
  });
  test('MU 2-event: in the order of the turn, everybody with a stake rolls for himself', () => {
    const g = table({ events: ['event-08'] });
    for (const player of ['player-3', 'player-1', 'player-2'] as const) newVehicle(g, 'caravan', 1, player, 'bulgaria');
    g.order = ['player-2', 'player-3', 'player-1'];
    const t = new Trial(g, beginEvents(), [...HORDE, 6, 6, 6]).answer('player-2', 'reroll', []);
    t.answer('player-2', 'symbol', 'movement').answer('player-2', 'symbol', 'units');
    expect(t.told.filter(({ type }) => type === 'event-struck').map(({ player }) => player)).toEqual(g.order);
  });
});

describe('MU window.event-drawn: cards around the event', () => {
  test('MU window.event-drawn: it opens before the symbols are chosen, in the order of the turn', () => {
    const g = table({ events: ['event-08'] });
    g.cards.held['player-2'] = ['realm-43'];
    g.cards.held['player-3'] = ['realm-62'];
    const t = eventsWith(g);
    expect(t.question('player-2').facts).toEqual({ window: 'event-drawn' });
    t.answer('player-2', 'pass');
    expect(t.question('player-3').facts).toEqual({ window: 'event-drawn' });
    t.answer('player-3', 'pass');
    expect(t.question('player-1').prompt).toBe('choose-symbol');
  });
  test('MU card.43: nothing in a protected territory is struck, nor makes its owner roll', () => {
    const g = table({ events: ['event-08'] });
    g.cards.held['player-2'] = ['realm-43'];
    newVehicle(g, 'caravan', 1, 'player-2', 'bulgaria');
    const t = eventsWith(g);
    t.answer('player-2', 'use-card', 'realm-43').answer('player-2', 'name', 'bulgaria');
    chosen(t, 'movement', 'units');
    expect(t.question('player-1').prompt).toBe('arm-barbarians');
    expect(t.g.vehicles.stopped).toEqual({});
    expect(t.g.effects).toEqual([{ type: 'event-shield', at: 'bulgaria', until: 'round' }]);
  });
  test('MU card.43: the sea beside a protected coast is struck all the same', () => {
    const g = table();
    g.event = { card: 'event-08', symbols: [] };
    g.effects = (['constantinople', 'nicaea', 'thrace', 'thessalonica', 'macedonia'] as const).map(at => ({
      type: 'event-shield',
      at,
      until: 'round',
    }));
    expect(struckAreas(g)).toEqual(expect.arrayContaining(['bulgaria', 'northern-aegean', 'western-black-sea']));
    expect(struckAreas(g)).not.toContain('thrace');
  });
  test('MU card.42: a D3 says how many territories at most, chosen after the roll', () => {
    const g = table({ events: ['event-08'] });
    g.cards.held['player-2'] = ['realm-42'];
    const t = eventsWith(g, 4);
    t.answer('player-2', 'use-card', 'realm-42');
    expect(t.choice('player-2', 'shield')).toMatchObject({ min: 1, max: 2 });
    t.answer('player-2', 'shield', ['bulgaria', 'thrace']);
    expect(t.g.effects).toHaveLength(2);
    expect(t.g.cards.used).toEqual({ 'realm-42': true });
  });
  test('MU card.61: up to three are drawn and one chosen; the one drawn before and the others are discarded', () => {
    const g = table({ events: ['event-08', 'event-09', 'event-10', 'event-11', 'event-12'] });
    g.cards.held['player-3'] = ['realm-61'];
    const t = eventsWith(g);
    t.answer('player-3', 'use-card', 'realm-61').answer('player-3', 'name-amount', 3);
    expect(t.choice('player-3', 'choose-event')).toMatchObject({ of: ['event-09', 'event-10', 'event-11'] });
    t.answer('player-3', 'choose-event', 'event-10');
    expect(t.g.event?.card).toBe('event-10');
    expect([...t.g.decks.discarded].sort()).toEqual(['event-08', 'event-09', 'event-11']);
    // The first player still chooses the symbols.
    expect(t.question('player-1').prompt).toBe('choose-symbol');
  });
  test('MU card.61: what was chosen at the start of the phase stands in for the draw', () => {
    const g = table({ events: ['event-10', 'event-11'] });
    g.decks.events.shift();
    g.event = { card: 'event-10', symbols: [] };
    const t = eventsWith(g);
    expect(t.g.event?.card).toBe('event-10');
    expect(t.g.decks.events[0]).toBe('event-11');
  });
  test('MU card.62: the drawn event is discarded and another one drawn', () => {
    const g = table({ events: ['event-08', 'event-09'] });
    g.cards.held['player-2'] = ['realm-62'];
    const t = eventsWith(g).answer('player-2', 'use-card', 'realm-62');
    expect(t.g.event?.card).toBe('event-09');
    expect(t.g.decks.discarded).toEqual(['event-08']);
  });
});
