import { describe, expect, test } from 'vitest';
import { units } from '../src/deeds/armies.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginMarkers, beginPurchases } from '../src/frames/economy.js';
import type { TechnologyId } from '../src/ids.js';
import { controllerOf } from '../src/rules/control.js';
import { hasMarkerFor } from '../src/rules/ownership.js';
import { unitsToCome } from '../src/rules/purchases/units.js';
import type { MU } from '../src/state.js';
import { type Arrangement, arranged } from './arrange.js';
import { Trial } from './table.js';

const [ANN, BOB, CAT] = ['player-1', 'player-2', 'player-3'] as const;

const table = (technologies: readonly TechnologyId[] = [], cash = 1000, what: Arrangement = {}): MU => {
  const g = arranged({ armies: {}, round: 2, ...what });
  g.phase = 4;
  for (const player of g.seats) g.cash[player] = 0;
  g.cash[ANN] = cash;
  g.technologies[ANN] = [...technologies];
  return g;
};
const shop = (g: MU): Trial => new Trial(g, beginPurchases());
const offered = (t: Trial, kind: string): unknown => (t.choice(ANN, kind) as { of?: unknown } | undefined)?.of;

describe('MU 4-tech', () => {
  test('MU 4-tech: lower levels first, one of a branch in a round', () => {
    const t = shop(table());
    expect(offered(t, 'buy-technology')).toEqual(['carpentry', 'trade', 'edict', 'military', 'masonry', 'religion']);
    t.answer(ANN, 'buy-technology', 'carpentry')
      .answer(ANN, 'buy-technology', 'trade')
      .answer(ANN, 'buy-technology', 'edict');
    expect([t.g.cash[ANN], t.g.technologies[ANN]]).toEqual([700, ['carpentry', 'trade', 'edict']]);
    expect(t.refusal(ANN, 'buy-technology', 'logistics')).toBeDefined();
    const next = shop(t.g);
    expect(offered(next, 'buy-technology')).toContain('logistics');
    next.answer(ANN, 'buy-technology', 'logistics');
    expect(next.g.cash[ANN]).toBe(500);
    expect(next.refusal(ANN, 'buy-technology', 'machine-building')).toBeDefined();
  });
  test('MU 4-tech: what was bought can be used at once', () => {
    const t = shop(table([], 300));
    expect(offered(t, 'build')).toBeUndefined();
    t.answer(ANN, 'buy-technology', 'masonry');
    expect(offered(t, 'build')).toEqual(['village']);
  });
});

describe('MU 4: turns', () => {
  test('MU 4: in turn order, each until he has had enough; what was bought before is forgotten', () => {
    const g = table();
    g.order = [CAT, ANN, BOB];
    g.bought = { units: { [ANN]: 3 }, card: { [ANN]: true } };
    const t = shop(g);
    expect(t.asked.map(({ seat, prompt }) => [seat, prompt])).toEqual([[CAT, 'purchases']]);
    t.answer(CAT, 'done-buying');
    expect(t.question(ANN).facts).toEqual({ units: 3, cardPrice: 100 });
    t.answer(ANN, 'done-buying').answer(BOB, 'done-buying');
    expect(t.isOver).toBe(true);
  });
});

