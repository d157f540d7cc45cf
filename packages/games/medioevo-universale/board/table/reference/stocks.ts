import { BUILDING, components } from '../../../src/catalog.js';
import {
  type AreaId,
  BARBARIANS,
  BUILDINGS,
  type BuildingType,
  COLOURS,
  type Colour,
  ENGINES,
  type EngineType,
  GOODS,
  type Good,
  type Player,
  type Side,
  TRANSPORTS,
  type TransportType,
  UNIT_TYPES,
  type UnitType,
  type VehicleId,
} from '../../../src/ids.js';
import type { Army } from '../../../src/troops.js';
import type { MUView } from '../../../src/view.js';

/** So many pieces of a sort are in use, of so many. */
export interface Stock<T extends string = string> {
  readonly piece: T;
  readonly used: number;
  readonly all: number;
}

const typeOf = (troop: string): string => troop.replace(/^(hired|lent)-/, '').replace(/-\d$/, '');
const count = (army: Army | undefined, isMeant: (troop: string) => boolean): number =>
  Object.entries(army ?? {}).reduce((sum, [troop, n]) => sum + (isMeant(troop) ? (n ?? 0) : 0), 0);
const isHired = (troop: string): boolean => troop.startsWith('hired-');
const isLent = (troop: string): boolean => troop.startsWith('lent-');

/** Units that are not in the supply of a side: on the map, captive, set aside, or among barbarians. */
const unitsOut = (view: MUView, side: Side, type: UnitType): number => {
  const { armies, prisoners, lent, aside, seats } = view;
  const areas = Object.keys(armies) as AreaId[];
  const isOf = (troop: string): boolean => typeOf(troop) === type;
  if (side === BARBARIANS) {
    const own = areas.map(at => count(armies[at]?.[side], troop => isOf(troop) && !isLent(troop)));
    const hired = areas.flatMap(at => seats.map(seat => count(armies[at]?.[seat], t => isOf(t) && isHired(t))));
    return [...own, ...hired].reduce((sum, n) => sum + n, 0);
  }
  return [
    ...areas.map(at => count(armies[at]?.[side], troop => isOf(troop) && !isHired(troop))),
    ...seats.map(captor => count(prisoners[captor]?.[side], isOf)),
    ...lent.map(({ owner, army }) => (owner === side ? count(army, isOf) : 0)),
    count(aside.units[side], isOf),
    count(aside.fresh[side], isOf),
  ].reduce((sum, n) => sum + n, 0);
};
const allUnits = (side: Side, type: UnitType): number =>
  side === BARBARIANS
    ? ((components.limits.barbarians as Partial<Record<UnitType, number>>)[type] ?? 0)
    : components.perPlayer.units[type];

export const unitStocks = (view: MUView, side: Side): readonly Stock<UnitType>[] =>
  UNIT_TYPES.map(piece => ({ piece, used: unitsOut(view, side, piece), all: allUnits(side, piece) }));
export const markerStock = ({ markers }: MUView, seat: Player): Stock<'marker'> => ({
  piece: 'marker',
  used: Object.values(markers).filter(owner => owner === seat).length,
  all: components.perPlayer.controlMarkers,
});

const vehicleIds = ({ vehicles }: MUView): readonly VehicleId[] => Object.keys(vehicles.type) as VehicleId[];
/** What all have in common. */
export const commonStocks = (view: MUView): readonly Stock<TransportType | EngineType | BuildingType>[] => {
  const { vehicles, buildings } = view;
  const { limits } = components;
  const engines = (level: number): number =>
    vehicleIds(view).filter(id => vehicles.type[id] === 'engine' && vehicles.level[id] === level).length;
  const standing = (id: BuildingType): number => {
    const { kind, level } = BUILDING[id];
    if (kind === 'cathedral') return Object.keys(buildings.cathedral).length;
    return Object.values(buildings[kind]).filter(each => each === level).length;
  };
  return [
    ...TRANSPORTS.map(piece => ({
      piece,
      used: vehicleIds(view).filter(id => vehicles.type[id] === piece).length,
      all: limits.transports[piece],
    })),
    ...ENGINES.map((piece, i) => ({ piece, used: engines(i + 1), all: limits.siegeEngines[piece] })),
    ...BUILDINGS.map(piece => ({ piece, used: standing(piece), all: limits.buildings[piece] })),
  ];
};
export const cubeStocks = ({ vehicles, market }: MUView): readonly Stock<Good>[] => {
  const lying = [...Object.values(vehicles.cargo), ...Object.values(market)].flatMap(cubes => cubes ?? []);
  return GOODS.map(piece => ({
    piece,
    used: lying.filter(good => good === piece).length,
    all: components.limits.goodsCubes.perColour,
  }));
};
export const gearStocks = ({ gears, seats }: MUView): readonly Stock<Colour>[] =>
  COLOURS.map(piece => ({
    piece,
    used: seats.reduce((sum, seat) => sum + (gears.held[seat]?.[piece] ?? 0), 0),
    all: components.limits.objectiveMarkers.perColour,
  }));
