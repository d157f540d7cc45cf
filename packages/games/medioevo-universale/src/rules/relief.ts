import { BY_LAND, type Crossing, MAP } from '../catalog.js';
import { type AreaId, type Player, type TerritoryId, TRANSPORTS, type VehicleId } from '../ids.js';
import type { MU } from '../state.js';
import { hasArmy } from './armies.js';
import { holdsAt } from './effects.js';
import { costOfStep } from './movement/cost.js';
import { haltsAt } from './movement/halt.js';
import { vehiclesOf } from './ownership.js';
import { isShip, typeOfVehicle, whereIs } from './vehicles.js';

/** How a group goes: with wagons, with ships, or on foot, which for once gets anywhere. */
export type Gait = 'wagons' | 'ships' | 'foot';
const CROSSINGS: Readonly<Record<Gait, readonly Crossing[]>> = {
  wagons: BY_LAND,
  ships: ['coast', 'water'],
  foot: [...BY_LAND, 'coast', 'water'],
};
export const gaitOf = (g: MU, id: VehicleId): Gait => (isShip(typeOfVehicle(g, id)) ? 'ships' : 'wagons');

/** @rule MU card.25 Would nothing make a force halt there? */
const isQuiet = (g: MU, player: Player, at: AreaId): boolean => !haltsAt(g, player, at);

/** @rule MU card.25 From where, and for how much, a group can get there at all; each step costs what a transport would pay. @rule MU card.3 Not where a bishop has forbidden it. */
const reliefCosts = (
  g: MU,
  player: Player,
  to: TerritoryId,
  gait: Gait,
  mp: number,
  passed: readonly AreaId[] = [],
): ReadonlyMap<AreaId, number> => {
  const costs = new Map<AreaId, number>([[to, 0]]);
  if (holdsAt(g, 'no-passage', to)) return costs;
  const open: AreaId[] = [to];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    if (here !== to && !isQuiet(g, player, here)) continue;
    for (const from of MAP.neighbours(here, CROSSINGS[gait])) {
      if (!g.inPlay[from] || from === to || passed.includes(from) || holdsAt(g, 'no-passage', from)) continue;
      const cost = costs.get(here)! + costOfStep(g, player, from, here);
      if (cost > mp || cost >= (costs.get(from) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(from, cost);
      open.push(from);
    }
  }
  return costs;
};

/**
 * The next areas on the ways that still get there without coming where the group has been: from a castle and back costs nothing, and
 * would never end.
 */
export const reliefWays = (
  g: MU,
  player: Player,
  to: TerritoryId,
  { here, gait, mp, passed }: { here: AreaId; gait: Gait; mp: number; passed: readonly AreaId[] },
): readonly AreaId[] => {
  const costs = reliefCosts(g, player, to, gait, mp, passed);
  return MAP.neighbours(here, CROSSINGS[gait]).filter(next => {
    const rest = costs.get(next);
    if (rest === undefined || !(next === to || isQuiet(g, player, next))) return false;
    return costOfStep(g, player, here, next) + rest <= mp;
  });
};

/** Transports that can get there with all they carry; what is aboard a ship itself goes with the ship. */
export const reliefLeaders = (g: MU, player: Player, to: TerritoryId, mp: number): readonly VehicleId[] => {
  const wagons = reliefCosts(g, player, to, 'wagons', mp);
  const ships = reliefCosts(g, player, to, 'ships', mp);
  return vehiclesOf(g, player).filter(id => {
    const at = whereIs(g, id);
    if (at === to || g.vehicles.carrier[id] || !(TRANSPORTS as readonly string[]).includes(typeOfVehicle(g, id)))
      return false;
    return at !== g.battle?.at && (gaitOf(g, id) === 'ships' ? ships : wagons).has(at);
  });
};
/** Where units are who can get there on foot. */
export const reliefMusters = (g: MU, player: Player, to: TerritoryId, mp: number): readonly AreaId[] =>
  [...reliefCosts(g, player, to, 'foot', mp).keys()].filter(
    at => at !== to && at !== g.battle?.at && hasArmy(g, at, player),
  );
