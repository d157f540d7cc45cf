import { components, isSea } from '../catalog.js';
import { tell } from '../events.js';
import { type AreaId, BARBARIANS, type TerritoryId } from '../ids.js';
import { armyOf, hasBarbarians, sizeOf } from '../rules/armies.js';
import { hordeAtHand } from '../rules/barbarians.js';
import { vehiclesAt } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Army } from '../troops.js';
import { addUnits, removeUnits } from './armies.js';
import { takeMarksAlong } from './effects.js';
import { dropVehicle, newVehicle } from './vehicles.js';

/** From the supply of the barbarians; whoever stands there already grows by them. */
export const placeBarbarians = (g: MU, at: TerritoryId, army: Army): void => {
  if (sizeOf(army) === 0) return;
  addUnits(g, at, BARBARIANS, army);
  tell(g, 'barbarians-appeared', { at, army: { ...army } as Record<string, number> });
};

/** @rule MU E-resistance An army like the horde of the round, as far as the supply reaches; hands back who has come. */
export const placeHorde = (g: MU, at: TerritoryId): Army => {
  const army = hordeAtHand(g);
  placeBarbarians(g, at, army);
  return army;
};

/** @rule MU 2-barbarians-sea A galley carries them as long as they are at sea; one is enough for all. */
const shiftGalleys = (g: MU, from: AreaId, to: AreaId): void => {
  const [own, ...others] = vehiclesAt(g, from, BARBARIANS);
  const isLeft = !hasBarbarians(g, from);
  const isNeeded = isSea(to) && vehiclesAt(g, to, BARBARIANS).length === 0;
  if (isNeeded && own && isLeft) g.vehicles.at[own] = to;
  else {
    if (isNeeded) newVehicle(g, 'galley', components.horde.galleyLevel, BARBARIANS, to);
    if (own && isLeft) dropVehicle(g, own);
  }
  if (isLeft) for (const id of others) dropVehicle(g, id);
};

/** @rule MU E-move A galley that nobody is aboard of any more, and that nobody has won, is taken off the map. */
export const dropForsakenGalleys = (g: MU, at: AreaId): void => {
  if (isSea(at) && !hasBarbarians(g, at)) for (const id of vehiclesAt(g, at, BARBARIANS)) dropVehicle(g, id);
};

/** @rule MU 2-barbarians-move All of them, or some; @rule MU card.66 with those who have joined them. What comes of it is the caller's affair. */
export const moveBarbarians = (g: MU, from: AreaId, to: AreaId, some?: Army): void => {
  const army = some ?? armyOf(g, from, BARBARIANS);
  takeMarksAlong(g, BARBARIANS, from, to, army);
  removeUnits(g, from, BARBARIANS, army);
  addUnits(g, to, BARBARIANS, army);
  if (!some) for (const lent of g.lent) if (lent.at === from) lent.at = to;
  shiftGalleys(g, from, to);
  tell(g, 'barbarians-moved', { from, to, army: { ...army } as Record<string, number> });
};
