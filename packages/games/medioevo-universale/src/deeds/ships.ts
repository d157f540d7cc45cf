import { isSea } from '../catalog.js';
import type { AreaId, Side, VehicleId } from '../ids.js';
import { armyOf, sizeOf } from '../rules/armies.js';
import { isAstray } from '../rules/movement/step.js';
import { common, lessOf, sumOf } from '../rules/movement/units.js';
import { leaderOf, roomOf } from '../rules/movement/vehicles.js';
import { isShip, levelOfVehicle, typeOfVehicle, vehiclesAt } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Army } from '../troops.js';

/** So many of an army, in the order of the troops. */
const firstOf = (army: Army, count: number): Army => {
  const taken: Army = {};
  let open = count;
  for (const [troop, here] of Object.entries(army) as [keyof Army, number][]) {
    const some = Math.min(open, here);
    if (some > 0) taken[troop] = some;
    open -= some;
  }
  return taken;
};

/** What an engine takes of the levels of a galley; wagons take none. @rule MU 5-naval-siege */
const burdenOf = (g: MU, id: VehicleId): number => (typeOfVehicle(g, id) === 'engine' ? levelOfVehicle(g, id) : 0);

/**
 * @rule MU 5-move-load What ships carry in one step: whatever lies on one of them stays there, the rest goes aboard where there is
 * room, engines first, if they can on a galley that can use them.
 */
export const embark = (g: MU, ships: readonly VehicleId[], load: readonly VehicleId[]): void => {
  const { carrier } = g.vehicles;
  const isAboard = (id: VehicleId): boolean => carrier[id] !== undefined && ships.includes(carrier[id]);
  const on = new Map(ships.map(ship => [ship, load.filter(id => carrier[id] === ship)]));
  const used = (ship: VehicleId): number => on.get(ship)!.reduce((sum, id) => sum + burdenOf(g, id), 0);
  const rest = load.filter(id => !isAboard(id)).sort((a, b) => burdenOf(g, b) - burdenOf(g, a));
  for (const id of rest) {
    const open = ships.filter(each => on.get(each)!.length < roomOf(g, each));
    const ship = open.find(each => used(each) + burdenOf(g, id) <= levelOfVehicle(g, each)) ?? open[0] ?? ships[0];
    carrier[id] = ship;
    on.get(ship)!.push(id);
  }
};

/** Galleys, and whatever else goes through the sea by itself. @rule MU tech.logistics */
const holdersAt = (g: MU, at: AreaId, side: Side): readonly VehicleId[] =>
  vehiclesAt(g, at, side).filter(
    id => typeOfVehicle(g, id) === 'galley' || isAstray(g, { at, army: {}, vehicles: [id] }),
  );

/** Wagons and engines at sea lie on a galley of their own side, as long as it has room. */
const stowVehicles = (g: MU, at: AreaId, side: Side): void => {
  const galleys = vehiclesAt(g, at, side).filter(id => typeOfVehicle(g, id) === 'galley');
  const load = vehiclesAt(g, at, side).filter(
    id => !isShip(typeOfVehicle(g, id)) && g.vehicles.carrier[id] !== undefined,
  );
  const free = new Map(galleys.map(id => [id, roomOf(g, id)]));
  for (const id of load) {
    const before = g.vehicles.carrier[id]!;
    const ship = (free.get(before) ?? 0) > 0 ? before : galleys.find(each => (free.get(each) ?? 0) > 0);
    if (ship === undefined) continue;
    g.vehicles.carrier[id] = ship;
    free.set(ship, (free.get(ship) ?? 0) - 1);
  }
};

/**
 * @rule MU 5-naval Units at sea are aboard, and `vehicles.aboard` says on what: everybody stays where he is as far as he can, the others
 * find room wherever there is some. Called whenever units or galleys at sea have come, gone or fallen.
 */
export const stow = (g: MU, at: AreaId, side: Side): void => {
  if (!isSea(at)) return;
  stowVehicles(g, at, side);
  let open = armyOf(g, at, side);
  const loads = new Map<VehicleId, Army>();
  const roomLeft = (id: VehicleId): number =>
    roomOf(g, id) -
    vehiclesAt(g, at, side).filter(other => g.vehicles.carrier[other] === id).length -
    sizeOf(loads.get(id) ?? {});
  const holders = holdersAt(g, at, side);
  for (const id of holders) {
    const staying = common(g.vehicles.aboard[id] ?? {}, open);
    const kept = firstOf(staying, Math.min(sizeOf(staying), roomLeft(id)));
    loads.set(id, kept);
    open = lessOf(open, kept);
  }
  for (const id of holders) {
    const more = firstOf(open, Math.min(sizeOf(open), roomLeft(id)));
    loads.set(id, sumOf(loads.get(id) ?? {}, more));
    open = lessOf(open, more);
  }
  for (const [id, army] of loads) {
    if (sizeOf(army) > 0) g.vehicles.aboard[id] = army;
    else delete g.vehicles.aboard[id];
  }
  // MU card.53 What follows takes a place that is left (M-87).
  for (const id of vehiclesAt(g, at, side).filter(each => leaderOf(g, each) !== undefined)) {
    const ship = holders.find(each => typeOfVehicle(g, each) === 'galley' && roomLeft(each) > 0);
    if (ship && g.vehicles.carrier[id] === undefined) g.vehicles.carrier[id] = ship;
  }
};

/** Ashore nothing is aboard of anything: units are in the territory, and vehicles stand by themselves. */
export const unload = (g: MU, ids: readonly VehicleId[]): void => {
  for (const id of ids) {
    delete g.vehicles.aboard[id];
    delete g.vehicles.carrier[id];
  }
};
