import { hasPort, isInhabited } from '../../catalog.js';
import type { Player, TerritoryId, VehicleType } from '../../ids.js';
import type { MU } from '../../state.js';
import { controllerOf, territoriesOf } from '../control.js';
import { hasHigherWalls } from '../effects.js';
import { hasGranted, treatiesBetween } from '../relations.js';
import { isShip, isTrader } from '../vehicles.js';

/** @rule MU 4-units-where @rule MU 4-siege Inhabited, or with a military building; @rule MU card.26 walls that its holder has raised are one, too. */
export const isGarrison = (g: MU, at: TerritoryId): boolean => {
  if (isInhabited(at) || g.buildings.military[at] !== undefined) return true;
  const holder = controllerOf(g, at);
  return holder !== undefined && hasHigherWalls(g, holder, at);
};

/** @rule MU 4-transports-where What a territory needs for a vehicle to be built there. */
export const fitsVehicle = (g: MU, type: VehicleType, at: TerritoryId): boolean => {
  if (isShip(type)) return isInhabited(at) && hasPort(at);
  return type === 'caravan' ? isInhabited(at) : isGarrison(g, at);
};

/** @rule MU clause.stationing @rule MU clause.free-trade Territories of others that a treaty opens to him. */
const grantedLands = (g: MU, seat: Player, grant: 'stationing' | 'free-trade'): readonly TerritoryId[] =>
  g.order
    .filter(other => other !== seat && treatiesBetween(g, seat, other).length > 0)
    .flatMap(other => territoriesOf(g, other).filter(at => hasGranted(g, other, seat, grant, at)));

/** @rule MU 4-transports-where Where a new one may be placed. */
export const placesForVehicle = (g: MU, seat: Player, type: VehicleType): readonly TerritoryId[] =>
  [...territoriesOf(g, seat), ...grantedLands(g, seat, isTrader(type) ? 'free-trade' : 'stationing')].filter(at =>
    fitsVehicle(g, type, at),
  );

/** @rule MU 4-ransom @rule MU 4-redeploy Who comes back comes back to the own territories. */
export const homeGarrisons = (g: MU, seat: Player): readonly TerritoryId[] =>
  territoriesOf(g, seat).filter(at => isGarrison(g, at));
/** @rule MU 4-units-where New units also by a treaty. */
export const placesForUnits = (g: MU, seat: Player): readonly TerritoryId[] => [
  ...homeGarrisons(g, seat),
  ...grantedLands(g, seat, 'stationing').filter(at => isGarrison(g, at)),
];
