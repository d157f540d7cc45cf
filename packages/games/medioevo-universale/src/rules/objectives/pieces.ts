import { isSea, MAP, REALM } from '../../catalog.js';
import { type AreaId, type Player, UNIT_TYPES, type UnitType, type VehicleId, type VehicleType } from '../../ids.js';
import type { MU } from '../../state.js';
import type { Army } from '../../troops.js';
import { armyOf, countOf, isHired, levelOf, sizeOf, TROOPS } from '../armies.js';
import { vehiclesOf } from '../ownership.js';
import { isTrader, levelOfVehicle, typeOfVehicle, whereIs } from '../vehicles.js';
import { type ObjectiveTest, objective } from './test.js';

/** @rule MU card.65 Hired barbarians are not one's own units. */
const ownIn = (g: MU, player: Player, at: AreaId): Army => {
  const army = armyOf(g, at, player);
  return Object.fromEntries(TROOPS.filter(troop => !isHired(troop) && army[troop]).map(troop => [troop, army[troop]]));
};
/** The own armies on the map, by area. */
const ownArmies = (g: MU, player: Player): readonly (readonly [AreaId, Army])[] =>
  (Object.keys(g.armies) as AreaId[])
    .map(at => [at, ownIn(g, player, at)] as const)
    .filter(([, army]) => Object.keys(army).length > 0);
const count = (army: Army, type?: UnitType): number => (type ? countOf(army, type) : sizeOf(army));

/** @rule MU objective.armiesInTerritories */
const armiesInTerritories = objective<{ count: number }>(
  ['count'],
  (g, player, wanted) => ownArmies(g, player).filter(([at]) => !isSea(at)).length >= wanted.count,
);

interface Units {
  count: number;
  type?: UnitType;
}
/** @rule MU objective.unitsTotal */
const unitsTotal = objective<Units>(
  ['count', 'type'],
  (g, player, wanted) =>
    ownArmies(g, player).reduce((sum, [, army]) => sum + count(army, wanted.type), 0) >= wanted.count,
);
/** @rule MU objective.unitsInOneTerritory In one area, of land or sea. */
const unitsInOneTerritory = objective<Units>(['count', 'type'], (g, player, wanted) =>
  ownArmies(g, player).some(([, army]) => count(army, wanted.type) >= wanted.count),
);
/** @rule MU objective.unitTypesInOneTerritory */
const unitTypesInOneTerritory = objective<{ types: number }>(['types'], (g, player, { types }) =>
  ownArmies(g, player).some(([, army]) => UNIT_TYPES.filter(type => countOf(army, type) > 0).length >= types),
);

interface Levelled {
  count: number;
  minLevel?: number;
}
/** @rule MU objective.captains */
const captains = objective<Levelled>(['count', 'minLevel'], (g, player, { minLevel = 1, ...wanted }) => {
  const high = TROOPS.filter(troop => levelOf(troop) >= minLevel);
  const found = ownArmies(g, player).flatMap(([, army]) => high.map(troop => army[troop] ?? 0));
  return found.reduce((sum, each) => sum + each, 0) >= wanted.count;
});

const ownVehicles = (g: MU, player: Player, isMeant: (type: VehicleType) => boolean): readonly VehicleId[] =>
  vehiclesOf(g, player).filter(id => isMeant(typeOfVehicle(g, id)));
const isEngine = (type: VehicleType): boolean => type === 'engine';
const isTransport = (type: VehicleType): boolean => !isEngine(type);
const areEnough = (g: MU, vehicles: readonly VehicleId[], { count: wanted, minLevel = 1 }: Levelled): boolean =>
  vehicles.filter(id => levelOfVehicle(g, id) >= minLevel).length >= wanted;

/** @rule MU objective.siegeEngines */
const siegeEngines = objective<Levelled>(['count', 'minLevel'], (g, player, wanted) =>
  areEnough(g, ownVehicles(g, player, isEngine), wanted),
);
/** @rule MU objective.transports */
const transports = objective<Levelled>(['count', 'minLevel'], (g, player, wanted) =>
  areEnough(g, ownVehicles(g, player, isTransport), wanted),
);
/** @rule MU objective.siegeEnginesInOneArea In a territory, or aboard in one sea area. */
const siegeEnginesInOneArea = objective<{ count: number }>(['count'], (g, player, wanted) => {
  const places = ownVehicles(g, player, isEngine).map(id => whereIs(g, id));
  return places.some(at => places.filter(each => each === at).length >= wanted.count);
});
/** @rule MU objective.transportLevels */
const transportLevels = objective<{ sum: number }>(
  ['sum'],
  (g, player, { sum }) =>
    ownVehicles(g, player, isTransport).reduce((levels, id) => levels + levelOfVehicle(g, id), 0) >= sum,
);

/** @rule MU objective.transportDistance From the nearest own start territory, over land or sea. */
const transportDistance = objective<{ military: boolean; min: number }>(
  ['military', 'min'],
  (g, player, { military, min }) => {
    const realm = g.realm[player];
    const starts = realm ? REALM[realm].territories : [];
    const isFar = (at: AreaId): boolean =>
      starts.every(start => (MAP.distance(start, at, id => g.inPlay[id] === true) ?? min) >= min);
    return ownVehicles(g, player, type => isTransport(type) && (!military || !isTrader(type)))
      .map(id => whereIs(g, id))
      .some(at => !isSea(at) && isFar(at));
  },
);

/** @rule MU objective.cargoColours */
const cargoColours = objective<{ count: number; oneVehicle: boolean }>(['count', 'oneVehicle'], (g, player, wanted) =>
  vehiclesOf(g, player).some(id => new Set(g.vehicles.cargo[id]).size >= wanted.count),
);

/** What somebody has on the map. */
export const PIECE_TESTS = {
  armiesInTerritories,
  unitsTotal,
  unitsInOneTerritory,
  unitTypesInOneTerritory,
  captains,
  siegeEngines,
  transports,
  siegeEnginesInOneArea,
  transportLevels,
  transportDistance,
  cargoColours,
} satisfies Record<string, ObjectiveTest>;