describe('MU 4-buildings', () => {
  test('MU 4-buildings: with a green point and 100 F a village; with a red one and 100 F a captain', () => {
    const g = table(['masonry', 'military'], 200);
    g.cards.held[ANN] = ['realm-10', 'realm-04'];
    const t = shop(g);
    t.answer(ANN, 'build', 'village')
      .answer(ANN, 'place', 'nicaea')
      .answer(ANN, 'turn-card', 'realm-10')
      .answer(ANN, 'name', 'green');
    expect([t.g.buildings.civil, t.g.cash[ANN]]).toEqual([{ nicaea: 1 }, 100]);
    t.answer(ANN, 'buy-unit', 'captain-1')
      .answer(ANN, 'place', 'nicaea')
      .answer(ANN, 'turn-card', 'realm-04')
      .answer(ANN, 'name', 'red');
    expect([t.g.armies, t.g.cash[ANN]]).toEqual([{ nicaea: { [ANN]: { 'captain-1': 1 } } }, 0]);
    expect(t.g.cards.used).toEqual({ 'realm-10': true, 'realm-04': true });
  });
  test('MU 4-buildings-build: only in own territories, civil ones only where people live, and the piece must be there', () => {
    const g = table(['masonry', 'architecture', 'religion'], 2000, {
      armies: { bulgaria: { [ANN]: units('archer') }, thessalonica: { barbarians: units('archer') } },
    });
    const t = shop(g);
    t.answer(ANN, 'build', 'town');
    expect(offered(t, 'place')).toEqual(['constantinople', 'nicaea']);
    t.answer(ANN, 'refrain').answer(ANN, 'build', 'tower');
    expect(offered(t, 'place')).toEqual([
      'constantinople',
      'thrace',
      'macedonia',
      'nicaea',
      'smyrna',
      'paphlagonia',
      'bulgaria',
    ]);
    t.answer(ANN, 'refrain').answer(ANN, 'build', 'cathedral');
    expect(offered(t, 'place')).toContain('thrace');
    t.answer(ANN, 'refrain');
    for (const at of [
      'buda',
      'zagreb',
      'kronstadt',
      'cairo',
      'jerusalem',
      'damascus',
      'alexandria',
      'rome',
      'naples',
      'venice',
      'genoa',
      'prague',
    ] as const)
      t.g.buildings.civil[at] = 3;
    expect(offered(shop(t.g), 'build')).not.toContain('great-city');
  });
  test('MU 4-buildings-upgrade: tower to castle for 2 green points and 200 F; the tower goes back', () => {
    const g = table(['architecture'], 400);
    g.buildings.military.thrace = 1;
    g.buildings.militaryDamage.thrace = 2;
    const t = shop(g);
    t.answer(ANN, 'build', 'castle').answer(ANN, 'place', 'thrace').answer(ANN, 'forfeit');
    expect([t.g.cash[ANN], t.g.buildings.military, t.g.buildings.militaryDamage]).toEqual([
      0,
      { thrace: 3 },
      { thrace: 2 },
    ]);
    expect(t.told).toContainEqual({ type: 'built', player: ANN, building: 'castle', at: 'thrace', instead: 'tower' });
    expect(t.told).toContainEqual({ type: 'markers-forfeited', player: ANN, count: 2 });
    expect(t.g.honour[ANN]).toBe(11);
  });
  test('MU 4-buildings-upgrade: village to great city for 2 green points and 200 F; any level can be built at once', () => {
    const g = table(['masonry'], 1000);
    g.points[ANN] = { green: 2 };
    g.buildings.civil.nicaea = 1;
    const t = shop(g);
    t.answer(ANN, 'build', 'great-city').answer(ANN, 'place', 'nicaea');
    expect([t.g.cash[ANN], t.g.buildings.civil.nicaea]).toEqual([800, 3]);
    t.answer(ANN, 'build', 'great-city').answer(ANN, 'place', 'constantinople');
    expect([t.g.cash[ANN], t.g.honour[ANN]]).toEqual([200, 12]);
  });
  test('MU 4-buildings-max: one of each kind in a territory, three in all', () => {
    const g = table(['masonry', 'architecture', 'religion'], 5000);
    g.buildings = { ...g.buildings, civil: { nicaea: 3 }, military: { nicaea: 3 }, cathedral: { nicaea: true } };
    const t = shop(g);
    for (const building of ['village', 'castle', 'cathedral']) {
      t.answer(ANN, 'build', building);
      expect(offered(t, 'place')).not.toContain('nicaea');
      t.answer(ANN, 'refrain');
    }
  });
  test('MU tech.religion: a cathedral for 3 violet points and 300 F', () => {
    const g = table(['religion'], 300);
    g.points[ANN] = { violet: 3 };
    const t = shop(g);
    t.answer(ANN, 'build', 'cathedral').answer(ANN, 'place', 'macedonia');
    expect([t.g.cash[ANN], t.g.buildings.cathedral, t.g.honour[ANN], t.g.points]).toEqual([
      0,
      { macedonia: true },
      11,
      {},
    ]);
  });
  test('MU tech.masonry: civil buildings are designed with it, a green point for each level', () => {
    const t = shop(table(['masonry'], 1000));
    expect(offered(t, 'build')).toEqual(['village', 'town', 'great-city']);
    expect(offered(shop(table(['masonry'], 399)), 'build')).toEqual(['village']);
  });
  test('MU tech.architecture: military buildings are designed with it', () => {
    const t = shop(table(['architecture'], 600));
    expect(offered(t, 'build')).toEqual(['tower', 'fortress', 'castle']);
    t.answer(ANN, 'build', 'fortress').answer(ANN, 'place', 'paphlagonia').answer(ANN, 'forfeit');
    expect([t.g.buildings.military, t.g.cash[ANN]]).toEqual([{ paphlagonia: 2 }, 200]);
  });
  test('MU 4-repair: 50 F for a marker, in own territories', () => {
    const g = table([], 120);
    g.buildings.civil = { nicaea: 2, buda: 1 };
    g.buildings.civilDamage = { nicaea: 3, buda: 1 };
    g.buildings.cathedral = { thrace: true };
    g.buildings.cathedralDamage = { thrace: 1 };
    const t = shop(g);
    expect(offered(t, 'repair')).toEqual(['cathedral@thrace', 'civil@nicaea']);
    t.answer(ANN, 'repair', 'civil@nicaea').answer(ANN, 'repair', 'cathedral@thrace');
    expect([t.g.buildings.civilDamage, t.g.buildings.cathedralDamage, t.g.cash[ANN]]).toEqual([
      { nicaea: 2, buda: 1 },
      {},
      20,
    ]);
    expect(t.choice(ANN, 'repair')).toBeUndefined();
  });
  test('MU option.buildingsNeedOwnershipMarkers: with it they need one too, without it they never do', () => {
    const g = table(['masonry'], 1000, { options: { 'buildings-need-markers': true } });
    g.buildings.military = { constantinople: 3, nicaea: 3, thessalonica: 3, thrace: 3 };
    expect(hasMarkerFor(g, ANN, 3)).toBe(false);
    expect(offered(shop(g), 'build')).toEqual(['village', 'town']);
    const plain = table(['masonry'], 1000);
    plain.buildings.military = { ...g.buildings.military };
    expect(hasMarkerFor(plain, ANN, 3)).toBe(true);
    expect(offered(shop(plain), 'build')).toEqual(['village', 'town', 'great-city']);
  });
});

