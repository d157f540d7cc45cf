import { isSea } from '../catalog.js';
import { type AreaId, type Player, type Side, UNIT_TYPES, type VehicleId } from '../ids.js';
import type { MU } from '../state.js';
import type { Troop } from '../troops.js';
import { armyOf, TROOPS, typeOf } from './armies.js';
import { roomAboard } from './battle/galleys.js';
import { unitsLeft } from './supply.js';
import { vehiclesAt } from './vehicles.js';

/** At sea: a galley with room for one more. */
export const roomyGalley = (g: MU, at: AreaId, player: Player): VehicleId | undefined =>
  vehiclesAt(g, at, player).find(id => g.vehicles.type[id] === 'galley' && roomAboard(g, id) > 0);

/** Which units of a side could come over to a player: he needs a piece for them, and at sea room aboard. */
export const turncoats = (g: MU, at: AreaId, from: Side, to: Player): readonly Troop[] => {
  if (isSea(at) && roomyGalley(g, at, to) === undefined) return [];
  const army = armyOf(g, at, from);
  const left = new Map(UNIT_TYPES.map(type => [type, unitsLeft(g, to, type)]));
  return TROOPS.filter(troop => (army[troop] ?? 0) > 0 && (left.get(typeOf(troop)) ?? 0) > 0);
};
