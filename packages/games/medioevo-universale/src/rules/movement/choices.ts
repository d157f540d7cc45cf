import { MAP } from '../../catalog.js';
import { type AreaId, BARBARIANS, type Player, type Side, type VehicleId } from '../../ids.js';
import type { Group, Movement } from '../../movement.js';
import type { MU } from '../../state.js';
import type { Army } from '../../troops.js';
import { armyOf, hasArmy, sizeOf, TROOPS } from '../armies.js';
import { holdsAt } from '../effects.js';
import { mustNotFight } from '../relations.js';
import { isWorthSeizing } from '../spoils.js';
import { type Token, tokensOf } from '../tokens.js';
import { isStopped, ownerOf, vehiclesAt } from '../vehicles.js';
import { foesAt, holderFor } from './halt.js';
import { wayOf, waysOf } from './step.js';
import { common, freshOf, sumOf } from './units.js';
import { followersOf, leaderOf, militaryAt, roomOf } from './vehicles.js';

/**
 * Units that may go: those without a stop marker, and those of the force that is on its way, as far as they are still there: between
 * two steps they may have been attacked, or @rule MU card.66 have joined barbarians.
 */
export const readyUnits = (g: MU, player: Player, at: AreaId): Army => {
  const fresh = freshOf(g, at, player);
  const { movement } = g;
  if (movement?.player !== player || movement.at !== at) return fresh;
  return common(sumOf(fresh, movement.army), armyOf(g, at, player));
};
/** An engine that follows comes with its leader, and never without. @rule MU card.53 */
export const readyVehicles = (g: MU, player: Player, at: AreaId): readonly VehicleId[] =>
  militaryAt(g, at, player).filter(id => !isStopped(g, id) && !follows(g, id));
const follows = (g: MU, id: VehicleId): boolean => {
  const leader = leaderOf(g, id);
  return leader !== undefined && g.vehicles.at[leader] === g.vehicles.at[id] && !isStopped(g, leader);
};

/** @rule MU 5-move-complete Who may be taken along from an area. */
export const takeable = (g: MU, player: Player, at: AreaId): readonly (Token | VehicleId)[] => [
  ...tokensOf(readyUnits(g, player, at)),
  ...readyVehicles(g, player, at),
];
export const groupOf = (g: MU, at: AreaId, army: Army, vehicles: readonly VehicleId[]): Group => ({
  at,
  army,
  vehicles: [...vehicles, ...followersOf(g, vehicles).filter(id => !vehicles.includes(id))],
});

const some = (army: Army, count: number): Army => {
  const taken: Army = {};
  let open = count;
  for (const troop of TROOPS) {
    const here = Math.min(open, army[troop] ?? 0);
    if (here > 0) taken[troop] = here;
    open -= here;
  }
  return taken;
};

/** Small groups that show whether anything can go at all: each vehicle alone, with one unit, with all it holds; and all together. */
const samples = (g: MU, player: Player, at: AreaId): readonly Group[] => {
  const units = readyUnits(g, player, at);
  const vehicles = readyVehicles(g, player, at);
  const count = sizeOf(units);
  const groups: Group[] = count > 0 ? [groupOf(g, at, some(units, 1), [])] : [];
  for (const id of vehicles) {
    const load = vehicles.filter(other => g.vehicles.carrier[other] === id);
    const room = Math.max(0, Math.min(count, roomOf(g, id) - load.length));
    for (const riders of new Set([0, Math.min(1, room), room]))
      groups.push(groupOf(g, at, some(units, riders), [id, ...load]));
  }
  if (vehicles.length > 1) groups.push(groupOf(g, at, units, vehicles));
  return groups;
};
/** Can anything make a step from there? */
export const canStart = (g: MU, player: Player, at: AreaId): boolean =>
  !holdsAt(g, 'no-passage', at) && samples(g, player, at).some(group => waysOf(g, player, group).length > 0);

/** Where a player has something that might move. */
const placesOf = (g: MU, player: Player): readonly AreaId[] => [
  ...new Set([
    ...(Object.keys(g.armies) as AreaId[]).filter(at => hasArmy(g, at, player)),
    ...(Object.keys(g.vehicles.at) as VehicleId[])
      .filter(id => g.vehicles.owner[id] === player)
      .map(id => g.vehicles.at[id]!),
  ]),
];
/** @rule MU 5-sequence Where a completed movement may begin. */
export const startsOf = (g: MU, player: Player): readonly AreaId[] =>
  placesOf(g, player).filter(at => canStart(g, player, at));

/** @rule MU 5-move-complete Where parts of the force are, and so others may join it. */
export const partsOf = (g: MU): readonly AreaId[] => {
  const { movement } = g;
  if (!movement) return [];
  const there = movement.vehicles.map(id => g.vehicles.at[id]).filter((at): at is AreaId => at !== undefined);
  const hasArmy = sizeOf(movement.army) > 0;
  // Once it has left, whoever stayed behind is no part of it.
  const start = hasArmy || movement.vehicles.length > 0 ? [] : [movement.start];
  return [...new Set([...start, ...(hasArmy ? [movement.at] : []), ...there])];
};

/** @rule MU 5-move-halt Steps by which a player attacks whom he need not: at sea in peace, or somebody else's guest. */
export const challengesOf = (g: MU, player: Player, group: Group): readonly AreaId[] =>
  sizeOf(group.army) === 0
    ? []
    : MAP.neighbours(group.at).filter(
        to => challengedAt(g, player, to).length > 0 && wayOf(g, player, group, to) === 'ends',
      );
export const challengedAt = (g: MU, player: Player, at: AreaId): readonly Player[] =>
  holdsAt(g, 'no-fighting', at) ? [] : foesAt(g, player, at, holderFor(g, player, at, hasArmy(g, at, player))).may;

/** @rule MU 5-facing Whom own units there without a stop marker may attack without moving. */
export const assailableAt = (g: MU, player: Player, at: AreaId): readonly Side[] => {
  if (sizeOf(freshOf(g, at, player)) === 0 || holdsAt(g, 'no-fighting', at)) return [];
  const { must, may } = foesAt(g, player, at, holderFor(g, player, at, true));
  // MU 5-multi Barbarians always first.
  return must.includes(BARBARIANS) ? [BARBARIANS] : [...must, ...may];
};
export const facedOf = (g: MU, player: Player): readonly AreaId[] =>
  placesOf(g, player).filter(at => assailableAt(g, player, at).length > 0);

/** @rule MU 5-conquer-objects Vehicles of others that an army of the player may lay hands on: no army of their owner is with them. */
export const seizableAt = (g: MU, player: Player, at: AreaId): readonly VehicleId[] =>
  sizeOf(armyOf(g, at, player)) === 0
    ? []
    : vehiclesAt(g, at).filter(id => {
        const owner = ownerOf(g, id);
        if (owner === player || owner === BARBARIANS || hasArmy(g, at, owner)) return false;
        return !mustNotFight(g, player, owner) && isWorthSeizing(g, id);
      });
export const seizableBy = (g: MU, player: Player): readonly VehicleId[] =>
  placesOf(g, player).flatMap(at => seizableAt(g, player, at));

/** Who goes next, as far as they are still there: pieces may have been given up, gone elsewhere or destroyed in between. */
export const groupIn = (g: MU, { player, group }: Movement): Group => {
  const there = readyVehicles(g, player, group.at);
  const vehicles = group.vehicles.filter(id => there.includes(id));
  return groupOf(g, group.at, common(group.army, readyUnits(g, player, group.at)), vehicles);
};