describe('MU 5-control-gain', () => {
  test('MU 5-control-gain: a tower in a conquered territory gives a marker beside it, where nobody else is', () => {
    const g = table(['architecture'], 200, {
      armies: { bulgaria: { [ANN]: units('archer') }, macedonia: { barbarians: units('light-infantry') } },
      markers: { wallachia: BOB },
    });
    const t = shop(g);
    t.answer(ANN, 'build', 'tower').answer(ANN, 'place', 'bulgaria');
    expect(new Set(offered(t, 'place-marker') as string[])).toEqual(new Set(['serbia', 'thrace']));
    t.answer(ANN, 'place-marker', 'serbia');
    expect([t.g.markers, controllerOf(t.g, 'serbia')]).toEqual([{ wallachia: BOB, serbia: ANN }, ANN]);
    expect(t.question(ANN).prompt).toBe('purchases');
  });
  test('MU 5-control-gain: one in a territory, and as many as there are', () => {
    const g = table();
    g.markers = { bulgaria: ANN, rome: ANN, naples: ANN, venice: ANN, genoa: ANN, prague: ANN };
    const t = new Trial(g, beginMarkers(ANN, 'thrace', 3));
    expect(offered(t, 'place-marker')).toEqual(['constantinople', 'thessalonica']);
    t.answer(ANN, 'place-marker', 'thessalonica').answer(ANN, 'place-marker', 'constantinople');
    expect(t.isOver).toBe(true);
    expect(t.told).toContainEqual({ type: 'markers-forfeited', player: ANN, count: 1 });
  });
});

