import { describe, expect, test } from 'vitest';
import { addUnits, freshAt, joined, removeUnits, tire, units, without } from '../src/deeds/armies.js';
import { buildingsLeft, controlMarkersLeft, cubesLeft, flagsLeft, overdrawn, unitsLeft } from '../src/rules/supply.js';
import { arranged } from './arrange.js';

const [ANN, BOB] = ['player-1', 'player-2'] as const;

describe('the supply', () => {
  test('MU 0-components-limits: what is on the map, captive or set aside is not in it', () => {
    const g = arranged({ armies: {} });
    expect(unitsLeft(g, ANN, 'archer')).toBe(10);
    addUnits(g, 'thrace', ANN, units('archer', 3));
    g.prisoners[BOB] = { [ANN]: { archer: 1 } };
    g.aside.units[ANN] = { archer: 2 };
    expect(unitsLeft(g, ANN, 'archer')).toBe(4);
    expect(unitsLeft(g, BOB, 'archer')).toBe(10);
    expect([unitsLeft(g, 'barbarians', 'light-infantry'), unitsLeft(g, 'barbarians', 'cavalry')]).toEqual([40, 0]);
  });
  test('MU 4-units-captain: three captains each, and flags for all together', () => {
    const g = arranged({ armies: { thrace: { [ANN]: { 'captain-2': 2, 'captain-1': 1 } } } });
    expect(unitsLeft(g, ANN, 'captain')).toBe(0);
    expect([flagsLeft(g, 2), flagsLeft(g, 3)]).toEqual([13, 10]);
  });
  test('MU 0-components-limits: buildings by level, cubes by colour, markers by player', () => {
    const g = arranged({ armies: {}, markers: { rome: ANN } });
    g.buildings.military = { thrace: 3, rome: 1 };
    g.buildings.cathedral = { thrace: true };
    g.market = { rome: ['salt', 'wine'] };
    g.vehicles.cargo = { 'vehicle-1': ['salt'] };
    expect([buildingsLeft(g, 'castle'), buildingsLeft(g, 'tower'), buildingsLeft(g, 'cathedral')]).toEqual([
      19, 39, 15,
    ]);
    expect([cubesLeft(g, 'salt'), cubesLeft(g, 'wine'), cubesLeft(g, 'furs')]).toEqual([18, 19, 20]);
    expect([controlMarkersLeft(g, ANN), controlMarkersLeft(g, BOB)]).toEqual([7, 8]);
    expect(overdrawn(g)).toEqual([]);
    addUnits(g, 'rome', ANN, units('archer', 11));
    expect(overdrawn(g)).toEqual(['player-1 archer: 1 more than there are']);
  });
});

describe('armies', () => {
  test('MU 0-terms: absent is none, and nothing stays behind of an army that is gone', () => {
    const g = arranged({ armies: {} });
    addUnits(g, 'rome', ANN, { archer: 1, cavalry: 2 });
    addUnits(g, 'rome', BOB, units('light-infantry'));
    removeUnits(g, 'rome', ANN, { archer: 1, cavalry: 2 });
    expect(g.armies).toEqual({ rome: { [BOB]: { 'light-infantry': 1 } } });
    removeUnits(g, 'rome', BOB, units('light-infantry'));
    expect(g.armies).toEqual({});
    expect(() => removeUnits(g, 'rome', BOB, units('archer'))).toThrow('no 1 archer');
  });
  test('MU 5-move-complete: whoever has moved rests, until he falls', () => {
    const g = arranged({ armies: {} });
    addUnits(g, 'rome', ANN, { archer: 3 });
    tire(g, 'rome', ANN, { archer: 2 });
    expect(freshAt(g, 'rome', ANN)).toEqual({ archer: 1 });
    removeUnits(g, 'rome', ANN, { archer: 2 });
    expect([g.armies.rome, g.tired.rome]).toEqual([{ [ANN]: { archer: 1 } }, { [ANN]: { archer: 1 } }]);
    removeUnits(g, 'rome', ANN, { archer: 1 });
    expect([g.armies, g.tired]).toEqual([{}, {}]);
  });
  test('MU 0-terms: sums and differences', () => {
    expect(joined({ archer: 1 }, { archer: 2, cavalry: 1 })).toEqual({ archer: 3, cavalry: 1 });
    expect(without({ archer: 3, cavalry: 1 }, { cavalry: 1 })).toEqual({ archer: 3 });
  });
});
