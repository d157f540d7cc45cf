import { describe, expect, test } from 'vitest';
import { REALM } from '../src/catalog.js';
import { units } from '../src/deeds/armies.js';
import { eliminate } from '../src/deeds/elimination.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginTaxes } from '../src/frames/economy.js';
import { controllerOf, homeOf } from '../src/rules/control.js';
import { interestDue } from '../src/rules/upkeep.js';
import type { MU } from '../src/state.js';
import { type Arrangement, arranged } from './arrange.js';
import { Trial } from './table.js';

const [ANN, BOB, CAT] = ['player-1', 'player-2', 'player-3'] as const;

const table = (what: Arrangement = {}): MU => {
  const g = arranged({ armies: {}, round: 3, ...what });
  g.phase = 3;
  g.horde = { dice: [4, 6, 8] };
  for (const player of g.seats) g.cash[player] = 0;
  return g;
};
const taxed = (g: MU, rate = '10'): Trial => {
  const t = new Trial(g, beginTaxes());
  for (const seat of [...g.order]) t.answer(seat, 'tax-rate', rate);
  return t;
};
/** Five loans, none of them to be had any more, and no lands to speak of. */
const ruined = (what: Arrangement = {}): MU => {
  const g = table(what);
  g.loans.open[ANN] = 5;
  return g;
};

/** Everything he had is in the hands of barbarians: nothing to plunder, nobody to rise. He gets 200 F. */
const bare = (what: Arrangement['armies'] = {}): MU => {
  const lost = REALM.byzantium.territories.map(at => [at, { barbarians: units('light-infantry') }]);
  return ruined({ armies: { ...Object.fromEntries(lost), ...what } });
};

describe('MU D: loans', () => {
  test('MU D-take: 500 F, once a round, five at most', () => {
    const g = table({ armies: { thrace: { [ANN]: units('archer') } } });
    const t = taxed(g);
    t.answer(ANN, 'take-loan');
    expect([t.g.cash[ANN], t.g.loans.open[ANN]]).toEqual([70 + 500, 1]);
    expect(t.refusal(ANN, 'take-loan')).toBeDefined();
    const full = table({ armies: { thrace: { [ANN]: units('archer') } } });
    full.loans.open[ANN] = 5;
    full.cash[ANN] = 1000;
    expect(taxed(full).choice(ANN, 'take-loan')).toBeUndefined();
  });
  test('MU D-repay: 500 F, once a round, also in the round in which one was taken', () => {
    const g = table({ armies: { thrace: { [ANN]: units('archer') } } });
    g.loans.open[ANN] = 2;
    g.cash[ANN] = 1000;
    const t = taxed(g);
    t.answer(ANN, 'repay-loan').answer(ANN, 'take-loan');
    expect(t.refusal(ANN, 'repay-loan')).toBeDefined();
    expect(t.g.loans.open[ANN]).toBe(2);
  });
  test('MU D-interest: nothing in the round in which it was taken, 50 F in the next, 100 F for two', () => {
    const g = table();
    g.loans = { open: { [ANN]: 1 }, taken: { [ANN]: true }, repaid: {}, missed: {} };
    expect(interestDue(g, ANN)).toBe(0);
    g.loans.taken = {};
    expect(interestDue(g, ANN)).toBe(50);
    g.loans.open[ANN] = 2;
    g.loans.taken = { [ANN]: true };
    expect(interestDue(g, ANN)).toBe(50);
    g.loans.taken = {};
    expect(interestDue(g, ANN)).toBe(100);
  });
  test('MU D-interest: whoever takes one and repays one in the same round owes what he owed before (M-10)', () => {
    const g = table();
    g.loans = { open: { [ANN]: 1 }, taken: { [ANN]: true }, repaid: { [ANN]: true }, missed: {} };
    expect(interestDue(g, ANN)).toBe(50);
    g.loans.open = {};
    expect(interestDue(g, ANN)).toBe(0);
  });
  test('MU D-interest: what is repaid in the phase itself comes too late for its interest', () => {
    const g = table({ armies: { thrace: { [ANN]: units('archer') } } });
    g.loans.open[ANN] = 1;
    g.cash[ANN] = 1000;
    const t = taxed(g).answer(ANN, 'repay-loan');
    expect(t.question(ANN).facts).toEqual({ interest: 50, upkeep: 20 });
  });
  test('MU 3-interest: it is due with the upkeep, before it', () => {
    const g = table({ armies: { thrace: { [ANN]: units('archer') } } });
    g.loans.open[ANN] = 1;
    const t = taxed(g);
    expect(t.question(ANN).facts).toEqual({ interest: 50, upkeep: 20 });
    t.answer(ANN, 'pay');
    expect(t.told.filter(({ type }) => type === 'paid').map(({ florin, for: why }) => [florin, why])).toEqual([
      [50, 'interest'],
      [20, 'upkeep'],
    ]);
    expect(t.isOver).toBe(true);
  });
  test('MU D-players: nobody lends to anybody: money comes from the supply and goes there', () => {
    const g = table({ armies: { thrace: { [ANN]: units('archer') } } });
    const before = g.cash[BOB];
    const t = taxed(g);
    t.answer(ANN, 'take-loan').answer(ANN, 'repay-loan').answer(ANN, 'pay');
    expect(t.g.cash[BOB]).toBe(before + 70);
    expect(t.g.cash[ANN]).toBe(50);
  });
  test('MU D: with a loan to be had nobody is bankrupt', () => {
    const g = ruined();
    g.loans.open[ANN] = 4;
    const t = taxed(g);
    expect(t.question(ANN).choices.map(({ kind }) => kind)).toEqual(['take-loan']);
    t.answer(ANN, 'take-loan').answer(ANN, 'pay');
    expect(t.g.cash[ANN]).toBe(70 + 500 - 200);
  });
});

