import { describe, expect, test } from 'vitest';
import { endKeptRoutes } from '../src/deeds/round-end.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginRaid } from '../src/frames/barbarians.js';
import type { Good, TerritoryId } from '../src/ids.js';
import { stagesFrom } from '../src/rules/routes.js';
import type { MU } from '../src/state.js';
import { Trial } from './table.js';
import { goAlong, market, trading, trial, withRoute } from './trading.js';

const ONE = 'player-1';
const TWO = 'player-2';
const FOUR: readonly TerritoryId[] = ['caffa', 'saraj', 'trebisonda', 'antakya'];
const SIX: readonly TerritoryId[] = ['caffa', 'saraj', 'trebisonda', 'konya', 'nicaea', 'antakya'];

/** At the target, with everything else established. */
const atEnd = (stages: readonly TerritoryId[], cargo: readonly Good[]): MU =>
  withRoute(market([{ level: 3, at: 'antakya', cargo }]), stages, stages.slice(0, -1));

describe('MU 6-route: planning', () => {
  test('MU 6-route-start: with a purchase, over four, six or eight inhabited territories within reach', () => {
    const t = trading([{ at: 'caffa' }]);
    expect(t.choice(ONE, 'start-route')).toBeUndefined();
    t.answer(ONE, 'buy', 1);
    expect(t.choice(ONE, 'start-route')).toMatchObject({ of: ['4', '6', '8'] });
    t.answer(ONE, 'start-route', '4');
    const targets = t.choice(ONE, 'route-target') as { of: readonly string[] };
    expect(targets.of).not.toContain('caffa');
    expect(targets.of).not.toContain('candia');
    expect(targets.of).not.toContain('tana');
    t.answer(ONE, 'route-target', 'antakya');
    expect(t.choice(ONE, 'stages')).toMatchObject({ min: 3, max: 3 });
    t.answer(ONE, 'stages', ['saraj', 'trebisonda', 'konya']);
    expect(t.g.routes[ONE]).toEqual({
      vehicle: 'vehicle-1',
      start: 'caffa',
      stages: ['saraj', 'konya', 'trebisonda', 'antakya'],
      established: [],
      kind: 'caravan',
    });
  });
  test('MU 6-route: it begins only right after the purchase', () => {
    const t = trading([{ at: 'caffa' }]);
    t.answer(ONE, 'buy', 1).answer(ONE, 'go', 'nogai-steppe');
    expect(t.choice(ONE, 'start-route')).toBeUndefined();
  });
  test('MU 6-route-start: even with the last point', () => {
    const g = market([{ at: 'caffa' }]);
    g.vehicles.mp['vehicle-1'] = 1;
    const t = trial(g);
    t.answer(ONE, 'buy', 2);
    expect(t.choice(ONE, 'start-route')).toBeDefined();
    t.answer(ONE, 'start-route', '4').answer(ONE, 'refrain').answer(ONE, 'done-trading');
    expect(t.g.routes).toEqual({});
  });
  test('MU 6-route-one: one route at a time; a ship has the coasts of its sea', () => {
    const g = withRoute(market([{ at: 'caffa' }]), FOUR, []);
    const t = trial(g);
    t.answer(ONE, 'buy', 1);
    expect(t.choice(ONE, 'start-route')).toBeUndefined();
    t.answer(ONE, 'drop-route');
    expect(t.choice(ONE, 'start-route')).toBeDefined();
    const coasts = stagesFrom(g, 'merchant-ship', 'caffa');
    expect(coasts).toContain('candia');
    expect(coasts).not.toContain('saraj');
    expect(coasts).not.toContain('caffa');
  });
  test('MU 6-route-stage: markers are flipped as the vehicle comes to them, in any order', () => {
    const t = trial(withRoute(market([{ at: 'tana' }]), FOUR, []));
    goAlong(t, ONE, 'saraj', 'georgia', 'trebisonda');
    expect(t.g.routes[ONE]?.established).toEqual(['saraj', 'trebisonda']);
    expect(t.told.filter(({ type }) => type === 'stage-established')).toHaveLength(2);
    const other = withRoute(market([{ at: 'tana' }, { at: 'nogai-steppe' }]), FOUR, []);
    const u = trial(other).answer(ONE, 'trader', 'vehicle-2').answer(ONE, 'go', 'caffa');
    expect(u.g.routes[ONE]?.established).toEqual([]);
  });
});

