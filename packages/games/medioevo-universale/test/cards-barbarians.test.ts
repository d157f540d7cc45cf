import { describe, expect, test } from 'vitest';
import { type Battle, newSide } from '../src/battle.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginArming } from '../src/flow/events/arming.js';
import { beginUprisings } from '../src/frames/barbarians.js';
import { beginBattle } from '../src/frames/battle.js';
import { beginUse, beginWindow } from '../src/frames/uses.js';
import { beginEntering } from '../src/frames/war.js';
import type { AreaId, CardId, Player, Side, WindowId } from '../src/ids.js';
import { sizeOf } from '../src/rules/armies.js';
import { bannable } from '../src/rules/bans.js';
import { holdsAt } from '../src/rules/effects.js';
import { convertible, lawlessLands, rebelLands, stateAreas } from '../src/rules/legislation.js';
import { isFreeStep } from '../src/rules/movement/cost.js';
import { neighbouringLands } from '../src/rules/neighbouring-lands.js';
import { isGarrison } from '../src/rules/purchases/places.js';
import type { MU } from '../src/state.js';
import { usableCards, usableTechnologies } from '../src/uses/usable.js';
import type { Use } from '../src/uses.js';
import { type Arrangement, arranged } from './arrange.js';
import { Trial } from './table.js';

const LIGHT = { 'light-infantry': 1 } as const;
const table = (what: Arrangement = {}, phase: MU['phase'] = 5): MU => {
  const g = arranged({ round: 2, armies: {}, ...what });
  g.phase = phase;
  g.horde = { dice: [3, 5, 4] };
  return g;
};
const using = (g: MU, seat: Player, what: CardId, window: WindowId): Trial =>
  new Trial(g, beginUse(seat, what, 'ability', window));
const activity = (seat: Player, what: Use['what'], window: WindowId): Use => ({
  seat,
  what,
  as: 'technology',
  window,
  named: [],
});
/** A battle between these two, as it stands before its first attack roll. */
const battle = (g: MU, at: AreaId, attacker: Side, defender: Side, round = 1): Battle => {
  const began = (side: Side): number => sizeOf(g.armies[at]?.[side] ?? {});
  const sides = { attacker: newSide(attacker, began(attacker)), defender: newSide(defender, began(defender)) };
  g.battle = { at, round, sides };
  return g.battle;
};

