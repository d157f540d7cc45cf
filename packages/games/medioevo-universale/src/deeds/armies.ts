import type { AreaId, Side } from '../ids.js';
import { sizeOf, TROOPS } from '../rules/armies.js';
import type { MU } from '../state.js';
import type { Army, Troop } from '../troops.js';

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

export const addUnits = (g: MU, at: AreaId, side: Side, army: Army): void =>
  put(g.armies, at, side, joined(g.armies[at]?.[side] ?? {}, army));

/** Those who have not moved yet go first; of the tired there are never more than there are. */
export const removeUnits = (g: MU, at: AreaId, side: Side, army: Army): void => {
  const left = without(g.armies[at]?.[side] ?? {}, army);
  put(g.armies, at, side, left);
  const tired = g.tired[at]?.[side];
  if (!tired) return;
  const still: Army = {};
  for (const troop of TROOPS) {
    const count = Math.min(tired[troop] ?? 0, left[troop] ?? 0);
    if (count > 0) still[troop] = count;
  }
  put(g.tired, at, side, still);
};

/** @rule MU 5-move-complete They have moved, or were left behind: a stop marker. */
export const tire = (g: MU, at: AreaId, side: Side, army: Army): void =>
  put(g.tired, at, side, joined(g.tired[at]?.[side] ?? {}, army));

/** Those who may still move this round. */
export const freshAt = (g: MU, at: AreaId, side: Side): Army =>
  without(g.armies[at]?.[side] ?? {}, g.tired[at]?.[side] ?? {});

export const units = (troop: Troop, count = 1): Army => (count > 0 ? { [troop]: count } : {});
