import { isSea } from '../../catalog.js';
import { GOODS, type Good, type Player, type TerritoryId, type VehicleId } from '../../ids.js';
import type { MU } from '../../state.js';
import { holdsForVehicle } from '../effects.js';
import { isAtHome } from '../movement/vehicles.js';
import { vehiclesOf } from '../ownership.js';
import { capacityOf, isShip, isStopped, isTrader, levelOfVehicle, mpOf, typeOfVehicle, whereIs } from '../vehicles.js';

/** One cube of a load, as a question names it. */
export type Cube = `${Good}:${number}`;

/** In the order of the catalogue, so that equal loads are equal. */
export const sorted = (goods: readonly Good[]): Good[] =>
  [...goods].sort((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));
export const coloursOf = (goods: readonly Good[]): readonly Good[] => GOODS.filter(good => goods.includes(good));
export const cubesOf = (goods: readonly Good[]): readonly Cube[] => {
  const seen = new Map<Good, number>();
  return sorted(goods).map((good): Cube => {
    const n = (seen.get(good) ?? 0) + 1;
    seen.set(good, n);
    return `${good}:${n}`;
  });
};
export const goodOf = (cube: Cube): Good => cube.slice(0, cube.indexOf(':')) as Good;
/** One load without some cubes. Whoever takes what is not there has a bug. */
export const lessGoods = (goods: readonly Good[], gone: readonly Good[]): Good[] => {
  const left = [...goods];
  for (const good of gone) {
    const i = left.indexOf(good);
    if (i < 0) throw new Error(`there is no ${good}`);
    left.splice(i, 1);
  }
  return left;
};

/** @rule MU 6-move @rule MU card.11 A war wagon trades while it is a caravan, too. */
export const isTradeVehicle = (g: MU, id: VehicleId): boolean => {
  const type = g.vehicles.type[id];
  return type !== undefined && (isTrader(type) || (type === 'war-wagon' && holdsForVehicle(g, 'both-kinds', id)));
};
export const tradersOf = (g: MU, player: Player): readonly VehicleId[] =>
  vehiclesOf(g, player).filter(id => isTradeVehicle(g, id));
/** By land or by sea. */
export const kindOf = (g: MU, id: VehicleId): 'caravan' | 'merchant-ship' =>
  isShip(typeOfVehicle(g, id)) ? 'merchant-ship' : 'caravan';

export const cargoOf = (g: MU, id: VehicleId): readonly Good[] => g.vehicles.cargo[id] ?? [];
/** @rule MU 6-move By its level, as a trade vehicle. */
export const holdOf = (g: MU, id: VehicleId): number => capacityOf('caravan', levelOfVehicle(g, id));
export const roomOn = (g: MU, id: VehicleId): number => Math.max(0, holdOf(g, id) - cargoOf(g, id).length);

/** @rule MU tech.logistics What a galley carries is on none of its own ways. */
export const isInElement = (g: MU, id: VehicleId): boolean =>
  isAtHome(g, id, whereIs(g, id)) || g.vehicles.carrier[id] !== undefined;

/** @rule MU 6-move-mp Where it could trade now, as far as the vehicle goes: on land, with a point left, not stopped. */
export const dealingAt = (g: MU, id: VehicleId): TerritoryId | undefined => {
  const at = whereIs(g, id);
  if (isSea(at) || isStopped(g, id) || mpOf(g, id) < 1 || !isInElement(g, id)) return undefined;
  return at;
};