describe('MU 4-transports', () => {
  test('MU 4-transports: a galley II for 2 blue points and 200 F, then to III for 1 and 100 F', () => {
    const g = table(['carpentry'], 300);
    g.points[ANN] = { blue: 3 };
    const t = shop(g);
    t.answer(ANN, 'buy-transport', 'galley:2');
    expect(offered(t, 'place')).toEqual(['constantinople', 'thessalonica', 'nicaea']);
    t.answer(ANN, 'place', 'nicaea');
    expect([t.g.cash[ANN], t.g.points, t.g.vehicles.mp]).toEqual([100, { [ANN]: { blue: 1 } }, { 'vehicle-1': 7 }]);
    t.answer(ANN, 'upgrade', 'vehicle-1:3');
    expect([t.g.cash[ANN], t.g.points, t.g.vehicles.level, t.g.vehicles.mp]).toEqual([
      0,
      {},
      { 'vehicle-1': 3 },
      { 'vehicle-1': 8 },
    ]);
  });
  test('MU tech.carpentry: a caravan II with one card: 100 F for the missing point, then 200 F', () => {
    const g = table(['carpentry'], 300);
    g.cards.held[ANN] = ['realm-16'];
    const t = shop(g);
    expect(offered(t, 'buy-transport')).not.toContain('caravan:3');
    t.answer(ANN, 'buy-transport', 'caravan:2')
      .answer(ANN, 'place', 'nicaea')
      .answer(ANN, 'turn-card', 'realm-16')
      .answer(ANN, 'name', 'blue');
    expect([t.g.cash[ANN], t.g.vehicles.type]).toEqual([0, { 'vehicle-1': 'caravan' }]);
    expect(shop(table([], 1000)).choice(ANN, 'buy-transport')).toBeUndefined();
  });
  test('MU 4-transports-where: caravans where people live, wagons also at a fort, ships in inhabited ports', () => {
    const g = table(['carpentry'], 2000);
    g.buildings.military.thrace = 1;
    g.buildings.military.smyrna = 1;
    newVehicle(g, 'war-wagon', 1, ANN, 'thrace');
    newVehicle(g, 'caravan', 1, ANN, 'thrace');
    newVehicle(g, 'galley', 1, ANN, 'sea-of-marmara');
    newVehicle(g, 'galley', 1, ANN, 'smyrna');
    const t = shop(g);
    expect(offered(t, 'upgrade')).toEqual(['vehicle-1:2', 'vehicle-1:3']);
    const places = (what: string): unknown => {
      t.answer(ANN, 'buy-transport', what);
      const found = offered(t, 'place');
      t.answer(ANN, 'refrain');
      return found;
    };
    expect(places('caravan:1')).toEqual(['constantinople', 'thessalonica', 'nicaea']);
    expect(places('war-wagon:1')).toEqual(['constantinople', 'thrace', 'thessalonica', 'nicaea', 'smyrna']);
    expect(places('merchant-ship:1')).toEqual(['constantinople', 'thessalonica', 'nicaea']);
  });
  test('MU 4-transports-where: a treaty opens territories of the grantor, for soldiers or for traders', () => {
    const g = table(['carpentry', 'mathematics'], 2000, {
      treaties: [
        { parties: [ANN, BOB], clauses: [{ type: 'stationing', grantor: BOB, grantee: ANN }] },
        {
          parties: [ANN, CAT],
          clauses: [{ type: 'free-trade', grantor: CAT, grantee: ANN, territories: ['cairo', 'sinai'] }],
        },
      ],
    });
    const t = shop(g);
    const places = (kind: string, what: string): unknown => {
      t.answer(ANN, kind, what);
      const found = offered(t, 'place');
      t.answer(ANN, 'refrain');
      return found;
    };
    const home = ['constantinople', 'thessalonica', 'nicaea'];
    expect(places('buy-transport', 'war-wagon:1')).toEqual([...home, 'buda', 'kronstadt', 'zagreb']);
    expect(places('buy-engine', 'catapult')).toEqual([...home, 'buda', 'kronstadt', 'zagreb']);
    expect(places('buy-unit', 'archer')).toEqual([...home, 'buda', 'kronstadt', 'zagreb']);
    expect(places('buy-transport', 'caravan:1')).toEqual([...home, 'cairo']);
  });
  test('MU 4-markers: no fitting marker, no transport and no upgrade', () => {
    const g = table(['carpentry'], 5000);
    for (let i = 0; i < 4; i++) newVehicle(g, 'war-wagon', 3, ANN, 'nicaea');
    for (let i = 0; i < 4; i++) newVehicle(g, 'caravan', 2, ANN, 'nicaea');
    const t = shop(g);
    expect(offered(t, 'buy-transport')).toEqual(['war-wagon:1', 'galley:1', 'caravan:1', 'merchant-ship:1']);
    expect(t.choice(ANN, 'upgrade')).toBeUndefined();
    t.answer(ANN, 'buy-transport', 'galley:1')
      .answer(ANN, 'place', 'nicaea')
      .answer(ANN, 'buy-transport', 'galley:1')
      .answer(ANN, 'place', 'nicaea');
    expect(t.choice(ANN, 'buy-transport')).toBeUndefined();
  });
  test('MU tech.temporal-power: a neighbour’s technology for 2 violet points more', () => {
    const g = table(['religion', 'monasticism', 'missionaries', 'temporal-power'], 900);
    g.technologies[BOB] = ['military'];
    const t = shop(g);
    t.answer(ANN, 'buy-unit', 'captain-1').answer(ANN, 'place', 'nicaea');
    while (t.question(ANN).prompt === 'payment') t.answer(ANN, 'pay');
    expect([t.g.cash[ANN], t.g.armies.nicaea]).toEqual([900 - 100 - 300, { [ANN]: { 'captain-1': 1 } }]);
    g.technologies[BOB] = [];
    expect(offered(shop(t.g), 'buy-unit')).not.toContain('captain-1');
  });
});

