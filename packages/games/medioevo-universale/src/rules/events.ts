import { isSea, MAP, MARKED } from '../catalog.js';
import {
  type Affliction,
  type AreaId,
  type BuildingKind,
  type Good,
  type Player,
  type TerritoryId,
  TRANSPORTS,
  type VehicleId,
} from '../ids.js';
import type { MU } from '../state.js';
import { armyOf, hasArmy } from './armies.js';
import { controllerOf } from './control.js';
import { enduranceOf } from './damage.js';
import { holdsAt } from './effects.js';
import { vehiclesOf } from './ownership.js';
import { kindsAt, strengthLeft } from './standing.js';
import { piecesFor } from './supply.js';
import { isStopped, typeOfVehicle, whereIs } from './vehicles.js';

/** @rule MU 2-event-draw The marked territories of the event that are in play. */
const markedLands = (g: MU): readonly TerritoryId[] => (g.event ? MARKED[g.event.card].filter(at => g.inPlay[at]) : []);
/** @rule MU card.42 @rule MU card.43 Without those that are protected. */
const struckLands = (g: MU): readonly TerritoryId[] => markedLands(g).filter(at => !holdsAt(g, 'event-shield', at));
/** @rule MU 2-event-draw The seas beside them as well, whoever protects the coast. */
export const struckAreas = (g: MU): readonly AreaId[] => {
  const seas = new Set(markedLands(g).flatMap(at => MAP.neighbours(at, ['coast'])));
  return [...struckLands(g), ...MAP.areas.filter(at => isSea(at) && g.inPlay[at] && seas.has(at))];
};

const struckVehicles = (g: MU, player: Player): readonly VehicleId[] => {
  const areas = new Set(struckAreas(g));
  return vehiclesOf(g, player).filter(
    id => (TRANSPORTS as readonly string[]).includes(typeOfVehicle(g, id)) && areas.has(whereIs(g, id)),
  );
};
/** @rule MU 2-event-movement Own transports that could still move. */
export const heldVehicles = (g: MU, player: Player): readonly VehicleId[] =>
  struckVehicles(g, player).filter(id => !isStopped(g, id));

/** By what it hits, how much of it there is. */
type Caps<I extends string> = Partial<Record<I, number>>;

/** @rule MU 2-event-units How much the own units in each area can take. */
export const armiesStruck = (g: MU, player: Player): Caps<AreaId> => {
  const caps: Caps<AreaId> = {};
  for (const at of struckAreas(g)) {
    if (!hasArmy(g, at, player)) continue;
    caps[at] = enduranceOf(armyOf(g, at, player), false, piecesFor(g, at, player));
  }
  return caps;
};

export type BuildingToken = `${BuildingKind}:${TerritoryId}`;
/** @rule MU 2-event-buildings Whoever controls a territory owns what stands there. */
export const buildingsStruck = (g: MU, player: Player): Caps<BuildingToken> => {
  const caps: Caps<BuildingToken> = {};
  for (const at of struckLands(g)) {
    if (controllerOf(g, at) !== player) continue;
    for (const kind of kindsAt(g, at)) caps[`${kind}:${at}`] = strengthLeft(g, at, kind);
  }
  return caps;
};

export type CargoToken = `${VehicleId}:${Good}`;
/** @rule MU 2-event-goods Cubes on own transports; those in markets are safe. */
export const goodsStruck = (g: MU, player: Player): Caps<CargoToken> => {
  const caps: Caps<CargoToken> = {};
  for (const id of struckVehicles(g, player))
    for (const good of g.vehicles.cargo[id] ?? []) caps[`${id}:${good}`] = (caps[`${id}:${good}`] ?? 0) + 1;
  return caps;
};

const totalOf = (caps: Caps<string>): number => Object.values(caps).reduce<number>((sum, each) => sum + (each ?? 0), 0);

/** How much of what a symbol means a player has there; without any he does not roll. */
export const stakeOf = (g: MU, player: Player, symbol: Affliction): number => {
  if (symbol === 'movement') return heldVehicles(g, player).length;
  if (symbol === 'units') return totalOf(armiesStruck(g, player));
  return totalOf(symbol === 'buildings' ? buildingsStruck(g, player) : goodsStruck(g, player));
};