describe('MU 6-route: its end', () => {
  test('MU 6-route-finish: past a treaty partner and, by edict, barbarians to Antakya: 2 HP and 100 F, 1 and 150, or 200', () => {
    const reach = () => {
      const g = market([{ at: 'georgia', cargo: ['slaves'] }], {
        armies: { trebisonda: { barbarians: { archer: 1 } }, sivas: { [TWO]: { archer: 1 } } },
        treaties: [{ parties: [ONE, TWO], clauses: [{ type: 'right-of-way', grantor: TWO, grantee: ONE }] }],
      });
      g.effects.push({ type: 'edict', at: 'trebisonda', player: ONE, until: 'round' });
      const t = trial(withRoute(g, FOUR, ['caffa', 'saraj']));
      return goAlong(t, ONE, 'trebisonda', 'sivas', 'aleppo', 'antakya').answer(ONE, 'sell', ['slaves:1']);
    };
    for (const [honour, florin] of [
      [2, 100],
      [1, 150],
      [0, 200],
    ]) {
      const t = reach();
      expect(t.choice(ONE, 'to-honour')).toMatchObject({ min: 0, max: 2 });
      t.answer(ONE, 'to-honour', honour);
      expect(t.g.honour[ONE]).toBe(10 + honour);
      expect(t.g.cash[ONE]).toBe(1600 + florin);
      expect(t.g.routes).toEqual({});
      expect(t.g.feats[ONE]).toContainEqual({ event: 'routeCompleted', stages: 4, vehicle: 'caravan' });
    }
  });
  test('MU 6-route-points: six stages, three cubes, a market of two: 1 HP and 750 F, or 4 HP and 420 F', () => {
    const table = () => {
      const g = atEnd(SIX, ['slaves', 'slaves', 'salt']);
      g.market.antakya = ['grain', 'wine'];
      return trial(g).answer(ONE, 'sell', ['salt:1', 'slaves:1', 'slaves:2']);
    };
    const split = table().answer(ONE, 'to-honour', 1);
    expect([split.g.honour[ONE], split.g.cash[ONE]]).toEqual([11, 1600 + 750]);
    const all = table().answer(ONE, 'to-honour', 4);
    expect([all.g.honour[ONE], all.g.cash[ONE]]).toEqual([14, 1600 + 420]);
  });
  test('MU 6-market-exclusive: florins of the route take the place of the market; honour does not', () => {
    const table = () => {
      const g = atEnd(FOUR, ['slaves']);
      g.market.antakya = ['grain', 'wine'];
      return trial(g).answer(ONE, 'sell', ['slaves:1']);
    };
    expect(table().answer(ONE, 'to-honour', 0).g.cash[ONE]).toBe(1600 + 200);
    expect(table().answer(ONE, 'to-honour', 2).g.cash[ONE]).toBe(1600 + 140);
  });
  test('MU V-ingame-route: eight stages give six points, all of them honour if he likes', () => {
    const eight: readonly TerritoryId[] = [...SIX.slice(0, -1), 'cairo', 'damascus', 'antakya'];
    const t = trial(atEnd(eight, ['slaves'])).answer(ONE, 'sell', ['slaves:1']);
    t.answer(ONE, 'to-honour', 6);
    expect(t.g.honour[ONE]).toBe(16);
    expect(t.told).toContainEqual({ type: 'honour-changed', player: ONE, by: 6, for: 'trade-route', honour: 16 });
  });
  test('MU 6-route-end: a sale on the way, or before everything is established, ends it without a bonus', () => {
    const onTheWay = trial(withRoute(market([{ at: 'caffa', cargo: ['salt'] }]), FOUR, ['caffa', 'saraj']));
    onTheWay.answer(ONE, 'sell', ['salt:1']);
    expect(onTheWay.g.routes).toEqual({});
    expect(onTheWay.told).toContainEqual({ type: 'route-ended', player: ONE, because: 'sold' });
    const early = trial(withRoute(market([{ at: 'antakya', cargo: ['salt'] }]), FOUR, ['caffa', 'saraj']));
    early.answer(ONE, 'sell', ['salt:1']);
    expect(early.choice(ONE, 'to-honour')).toBeUndefined();
    expect(early.g.routes).toEqual({});
    expect(early.g.cash[ONE]).toBe(1700);
  });
  test('MU 6-route-end: sales of other vehicles leave it alone; it may be given up', () => {
    const g = withRoute(market([{ at: 'tana' }, { at: 'caffa', cargo: ['salt'] }]), FOUR, []);
    const t = trial(g).answer(ONE, 'trader', 'vehicle-2').answer(ONE, 'sell', ['salt:1']);
    expect(t.g.routes[ONE]).toBeDefined();
    t.answer(ONE, 'drop-route');
    expect(t.g.routes).toEqual({});
  });
  test('MU window.vehicle-lost: with its vehicle the route is gone', () => {
    const g = market([{ at: 'tana' }], { armies: { kuban: { barbarians: { archer: 1 } } } });
    const t = trial(withRoute(g, FOUR, ['caffa'])).answer(ONE, 'go', 'kuban');
    expect(t.isOver).toBe(true);
    expect(t.g.routes).toEqual({});
    expect(t.g.orphaned).toEqual([]);
    expect(t.told).toContainEqual({ type: 'route-ended', player: ONE, because: 'lost' });
  });
});