describe('bishops', () => {
  test('MU card.1: no fighting in the named territory until the round is over', () => {
    const t = using(table(), 'player-1', 'realm-01', 'phase-start').answer('player-1', 'name', 'cairo');
    expect(holdsAt(t.g, 'no-fighting', 'cairo')).toBe(true);
    expect(t.g.effects[0].until).toBe('round');
    expect(t.g.bans).toEqual({ 'realm-01': [{ at: 'cairo', round: 2 }] });
  });
  test('MU card.1: a battle in progress there ends after its round', () => {
    const g = table({ armies: { cairo: { 'player-3': { archer: 1 }, 'player-1': { archer: 1 } } } });
    battle(g, 'cairo', 'player-1', 'player-3');
    const t = using(g, 'player-2', 'realm-01', 'round-end').answer('player-2', 'name', 'cairo');
    expect(t.g.battle?.isBrokenOff).toBe(true);
  });
  test('MU card.1: a battle that was only announced does not begin; the armies face each other, and no marker is lost', () => {
    const g = table({ armies: { acre: { 'player-3': { archer: 1 }, barbarians: LIGHT } } });
    g.cards.held['player-2'] = ['realm-01'];
    const t = new Trial(g, beginBattle({ at: 'acre', attacker: 'barbarians', defender: 'player-3' }));
    expect(t.question('player-2').facts).toEqual({ window: 'battle-start' });
    g.markers.acre = 'player-3';
    t.answer('player-2', 'use-card', 'realm-01').answer('player-2', 'name', 'acre');
    expect(t.isOver).toBe(true);
    expect(t.returned).toMatchObject({ how: 'broken-off', rounds: 0 });
    expect(t.g.armies.acre).toEqual({ 'player-3': { archer: 1 }, barbarians: LIGHT });
    expect(t.g.markers.acre).toBe('player-3');
  });
  test('MU card.1: not the same territory in two consecutive rounds, for each card by itself', () => {
    const g = table({ round: 3 });
    g.bans = { 'realm-01': [{ at: 'cairo', round: 2 }] };
    expect(bannable(g, 'realm-01', 'no-fighting')).not.toContain('cairo');
    expect(bannable(g, 'realm-03', 'no-passage')).toContain('cairo');
    g.round = 4;
    expect(bannable(g, 'realm-01', 'no-fighting')).toContain('cairo');
    expect(bannable(g, 'realm-01', 'no-fighting')).not.toContain('ionian-sea');
  });
  test('MU card.2: no trade in the named territory; only in phase 6', () => {
    const g = table({}, 6);
    g.cards.held['player-2'] = ['realm-02'];
    expect(usableCards(g, 'player-2', 'trade-action')).toEqual(['realm-02']);
    g.phase = 5;
    expect(usableCards(g, 'player-2', 'own-turn')).toEqual([]);
    g.phase = 6;
    const t = using(g, 'player-2', 'realm-02', 'trade-action').answer('player-2', 'name', 'rome');
    expect(holdsAt(t.g, 'no-trade', 'rome')).toBe(true);
  });
  test('MU card.3: a step of barbarians is cancelled without cost', () => {
    const g = table({ armies: { ankara: { barbarians: LIGHT } } }, 2);
    g.cards.held['player-2'] = ['realm-03'];
    g.armed['player-2'] = { 'move-step': true };
    const t = new Trial(g, beginArming());
    t.answer('player-1', 'move-barbarians', 'ankara').answer('player-1', 'go', 'konya');
    expect(t.question('player-2').facts).toEqual({ window: 'move-step', at: 'konya' });
    t.answer('player-2', 'use-card', 'realm-03').answer('player-2', 'name', 'konya');
    expect(t.g.armies).toEqual({ ankara: { barbarians: LIGHT } });
    expect(t.question('player-1').facts).toMatchObject({ points: 3 });
    t.answer('player-1', 'move-barbarians', 'ankara');
    expect(t.choice('player-1', 'go')).not.toMatchObject({ of: expect.arrayContaining(['konya']) });
  });
});

describe('windows in some territories alone', () => {
  test('MU A-windows-arming: who has named a territory is asked there, also when it is barbarians who come', () => {
    const asked = (card: CardId, window: WindowId, at: 'konya' | 'rome') => {
      const g = table({ armies: { ankara: { barbarians: LIGHT } }, markers: { konya: 'player-2' } }, 2);
      g.cards.held['player-2'] = [card];
      g.armed['player-2'] = { [window]: [at] };
      const t = new Trial(g, beginArming());
      t.answer('player-1', 'move-barbarians', 'ankara').answer('player-1', 'go', 'konya');
      return t.asked.map(({ seat, facts }) => [seat, facts?.window]);
    };
    expect(asked('realm-24', 'entered', 'konya')).toEqual([['player-2', 'entered']]);
    expect(asked('realm-24', 'entered', 'rome')).not.toContainEqual(['player-2', 'entered']);
    expect(asked('realm-03', 'move-step', 'konya')).toEqual([['player-2', 'move-step']]);
    expect(asked('realm-03', 'move-step', 'rome')).not.toContainEqual(['player-2', 'move-step']);
  });
});

