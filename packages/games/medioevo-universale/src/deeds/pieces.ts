import { tell } from '../events.js';
import type { Player, VehicleId } from '../ids.js';
import type { Group } from '../movement.js';
import { armyOf, isLent, TROOPS } from '../rules/armies.js';
import { type Piece, readPiece } from '../rules/pieces.js';
import { craftOf } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Army } from '../troops.js';
import { removeUnits, units, without } from './armies.js';
import { recallLent } from './homecoming.js';
import { dropVehicle } from './vehicles.js';

/** @rule MU 5-remove @rule MU 3-giveup Back to the supply; goods on a vehicle go with it. */
export const giveUp = (g: MU, player: Player, piece: Piece): void => {
  const read = readPiece(g, piece);
  if ('troop' in read) {
    const { troop, at, aboard } = read;
    if (isLent(troop)) {
      recallLent(g, player, at, troop);
      tell(g, 'given-up', { player, what: troop, at });
      return;
    }
    // Off the galley first: otherwise they would be taken from the fullest one.
    if (aboard) unship(g, aboard, units(troop));
    removeUnits(g, at, player, units(troop));
    stayInForce(g, player);
    tell(g, 'given-up', { player, what: troop, at });
    return;
  }
  const at = g.vehicles.at[read.vehicle]!;
  if ('good' in read) {
    const cargo = [...(g.vehicles.cargo[read.vehicle] ?? [])];
    cargo.splice(cargo.indexOf(read.good), 1);
    if (cargo.length > 0) g.vehicles.cargo[read.vehicle] = cargo;
    else delete g.vehicles.cargo[read.vehicle];
    tell(g, 'given-up', { player, what: read.good, at });
    return;
  }
  tell(g, 'given-up', { player, what: read.vehicle, piece: craftOf(g, read.vehicle), at });
  takeOff(g, read.vehicle);
};

/** A vehicle goes back to the supply, and out of the movement that is being made. */
export const takeOff = (g: MU, id: VehicleId): void => {
  dropVehicle(g, id);
  for (const force of forcesOf(g)) force.vehicles = force.vehicles.filter(each => each !== id);
};
/** What moves, and who of it goes next. */
const forcesOf = ({ movement }: MU): readonly Group[] => (movement ? [movement, movement.group] : []);

const unship = (g: MU, ship: VehicleId, gone: Army): void => {
  const left = without(g.vehicles.aboard[ship] ?? {}, gone);
  if (Object.keys(left).length > 0) g.vehicles.aboard[ship] = left;
  else delete g.vehicles.aboard[ship];
};

/** Of a force on its way there are never more than there are. */
const stayInForce = (g: MU, player: Player): void => {
  if (g.movement?.player !== player) return;
  for (const force of forcesOf(g)) {
    const there = armyOf(g, force.at, player);
    const still: Army = {};
    for (const troop of TROOPS) {
      const count = Math.min(force.army[troop] ?? 0, there[troop] ?? 0);
      if (count > 0) still[troop] = count;
    }
    force.army = still;
  }
};
