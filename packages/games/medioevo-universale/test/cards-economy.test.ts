import { describe, expect, test } from 'vitest';
import { REALM } from '../src/catalog.js';
import { units } from '../src/deeds/armies.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginPurchases, beginTaxes } from '../src/frames/economy.js';
import { beginWindow } from '../src/frames/uses.js';
import type { CardId } from '../src/ids.js';
import type { MU } from '../src/state.js';
import { type Arrangement, arranged } from './arrange.js';
import { Trial } from './table.js';

const [ANN, BOB, CAT] = ['player-1', 'player-2', 'player-3'] as const;

const table = (phase: 3 | 4, cards: readonly CardId[], what: Arrangement = {}): MU => {
  const g = arranged({ armies: {}, round: 2, ...what });
  g.phase = phase;
  for (const player of g.seats) g.cash[player] = 1000;
  g.cards.held[ANN] = [...cards];
  return g;
};
const shop = (g: MU): Trial => new Trial(g, beginPurchases());
const offered = (t: Trial, kind: string): unknown => (t.choice(ANN, kind) as { of?: unknown } | undefined)?.of;

describe('Architect', () => {
  test('MU card.32: one building for 50 F less, also an upgrade', () => {
    const g = table(4, ['realm-32']);
    g.technologies[ANN] = ['masonry'];
    const t = shop(g);
    t.answer(ANN, 'use-card', 'realm-32');
    expect(t.g.effects).toEqual([{ type: 'discount', until: 'turn', player: ANN, florin: 50, percent: 0 }]);
    t.answer(ANN, 'build', 'village').answer(ANN, 'place', 'nicaea');
    expect([t.g.cash[ANN], t.g.effects]).toEqual([1000 - 50 - 100, []]);
    t.answer(ANN, 'build', 'town').answer(ANN, 'place', 'nicaea');
    expect(t.g.cash[ANN]).toBe(650);
  });
  test('MU card.32: it is of no use where nothing could be built, and over with the turn', () => {
    expect(offered(shop(table(4, ['realm-32'])), 'use-card')).toBeUndefined();
    const g = table(4, ['realm-32']);
    g.technologies[ANN] = ['masonry'];
    const t = shop(g).answer(ANN, 'use-card', 'realm-32').answer(ANN, 'done-buying');
    expect(t.g.effects).toEqual([]);
  });
  test('MU card.33: a castle for 150 F instead of 300, from a tower for 100 F instead of 200', () => {
    const g = table(4, ['realm-33']);
    g.technologies[ANN] = ['architecture'];
    g.points[ANN] = { green: 3 };
    const t = shop(g).answer(ANN, 'use-card', 'realm-33').answer(ANN, 'build', 'castle').answer(ANN, 'place', 'thrace');
    expect(t.g.cash[ANN]).toBe(850);
    const old = table(4, ['realm-33']);
    old.technologies[ANN] = ['architecture'];
    old.points[ANN] = { green: 2 };
    old.buildings.military.thrace = 1;
    const up = shop(old)
      .answer(ANN, 'use-card', 'realm-33')
      .answer(ANN, 'build', 'castle')
      .answer(ANN, 'place', 'thrace');
    expect(up.g.cash[ANN]).toBe(900);
  });
});

describe('Magnate', () => {
  test('MU card.36: 300 F are put on the card, and taken back with 150 F another round', () => {
    const t = shop(table(4, ['realm-36']))
      .answer(ANN, 'use-card', 'realm-36')
      .answer(ANN, 'name', 'deposit');
    expect([t.g.cash[ANN], t.g.deposit]).toEqual([700, { [ANN]: 300 }]);
    expect(offered(t, 'use-card')).toBeUndefined();
    t.g.cards.used = {};
    const next = shop(t.g).answer(ANN, 'use-card', 'realm-36').answer(ANN, 'name', 'withdraw');
    expect([next.g.cash[ANN], next.g.deposit]).toEqual([1150, {}]);
  });
  test('MU card.36: whoever has too little is asked all the same where others see it, but cannot put it there', () => {
    const poor = table(4, ['realm-36']);
    poor.cash[ANN] = 299;
    expect(offered(shop(poor), 'use-card')).toBeUndefined();
    const again = table(4, ['realm-36']);
    again.cash[ANN] = 299;
    const t = new Trial(again, beginWindow('phase-start', [ANN, BOB, CAT]));
    t.answer(ANN, 'use-card', 'realm-36');
    expect([t.g.cards.used, t.g.deposit, t.g.cash[ANN]]).toEqual([{}, {}, 299]);
  });
  test('MU card.37: half of the interest that the others really pay', () => {
    const g = table(3, ['realm-37']);
    g.loans.open = { [ANN]: 1, [BOB]: 3, [CAT]: 5 };
    g.cash[CAT] = 0;
    for (const at of REALM.mamluks.territories) g.armies[at] = { barbarians: units('light-infantry') };
    const w = new Trial(g, beginWindow('phase-start', [ANN, BOB, CAT])).answer(ANN, 'use-card', 'realm-37');
    expect(w.isOver).toBe(true);
    const t = new Trial(w.g, beginTaxes());
    for (const seat of [ANN, BOB, CAT]) t.answer(seat, 'tax-rate', '10');
    t.answer(ANN, 'pay').answer(BOB, 'pay').answer(CAT, 'fall-short');
    // Bob pays 150 F, Cat all of her 200 F.
    expect(t.told).toContainEqual({ type: 'received', player: ANN, florin: 175, for: 'card' });
    expect(t.g.cash[ANN]).toBe(1000 + 70 - 50 + 175);
  });
  test('MU card.37: it is of no use where nobody owes interest', () => {
    const g = table(3, ['realm-37']);
    g.loans.open = { [ANN]: 2, [BOB]: 1 };
    g.loans.taken = { [BOB]: true };
    expect(new Trial(g, beginWindow('phase-start', [ANN, BOB, CAT])).isOver).toBe(true);
  });
  test('MU card.38: 50 F less interest, never below nothing', () => {
    const g = table(3, ['realm-38']);
    g.loans.open = { [ANN]: 2 };
    const t = new Trial(g, beginTaxes());
    for (const seat of [ANN, BOB, CAT]) t.answer(seat, 'tax-rate', '10');
    t.answer(ANN, 'use-card', 'realm-38');
    expect(t.question(ANN).facts).toEqual({ interest: 50, upkeep: 0 });
    t.answer(ANN, 'pay');
    expect(t.g.cash[ANN]).toBe(1020);
    const free = table(3, ['realm-38']);
    const none = new Trial(free, beginTaxes());
    for (const seat of [ANN, BOB, CAT]) none.answer(seat, 'tax-rate', '10');
    expect(none.isOver).toBe(true);
  });
});

