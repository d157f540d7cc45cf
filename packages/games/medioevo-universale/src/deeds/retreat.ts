import { isSea } from '../catalog.js';
import { tell } from '../events.js';
import type { AreaId, Player, VehicleId } from '../ids.js';
import { armyOf, sizeOf } from '../rules/armies.js';
import { battleOf, boutOf } from '../rules/battle/parties.js';
import { retreatCost, trainFor } from '../rules/battle/retreat.js';
import { isShip, typeOfVehicle } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import { addUnits, removeUnits } from './armies.js';
import { stow, unload } from './ships.js';

/** @rule MU 5-retreat-step The whole army goes, with all that can go along; what it costs is added to its losses. */
export const retreat = (g: MU, player: Player, to: AreaId): void => {
  const { at: from } = battleOf(g);
  const army = armyOf(g, from, player);
  const { going, carried } = trainFor(g, player, from, to, sizeOf(army));
  boutOf(g, 'attacker').retreatCost = retreatCost(g, player, to);
  const vehicles: readonly VehicleId[] = [...going, ...carried];
  // Before the units, so that those at sea stay aboard.
  for (const id of vehicles) g.vehicles.at[id] = to;
  const garrison = armyOf(g, to, player);
  if (sizeOf(garrison) > 0) battleOf(g).garrison = { ...garrison };
  removeUnits(g, from, player, army);
  addUnits(g, to, player, army);
  if (isSea(to)) {
    const ship = going.find(id => isShip(typeOfVehicle(g, id)));
    for (const id of carried) if (ship && g.vehicles.carrier[id] === undefined) g.vehicles.carrier[id] = ship;
    stow(g, to, player);
  } else unload(g, vehicles);
  battleOf(g).retreatedTo = to;
  tell(g, 'retreated', { player, from, to, vehicles });
};
