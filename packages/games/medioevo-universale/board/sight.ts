import type { AreaId, EngineType, Good, Level, Player, Realm, Side, VehicleId, VehicleType } from '../src/ids.js';
import type { MUView } from '../src/view.js';

/**
 * What whoever speaks sees of the table. Without it everything can still be said, but a seat is then called by its number, and a
 * vehicle as well.
 */
export type Sight = Readonly<
  Pick<
    MUView,
    'realm' | 'vehicles' | 'buildings' | 'treaties' | 'proposals' | 'orders' | 'battle' | 'roll' | 'cash' | 'market'
  >
>;

export const realmIn = (sight: Sight | undefined, seat: string): Realm | undefined =>
  sight && Object.hasOwn(sight.realm, seat) ? sight.realm[seat as Player] : undefined;
/** Who is looking: the one whose purse is seen. */
export const viewerOf = (sight: Sight | undefined): Player | undefined =>
  sight && (Object.keys(sight.cash)[0] as Player | undefined);

/** The engines by their levels. */
const ENGINES: readonly EngineType[] = ['catapult', 'trebuchet', 'bombard'];
const engineOf = (level: number): EngineType => ENGINES[level - 1] ?? 'catapult';
export const levelOfEngine = (engine: string): Level => (ENGINES.indexOf(engine as EngineType) + 1) as Level;
/** What a piece is called: an engine by its level. */
export const pieceOf = (type: VehicleType, level: number): Exclude<VehicleType, 'engine'> | EngineType =>
  type === 'engine' ? engineOf(level) : type;

export interface VehicleSeen {
  readonly type: VehicleType;
  readonly level: Level;
  readonly at: AreaId;
  readonly owner: Side;
  readonly cargo: readonly Good[];
  /** The ship it is on. */
  readonly carrier?: VehicleId;
  /** There is another of which the same would be said. */
  readonly isTwin: boolean;
}

const lookOf = ({ vehicles }: Sight, id: VehicleId): string =>
  [
    vehicles.type[id],
    vehicles.level[id],
    vehicles.owner[id],
    vehicles.at[id],
    vehicles.carrier[id],
    ...(vehicles.cargo[id] ?? []),
  ].join(' ');

export const vehicleIn = (sight: Sight | undefined, id: string): VehicleSeen | undefined => {
  const vehicle = id as VehicleId;
  if (!sight || !Object.hasOwn(sight.vehicles.type, id)) return undefined;
  const { type, level, at, owner, cargo, carrier } = sight.vehicles;
  const look = lookOf(sight, vehicle);
  const alike = (Object.keys(type) as VehicleId[]).filter(other => lookOf(sight, other) === look);
  return {
    type: type[vehicle]!,
    level: level[vehicle]!,
    at: at[vehicle]!,
    owner: owner[vehicle]!,
    cargo: cargo[vehicle] ?? [],
    ...(carrier[vehicle] && { carrier: carrier[vehicle] }),
    isTwin: alike.length > 1,
  };
};
