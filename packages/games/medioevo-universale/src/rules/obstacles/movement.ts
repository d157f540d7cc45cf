import type { Arg, Obstacle } from '@hegemon/kernel';
import { isSea, MAP } from '../../catalog.js';
import type { AreaId, Player, VehicleId } from '../../ids.js';
import type { Group } from '../../movement.js';
import type { MU } from '../../state.js';
import { hasArmy, playersAt, sizeOf } from '../armies.js';
import { holdsAt } from '../effects.js';
import { assailableAt, readyUnits, readyVehicles } from '../movement/choices.js';
import { costOfStep, isFreeStep } from '../movement/cost.js';
import { holderFor } from '../movement/halt.js';
import { gaitsOf, isTooMany } from '../movement/step.js';
import { freshOf } from '../movement/units.js';
import { gaitOf, militaryAt, roomOf } from '../movement/vehicles.js';
import { hasTruce, mayMarchInto } from '../relations.js';
import { isShip, mpOf, typeOfVehicle } from '../vehicles.js';
import { no } from './codes.js';

/** An area of the map, if that is what was named. */
export const areaNamed = (arg: Arg): AreaId | undefined =>
  typeof arg === 'string' && (MAP.areas as readonly string[]).includes(arg) ? (arg as AreaId) : undefined;

/** What holds for every step of anything. */
export const whyNotNext = (g: MU, from: AreaId, to: AreaId): Obstacle | undefined => {
  if (!g.inPlay[to]) return no('MU 0-reduced-map', 'off-the-map', { at: to });
  if (MAP.borderOf(from, to) === undefined) return no('MU 0-terms-adjacent', 'not-adjacent', { from, to });
  const barred = [from, to].find(at => holdsAt(g, 'no-passage', at));
  return barred && no('MU card.3', 'way-forbidden', { at: barred });
};

/** @rule MU 5-move-dock Out of its element. */
const whyNotGait = (g: MU, { at, army, vehicles }: Group, to: AreaId): Obstacle | undefined => {
  const border = MAP.borderOf(at, to)!;
  const stuck = vehicles.find(id => gaitOf(g, id, at, border, vehicles) === undefined);
  if (stuck && isShip(typeOfVehicle(g, stuck))) return no('MU 5-move-dock', 'ship-on-land', { to });
  const isAshore = isSea(to) && !isSea(at) && !vehicles.some(id => isShip(typeOfVehicle(g, id)));
  return stuck || (isAshore && sizeOf(army) > 0) ? no('MU 5-move-mp', 'needs-ship', { to }) : undefined;
};
/** @rule MU 5-move-mp @rule MU 5-move-load Points, and places for all who ride. */
const whyNotCarried = (g: MU, player: Player, group: Group, to: AreaId): Obstacle | undefined => {
  const [cost, gaits] = [costOfStep(g, player, group.at, to), gaitsOf(g, group, to)];
  const going = group.vehicles.filter(id => gaits?.get(id) === 'goes');
  const slowest = Math.min(...going.map(id => mpOf(g, id)));
  if (going.length > 0 && slowest < cost) return no('MU 5-move-mp', 'no-mp', { mp: slowest, cost });
  const units = sizeOf(group.army);
  if (units === 0 || isFreeStep(g, player, group.at, to)) return undefined;
  const carried = group.vehicles.length - group.vehicles.filter(id => gaits?.get(id) !== 'is-carried').length;
  const room = going.reduce((sum, id: VehicleId) => sum + roomOf(g, id), -carried);
  if (going.length === 0) return no('MU 5-move-mp', 'needs-transport', { at: group.at });
  return units > room ? no('MU 5-move-load', 'no-room', { units, room: Math.max(0, room) }) : undefined;
};
/** @rule MU C-war-truce @rule MU 5-move-unmanned @rule MU clause.right-of-way */
const whyNotThere = (g: MU, player: Player, group: Group, to: AreaId): Obstacle | undefined => {
  const host = holderFor(g, player, to, playersAt(g, to).includes(player));
  if (isSea(to) || host === undefined || host === player) return undefined;
  if (hasTruce(g, player, host)) return no('MU C-war-truce', 'truce-there', { host, at: to });
  const isUnmanned = sizeOf(group.army) === 0;
  if (isUnmanned && !mayMarchInto(g, player, host, to))
    return no('MU 5-move-unmanned', 'needs-right-of-way', { host, at: to });
  return isTooMany(g, player, group, to)
    ? no('MU clause.right-of-way', 'too-many-guests', { host, at: to })
    : undefined;
};

/** @rule MU 5-move Why a group cannot make this step. */
export const whyNotGo = (g: MU, player: Player, group: Group, arg: Arg): Obstacle | undefined => {
  const to = areaNamed(arg);
  if (to === undefined) return undefined;
  return (
    whyNotNext(g, group.at, to) ??
    whyNotGait(g, group, to) ??
    whyNotCarried(g, player, group, to) ??
    whyNotThere(g, player, group, to)
  );
};

/** @rule MU 5-move-load Why a group comes nowhere, if that is because of who rides on what. */
export const whyNowhere = (g: MU, player: Player, group: Group): Obstacle | undefined =>
  MAP.neighbours(group.at)
    .map(to => whyNotGo(g, player, group, to))
    .find(why => why?.because === 'no-room' || why?.because === 'needs-transport');

/** @rule MU 5-sequence Why no movement can begin there. */
export const whyNotMove = (g: MU, player: Player, arg: Arg): Obstacle | undefined => {
  const at = areaNamed(arg);
  if (at === undefined) return undefined;
  const vehicles = militaryAt(g, at, player);
  if (!hasArmy(g, at, player) && vehicles.length === 0) return no('MU 5-move-complete', 'nothing-there', { at });
  if (holdsAt(g, 'no-passage', at)) return no('MU card.3', 'way-forbidden', { at });
  const ready = readyVehicles(g, player, at);
  if (sizeOf(readyUnits(g, player, at)) + ready.length === 0) return no('MU 5-move-complete', 'all-stopped', { at });
  return ready.length === 0 ? no('MU 5-move-mp', 'needs-transport', { at }) : undefined;
};

/** @rule MU 5-facing Why nobody can be attacked there without moving. */
export const whyNotAssault = (g: MU, player: Player, arg: Arg): Obstacle | undefined => {
  const at = areaNamed(arg);
  if (at === undefined || assailableAt(g, player, at).length > 0) return undefined;
  if (!hasArmy(g, at, player)) return no('MU 5-facing', 'nothing-there', { at });
  if (holdsAt(g, 'no-fighting', at)) return no('MU card.1', 'fighting-forbidden', { at });
  if (sizeOf(freshOf(g, at, player)) === 0) return no('MU 5-facing', 'all-stopped', { at });
  const host = playersAt(g, at).find(other => other !== player && hasTruce(g, player, other));
  return host ? no('MU C-war-truce', 'truce-there', { host, at }) : no('MU 5-facing', 'no-enemy-there', { at });
};
