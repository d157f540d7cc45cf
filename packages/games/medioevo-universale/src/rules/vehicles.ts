import { components } from '../catalog.js';
import {
  type AreaId,
  type Craft,
  ENGINES,
  type Level,
  type Player,
  type Side,
  type VehicleId,
  type VehicleType,
} from '../ids.js';
import type { MU } from '../state.js';

export const allVehicles = (g: MU): readonly VehicleId[] => Object.keys(g.vehicles.type) as VehicleId[];
export const vehiclesAt = (g: MU, at: AreaId, owner?: Side): readonly VehicleId[] =>
  allVehicles(g).filter(id => g.vehicles.at[id] === at && (owner === undefined || g.vehicles.owner[id] === owner));
export const typeOfVehicle = (g: MU, id: VehicleId): VehicleType => g.vehicles.type[id]!;
export const levelOfVehicle = (g: MU, id: VehicleId): Level => g.vehicles.level[id]!;
export const whereIs = (g: MU, id: VehicleId): AreaId => g.vehicles.at[id]!;
/** What is told of it: what became of it afterwards changes nothing of that. */
export const craftOf = (g: MU, id: VehicleId): Craft => {
  const type = typeOfVehicle(g, id);
  return type === 'engine' ? ENGINES[levelOfVehicle(g, id) - 1]! : type;
};
export const craftsOf = (g: MU, ids: readonly VehicleId[]): readonly Craft[] => ids.map(id => craftOf(g, id));
export const ownerOf = (g: MU, id: VehicleId): Side => g.vehicles.owner[id]!;

export const isTrader = (type: VehicleType): boolean => type === 'caravan' || type === 'merchant-ship';
export const isShip = (type: VehicleType): boolean => type === 'galley' || type === 'merchant-ship';

/** @rule MU 5-move-table @rule MU 6-move */
export const fullMp = (type: VehicleType, level: Level): number => {
  if (type === 'engine') return components.siegeEngines.mp;
  return holdOf(type, level).mp;
};
/** @rule MU 5-move-table @rule MU 6-move Units or goods; an engine carries nothing. */
export const capacityOf = (type: VehicleType, level: Level): number =>
  type === 'engine' ? 0 : holdOf(type, level).capacity;
const holdOf = (type: Exclude<VehicleType, 'engine'>, level: Level) =>
  components.transports[isTrader(type) ? 'trade' : 'military'].find(hold => hold.level === level)!;

export const mpOf = (g: MU, id: VehicleId): number => g.vehicles.mp[id] ?? 0;
export const isStopped = (g: MU, id: VehicleId): boolean => g.vehicles.stopped[id] === true;

/** @rule MU 4-transports @rule MU 4-siege What it costs to buy. */
export const priceOfVehicle = (type: VehicleType, level: Level): number =>
  (type === 'engine' ? components.siegeEngines.pricePerLevel : components.transports.pricePerLevel) * level;

export const belongsTo = (g: MU, id: VehicleId, player: Player): boolean => g.vehicles.owner[id] === player;