describe('MU 4-siege', () => {
  test('MU 4-siege: a catapult for a green point and 100 F, to a bombard for 2 and 200 F', () => {
    const g = table(['mathematics'], 600);
    const t = shop(g);
    t.answer(ANN, 'buy-engine', 'catapult').answer(ANN, 'place', 'nicaea');
    expect([t.g.cash[ANN], t.g.vehicles.type, t.g.vehicles.level]).toEqual([
      400,
      { 'vehicle-1': 'engine' },
      { 'vehicle-1': 1 },
    ]);
    t.answer(ANN, 'upgrade', 'vehicle-1:3');
    expect([t.g.cash[ANN], t.g.vehicles.level, t.g.vehicles.mp]).toEqual([0, { 'vehicle-1': 3 }, { 'vehicle-1': 4 }]);
  });
  test('MU tech.mathematics: without it no engine; and only where people live or a fort stands', () => {
    expect(shop(table(['masonry'], 900)).choice(ANN, 'buy-engine')).toBeUndefined();
    const g = table(['mathematics'], 900);
    g.buildings.military.macedonia = 2;
    const t = shop(g);
    expect(offered(t, 'buy-engine')).toEqual(['catapult', 'trebuchet', 'bombard']);
    t.answer(ANN, 'buy-engine', 'bombard');
    expect(offered(t, 'place')).toEqual(['constantinople', 'thessalonica', 'macedonia', 'nicaea']);
  });
});

