import { isSea } from '../catalog.js';
import type { AreaId, BuildingKind, Player, Side, TerritoryId, VehicleId } from '../ids.js';
import type { MU } from '../state.js';
import { armyOf, sizeOf } from './armies.js';
import { roomOf } from './movement/vehicles.js';
import { hasEnoughMarkers, hasMarkerFor } from './ownership.js';
import { buildingAt, kindsAt } from './standing.js';
import { isSafe, looseCubes } from './trade/meeting.js';
import { allVehicles, isShip, levelOfVehicle, typeOfVehicle, vehiclesAt } from './vehicles.js';

/** What one of the defeated has left in an area. */
export interface Prey {
  at: AreaId;
  loser: Side;
  /** Buildings and market cubes go to the victor as well: he has conquered the territory. */
  isConquest: boolean;
  /** Only these vehicles; absent: all that are there. */
  only?: VehicleId[];
}

/** An object that is taken over or plundered: a vehicle, or the building of a kind. */
export type Spoil = VehicleId | BuildingKind;

/** Is it still there, and the loser's? @rule MU card.50 What is safe stays with its owner. */
export const isThere = (g: MU, { at, loser }: Prey, spoil: Spoil): boolean => {
  if (!spoil.startsWith('vehicle-')) return buildingAt(g, at as TerritoryId, spoil as BuildingKind) !== undefined;
  const id = spoil as VehicleId;
  return g.vehicles.owner[id] === loser && g.vehicles.at[id] === at && !isSpared(g, id);
};
/** At sea what is safe needs something to be on; so does a cube, wherever it is. */
const isSpared = (g: MU, id: VehicleId): boolean =>
  isSafe(g, id) || allVehicles(g).some(other => g.vehicles.carrier[other] === id && isSpared(g, other));
/** @rule MU 5-conquer-objects @rule MU card.50 Is there anything to be had: the vehicle, or what lies on it unprotected? */
export const isWorthSeizing = (g: MU, id: VehicleId): boolean => !isSpared(g, id) || looseCubes(g, id).length > 0;

/** @rule MU 5-conquer-objects Ships before what they carry: it must know where it stays. */
export const objectsOf = (g: MU, call: Prey): readonly Spoil[] => {
  const { at, loser, isConquest, only } = call;
  const vehicles = vehiclesAt(g, at, loser).filter(id => (!only || only.includes(id)) && isThere(g, call, id));
  return [
    ...(isConquest && !isSea(at) ? kindsAt(g, at) : []),
    ...vehicles.filter(id => g.vehicles.carrier[id] === undefined),
    ...vehicles.filter(id => g.vehicles.carrier[id] !== undefined),
  ];
};

/** Is there room on the victor's galleys for something that lies at sea without a ship of its own? */
const hasPlaceAtSea = (g: MU, id: VehicleId, victor: Player): boolean => {
  const at = g.vehicles.at[id]!;
  const carrier = g.vehicles.carrier[id];
  if (!isSea(at) || isShip(typeOfVehicle(g, id))) return true;
  if (carrier !== undefined && g.vehicles.owner[carrier] === victor) return true;
  const room = vehiclesAt(g, at, victor)
    .filter(other => typeOfVehicle(g, other) === 'galley')
    .reduce((sum, other) => sum + roomOf(g, other), 0);
  const load = vehiclesAt(g, at, victor).filter(other => !isShip(typeOfVehicle(g, other))).length;
  return sizeOf(armyOf(g, at, victor)) + load < room;
};

/** @rule MU 4-markers Without a fitting marker it must be plundered. */
export const canTakeVehicle = (g: MU, id: VehicleId, victor: Player): boolean =>
  hasMarkerFor(g, victor, levelOfVehicle(g, id)) && hasPlaceAtSea(g, id, victor);
/** @rule MU option.buildingsNeedOwnershipMarkers He controls the territory already, so that its buildings are counted with his. */
export const canTakeBuilding = (g: MU, _at: TerritoryId, victor: Player): boolean =>
  !g.options['buildings-need-markers'] || hasEnoughMarkers(g, victor);