describe('schemers', () => {
  test('MU card.13: pay, roll a D3, then choose used cards of anybody', () => {
    const g = table({}, 7);
    g.cards.held = { ...g.cards.held, 'player-1': ['realm-13'], 'player-2': ['realm-05'], 'player-3': ['realm-16'] };
    g.cards.used = { 'realm-05': true, 'realm-16': true };
    const t = new Trial(g, beginUse('player-1', 'realm-13', 'ability', 'phase-7'), [3]);
    expect(t.g.cash['player-1']).toBe(1500);
    // Card 13 itself is turned by now: an own one may be chosen, too.
    expect(t.choice('player-1', 'keep-used')).toMatchObject({
      of: ['realm-05', 'realm-13', 'realm-16'],
      min: 1,
      max: 2,
    });
    t.answer('player-1', 'keep-used', ['realm-05', 'realm-16']);
    expect(t.g.keptUsed).toEqual({ 'realm-05': true, 'realm-16': true });
  });
  test('MU card.13: where others have used less than the die says, nobody has to name his own', () => {
    const g = table({}, 7);
    g.cards.held = { ...g.cards.held, 'player-1': ['realm-13'], 'player-2': ['realm-05'] };
    g.cards.used = { 'realm-05': true };
    const t = new Trial(g, beginUse('player-1', 'realm-13', 'ability', 'phase-7'), [6]);
    t.answer('player-1', 'keep-used', ['realm-05']);
    expect(t.g.keptUsed).toEqual({ 'realm-05': true });
  });
  test('MU card.13: without a used card it is of no use', () => {
    const g = table({}, 7);
    g.cards.held['player-1'] = ['realm-13'];
    expect(usableCards(g, 'player-1', 'phase-7')).toEqual([]);
  });
  test('MU card.14: one opposing unit that is no captain comes over, as a piece of the user', () => {
    const g = table({ armies: { acre: { barbarians: { 'light-infantry': 2, 'captain-1': 1 }, 'player-3': LIGHT } } });
    battle(g, 'acre', 'player-3', 'barbarians');
    const t = using(g, 'player-3', 'realm-14', 'battle-start');
    expect(t.choice('player-3', 'name')).toMatchObject({ of: ['light-infantry'] });
    t.answer('player-3', 'name', 'light-infantry');
    expect(t.g.armies.acre).toEqual({
      barbarians: { 'light-infantry': 1, 'captain-1': 1 },
      'player-3': { 'light-infantry': 2 },
    });
    expect(t.g.cash['player-3']).toBe(1500);
  });
  test('MU card.14: only before the first attack roll, by a party, and with a piece in the supply', () => {
    const g = table({ armies: { acre: { 'player-1': { cavalry: 1 }, 'player-3': LIGHT } } });
    g.cards.held['player-3'] = ['realm-14'];
    g.cards.held['player-2'] = ['realm-14'];
    battle(g, 'acre', 'player-3', 'player-1');
    expect(usableCards(g, 'player-3', 'melee')).toEqual(['realm-14']);
    expect(usableCards(g, 'player-2', 'battle-start')).toEqual([]);
    battle(g, 'acre', 'player-3', 'player-1', 2);
    expect(usableCards(g, 'player-3', 'melee')).toEqual([]);
    battle(g, 'acre', 'player-3', 'player-1');
    g.armies.cairo = { 'player-3': { cavalry: 10 } };
    expect(usableCards(g, 'player-3', 'melee')).toEqual([]);
  });
  test('MU card.14: whoever served an engine serves it no more', () => {
    const g = table({ armies: { acre: { 'player-1': { archer: 1 }, 'player-3': LIGHT } } });
    const engine = newVehicle(g, 'engine', 1, 'player-1', 'acre');
    battle(g, 'acre', 'player-3', 'player-1').sides.defender.now.crews[engine] = { archer: 1 };
    const t = using(g, 'player-3', 'realm-14', 'ranged').answer('player-3', 'name', 'archer');
    expect(t.g.battle?.sides.defender.now.crews).toEqual({});
    expect(t.g.armies.acre).toEqual({ 'player-3': { archer: 1, 'light-infantry': 1 } });
  });
  test('MU card.14: at sea he comes aboard a galley with room', () => {
    const g = table({ armies: { 'ionian-sea': { 'player-1': { archer: 2 }, 'player-3': LIGHT } } });
    const theirs = newVehicle(g, 'galley', 1, 'player-1', 'ionian-sea');
    const own = newVehicle(g, 'galley', 1, 'player-3', 'ionian-sea');
    g.vehicles.aboard = { [theirs]: { archer: 2 }, [own]: LIGHT };
    battle(g, 'ionian-sea', 'player-3', 'player-1');
    const t = using(g, 'player-3', 'realm-14', 'battle-start').answer('player-3', 'name', 'archer');
    expect(t.g.vehicles.aboard).toEqual({ [theirs]: { archer: 1 }, [own]: { 'light-infantry': 1, archer: 1 } });
  });
  test('MU card.15: a horde in a territory within three steps that is not the user’s', () => {
    const g = table();
    const lands = neighbouringLands(g, 'player-3');
    expect(lands).toEqual(expect.arrayContaining(['acre', 'cyprus', 'candia', 'antakya']));
    expect(lands).not.toContain('cairo');
    expect(lands).not.toContain('konya');
    const t = using(g, 'player-3', 'realm-15', 'own-turn').answer('player-3', 'name', 'acre');
    expect(t.g.armies.acre).toEqual({ barbarians: { 'light-infantry': 2 } });
    expect(t.g.cash['player-3']).toBe(1500);
    expect(t.g.wars).toEqual({});
  });
  test('MU card.15: where no army is they raid at once, where one is they attack it', () => {
    const g = table({ armies: { antakya: { 'player-1': { cavalry: 2 } } } });
    newVehicle(g, 'caravan', 1, 'player-1', 'acre');
    using(g, 'player-3', 'realm-15', 'own-turn').answer('player-3', 'name', 'acre');
    expect(g.vehicles.at).toEqual({});
    const t = using(g, 'player-3', 'realm-15', 'own-turn').answer('player-3', 'name', 'antakya');
    expect(t.g.battle?.sides.attacker.side).toBe('barbarians');
  });
  test('MU card.15: a barbarian army there grows by the horde; without a horde it is of no use', () => {
    const g = table({ armies: { acre: { barbarians: { archer: 1 } } } });
    const t = using(g, 'player-3', 'realm-15', 'own-turn').answer('player-3', 'name', 'acre');
    expect(t.g.armies.acre).toEqual({ barbarians: { archer: 1, 'light-infantry': 2 } });
    const early = table();
    delete early.horde;
    early.cards.held['player-3'] = ['realm-15'];
    expect(usableCards(early, 'player-3', 'phase-start')).toEqual([]);
  });
});

