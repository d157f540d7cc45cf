import { isSea } from '../catalog.js';
import { tell } from '../events.js';
import type { AreaId, Player, VehicleId } from '../ids.js';
import { armyOf, sizeOf } from '../rules/armies.js';
import { battleOf, boutOf } from '../rules/battle/parties.js';
import { retreatCost, trainFor } from '../rules/battle/retreat.js';
import { leaderOf } from '../rules/movement/vehicles.js';
import { craftsOf, isShip, mpOf, typeOfVehicle } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import { addUnits, removeUnits } from './armies.js';
import { takeMarksAlong } from './effects.js';
import { reachStage } from './routes.js';
import { stow, unload } from './ships.js';
import { spendMp } from './vehicles.js';

/** @rule MU 5-retreat-step The whole army goes, with all that can go along; what it costs is added to its losses. */
export const retreat = (g: MU, player: Player, to: AreaId): void => {
  const { at: from } = battleOf(g);
  const army = armyOf(g, from, player);
  const { going, carried } = trainFor(g, player, from, to, sizeOf(army));
  boutOf(g, 'attacker').retreatCost = retreatCost(g, player, to);
  const vehicles: readonly VehicleId[] = [...going, ...carried];
  // MU 5-retreat-loss What the step costs is spent, as far as there is any left: those who were halted have nothing to lose.
  for (const id of going)
    if (leaderOf(g, id) === undefined) spendMp(g, id, Math.min(mpOf(g, id), retreatCost(g, player, to)));
  // MU 5-naval-sink Whoever goes ashore or changes the galley is not lost: those he leaves have nothing to fear.
  const bout = boutOf(g, 'attacker');
  const isLeft = (id: VehicleId): boolean => !isSea(to) || !going.includes(id);
  bout.manned = bout.manned.filter(id => g.vehicles.aboard[id] === undefined || !isLeft(id));
  // Before the units, so that those at sea stay aboard.
  for (const id of vehicles) {
    g.vehicles.at[id] = to;
    reachStage(g, player, id, to);
  }
  const garrison = armyOf(g, to, player);
  if (sizeOf(garrison) > 0) battleOf(g).garrison = { ...garrison };
  takeMarksAlong(g, player, from, to, army);
  removeUnits(g, from, player, army);
  addUnits(g, to, player, army);
  if (isSea(to)) {
    const ship = going.find(id => isShip(typeOfVehicle(g, id)));
    for (const id of carried) if (ship && g.vehicles.carrier[id] === undefined) g.vehicles.carrier[id] = ship;
    stow(g, to, player);
  } else unload(g, vehicles);
  // What finds no place on the ships that go lies on those that stay.
  stow(g, from, player);
  battleOf(g).retreatedTo = to;
  battleOf(g).train = [...vehicles];
  tell(g, 'retreated', { player, from, to, vehicles, pieces: craftsOf(g, vehicles) });
};