describe('MU D-bankrupt', () => {
  test('MU D-bankrupt: five loans and 70 F: it must be raised as long as there is a way', () => {
    expect(
      taxed(ruined())
        .question(ANN)
        .choices.map(({ kind }) => kind),
    ).toEqual(['start-uprisings']);
    const g = bare();
    newVehicle(g, 'caravan', 1, ANN, 'thrace');
    const t = taxed(g);
    const kinds = (): readonly string[] => t.question(ANN).choices.map(({ kind }) => kind);
    expect(kinds()).toEqual(['plunder-own', 'give-up']);
    t.answer(ANN, 'plunder-own', 'vehicle-1').answer(ANN, 'pay');
    expect([t.g.cash[ANN], t.g.loans.missed]).toEqual([0, {}]);
  });
  test('MU 3-upkeep: whoever has too little to pay is told what it comes to', () => {
    expect(taxed(bare()).refusal(ANN, 'pay')).toMatchObject({
      because: 'too-dear',
      rule: 'MU 3-upkeep',
      facts: { florin: 250, cash: 200 },
    });
  });
  test('MU D-bankrupt: where there is none it is missed, and what is there is paid', () => {
    const t = taxed(bare());
    expect(t.question(ANN).choices.map(({ kind }) => kind)).toEqual(['fall-short']);
    t.answer(ANN, 'fall-short');
    expect([t.g.cash[ANN], t.g.loans.missed[ANN], t.g.loans.open[ANN]]).toEqual([0, 1, 5]);
    expect(t.told).toContainEqual({ type: 'interest-missed', player: ANN, florin: 50, missed: 1 });
    expect(t.isOver).toBe(true);
    const kept = bare({ 'northern-aegean': { [ANN]: units('archer') } });
    newVehicle(kept, 'galley', 1, ANN, 'northern-aegean');
    kept.vehicles.aboard['vehicle-1'] = units('archer');
    const poor = taxed(kept)
      .answer(ANN, 'fall-short')
      .answer(ANN, 'give-up')
      .answer(ANN, 'give-up-piece', 'archer@vehicle-1')
      .answer(ANN, 'give-up-piece', 'vehicle-1');
    expect([poor.isOver, poor.g.loans.missed[ANN], poor.g.vehicles.type]).toEqual([false, 1, {}]);
    poor.answer(ANN, 'pay');
    expect([poor.isOver, poor.g.loans.missed[ANN]]).toEqual([true, 1]);
  });
  test('MU D-bankrupt-raise: a ship at sea is plundered only after its load was given up', () => {
    const g = bare({ 'northern-aegean': { [ANN]: units('archer') } });
    newVehicle(g, 'galley', 1, ANN, 'northern-aegean');
    g.vehicles.aboard['vehicle-1'] = units('archer');
    g.cash[ANN] = 200;
    const t = taxed(g);
    expect([t.choice(ANN, 'plunder-own'), t.choice(ANN, 'fall-short')]).toMatchObject([undefined, {}]);
    t.answer(ANN, 'give-up').answer(ANN, 'give-up-piece', 'archer@vehicle-1').answer(ANN, 'enough');
    expect(t.choice(ANN, 'fall-short')).toBeUndefined();
    t.answer(ANN, 'plunder-own', 'vehicle-1').answer(ANN, 'pay');
    expect([t.g.vehicles.type, t.g.loans.missed]).toEqual([{}, {}]);
  });
  test('MU D-bankrupt-raise: own buildings and transports bring half, engines nothing', () => {
    const g = ruined();
    g.buildings.military = { thrace: 1 };
    g.markers = { bulgaria: ANN };
    g.buildings.civil = { constantinople: 2, buda: 1 };
    newVehicle(g, 'caravan', 2, ANN, 'constantinople');
    newVehicle(g, 'engine', 1, ANN, 'constantinople');
    const t = taxed(g);
    expect(t.choice(ANN, 'plunder-own')).toMatchObject({
      of: ['civil@constantinople', 'military@thrace', 'vehicle-1'],
    });
    const income = 100;
    t.answer(ANN, 'plunder-own', 'military@thrace');
    expect(t.g.cash[ANN]).toBe(income + 50);
    expect([t.g.buildings.military, t.g.markers]).toEqual([{}, {}]);
    t.answer(ANN, 'plunder-own', 'vehicle-1');
    expect(t.g.cash[ANN]).toBe(income + 150);
    expect(t.question(ANN).facts).toEqual({ interest: 250, upkeep: 20 });
    // More than is strictly needed.
    t.answer(ANN, 'plunder-own', 'civil@constantinople').answer(ANN, 'pay');
    expect([t.g.cash[ANN], t.g.loans.missed]).toEqual([income + 250 - 270, {}]);
  });
  test('MU D-bankrupt-raise: an uprising for every territory at most, 100 F each', () => {
    const g = ruined();
    const t = taxed(g);
    expect(t.choice(ANN, 'start-uprisings')).toMatchObject({ min: 1, max: 7 });
    t.answer(ANN, 'start-uprisings', 2);
    expect(t.told).toContainEqual({ type: 'uprisings-started', player: ANN, count: 2 });
    while (t.asked[0]?.prompt !== 'pay-dues') {
      const [{ seat, choices }] = t.asked;
      const [first] = choices;
      t.answer(seat as typeof ANN, first.kind, first.shape === 'pick' ? first.of[0] : undefined);
    }
    const paid = { type: 'received', player: ANN, florin: 100, for: 'bankruptcy' };
    expect(t.told.filter(({ type, for: why }) => type === 'received' && why === 'bankruptcy')).toEqual([paid, paid]);
    t.answer(ANN, 'pay');
    expect(t.g.cash[ANN]).toBe(70 + 200 - 250);
  });
  test('MU D-bankrupt-raise: 100 F for every uprising that breaks out, nothing for those that do not', () => {
    const g = ruined({ markers: { bulgaria: ANN } });
    g.buildings.military.thrace = 3;
    const t = taxed(g);
    t.answer(ANN, 'start-uprisings', 8);
    while (t.asked[0]?.prompt === 'place-uprising') {
      const [rise] = t.asked[0].choices;
      t.answer(ANN, 'rise', rise.shape === 'pick' ? rise.of[0] : undefined);
    }
    // With the castle of Thrace its marker has gone: where he holds nothing any more nobody rises.
    expect(t.told.filter(({ type }) => type === 'uprising-began')).toHaveLength(7);
    expect(t.g.cash[ANN]).toBe(80 + 700);
  });
  test('MU D-bankrupt-raise: where no barbarian is left nobody can be made to rise, and the interest is missed', () => {
    const g = ruined({ armies: { rome: { barbarians: { 'light-infantry': 40 } } } });
    const t = taxed(g);
    expect(t.choice(ANN, 'start-uprisings')).toBeUndefined();
    t.answer(ANN, 'fall-short');
    expect([t.g.loans.missed[ANN], t.g.honour[ANN]]).toEqual([1, 10]);
  });
  test('MU D-bankrupt-out: twice in a row, and he is out; a round with the interest paid lies between', () => {
    const g = bare();
    g.loans.missed[ANN] = 1;
    const t = taxed(g);
    t.answer(ANN, 'fall-short');
    expect([t.isOver, t.g.order]).toEqual([true, [BOB, CAT]]);
    expect(t.told).toContainEqual({ type: 'eliminated', player: ANN });
    const rich = ruined();
    rich.loans.missed[ANN] = 1;
    rich.cash[ANN] = 500;
    const paid = taxed(rich);
    paid.answer(ANN, 'pay');
    expect(paid.g.loans.missed).toEqual({});
    const free = table();
    free.loans.missed[ANN] = 1;
    expect(taxed(free).g.loans.missed).toEqual({});
  });
  test('MU E-raid: barbarians whom an eliminated player never faced raid nothing anew', () => {
    const g = table({ armies: { bulgaria: { barbarians: { archer: 1 } }, serbia: { barbarians: { archer: 1 } } } });
    g.armies.serbia = { ...g.armies.serbia, [ANN]: { archer: 1 } };
    // It was safe when they came.
    newVehicle(g, 'caravan', 1, BOB, 'bulgaria');
    eliminate(g, ANN);
    expect(g.deserted).toEqual([{ at: 'serbia' }]);
  });
  test('MU D-bankrupt-out: everything goes back to the supply, and the start realm is one no more', () => {
    const g = table({
      armies: {
        thrace: { [ANN]: units('archer', 2) },
        smyrna: { [BOB]: units('archer') },
        rome: { [ANN]: { 'hired-archer': 1 } },
      },
      markers: { bulgaria: ANN },
      wars: [[ANN, BOB, { from: 1 }]],
      treaties: [
        { parties: [ANN, CAT], clauses: [] },
        { parties: [BOB, CAT], clauses: [] },
      ],
    });
    g.tired = { thrace: { [ANN]: units('archer') } };
    g.buildings.civil = { constantinople: 2, smyrna: 1, buda: 1 };
    g.buildings.civilDamage = { constantinople: 1 };
    newVehicle(g, 'caravan', 1, ANN, 'constantinople');
    g.routes[ANN] = { vehicle: 'vehicle-1', start: 'caffa', stages: ['rome'], established: [] };
    g.cards.held[ANN] = ['realm-01', 'realm-36'];
    g.decks.cards = g.decks.cards.filter(card => card !== 'realm-01' && card !== 'realm-36');
    g.cards.used['realm-01'] = true;
    g.deposit[ANN] = 300;
    g.gears.held[ANN] = { red: 1 };
    g.technologies[ANN] = ['masonry'];
    g.loans.open[ANN] = 5;
    g.prisoners = { [ANN]: { [BOB]: units('archer') }, [BOB]: { [ANN]: units('archer'), [CAT]: units('cavalry') } };
    g.aside.units[ANN] = units('cavalry');
    g.effects = [{ type: 'less-interest', until: 'phase', player: ANN, florin: 50 }];
    const decked = g.decks.cards.length;
    eliminate(g, ANN);
    expect(g.order).toEqual([BOB, CAT]);
    expect([g.armies, g.tired]).toEqual([{ smyrna: { [BOB]: units('archer') } }, {}]);
    expect([g.buildings.civil, g.buildings.civilDamage]).toEqual([{ smyrna: 1, buda: 1 }, {}]);
    expect([g.vehicles.type, g.routes, g.orphaned, g.markers]).toEqual([{}, {}, [], {}]);
    expect([g.cards.held[ANN], g.cards.used, g.decks.cards.length]).toEqual([[], {}, decked + 2]);
    expect([g.deposit, g.gears.held, g.technologies[ANN], g.loans.open, g.cash[ANN]]).toEqual([{}, {}, [], {}, 0]);
    expect(g.prisoners).toEqual({ [BOB]: { [CAT]: units('cavalry') } });
    expect([g.aside.units, g.effects, g.wars]).toEqual([{}, [], {}]);
    expect(Object.keys(g.treaties)).toEqual(['treaty-2']);
    expect([homeOf(g, 'constantinople'), controllerOf(g, 'constantinople')]).toEqual([undefined, undefined]);
  });
  test('MU D-bankrupt-out: whoever is left alone is not asked for anything more', () => {
    const g = bare();
    g.order = [ANN, BOB];
    g.loans.open[BOB] = 1;
    g.loans.missed[ANN] = 1;
    const t = taxed(g);
    t.answer(ANN, 'fall-short');
    expect([t.isOver, t.g.order, t.g.loans.settled]).toEqual([true, [BOB], undefined]);
  });
});