describe('militia', () => {
  const risen = (g: MU): Trial => new Trial(g, beginUprisings('player-3', 1)).answer('player-3', 'rise', 'cairo');
  const rising = (card: CardId, what: Arrangement = {}): MU => {
    const g = table(what, 2);
    g.cards.held['player-3'] = [card];
    return g;
  };
  /** Somebody has come into a territory, and the window is open. */
  const entered = (g: MU, at: AreaId, side: Side): MU => {
    g.flow = [{ proc: 'entering', step: 'begin', at, side, holder: 'player-3' } as never];
    return g;
  };
  test('MU card.24: any unit from the supply, before battle or raid; a captain comes at level I', () => {
    const t = risen(rising('realm-24')).answer('player-3', 'use-card', 'realm-24');
    expect(t.choice('player-3', 'name')).toMatchObject({
      of: ['archer', 'light-infantry', 'heavy-infantry', 'cavalry', 'captain'],
    });
    t.answer('player-3', 'name', 'captain');
    expect(t.told).toContainEqual({ type: 'militia-raised', player: 'player-3', at: 'cairo', troop: 'captain-1' });
  });
  test('MU card.24: for the one who controlled the territory, and only against those who are not his guests', () => {
    const g = rising('realm-24', { armies: { cairo: { 'player-1': { archer: 1 } } } });
    g.cards.held['player-2'] = ['realm-26'];
    expect(usableCards(entered(g, 'cairo', 'player-1'), 'player-3', 'entered')).toEqual(['realm-24']);
    expect(usableCards(g, 'player-2', 'entered')).toEqual([]);
    const clause = { type: 'right-of-way', grantor: 'player-3', grantee: 'player-1' } as const;
    g.treaties = {
      'treaty-1': { parties: ['player-1', 'player-3'], clauses: [clause], isSecret: false, signed: 1 },
    };
    expect(usableCards(g, 'player-3', 'entered')).toEqual([]);
    expect(usableCards(entered(g, 'levantine-sea', 'player-1'), 'player-3', 'entered')).toEqual([]);
  });
  test('MU card.24: it meets the army of a player who comes in, and the battle is fought', () => {
    const g = rising('realm-24', {
      armies: { cairo: { 'player-1': { archer: 1 } } },
      wars: [['player-1', 'player-3', { from: 1 }]],
    });
    g.phase = 5;
    const t = new Trial(g, beginEntering({ at: 'cairo', side: 'player-1' }));
    expect(t.question('player-3').facts).toEqual({ window: 'entered', at: 'cairo' });
    t.answer('player-3', 'use-card', 'realm-24').answer('player-3', 'name', 'cavalry');
    expect(t.g.battle).toMatchObject({ at: 'cairo', holder: 'player-3', sides: { defender: { side: 'player-3' } } });
  });
  test('MU card.25: units on foot get there within three points, and join the defence', () => {
    const g = rising('realm-25', {
      armies: { jerusalem: { 'player-3': { archer: 2 } }, damietta: { 'player-3': LIGHT } },
    });
    const t = risen(g).answer('player-3', 'use-card', 'realm-25');
    expect(t.choice('player-3', 'muster')).toMatchObject({ of: ['damietta', 'jerusalem'] });
    t.answer('player-3', 'muster', 'jerusalem').answer('player-3', 'take', ['archer:1']);
    // Whom they pass may come along.
    t.answer('player-3', 'go', 'sinai').answer('player-3', 'take', ['light-infantry:1']);
    expect(t.g.armies.jerusalem).toEqual({ 'player-3': { archer: 1 } });
    expect(t.g.armies.damietta).toBeUndefined();
    expect(t.told).toContainEqual({
      type: 'relief-arrived',
      player: 'player-3',
      at: 'cairo',
      army: { archer: 1, 'light-infantry': 1 },
      vehicles: [],
      pieces: [],
    });
  });
  test('MU card.25: one budget for all groups; stop markers do not matter, and stay', () => {
    const g = rising('realm-25', { armies: { alexandria: { 'player-3': LIGHT }, jerusalem: { 'player-3': LIGHT } } });
    g.tired = { alexandria: { 'player-3': LIGHT } };
    const t = risen(g).answer('player-3', 'use-card', 'realm-25').answer('player-3', 'muster', 'alexandria');
    t.answer('player-3', 'go', 'cairo');
    expect(t.g.tired).toEqual({ cairo: { 'player-3': LIGHT } });
    // Two points are left, and Jerusalem is three steps away.
    expect(t.g.armies.jerusalem).toEqual({ 'player-3': LIGHT });
    expect(t.told.filter(({ type }) => type === 'relief-arrived')).toHaveLength(1);
  });
  test('MU card.25: from one castle to the next and back costs nothing; nobody comes where he has been', () => {
    const g = rising('realm-25', { armies: { jerusalem: { 'player-3': { archer: 1 } } } });
    Object.assign(g.buildings.military, { jerusalem: 3, damascus: 3, sinai: 3 });
    const t = risen(g).answer('player-3', 'use-card', 'realm-25').answer('player-3', 'muster', 'jerusalem');
    const passed: unknown[] = [];
    while (t.asked[0]?.prompt === 'relief-go') {
      passed.push(t.question('player-3').facts!.at);
      const choice = t.choice('player-3', 'go');
      const ways = choice?.shape === 'pick' ? choice.of : [];
      // Damascus would be free as well, but nothing leads on from there.
      expect(ways.filter(way => way === 'damascus' || passed.includes(way))).toEqual([]);
      t.answer('player-3', 'go', ways[0]);
    }
    expect(passed).toContain('jerusalem');
    expect(t.told.filter(({ type }) => type === 'relief-arrived')).toHaveLength(1);
  });
  test('MU card.25: a galley brings its load ashore', () => {
    const g = rising('realm-25', { armies: { 'cilician-sea': { 'player-3': { cavalry: 2 } } } });
    const galley = newVehicle(g, 'galley', 1, 'player-3', 'cilician-sea');
    const wagon = newVehicle(g, 'war-wagon', 1, 'player-3', 'cilician-sea');
    g.vehicles.aboard = { [galley]: { cavalry: 2 } };
    g.vehicles.carrier = { [wagon]: galley };
    const t = new Trial(g, beginUprisings('player-3', 1)).answer('player-3', 'rise', 'damietta');
    t.answer('player-3', 'use-card', 'realm-25');
    expect(t.choice('player-3', 'lead')).toMatchObject({ of: [galley] });
    t.answer('player-3', 'lead', galley);
    while (t.asked[0]?.prompt === 'relief-go') t.answer('player-3', 'go', 'levantine-sea');
    expect(t.g.vehicles.at).toMatchObject({ [galley]: 'damietta', [wagon]: 'damietta' });
    expect(t.g.vehicles.aboard).toEqual({});
    expect(t.g.vehicles.carrier).toEqual({});
    expect(t.g.armies['cilician-sea']).toBeUndefined();
  });
  test('MU card.25: not through what would make them halt', () => {
    const g = rising('realm-25', {
      armies: { alexandria: { barbarians: LIGHT }, marmarica: { 'player-3': LIGHT }, sinai: { barbarians: LIGHT } },
    });
    expect(usableCards(entered(g, 'cairo', 'barbarians'), 'player-3', 'entered')).toEqual([]);
  });
  test('MU card.25: nor through land in which one may raise troops, but not march', () => {
    const clause = { type: 'stationing', grantor: 'player-1', grantee: 'player-3' } as const;
    const g = rising('realm-25', {
      armies: { alexandria: { 'player-1': LIGHT }, marmarica: { 'player-3': LIGHT } },
      treaties: [{ parties: ['player-1', 'player-3'], clauses: [clause] }],
    });
    g.lastControl.alexandria = 'player-1';
    const usable = () => usableCards(entered(g, 'cairo', 'barbarians'), 'player-3', 'entered');
    g.armies.cairo = { barbarians: LIGHT };
    expect(usable()).toEqual([]);
    g.treaties['treaty-1']!.clauses.push({ ...clause, type: 'right-of-way' });
    expect(usable()).toEqual(['realm-25']);
  });
  test('MU card.26: it counts as a tower, or one level higher; not above a castle', () => {
    const g = rising('realm-26');
    const t = risen(g).answer('player-3', 'use-card', 'realm-26');
    expect(t.g.effects).toEqual([{ type: 'higher-walls', at: 'cairo', player: 'player-3', until: 'round' }]);
    expect(t.g.buildings.military).toEqual({});
    const walled = rising('realm-26');
    walled.buildings.military.cairo = 3;
    expect(usableCards(entered(walled, 'cairo', 'barbarians'), 'player-3', 'entered')).toEqual([]);
  });
  test('MU card.26: in all else, too: one goes out of it as out of a castle, and units are raised there', () => {
    const g = table();
    g.buildings.military['upper-egypt'] = 2;
    expect([isFreeStep(g, 'player-3', 'upper-egypt', 'cairo'), isGarrison(g, 'sinai')]).toEqual([false, false]);
    for (const at of ['upper-egypt', 'sinai'] as const)
      g.effects.push({ type: 'higher-walls', at, player: 'player-3', until: 'round' });
    expect([isFreeStep(g, 'player-3', 'upper-egypt', 'cairo'), isGarrison(g, 'sinai')]).toEqual([true, true]);
    expect(isFreeStep(g, 'player-3', 'sinai', 'cairo')).toBe(false);
  });
  test('MU card.26: for nobody else who comes to hold the land, neither for his troops nor for his scholar', () => {
    const g = table({ armies: { sinai: { 'player-1': LIGHT } } });
    g.effects.push({ type: 'higher-walls', at: 'sinai', player: 'player-3', until: 'round' });
    g.cards.held['player-1'] = ['realm-12'];
    expect(isGarrison(g, 'sinai')).toBe(false);
    battle(g, 'sinai', 'player-3', 'player-1').holder = 'player-1';
    expect(usableCards(g, 'player-1', 'round-start')).toEqual([]);
    g.effects.push({ type: 'higher-walls', at: 'sinai', player: 'player-1', until: 'round' });
    expect(usableCards(g, 'player-1', 'round-start')).toEqual(['realm-12']);
  });
});

