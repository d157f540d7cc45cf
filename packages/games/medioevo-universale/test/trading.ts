import { newVehicle } from '../src/deeds/vehicles.js';
import { beginTrade } from '../src/frames/trade.js';
import type { AreaId, Good, Level, Player, TerritoryId, VehicleId, VehicleType } from '../src/ids.js';
import type { MU } from '../src/state.js';
import { type Arrangement, arranged } from './arrange.js';
import { Trial } from './table.js';

interface Vehicle {
  type?: VehicleType;
  level?: Level;
  owner?: Player;
  at: AreaId;
  cargo?: readonly Good[];
}
/** A table in the trade phase, with nobody on it but what is named. The first seat plays the Golden Horde. */
export const market = (vehicles: readonly Vehicle[], what: Arrangement = {}): MU => {
  const g = arranged({ realms: ['golden-horde', 'byzantium', 'mamluks'], armies: {}, ...what });
  g.phase = 6;
  for (const { type = 'caravan', level = 1, owner = 'player-1', at, cargo } of vehicles) {
    const id = newVehicle(g, type, level, owner, at);
    if (cargo) g.vehicles.cargo[id] = [...cargo];
  }
  return g;
};
export const trial = (g: MU): Trial => new Trial(g, beginTrade());
export const trading = (vehicles: readonly Vehicle[], what: Arrangement = {}): Trial => trial(market(vehicles, what));

/** Along these areas, by the one vehicle that is being moved. */
export const goAlong = (t: Trial, seat: Player, ...areas: readonly AreaId[]): Trial => {
  for (const area of areas) t.answer(seat, 'go', area);
  return t;
};
/** A route that is under way. */
export const withRoute = (
  g: MU,
  stages: readonly TerritoryId[],
  established: readonly TerritoryId[],
  vehicle: VehicleId = 'vehicle-1',
): MU => {
  const route = { vehicle, start: 'kiev' as const, stages: [...stages], established: [...established] };
  g.routes['player-1'] = { ...route, kind: g.vehicles.type[vehicle] as 'caravan' };
  return g;
};
