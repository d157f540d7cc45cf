import { kept } from '@hegemon/kernel';
import { BUILDING, components } from '../catalog.js';
import {
  type AreaId,
  BARBARIANS,
  type BuildingType,
  type Colour,
  ENGINES,
  type EngineType,
  type Good,
  type Level,
  type Player,
  type Side,
  TRANSPORTS,
  type TransportType,
  UNIT_TYPES,
  type UnitType,
  type VehicleId,
} from '../ids.js';
import type { MU } from '../state.js';
import type { Army, Troop } from '../troops.js';
import { countOf, isHired, isLent, typeOf } from './armies.js';

/** All units of a side that are not in its supply: on the map, set aside, captive, or among barbarians. */
const outOf = kept((g: MU, side: Side): Army => {
  const out: Army = {};
  const isBarbarian = side === BARBARIANS;
  for (const area in g.armies) {
    const there = g.armies[area as AreaId] ?? {};
    addUp(out, there[side], troop => !(isBarbarian ? isLent(troop) : isHired(troop)));
    if (isBarbarian) for (const player of g.seats) addUp(out, there[player], isHired);
  }
  if (isBarbarian) return out;
  for (const captor of g.seats) addUp(out, g.prisoners[captor]?.[side]);
  for (const { owner, army } of g.lent) if (owner === side) addUp(out, army);
  addUp(out, g.aside.units[side]);
  addUp(out, g.aside.fresh[side]);
  return out;
});
const addUp = (sum: Army, army: Army | undefined, isMeant?: (troop: Troop) => boolean): void => {
  for (const each in army) {
    const troop = each as Troop;
    if (!isMeant || isMeant(troop)) sum[troop] = (sum[troop] ?? 0) + (army[troop] ?? 0);
  }
};

/** @rule MU 0-components-limits How many units of this type are left; barbarians have no others than these three. */
export const unitsLeft = (g: MU, side: Side, type: UnitType): number => {
  const { perPlayer, limits } = components;
  const all =
    side === BARBARIANS ? ((limits.barbarians as Partial<Record<UnitType, number>>)[type] ?? 0) : perPlayer.units[type];
  return all - countOf(outOf(g, side), type);
};

/** What is left for those of a side who are hit there. @rule MU card.66 Who is among barbarians is replaced by his owner. */
export const piecesFor =
  (g: MU, at: AreaId, side: Side) =>
  (troop: Troop): number => {
    const owner = isLent(troop) ? g.lent.find(entry => entry.at === at)?.owner : side;
    return owner === undefined ? 0 : unitsLeft(g, owner, typeOf(troop));
  };

/** @rule MU 4-units-captain Small flags for captains of level II, large ones for level III; enough for level I. */
export const flagsLeft = (g: MU, level: Level): number => {
  if (level === 1) return Number.POSITIVE_INFINITY;
  const all = components.limits.captainFlags[level === 2 ? 'small-level-II' : 'large-level-III'];
  return g.seats.reduce((left, player) => left - (outOf(g, player)[`captain-${level}`] ?? 0), all);
};

const engineOf = (level: Level): EngineType => ENGINES[level - 1];
const vehicles = (g: MU): readonly VehicleId[] => Object.keys(g.vehicles.type) as VehicleId[];

/** Transports of one type share their pieces, whatever their level; engines have pieces of their own for each. */
export const transportsLeft = (g: MU, type: TransportType): number =>
  components.limits.transports[type] - vehicles(g).filter(id => g.vehicles.type[id] === type).length;
export const enginesLeft = (g: MU, level: Level): number =>
  components.limits.siegeEngines[engineOf(level)] -
  vehicles(g).filter(id => g.vehicles.type[id] === 'engine' && g.vehicles.level[id] === level).length;
/** @rule MU 2-barbarians-sea */
export const barbarianMarkersLeft = (g: MU): number =>
  components.limits.barbarians.ownershipMarkers - vehicles(g).filter(id => g.vehicles.owner[id] === BARBARIANS).length;

export const buildingsLeft = kept((g: MU, type: BuildingType): number => {
  const all = components.limits.buildings[type];
  const { kind, level } = BUILDING[type];
  if (kind === 'cathedral') return all - Object.keys(g.buildings.cathedral).length;
  return all - Object.values(g.buildings[kind]).filter(each => each === level).length;
});

/** Cubes on vehicles and in markets are the same cubes. */
export const cubesLeft = (g: MU, good: Good): number => {
  const lying = [...Object.values(g.vehicles.cargo), ...Object.values(g.market)].flatMap(cubes => cubes ?? []);
  return components.limits.goodsCubes.perColour - lying.filter(each => each === good).length;
};

/** @rule MU A-gears */
export const gearsLeft = (g: MU, colour: Colour): number =>
  components.limits.objectiveMarkers.perColour -
  g.seats.reduce((sum, player) => sum + (g.gears.held[player]?.[colour] ?? 0), 0);

/** @rule MU 5-control-gain */
export const controlMarkersLeft = (g: MU, player: Player): number =>
  components.perPlayer.controlMarkers - Object.values(g.markers).filter(owner => owner === player).length;

/** @rule MU X-blood */
export const bloodLeft = (g: MU): number =>
  components.limits.bloodTokens - g.seats.reduce((sum, player) => sum + (g.blood[player] ?? 0), 0);

/** What is more than there is: empty in every state that was reached by play. For the invariants. */
export const overdrawn = (g: MU): readonly string[] => {
  const faults: string[] = [];
  const want = (what: string, left: number): void => {
    if (left < 0) faults.push(`${what}: ${-left} more than there are`);
  };
  for (const side of [...g.seats, BARBARIANS] as const)
    for (const type of UNIT_TYPES) want(`${side} ${type}`, unitsLeft(g, side, type));
  for (const level of [2, 3] as const) want(`flags of level ${level}`, flagsLeft(g, level));
  for (const type of TRANSPORTS) want(type, transportsLeft(g, type));
  for (const level of [1, 2, 3] as const) want(engineOf(level), enginesLeft(g, level));
  for (const { id } of components.buildings) want(id, buildingsLeft(g, id));
  for (const player of g.seats) want(`control markers of ${player}`, controlMarkersLeft(g, player));
  want('barbarian markers', barbarianMarkersLeft(g));
  want('blood tokens', bloodLeft(g));
  return faults;
};