describe('Steward', () => {
  test('MU card.69: a village beside a fortress becomes a town; a town would need a castle', () => {
    const g = table(4, ['realm-69']);
    g.buildings.civil = { nicaea: 1, constantinople: 2, thessalonica: 1 };
    g.buildings.military = { nicaea: 2, constantinople: 2, thessalonica: 1 };
    const t = shop(g).answer(ANN, 'use-card', 'realm-69');
    expect(offered(t, 'name')).toEqual(['nicaea']);
    t.answer(ANN, 'name', 'nicaea');
    expect([t.g.buildings.civil.nicaea, t.g.cash[ANN]]).toEqual([2, 1000]);
    const high = table(4, ['realm-69']);
    high.buildings.civil = { nicaea: 2 };
    high.buildings.military = { nicaea: 3 };
    const city = shop(high).answer(ANN, 'use-card', 'realm-69').answer(ANN, 'name', 'nicaea');
    expect([city.g.buildings.civil.nicaea, city.g.honour[ANN]]).toEqual([3, 11]);
  });
  test('MU card.70: a military building beside a higher civil one, with the marker that comes with it', () => {
    const g = table(4, ['realm-70']);
    g.buildings.civil = { nicaea: 3, constantinople: 1 };
    g.buildings.military = { nicaea: 2, constantinople: 1 };
    const t = shop(g).answer(ANN, 'use-card', 'realm-70').answer(ANN, 'name', 'nicaea');
    expect([t.g.buildings.military.nicaea, t.g.honour[ANN]]).toEqual([3, 11]);
    t.answer(ANN, 'place-marker', 'ankara');
    expect([t.g.markers, t.question(ANN).prompt]).toEqual([{ ankara: ANN }, 'purchases']);
    const none = table(4, ['realm-70']);
    none.buildings.civil = { nicaea: 3 };
    expect(offered(shop(none), 'use-card')).toBeUndefined();
  });
});

describe('Engineering', () => {
  test('MU tech.engineering: 2 green points raise a catapult to a trebuchet', () => {
    const g = table(4, [], { armies: { bulgaria: { [ANN]: units('archer') } } });
    g.technologies[ANN] = ['engineering'];
    newVehicle(g, 'engine', 1, ANN, 'nicaea');
    newVehicle(g, 'engine', 1, ANN, 'bulgaria');
    newVehicle(g, 'engine', 3, ANN, 'nicaea');
    const t = shop(g).answer(ANN, 'use-technology', 'engineering');
    expect(offered(t, 'name')).toEqual(['vehicle-1']);
    t.answer(ANN, 'name', 'vehicle-1');
    expect([t.g.vehicles.level['vehicle-1'], t.g.cash[ANN]]).toEqual([2, 800]);
  });
  test('MU tech.engineering: buildings too, with honour and markers; a cathedral has no higher level', () => {
    const g = table(4, []);
    g.technologies[ANN] = ['engineering'];
    g.points[ANN] = { green: 4 };
    g.buildings = {
      ...g.buildings,
      civil: { nicaea: 2, buda: 1 },
      military: { nicaea: 1 },
      cathedral: { thrace: true },
    };
    const t = shop(g).answer(ANN, 'use-technology', 'engineering');
    expect(offered(t, 'name')).toEqual(['civil@nicaea', 'military@nicaea']);
    t.answer(ANN, 'name', 'civil@nicaea');
    expect([t.g.buildings.civil.nicaea, t.g.honour[ANN], t.g.cash[ANN]]).toEqual([3, 11, 1000]);
    t.answer(ANN, 'use-technology', 'engineering')
      .answer(ANN, 'name', 'military@nicaea')
      .answer(ANN, 'place-marker', 'ankara');
    expect([t.g.buildings.military.nicaea, t.g.markers, t.g.points]).toEqual([2, { ankara: ANN }, {}]);
  });
});
