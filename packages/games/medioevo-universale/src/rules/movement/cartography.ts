import { isSea } from '../../catalog.js';
import type { AreaId, Player, VehicleId } from '../../ids.js';
import type { Group } from '../../movement.js';
import type { MU } from '../../state.js';
import type { Army, Troop } from '../../troops.js';
import { armyOf, hasArmy, playersAt, TROOPS } from '../armies.js';
import { arrivalOf } from '../barbarians.js';
import { vehiclesOf } from '../ownership.js';
import { areAtWar, areTeamMates, hasPact, mayMarchInto } from '../relations.js';
import { stepsOf } from '../trade/steps.js';
import { isTrader, typeOfVehicle, vehiclesAt, whereIs } from '../vehicles.js';
import { haltsAt } from './halt.js';
import { wayOf, waysOf } from './step.js';
import { isMilitary, roomOf } from './vehicles.js';

/** @rule MU tech.cartography What may get a point: a vehicle, or a unit and where it is: `vehicle-3`, `archer@rome`. */
export type Scout = VehicleId | `${Troop}@${string}`;
/** How many points it gets. */
export const SCOUT_MP = 1;

/** @rule MU C-allied (a) Are they on the same side there? Under a pact, where the other is fighting. */
export const areAlliesAt = (g: MU, player: Player, other: Player, at: AreaId): boolean => {
  if (areAtWar(g, player, other)) return false;
  if (areTeamMates(g, player, other)) return true;
  if (isSea(at)) return false;
  const isFighting = g.battle?.at === at || arrivalOf(g)?.at === at;
  return mayMarchInto(g, player, other, at) || (isFighting && hasPact(g, player, other));
};

/** Units that go along with a vehicle of their own accord: at sea, all aboard. */
const loadOf = (g: MU, id: VehicleId, player: Player): Group => {
  const at = whereIs(g, id);
  const carried = vehiclesAt(g, at, player).filter(other => g.vehicles.carrier[other] === id);
  return { at, army: isSea(at) ? { ...g.vehicles.aboard[id] } : {}, vehicles: [id, ...carried] };
};
export const scoutGroup = (g: MU, player: Player, scout: Scout, riders: Army = {}): Group => {
  const i = scout.indexOf('@');
  if (i >= 0) return { at: scout.slice(i + 1) as AreaId, army: { [scout.slice(0, i)]: 1 }, vehicles: [] };
  const load = loadOf(g, scout as VehicleId, player);
  return isSea(load.at) ? load : { ...load, army: riders };
};
/** On land, who may ride along. */
export const ridersFor = (g: MU, player: Player, scout: Scout): { army: Army; room: number } => {
  const id = scout as VehicleId;
  if (scout.includes('@') || isSea(whereIs(g, id))) return { army: {}, room: 0 };
  return { army: armyOf(g, whereIs(g, id), player), room: roomOf(g, id) };
};

/** Does it join comrades or allies, and nothing comes of it? */
export const joinsFriends = (g: MU, player: Player, to: AreaId): boolean =>
  playersAt(g, to).some(other => other === player || areAlliesAt(g, player, other, to));

/** Where to; outside the own turn only where nothing comes of it. */
export const scoutWays = (g: MU, player: Player, group: Group, isOwnTurn: boolean): readonly AreaId[] =>
  waysOf(g, player, group, SCOUT_MP).filter(to => {
    if (wayOf(g, player, group, to, SCOUT_MP) !== 'ends') return false;
    if (isOwnTurn || joinsFriends(g, player, to)) return true;
    return !haltsAt(g, player, to);
  });

/** Who could make such a step now; nobody out of a battle that is being fought. */
export const scoutsOf = (g: MU, player: Player, isOwnTurn: boolean): readonly Scout[] => {
  const isFree = (at: AreaId): boolean => g.battle?.at !== at;
  const vehicles = vehiclesOf(g, player).filter(id => isMilitary(g, id) && isFree(whereIs(g, id)));
  const areas = (Object.keys(g.armies) as AreaId[]).filter(at => hasArmy(g, at, player) && !isSea(at) && isFree(at));
  const units = areas.flatMap(at =>
    TROOPS.filter(troop => armyOf(g, at, player)[troop]).map((troop): Scout => `${troop}@${at}`),
  );
  const canGo = (scout: Scout): boolean => {
    const { army } = ridersFor(g, player, scout);
    const [rider] = TROOPS.filter(troop => army[troop]);
    const groups = [scoutGroup(g, player, scout), ...(rider ? [scoutGroup(g, player, scout, { [rider]: 1 })] : [])];
    return groups.some(group => scoutWays(g, player, group, isOwnTurn).length > 0);
  };
  // MU 6 Trade vehicles go in their owner's turn.
  const traders = g.phase === 6 && isOwnTurn ? vehiclesOf(g, player).filter(id => isTrader(typeOfVehicle(g, id))) : [];
  const canTrade = (id: VehicleId): boolean => isFree(whereIs(g, id)) && stepsOf(g, id, SCOUT_MP).length > 0;
  return [...[...vehicles, ...units].filter(canGo), ...traders.filter(id => !vehicles.includes(id) && canTrade(id))];
};
