import { describe, expect, test } from 'vitest';
import { CARD_ABILITY } from '../src/cards/register.js';
import { CARD, TECHNOLOGY } from '../src/catalog.js';
import { raiseBuilding } from '../src/deeds/purchases.js';
import { beginUprisings } from '../src/frames/barbarians.js';
import { beginPurchases } from '../src/frames/economy.js';
import { beginClosing } from '../src/frames/rounds.js';
import { beginPayment, beginUse, beginWindow } from '../src/frames/uses.js';
import { beginWar } from '../src/frames/war.js';
import { CARDS, type CardId, type Player, TECHNOLOGIES, WINDOWS } from '../src/ids.js';
import type { MU } from '../src/state.js';
import { TECHNOLOGY_ACTIVITY } from '../src/technologies/register.js';
import { arranged } from './arrange.js';
import { fight, until } from './fights.js';
import { Trial } from './table.js';

const [one, two, three] = ['player-1', 'player-2', 'player-3'] as const;
const table = (phase: MU['phase'], held: Partial<Record<Player, CardId[]>> = {}): MU => {
  const g = arranged({ round: 2, armies: {} });
  g.phase = phase;
  g.horde = { dice: [3, 5, 4] };
  for (const [player, cards] of Object.entries(held)) g.cards.held[player as Player] = cards;
  return g;
};

describe('MU A: realm cards', () => {
  test('MU A: every card has an ability under its own number, in windows of the list', () => {
    for (const id of CARDS) {
      expect(CARD_ABILITY[id]?.rule, id).toBe(`MU card.${CARD[id].number}`);
      for (const window of CARD[id].timing) expect([...WINDOWS, 'payment', 'copied-card']).toContain(window);
    }
  });
  test('MU T: every technology either designs something, or changes points, or can be activated', () => {
    const designs = ['carpentry', 'military', 'masonry', 'architecture', 'mathematics', 'religion'];
    const inTrade = ['trade', 'market'];
    for (const id of TECHNOLOGIES) {
      if (designs.includes(id) || inTrade.includes(id) || id === 'monasticism') continue;
      expect(TECHNOLOGY_ACTIVITY[id]?.rule, id).toBe(`MU tech.${id}`);
      expect(TECHNOLOGY[id].timing.length).toBeGreaterThan(0);
    }
  });
  test('MU A-ability: it is turned, works at once, and gives no points', () => {
    const g = table(3, { [one]: ['realm-22'] });
    const t = new Trial(g, beginUse(one, 'realm-22', 'ability', 'own-turn'));
    expect(t.returned).toBe(true);
    expect(t.g.cards.used).toEqual({ 'realm-22': true });
    expect(t.g.points).toEqual({});
  });
  test('MU A-tp: two cards, one green and one of two colours, give a green point and one of the other two', () => {
    const g = table(4, { [one]: ['realm-32', 'realm-46'] });
    const t = new Trial(g, beginPayment(one, { points: { green: 1, red: 1 }, florin: 0 }, 'masonry'));
    t.answer(one, 'turn-card', 'realm-32').answer(one, 'name', 'green');
    t.answer(one, 'turn-card', 'realm-46').answer(one, 'name', 'red');
    expect(t.returned).toBe(true);
    expect(t.g.cash[one]).toBe(1600);
    expect(t.g.cards.used).toEqual({ 'realm-32': true, 'realm-46': true });
  });
  test('MU A-windows-order: a technology that one has thought better of is still the next one’s to use', () => {
    const g = table(2);
    g.armies = { rome: { barbarians: { 'light-infantry': 1 } } };
    g.technologies[one] = ['nation-state'];
    g.technologies[two] = ['nation-state'];
    const t = new Trial(g, beginWindow('phase-start', [one, two, three]));
    t.answer(one, 'use-technology', 'nation-state').answer(one, 'refrain');
    expect(t.choice(two, 'use-technology')).toMatchObject({ of: ['nation-state'] });
    t.answer(two, 'use-technology', 'nation-state').answer(two, 'refrain');
    expect(t.isOver).toBe(true);
  });
  test('MU A-windows-tp: points are made while paying; no window is opened for them', () => {
    const g = table(4, { [one]: ['realm-57', 'realm-32'] });
    for (const window of WINDOWS) {
      const t = new Trial(g, beginWindow(window, [one]));
      expect(t.isOver || t.choice(one, 'use-card') === undefined, window).toBe(true);
    }
  });
  test('MU card.59: the ability and the points of a card of somebody else, who gets nothing', () => {
    const g = table(5, { [one]: ['realm-59'], [two]: ['realm-03'] });
    const t = new Trial(g, beginUse(one, 'realm-59', 'ability', 'own-turn'));
    t.answer(one, 'name', 'realm-03').answer(one, 'name', 'orange').answer(one, 'name', 'buda');
    expect(t.returned).toBe(true);
    expect(t.g.cards.used).toEqual({ 'realm-59': true, 'realm-03': true });
    expect(t.g.points).toEqual({ [one]: { orange: 1 } });
    expect(t.g.effects).toMatchObject([{ type: 'no-passage', at: 'buda' }]);
  });
  test('MU card.12: a building protects against two kinds of attack', () => {
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { cavalry: 3 }],
      at: 'buda',
      holder: two,
      with: g => {
        g.buildings.military.buda = 1;
        g.cards.held[two] = ['realm-12'];
      },
    });
    until(t, 'window').answer(two, 'use-card', 'realm-12');
    expect(t.choice(two, 'shelter')).toMatchObject({ min: 2, max: 2 });
  });
});

