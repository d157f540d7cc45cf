import { isRefusal } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { uprisingsAt } from '../src/bots/terms.js';
import { EVENT } from '../src/catalog.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginPurchases, beginTaxes } from '../src/frames/economy.js';
import { medioevoUniversale as game } from '../src/game.js';
import { EVENTS } from '../src/ids.js';
import type { MU } from '../src/state.js';
import { arranged } from './arrange.js';
import { Trial } from './table.js';
import { best, changed, gain, weightOf } from './thoughts.js';
import { BYZANTIUM } from './warfare.js';

describe('MU 3-rate: bots: taxes', () => {
  /** Byzantium sets its rate; the events that are left permit no more and no less than this. */
  const taxing = (permitted: number, change: (g: MU) => void = () => {}): Trial => {
    const g = arranged({ armies: {}, round: 2 });
    g.phase = 3;
    g.decks.events = EVENTS.filter(event => EVENT[event].permittedTaxRate === permitted);
    change(g);
    return new Trial(g, beginTaxes());
  };
  test('MU 3-rate: bots take what is permitted, and little more', () => {
    expect(best(taxing(60)).arg).toBe('60');
    expect(best(taxing(30)).arg).toBe('30');
    expect(Number(best(taxing(10)).arg)).toBeLessThanOrEqual(20);
  });
  test('MU 2-uprisings-hp: bots tax less where there are rebels already', () => {
    const risk = (t: Trial): number => weightOf(t, 'tax-rate', '40') / weightOf(t, 'tax-rate', '20');
    const rebels = taxing(20, g => void (g.armies.thrace = { barbarians: { 'light-infantry': 1 } }));
    expect(risk(rebels)).toBeLessThan(risk(taxing(20)));
  });
  test('MU 2-uprisings-count: bots reckon with the cards under the one on top', () => {
    const g = arranged();
    const low = EVENTS.find(event => EVENT[event].permittedTaxRate === 10)!;
    const high = EVENTS.filter(event => EVENT[event].permittedTaxRate === 60);
    g.decks.events = [low, ...high];
    expect(uprisingsAt(g, 60)).toBe(0);
    g.decks.events = [...high, low];
    expect(uprisingsAt(g, 60)).toBeCloseTo(5 / 2);
  });
  test('MU 3-upkeep: bots pay what they can pay, and give up the cheapest where they cannot', () => {
    const g = arranged({ armies: { thrace: { 'player-1': { 'light-infantry': 2, cavalry: 1 } } }, round: 2 });
    g.phase = 3;
    const t = new Trial(g, beginTaxes());
    for (const seat of g.order) t.answer(seat, 'tax-rate', '10');
    expect(best(t)).toEqual({ kind: 'pay' });
    t.g.cash['player-1'] = 50;
    t.answer(BYZANTIUM, 'give-up');
    expect(best(t)).toEqual({ kind: 'give-up-piece', arg: 'light-infantry@thrace' });
    t.answer(BYZANTIUM, 'give-up-piece', 'light-infantry@thrace');
    expect(best(t)).toEqual({ kind: 'enough' });
  });
  test('MU 3-giveup: bots do not give up a soldier for the sake of what he will cost some day', () => {
    const g = arranged({ armies: { nicaea: { 'player-1': { cavalry: 2, archer: 1 } } } });
    g.phase = 4;
    expect(
      gain(
        g,
        changed(g, after => void (after.armies.nicaea = { 'player-1': { cavalry: 2 } })),
      ),
    ).toBeLessThan(0);
  });
});

describe('MU 4: bots: purchases', () => {
  const shopping = (change: (g: MU) => void = () => {}): Trial => {
    const g = arranged({ armies: {}, options: { rounds: 8 } });
    g.phase = 4;
    change(g);
    return new Trial(g, beginPurchases());
  };
  test('MU 4-tech: bots learn what they can use, and build while it bears fruit', () => {
    const t = shopping();
    expect(weightOf(t, 'buy-technology', 'masonry')).toBeGreaterThan(weightOf(t, 'buy-technology', 'edict'));
    const early = shopping(g => void (g.technologies['player-1'] = ['masonry']));
    expect(weightOf(early, 'build', 'great-city')).toBeGreaterThan(weightOf(early, 'done-buying'));
    const late = shopping(g => {
      g.technologies['player-1'] = ['masonry'];
      g.round = 8;
    });
    expect(weightOf(late, 'build', 'town')).toBeLessThan(weightOf(late, 'done-buying'));
  });
  test('MU D-take: bots do not borrow to buy', () => {
    expect(weightOf(shopping(), 'take-loan')).toBeLessThan(0.1);
  });
  test('MU B-missing: bots turn a card before they pay money for its points', () => {
    const t = shopping(g => {
      g.technologies['player-1'] = ['masonry'];
      g.cards.held['player-1'] = ['realm-33'];
      g.decks.cards = g.decks.cards.filter(card => card !== 'realm-33');
    });
    t.answer(BYZANTIUM, 'build', 'town').answer(BYZANTIUM, 'place', 'nicaea');
    expect(t.asked[0].prompt).toBe('payment');
    expect(best(t)).toEqual({ kind: 'turn-card', arg: 'realm-33' });
    const paid = (kind: string, arg?: string): number => {
      const after = game.copy(t.g);
      expect(isRefusal(game.apply(after, { seat: BYZANTIUM, kind, ...(arg && { arg }) }))).toBe(false);
      return game.worth(after, BYZANTIUM);
    };
    expect(paid('pay')).toBeGreaterThan(paid('refrain'));
    const money = paid('pay');
    t.answer(BYZANTIUM, 'turn-card', 'realm-33');
    expect(paid('name', 'green')).toBeGreaterThan(money);
  });
  test('MU 4-units-where: bots put guards where barbarians are near what is dear, and soldiers beside their wagon', () => {
    const t = shopping(g => {
      g.buildings.civil.nicaea = 3;
      g.armies.ankara = { barbarians: { 'light-infantry': 2 } };
    });
    t.answer(BYZANTIUM, 'buy-unit', 'heavy-infantry');
    expect(best(t)).toEqual({ kind: 'place', arg: 'nicaea' });
    const beside = shopping(g => void newVehicle(g, 'war-wagon', 1, BYZANTIUM, 'thessalonica'));
    beside.answer(BYZANTIUM, 'buy-unit', 'heavy-infantry');
    expect(best(beside)).toEqual({ kind: 'place', arg: 'thessalonica' });
  });
});
