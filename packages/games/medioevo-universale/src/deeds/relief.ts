import { tell } from '../events.js';
import type { AreaId, Player, TerritoryId, VehicleId } from '../ids.js';
import { armyOf, sizeOf, TROOPS } from '../rules/armies.js';
import { allVehicles, craftsOf } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Army } from '../troops.js';
import { addUnits, freshAt, joined, removeUnits, tire, without } from './armies.js';
import { takeMarksAlong } from './effects.js';
import { reachStage } from './routes.js';

/** Pieces of one area on their way. */
export interface Party {
  at: AreaId;
  army: Army;
  vehicles: VehicleId[];
}

/** Those of an army who have moved this round, if so many leave: who has not goes first. */
const tiredAmong = (g: MU, at: AreaId, player: Player, army: Army): Army => {
  const fresh = freshAt(g, at, player);
  const tired: Army = {};
  for (const troop of TROOPS) {
    const count = (army[troop] ?? 0) - (fresh[troop] ?? 0);
    if (count > 0) tired[troop] = count;
  }
  return tired;
};

const land = (g: MU, id: VehicleId, to: TerritoryId): void => {
  g.vehicles.at[id] = to;
  delete g.vehicles.aboard[id];
  for (const other of allVehicles(g)) {
    if (g.vehicles.carrier[other] !== id) continue;
    g.vehicles.at[other] = to;
    delete g.vehicles.carrier[other];
  }
};

/** @rule MU card.25 All of them are there now, and join the army that defends. */
export const arrive = (g: MU, player: Player, parties: readonly Party[], to: TerritoryId): void => {
  let all: Army = {};
  for (const { at, army, vehicles } of parties) {
    const loads = vehicles.reduce<Army>((sum, id) => joined(sum, g.vehicles.aboard[id] ?? {}), {});
    const coming = joined(army, loads);
    const tired = tiredAmong(g, at, player, coming);
    for (const id of vehicles) land(g, id, to);
    takeMarksAlong(g, player, at, to, coming);
    removeUnits(g, at, player, coming);
    addUnits(g, to, player, coming);
    if (sizeOf(tired) > 0) tire(g, to, player, tired);
    all = joined(all, coming);
  }
  // MU 6-route-stage In the order of their way.
  parties.forEach((party, i) => {
    const way = [...parties.slice(i + 1).map(({ at }) => at), to];
    for (const id of party.vehicles) for (const at of way) reachStage(g, player, id, at);
  });
  const vehicles = parties.flatMap(party => party.vehicles);
  const [army, pieces] = [{ ...all } as Record<string, number>, craftsOf(g, vehicles)];
  tell(g, 'relief-arrived', { player, at: to, army, vehicles, pieces });
};
/** Who of an army could still be taken along. */
export const restOf = (g: MU, player: Player, { at, army }: Party): Army => without(armyOf(g, at, player), army);
