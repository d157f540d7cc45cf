import { BY_LAND, type Crossing, figureOf, isCoastal, isSea } from '../../catalog.js';
import { type AreaId, BARBARIANS, type Player, type VehicleId } from '../../ids.js';
import type { MU } from '../../state.js';
import { effectsOf, holdsForVehicle } from '../effects.js';
import { capacityOf, isShip, isStopped, levelOfVehicle, ownerOf, typeOfVehicle, vehiclesAt } from '../vehicles.js';

/** @rule MU 5-move-mp What goes to war: wagons, galleys and engines; @rule MU card.11 a caravan that is a war wagon as well. */
export const isMilitary = (g: MU, id: VehicleId): boolean => {
  const type = typeOfVehicle(g, id);
  if (type === 'caravan') return holdsForVehicle(g, 'both-kinds', id);
  return type !== 'merchant-ship';
};
export const militaryAt = (g: MU, at: AreaId, player: Player): readonly VehicleId[] =>
  vehiclesAt(g, at, player).filter(id => isMilitary(g, id));

/** @rule MU card.54 What an engine carries for once. */
const ENGINE_ROOM = figureOf('realm-54', 'capacity');
/** @rule MU 5-move-table How many units it carries, in its own element or across the other. */
export const roomOf = (g: MU, id: VehicleId): number => {
  const [type, level] = [typeOfVehicle(g, id), levelOfVehicle(g, id)];
  if (ownerOf(g, id) === BARBARIANS) return Number.POSITIVE_INFINITY;
  if (type === 'engine') return holdsForVehicle(g, 'carries', id) ? ENGINE_ROOM : 0;
  // MU card.11 Units count against what a wagon of its level holds.
  return capacityOf(type === 'caravan' ? 'war-wagon' : type, level);
};

/** @rule MU tech.logistics Ships belong to the sea and its coasts, everything else to the land. */
export const isAtHome = (g: MU, id: VehicleId, at: AreaId): boolean =>
  isShip(typeOfVehicle(g, id)) ? isSea(at) || isCoastal(at) : !isSea(at);

/** May it go by itself through the other element? Whoever has got stuck there may at least go on. */
const mayCross = (g: MU, id: VehicleId, at: AreaId): boolean =>
  holdsForVehicle(g, 'across', id) || (!isAtHome(g, id, at) && g.vehicles.carrier[id] === undefined);

/** @rule MU card.53 The transport that an engine follows. */
export const leaderOf = (g: MU, id: VehicleId): VehicleId | undefined =>
  effectsOf(g, 'follows').find(effect => effect.vehicle === id)?.leader;
/** Engines that follow one of these, and are with it. */
export const followersOf = (g: MU, ids: readonly VehicleId[]): readonly VehicleId[] =>
  effectsOf(g, 'follows')
    .filter(({ vehicle, leader }) => ids.includes(leader) && g.vehicles.at[vehicle] === g.vehicles.at[leader])
    .map(({ vehicle }) => vehicle)
    .filter(id => !isStopped(g, id));

/** How a vehicle makes a step: by its own points, as load of a galley, after another; or not at all. */
export type Gait = 'goes' | 'is-carried' | 'follows';
export const gaitOf = (
  g: MU,
  id: VehicleId,
  at: AreaId,
  border: Crossing,
  group: readonly VehicleId[],
): Gait | undefined => {
  const isByLand = BY_LAND.includes(border);
  const leader = leaderOf(g, id);
  if (leader && group.includes(leader) && leader !== id && gaitOf(g, leader, at, border, group) === 'goes')
    return 'follows';
  if (isShip(typeOfVehicle(g, id))) return !isByLand || mayCross(g, id, at) ? 'goes' : undefined;
  if (isByLand || mayCross(g, id, at)) return 'goes';
  return group.some(other => isShip(typeOfVehicle(g, other))) ? 'is-carried' : undefined;
};