describe('MU A-windows: when they are opened', () => {
  test('MU window.phase-start: at the start of a phase, in turn order', () => {
    const t = new Trial(
      table(3, { [two]: ['realm-36'], [three]: ['realm-01'] }),
      beginWindow('phase-start', [one, two, three]),
    );
    expect(t.asked.map(({ seat }) => seat)).toEqual([two]);
    t.answer(two, 'pass');
    expect(t.asked.map(({ seat }) => seat)).toEqual([three]);
  });
  test('MU window.own-turn: with every decision of the own turn, without a question of its own', () => {
    const t = new Trial(table(4, { [one]: ['realm-36'], [two]: ['realm-01'] }), beginPurchases());
    expect(t.choice(one, 'use-card')).toMatchObject({ of: ['realm-36'] });
    expect(t.asked.map(({ seat }) => seat)).toEqual([one]);
  });
  test('MU window.die-rolled: a roll lies there until all have let it pass, the roller first', () => {
    const g = table(2, { [one]: ['realm-46'], [two]: ['realm-47'] });
    g.roll = { by: two, what: 'event', sides: [6], dice: [4] };
    const t = new Trial(g, beginWindow('die-rolled', [two, three, one]));
    t.answer(two, 'use-card', 'realm-47').answer(two, 'name', 'die-1').answer(two, 'name-amount', 2);
    expect(t.g.roll?.dice).toEqual([2]);
    t.answer(one, 'use-card', 'realm-46').answer(one, 'name', 'die-1');
    expect(t.g.roll?.dice).toEqual([1]);
    expect(t.isOver).toBe(true);
  });
  test('MU 7-last: in the last round no card is readied, so nobody is asked to prevent it', () => {
    const g = arranged({ round: 12 });
    g.phase = 7;
    g.cards.held['player-1'] = ['realm-13'];
    g.cards.held['player-2'] = ['realm-22'];
    g.cards.used['realm-22'] = true;
    const t = new Trial(g, beginClosing());
    expect(t.asked.some(({ facts }) => facts?.window === 'phase-7')).toBe(false);
  });
  test('MU window.phase-7: before cards are readied', () => {
    const g = table(7, { [one]: ['realm-13'], [two]: ['realm-04'] });
    g.cards.used = { 'realm-04': true };
    const t = new Trial(g, beginClosing(), [1]);
    expect(t.choice(one, 'use-card')).toMatchObject({ of: ['realm-13'] });
  });
});

describe('MU V-ingame: honour on the way', () => {
  test('MU V-ingame-built: one for each great city, castle and cathedral', () => {
    const g = table(4);
    for (const building of ['great-city', 'castle', 'cathedral', 'town'] as const)
      raiseBuilding(g, one, building, 'constantinople');
    expect(g.honour[one]).toBe(13);
  });
  test('MU V-ingame-additional: every new uprising costs one where there was one already', () => {
    const g = table(2);
    g.armies = { cairo: { barbarians: { 'light-infantry': 1 } } };
    const t = new Trial(g, beginUprisings(three, 3));
    expect(t.g.honour[three]).toBe(7);
  });
});

describe('MU 5 and MU C: war and talk', () => {
  test('MU 5: one completed movement or a pass each, in turn order', () => {
    const g = table(5);
    g.armies = { thrace: { [one]: { archer: 1 } }, buda: { [two]: { archer: 1 } } };
    g.vehicles = { ...g.vehicles, made: 2 };
    for (const [id, owner, at] of [
      ['vehicle-1', one, 'thrace'],
      ['vehicle-2', two, 'buda'],
    ] as const) {
      g.vehicles.type[id] = 'war-wagon';
      g.vehicles.level[id] = 1;
      g.vehicles.owner[id] = owner;
      g.vehicles.at[id] = at;
      g.vehicles.mp[id] = 6;
    }
    const t = new Trial(g, beginWar());
    expect(t.asked.map(({ seat }) => seat)).toEqual([one]);
    t.answer(one, 'pass');
    expect(t.asked.map(({ seat }) => seat)).toEqual([two]);
    t.answer(two, 'pass');
    expect(t.isOver).toBe(true);
  });
  test('MU C: whoever talks holds up nobody, and what is proposed in a battle round waits', () => {
    const t = fight({
      attacker: [one, { 'heavy-infantry': 1 }],
      defender: [two, { 'heavy-infantry': 1 }],
      dice: [1, 2, 3, 1, 2, 4],
    });
    until(t, 'reroll');
    t.answer(one, 'offer-truce', two).answer(two, 'look-at-proposal', 'proposal-12.1').answer(two, 'accept-proposal');
    expect(t.g.agreed).toHaveLength(1);
    expect(t.g.wars[`${one} ${two}`]?.truce).toBeUndefined();
    until(t);
    expect(t.g.agreed).toHaveLength(0);
    expect(t.g.wars[`${one} ${two}`]?.truce).toBe(1);
    expect(t.returned).toMatchObject({ how: 'broken-off' });
  });
});