describe('MU 4-units', () => {
  test('MU 4-units: what they cost', () => {
    const t = shop(table([], 320));
    for (const unit of ['light-infantry', 'heavy-infantry', 'cavalry'])
      t.answer(ANN, 'buy-unit', unit).answer(ANN, 'place', 'nicaea');
    expect([t.g.cash[ANN], t.g.armies.nicaea?.[ANN]]).toEqual([
      150,
      { 'light-infantry': 1, 'heavy-infantry': 1, cavalry: 1 },
    ]);
    expect(t.told).toContainEqual({ type: 'unit-placed', player: ANN, troop: 'cavalry', at: 'nicaea', how: 'bought' });
    expect(t.choice(ANN, 'buy-unit')).toBeUndefined();
  });
  test('MU 4-units-limit: three, and the levels of the civil buildings: 3 + 1 + 3 = 7', () => {
    const g = table([], 1000);
    g.buildings.civil = { nicaea: 1, constantinople: 3, buda: 3 };
    expect(unitsToCome(g, ANN)).toBe(7);
    const t = shop(g);
    for (let i = 0; i < 7; i++) t.answer(ANN, 'buy-unit', 'light-infantry').answer(ANN, 'place', 'nicaea');
    expect(t.choice(ANN, 'buy-unit')).toBeUndefined();
  });
  test('MU 4-units-where: where people live, or at a fort', () => {
    const g = table([], 100);
    g.buildings.military.thrace = 1;
    const t = shop(g);
    t.answer(ANN, 'buy-unit', 'archer');
    expect(offered(t, 'place')).toEqual(['constantinople', 'thrace', 'thessalonica', 'nicaea']);
  });
  test('MU tech.military: a captain II for 2 red points and 200 F', () => {
    const g = table(['military'], 200);
    g.points[ANN] = { red: 2 };
    const t = shop(g);
    t.answer(ANN, 'buy-unit', 'captain-2').answer(ANN, 'place', 'nicaea');
    expect([t.g.cash[ANN], t.g.points, t.g.armies.nicaea]).toEqual([0, {}, { [ANN]: { 'captain-2': 1 } }]);
    expect(offered(shop(table([], 900)), 'buy-unit')).not.toContain('captain-1');
  });
  test('MU 4-units-captain: three at most; an upgrade costs the difference and needs a flag, but does not count', () => {
    const g = table(['military'], 2000, {
      armies: { nicaea: { [ANN]: { 'captain-1': 1, 'captain-2': 1 } }, thrace: { [ANN]: { 'captain-1': 1 } } },
    });
    const t = shop(g);
    expect(offered(t, 'buy-unit')).toEqual(['archer', 'light-infantry', 'heavy-infantry', 'cavalry']);
    expect(offered(t, 'upgrade-captain')).toEqual(['captain-1:2@nicaea', 'captain-1:3@nicaea', 'captain-2:3@nicaea']);
    t.answer(ANN, 'upgrade-captain', 'captain-1:3@nicaea');
    expect([t.g.cash[ANN], t.g.armies.nicaea?.[ANN]]).toEqual([1600, { 'captain-2': 1, 'captain-3': 1 }]);
    expect(unitsToCome(t.g, ANN)).toBe(3);
    t.g.prisoners = { [BOB]: { [CAT]: { 'captain-3': 9 } } };
    expect(shop(t.g).choice(ANN, 'upgrade-captain')).toBeUndefined();
  });
  test('MU 4-ransom: twice the price, to the captor; a captured HI costs 100 F, a captain II 400 F', () => {
    const g = table([], 500);
    g.prisoners = { [BOB]: { [ANN]: { 'heavy-infantry': 1, 'captain-2': 1 } } };
    const t = shop(g);
    expect(offered(t, 'ransom')).toEqual([`heavy-infantry@${BOB}`, `captain-2@${BOB}`]);
    t.answer(ANN, 'ransom', `heavy-infantry@${BOB}`)
      .answer(ANN, 'place', 'nicaea')
      .answer(ANN, 'ransom', `captain-2@${BOB}`)
      .answer(ANN, 'place', 'nicaea');
    expect([t.g.cash[ANN], t.g.cash[BOB], t.g.prisoners]).toEqual([0, 500, {}]);
    expect(t.g.armies.nicaea?.[ANN]).toEqual({ 'heavy-infantry': 1, 'captain-2': 1 });
    expect(unitsToCome(t.g, ANN)).toBe(1);
  });
  test('MU 4-redeploy: for nothing, within the limit; those of this round still wait', () => {
    const g = table([], 0);
    g.aside = { units: { [ANN]: units('cavalry', 4) }, fresh: { [ANN]: units('archer') } };
    const t = shop(g);
    for (let i = 0; i < 3; i++) t.answer(ANN, 'redeploy', 'cavalry').answer(ANN, 'place', 'nicaea');
    expect(t.choice(ANN, 'redeploy')).toBeUndefined();
    expect([t.g.aside, t.g.armies.nicaea]).toEqual([
      { units: { [ANN]: units('cavalry') }, fresh: { [ANN]: units('archer') } },
      { [ANN]: units('cavalry', 3) },
    ]);
  });
  test('MU card.28: those who were tended come back for half, in that round only, captains without points', () => {
    const g = table([], 500);
    g.tended = { [ANN]: { round: 2, army: { 'heavy-infantry': 2, 'captain-3': 1 } } };
    const t = shop(g);
    t.answer(ANN, 'buy-back', 'captain-3')
      .answer(ANN, 'place', 'nicaea')
      .answer(ANN, 'buy-back', 'heavy-infantry')
      .answer(ANN, 'place', 'nicaea');
    expect([t.g.cash[ANN], t.g.tended]).toEqual([
      500 - 150 - 25,
      { [ANN]: { round: 2, army: { 'heavy-infantry': 1 } } },
    ]);
    for (const seat of [ANN, BOB, CAT]) t.answer(seat, 'done-buying');
    expect(t.g.tended).toEqual({});
    const early = table([], 500);
    early.tended = { [ANN]: { round: 3, army: units('archer') } };
    expect(shop(early).choice(ANN, 'buy-back')).toBeUndefined();
  });
});

