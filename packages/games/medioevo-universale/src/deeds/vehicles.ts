import type { AreaId, Level, Side, VehicleId, VehicleType } from '../ids.js';
import { allVehicles, fullMp, levelOfVehicle, typeOfVehicle } from '../rules/vehicles.js';
import type { MU } from '../state.js';

/** A new one, ready to move. */
export const newVehicle = (g: MU, type: VehicleType, level: Level, owner: Side, at: AreaId): VehicleId => {
  const id: VehicleId = `vehicle-${++g.vehicles.made}`;
  g.vehicles.type[id] = type;
  g.vehicles.level[id] = level;
  g.vehicles.owner[id] = owner;
  g.vehicles.at[id] = at;
  g.vehicles.mp[id] = fullMp(type, level);
  return id;
};

/** Back to the supply, with its load; what it carried of units and other vehicles is the caller's affair. */
export const dropVehicle = (g: MU, id: VehicleId): void => {
  const { made: _, ...columns } = g.vehicles;
  for (const column of Object.values(columns)) delete column[id];
  for (const [carried, carrier] of Object.entries(g.vehicles.carrier))
    if (carrier === id) delete g.vehicles.carrier[carried as VehicleId];
  forsakeRoute(g, id);
};

/** @rule MU 5-conquer Changes hands, with its level and load; it has moved enough for this round. */
export const handOver = (g: MU, id: VehicleId, owner: Side): void => {
  forsakeRoute(g, id);
  g.vehicles.owner[id] = owner;
  stopVehicle(g, id);
  // MU B-use, MU tech.machine-building It works for him alone who has activated it.
  g.effects = g.effects.filter(effect => effect.type !== 'crew-fights' || effect.vehicle !== id);
};

/** @rule MU 6-route-end Whose route it was is asked before anything else happens. */
const forsakeRoute = (g: MU, id: VehicleId): void => {
  const player = g.seats.find(each => g.routes[each]?.vehicle === id);
  if (player && !g.orphaned.includes(player)) g.orphaned.push(player);
};

export const stopVehicle = (g: MU, id: VehicleId): void => {
  g.vehicles.stopped[id] = true;
  delete g.vehicles.mp[id];
};
export const spendMp = (g: MU, id: VehicleId, mp: number): void => {
  const left = (g.vehicles.mp[id] ?? 0) - mp;
  if (left < 0) throw new Error(`${id} lacks ${-left} movement points`);
  if (left > 0) g.vehicles.mp[id] = left;
  else delete g.vehicles.mp[id];
};

/** @rule MU card.16 A lower level, for good; @rule MU 5-move-table it has no more points left than that level ever has. */
export const lowerVehicle = (g: MU, id: VehicleId, level: Level): void => {
  g.vehicles.level[id] = level;
  const left = g.vehicles.mp[id];
  if (left !== undefined) g.vehicles.mp[id] = Math.min(left, fullMp(typeOfVehicle(g, id), level));
};

/** @rule MU tech.cartography Whoever was stopped may spend what he gets. */
export const giveMp = (g: MU, id: VehicleId, mp: number): void => {
  g.vehicles.mp[id] = (g.vehicles.mp[id] ?? 0) + mp;
  delete g.vehicles.stopped[id];
};

/** @rule MU 5-move-table Full again at the start of each round. */
export const refreshVehicles = (g: MU): void => {
  for (const id of allVehicles(g)) g.vehicles.mp[id] = fullMp(typeOfVehicle(g, id), levelOfVehicle(g, id));
};