describe('MU card.30: a route that is kept', () => {
  const table = () => {
    const g = market([{ at: 'tana' }, { at: 'bulgar' }, { type: 'merchant-ship', at: 'caffa' }], {
      armies: { kuban: { barbarians: { archer: 1 } } },
    });
    g.cards.held[ONE] = ['realm-30'];
    const t = trial(withRoute(g, FOUR, ['caffa']));
    t.answer(ONE, 'trader', 'vehicle-1').answer(ONE, 'go', 'kuban');
    expect(t.question(ONE)).toMatchObject({ prompt: 'window', facts: { window: 'vehicle-lost' } });
    return t;
  };
  test('MU card.30: another vehicle of the kind goes on with it at once', () => {
    const t = table().answer(ONE, 'use-card', 'realm-30');
    expect(t.choice(ONE, 'serve-route')).toMatchObject({ of: ['vehicle-2'] });
    t.answer(ONE, 'serve-route', 'vehicle-2');
    expect(t.g.routes[ONE]).toMatchObject({ vehicle: 'vehicle-2', established: ['caffa'] });
    expect(t.g.effects).toEqual([]);
  });
  test('MU card.30: or later in the round', () => {
    const t = table().answer(ONE, 'use-card', 'realm-30').answer(ONE, 'later');
    t.answer(ONE, 'trader', 'vehicle-2').answer(ONE, 'go', 'mordovia').answer(ONE, 'serve-route', 'vehicle-2');
    goAlong(t, ONE, 'saraj');
    expect(t.g.routes[ONE]).toMatchObject({ vehicle: 'vehicle-2', established: ['caffa', 'saraj'] });
  });
  test('MU card.30: nobody found by phase 7: it is removed; nor is it kept by who passes', () => {
    const t = table().answer(ONE, 'use-card', 'realm-30').answer(ONE, 'later').answer(ONE, 'done-trading');
    expect(t.g.routes[ONE]).toBeDefined();
    endKeptRoutes(t.g);
    expect(t.g.routes).toEqual({});
    expect(table().answer(ONE, 'pass').g.routes).toEqual({});
  });
  test('MU card.30: whenever it is lost: to barbarians in phase 2, too', () => {
    const g = market([{ at: 'tana' }, { at: 'bulgar' }], { armies: { tana: { barbarians: { archer: 1 } } } });
    g.cards.held[ONE] = ['realm-30'];
    g.phase = 2;
    const t = new Trial(withRoute(g, FOUR, ['caffa']), beginRaid('tana'));
    t.answer(ONE, 'use-card', 'realm-30').answer(ONE, 'serve-route', 'vehicle-2');
    expect(t.g.routes[ONE]).toMatchObject({ vehicle: 'vehicle-2', established: ['caffa'] });
  });
  test('MU card.30: a vehicle that changes hands is lost, too', () => {
    const g = market([{ at: 'tana' }], {
      armies: { kuban: { [TWO]: { archer: 1 } } },
      wars: [[ONE, TWO, { from: 1 }]],
    });
    const second = newVehicle(g, 'caravan', 1, ONE, 'saraj');
    g.cards.held[ONE] = ['realm-30'];
    const t = trial(withRoute(g, FOUR, []));
    t.answer(ONE, 'trader', 'vehicle-1').answer(ONE, 'go', 'kuban').answer(TWO, 'take-over');
    t.answer(ONE, 'use-card', 'realm-30').answer(ONE, 'serve-route', second);
    expect(t.g.routes[ONE]?.vehicle).toBe(second);
  });
});