describe('MU 4-cards', () => {
  test('MU 4-cards-buy: the fourth card costs 250 F, and there is one in a phase', () => {
    const g = table([], 600);
    g.cards.held[ANN] = ['realm-01', 'realm-02', 'realm-03'];
    g.decks.cards = g.decks.cards.filter(card => !g.cards.held[ANN].includes(card));
    const t = shop(g);
    expect(t.question(ANN).facts).toMatchObject({ cardPrice: 250 });
    t.answer(ANN, 'buy-card');
    const [first] = offered(t, 'keep-card') as string[];
    t.answer(ANN, 'keep-card', first);
    expect([t.g.cash[ANN], t.g.cards.held[ANN].length]).toEqual([350, 4]);
    expect(t.choice(ANN, 'buy-card')).toBeUndefined();
    expect(shop(table([], 99)).choice(ANN, 'buy-card')).toBeUndefined();
  });
  test('MU 4-cards-draw: two, with a cathedral four; the others go under the deck as they were drawn', () => {
    const g = table([], 100);
    g.buildings.cathedral = { nicaea: true, buda: true };
    const top = g.decks.cards.slice(0, 4);
    const t = shop(g);
    t.answer(ANN, 'buy-card');
    expect(offered(t, 'keep-card')).toEqual(top);
    expect(t.told).toContainEqual({ type: 'cards-drawn', player: ANN, count: 4 });
    t.answer(ANN, 'keep-card', top[2]);
    expect(t.g.cards.held[ANN]).toEqual([top[2]]);
    expect(t.g.decks.cards.slice(-3)).toEqual([top[0], top[1], top[3]]);
    expect(t.told).toContainEqual({ type: 'card-bought', player: ANN, card: top[2] });
  });
  test('MU 4-cards: where the deck is short there are fewer to choose from, and none where it is empty', () => {
    const g = table([], 500);
    g.decks.cards = ['realm-05'];
    const t = shop(g);
    t.answer(ANN, 'buy-card');
    // The only one is kept without a question.
    expect(t.g.cards.held[ANN]).toEqual(['realm-05']);
    expect(t.g.decks.cards).toEqual([]);
    const empty = table([], 500);
    empty.decks.cards = [];
    expect(shop(empty).choice(ANN, 'buy-card')).toBeUndefined();
  });
});
