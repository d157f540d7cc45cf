import { tell } from '../events.js';
import { type AreaId, BARBARIANS, type Player, type Side, type TerritoryId, type VehicleId } from '../ids.js';
import { armyOf, isHired, isLent, OWN_TROOPS, sizeOf, TROOPS } from '../rules/armies.js';
import { controllerOf } from '../rules/control.js';
import type { MU } from '../state.js';
import type { Army, LentTroop, OwnTroop, Troop } from '../troops.js';
import { addUnits, removeUnits, units, without } from './armies.js';
import { dropForsakenGalleys } from './barbarians.js';

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

/** @rule MU card.66 Out of a barbarian army; at sea nobody may be left who needs its galley. */
export const leaveBand = (g: MU, at: AreaId, army: Army): void => {
  removeUnits(g, at, BARBARIANS, army);
  dropForsakenGalleys(g, at);
};

/** @rule MU 3-giveup One who is among barbarians goes back to his owner's supply. */
export const recallLent = (g: MU, player: Player, at: AreaId, troop: LentTroop): void => {
  const plain = troop.slice('lent-'.length) as OwnTroop;
  const entry = g.lent.find(each => each.owner === player && each.at === at && (each.army[plain] ?? 0) > 0);
  if (!entry) return;
  entry.army = without(entry.army, units(plain));
  if (sizeOf(entry.army) === 0) g.lent = g.lent.filter(each => each !== entry);
  leaveBand(g, at, units(troop));
};

/** @rule MU card.66 Where they came from is theirs, or still lies open: it may have been held by them alone (M-82). */
const isOpenTo = (g: MU, player: Player, home: TerritoryId): boolean => {
  const controller = controllerOf(g, home);
  return controller === player || (controller === undefined && g.armies[home] === undefined);
};
/** @rule MU card.66 To where they came from; if others are there now, to the supply. */
export const returnLent = (g: MU): void => {
  for (const at of Object.keys(g.armies) as AreaId[]) {
    const lent = partOf(armyOf(g, at, BARBARIANS), isLent);
    if (sizeOf(lent) > 0) leaveBand(g, at, lent);
  }
  const returning = g.lent;
  g.lent = [];
  for (const { owner: player, home, army } of returning) {
    const own = partOf(army, troop => (OWN_TROOPS as readonly Troop[]).includes(troop));
    const count = sizeOf(own);
    if (count === 0 || !g.order.includes(player)) continue;
    if (!isOpenTo(g, player, home)) {
      tell(g, 'lent-dispersed', { player, units: count });
      continue;
    }
    addUnits(g, home, player, own);
    tell(g, 'lent-returned', { player, to: home, units: count });
  }
};