describe('legislation', () => {
  test('MU tech.laws: any barbarian army at home, in the own turn; not into a sea, an army, or the own realm', () => {
    const g = table({ armies: { cairo: { barbarians: LIGHT }, palmyra: { 'player-1': { archer: 1 } } } });
    expect(rebelLands(g, activity('player-3', 'laws', 'own-turn'))).toEqual(['cairo']);
    expect(rebelLands(g, activity('player-1', 'laws', 'own-turn'))).toEqual([]);
    expect(lawlessLands(g, 'player-3')).toEqual(['acre', 'marmarica']);
    battle(g, 'cairo', 'player-3', 'barbarians');
    expect(rebelLands(g, activity('player-3', 'laws', 'own-turn'))).toEqual([]);
  });
  test('MU tech.nation-state: three orange points move three units into an adjacent territory', () => {
    const horde = { 'light-infantry': 1, archer: 1, 'captain-1': 1 } as const;
    const g = table({ armies: { acre: { barbarians: horde, 'player-3': { cavalry: 1 } } } });
    g.technologies['player-3'] = ['edict', 'laws', 'nation-state'];
    g.points['player-3'] = { orange: 3 };
    for (const troop of ['light-infantry', 'archer', 'captain-1'])
      new Trial(g, beginUse('player-3', 'nation-state', 'technology', 'entered'))
        .answer('player-3', 'name', 'acre')
        .answer('player-3', 'name', troop)
        .answer('player-3', 'name', 'antakya')
        .whileAsked('window', 'pass');
    expect(g.armies.acre).toEqual({ 'player-3': { cavalry: 1 } });
    expect(g.armies.antakya).toEqual({ barbarians: horde });
    expect(g.points).toEqual({});
  });
  test('MU tech.nation-state: nobody out of a battle that has begun; to sea only with a galley', () => {
    const g = table({ armies: { acre: { barbarians: LIGHT, 'player-3': { cavalry: 1 } } } });
    expect(stateAreas(g)).toEqual(['acre']);
    battle(g, 'acre', 'player-3', 'barbarians');
    expect(stateAreas(g)).toEqual([]);
  });
  test('MU tech.influence: captain and light infantry beside the realm come over, two points each', () => {
    const g = table({ armies: { acre: { barbarians: { ...LIGHT, 'captain-1': 1 }, 'player-3': { cavalry: 1 } } } });
    g.technologies['player-3'] = ['edict', 'laws', 'nation-state', 'influence'];
    g.points['player-3'] = { orange: 4 };
    battle(g, 'acre', 'player-3', 'barbarians');
    const t = new Trial(g, beginWindow('battle-start', ['player-3']));
    for (const troop of ['captain-1', 'light-infantry'])
      t.answer('player-3', 'use-technology', 'influence')
        .answer('player-3', 'name', 'acre')
        .answer('player-3', 'name', troop);
    expect(t.g.armies.acre).toEqual({ 'player-3': { cavalry: 1, 'captain-1': 1, 'light-infantry': 1 } });
    expect(t.g.points).toEqual({});
  });
  test('MU tech.influence: in the own turn anywhere beside the realm; in others’ battles nowhere', () => {
    const g = table({ armies: { acre: { barbarians: LIGHT }, konya: { barbarians: LIGHT } } });
    expect(convertible(g, activity('player-3', 'influence', 'own-turn'))).toEqual(['acre']);
    g.armies.acre = { barbarians: LIGHT, 'player-1': { archer: 1 } };
    battle(g, 'acre', 'player-1', 'barbarians');
    expect(convertible(g, activity('player-3', 'influence', 'battle-start'))).toEqual([]);
    g.technologies['player-3'] = ['influence'];
    expect(usableTechnologies(g, 'player-3', 'battle-start')).toEqual([]);
  });
});
