import { BUILDING, components } from '../catalog.js';
import type { Player, VehicleId } from '../ids.js';
import type { MU } from '../state.js';
import { vehiclesOf } from './ownership.js';
import { isLaden } from './pieces.js';
import { type BuildingId, buildingsOf, kindIn, placeIn } from './purchases/buildings.js';
import { buildingAt } from './standing.js';
import { levelOfVehicle, priceOfVehicle, typeOfVehicle } from './vehicles.js';

/** A building by kind and place, or a transport. */
export type Sellable = BuildingId | VehicleId;
export const isBuilding = (what: Sellable): what is BuildingId => what.includes('@');

/** @rule MU D-bankrupt-raise Own buildings and transports; engines and units are not among them. */
export const sellable = (g: MU, player: Player): readonly Sellable[] => [
  ...buildingsOf(g, player),
  ...vehiclesOf(g, player).filter(id => typeOfVehicle(g, id) !== 'engine' && !isLaden(g, id)),
];

/** @rule MU D-bankrupt-raise Half of what it costs to buy, whatever its damage. */
export const proceedsOf = (g: MU, what: Sellable): number => {
  const price = isBuilding(what)
    ? BUILDING[buildingAt(g, placeIn(what), kindIn(what))!].price
    : priceOfVehicle(typeOfVehicle(g, what), levelOfVehicle(g, what));
  return Math.ceil((price * components.loans.ownPlunderPercent) / 100);
};
