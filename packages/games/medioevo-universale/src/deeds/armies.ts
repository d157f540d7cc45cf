import { isSea } from '../catalog.js';
import type { AreaId, Side, VehicleId } from '../ids.js';
import { sizeOf, TROOPS } from '../rules/armies.js';
import { vehiclesAt } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Army, Troop } from '../troops.js';
import { noteArrival, noteDeparture } from './control.js';
import { turnMarks } from './effects.js';

/** The sum of two; absent is none. */
export const joined = (a: Army, b: Army): Army => {
  const sum: Army = {};
  for (const troop of TROOPS) {
    const count = (a[troop] ?? 0) + (b[troop] ?? 0);
    if (count > 0) sum[troop] = count;
  }
  return sum;
};

/** One without the other. Whoever takes more than there is has a bug. */
export const without = (army: Army, gone: Army): Army => {
  const rest: Army = {};
  for (const troop of TROOPS) {
    const count = (army[troop] ?? 0) - (gone[troop] ?? 0);
    if (count < 0) throw new Error(`there are no ${gone[troop]} ${troop}`);
    if (count > 0) rest[troop] = count;
  }
  return rest;
};

const put = (column: MU['armies'], at: AreaId, side: Side, army: Army): void => {
  const there = { ...column[at] };
  if (sizeOf(army) > 0) there[side] = army;
  else delete there[side];
  if (Object.keys(there).length > 0) column[at] = there;
  else delete column[at];
};

export const addUnits = (g: MU, at: AreaId, side: Side, army: Army): void => {
  noteArrival(g, at, side);
  put(g.armies, at, side, joined(g.armies[at]?.[side] ?? {}, army));
};

/** What of these is aboard a galley. */
export const setAboard = (g: MU, galley: VehicleId, army: Army): void => {
  if (sizeOf(army) > 0) g.vehicles.aboard[galley] = army;
  else delete g.vehicles.aboard[galley];
};

/**
 * At sea nobody is aboard who is not there: whoever is gone leaves the fullest galley. Who knows the galley takes them off it
 * before, or moves it away with them; then there is nothing left to do here.
 */
const clearBerths = (g: MU, at: AreaId, side: Side, left: Army): void => {
  const galleys = vehiclesAt(g, at, side).filter(id => g.vehicles.aboard[id] !== undefined);
  for (const troop of TROOPS) {
    const on = (id: VehicleId): number => g.vehicles.aboard[id]?.[troop] ?? 0;
    let spare = galleys.reduce((sum, id) => sum + on(id), 0) - (left[troop] ?? 0);
    for (; spare > 0; spare--) {
      const size = (id: VehicleId): number => sizeOf(g.vehicles.aboard[id] ?? {});
      const [fullest] = galleys.filter(id => on(id) > 0).sort((a, b) => size(b) - size(a));
      setAboard(g, fullest, without(g.vehicles.aboard[fullest] ?? {}, { [troop]: 1 }));
    }
  }
};

/** Those who have not moved yet go first; of the tired there are never more than there are. */
export const removeUnits = (g: MU, at: AreaId, side: Side, army: Army): void => {
  // MU E-raid Where nobody goes, nobody is left alone by it.
  if (sizeOf(army) === 0) return;
  const left = without(g.armies[at]?.[side] ?? {}, army);
  put(g.armies, at, side, left);
  if (isSea(at)) clearBerths(g, at, side, left);
  noteDeparture(g, at, side);
  const tired = g.tired[at]?.[side];
  if (!tired) return;
  const still: Army = {};
  for (const troop of TROOPS) {
    const count = Math.min(tired[troop] ?? 0, left[troop] ?? 0);
    if (count > 0) still[troop] = count;
  }
  put(g.tired, at, side, still);
};

/** @rule MU 5-units-damage One becomes another; whoever has moved has moved as the lesser unit, too. */
export const turnUnit = (g: MU, at: AreaId, side: Side, from: Troop, to: Troop): void => {
  const before = g.tired[at]?.[side]?.[from] ?? 0;
  // In this order, so that the army is there all the time.
  addUnits(g, at, side, units(to));
  turnMarks(g, at, side, from, to, (g.armies[at]?.[side]?.[from] ?? 0) - 1);
  removeUnits(g, at, side, units(from));
  if ((g.tired[at]?.[side]?.[from] ?? 0) < before) tire(g, at, side, units(to));
};

/** @rule MU 5-move-complete They have moved, or were left behind: a stop marker. */
export const tire = (g: MU, at: AreaId, side: Side, army: Army): void =>
  put(g.tired, at, side, joined(g.tired[at]?.[side] ?? {}, army));

/** Those who may still move this round. */
export const freshAt = (g: MU, at: AreaId, side: Side): Army =>
  without(g.armies[at]?.[side] ?? {}, g.tired[at]?.[side] ?? {});

export const units = (troop: Troop, count = 1): Army => (count > 0 ? { [troop]: count } : {});
