import { tell } from '../events.js';
import { type AreaId, BARBARIANS, type Side, type VehicleId } from '../ids.js';
import { armyOf, isHired, isLent, OWN_TROOPS, sizeOf, TROOPS } from '../rules/armies.js';
import { controls } from '../rules/control.js';
import type { MU } from '../state.js';
import type { Army, Troop } from '../troops.js';
import { addUnits, removeUnits, without } from './armies.js';

const partOf = (army: Army, isMeant: (troop: Troop) => boolean): Army =>
  Object.fromEntries(TROOPS.filter(troop => isMeant(troop) && army[troop]).map(troop => [troop, army[troop]]));

/** Whoever was at sea was aboard as well. */
const disembark = (g: MU, at: AreaId, side: Side): void => {
  for (const id of Object.keys(g.vehicles.aboard) as VehicleId[]) {
    if (g.vehicles.at[id] !== at || g.vehicles.owner[id] !== side) continue;
    const aboard = g.vehicles.aboard[id] ?? {};
    const left = without(aboard, partOf(aboard, isHired));
    if (sizeOf(left) > 0) g.vehicles.aboard[id] = left;
    else delete g.vehicles.aboard[id];
  }
};

/** @rule MU card.65 Hired barbarians go back to their supply. */
export const dismissHired = (g: MU): void => {
  for (const at of Object.keys(g.armies) as AreaId[])
    for (const player of g.seats) {
      const hired = partOf(armyOf(g, at, player), isHired);
      if (sizeOf(hired) === 0) continue;
      removeUnits(g, at, player, hired);
      disembark(g, at, player);
      tell(g, 'hired-left', { player, at, units: sizeOf(hired) });
    }
};

/** @rule MU card.66 Home, if it is still theirs; otherwise to the supply. */
export const returnLent = (g: MU): void => {
  for (const at of Object.keys(g.armies) as AreaId[]) {
    const lent = partOf(armyOf(g, at, BARBARIANS), isLent);
    if (sizeOf(lent) > 0) removeUnits(g, at, BARBARIANS, lent);
  }
  const returning = g.lent;
  g.lent = [];
  for (const { owner: player, home, army } of returning) {
    const own = partOf(army, troop => (OWN_TROOPS as readonly Troop[]).includes(troop));
    const units = sizeOf(own);
    if (units === 0 || !g.order.includes(player)) continue;
    if (!controls(g, player, home)) {
      tell(g, 'lent-dispersed', { player, units });
      continue;
    }
    addUnits(g, home, player, own);
    tell(g, 'lent-returned', { player, to: home, units });
  }
};
