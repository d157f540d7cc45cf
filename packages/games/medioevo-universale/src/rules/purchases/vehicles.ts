import { isSea } from '../../catalog.js';
import type { Points } from '../../data.js';
import {
  ENGINES,
  type EngineType,
  LEVELS,
  type Level,
  type Player,
  type TechnologyId,
  TRANSPORTS,
  type TransportType,
  type VehicleId,
  type VehicleType,
} from '../../ids.js';
import type { MU } from '../../state.js';
import type { Cost } from '../../uses.js';
import { controls } from '../control.js';
import { hasMarkerFor, vehiclesOf } from '../ownership.js';
import { enginesLeft, transportsLeft } from '../supply.js';
import { levelOfVehicle, priceOfVehicle, typeOfVehicle, whereIs } from '../vehicles.js';
import { CARPENTRY, designing, MATHEMATICS, pointsFor, surchargeFor } from './design.js';
import { canAfford } from './means.js';
import { fitsVehicle, placesForVehicle } from './places.js';

/** A transport as it is bought: `galley:2` is a galley of level II. */
export type Transport = `${TransportType}:${Level}`;
export const transportIn = (what: string): TransportType => what.slice(0, what.indexOf(':')) as TransportType;
/** A vehicle and the level to which it is raised: `vehicle-3:2`. */
export type Raising = `${VehicleId}:${Level}`;
export const vehicleIn = (what: string): VehicleId => what.slice(0, what.indexOf(':')) as VehicleId;
export const levelIn = (what: string): Level =>
  Number(what.slice(what.indexOf(':') + 1, what.indexOf(':') + 2)) as Level;
export const levelOfEngine = (what: string): Level => (ENGINES.indexOf(what as EngineType) + 1) as Level;

const designOf = (type: VehicleType): TechnologyId => (type === 'engine' ? MATHEMATICS : CARPENTRY);
/** @rule MU 4-transports @rule MU 4-siege Design and price, from one level to another; 0 is none. */
export const costOfVehicle = (
  g: MU,
  seat: Player,
  type: VehicleType,
  to: Level,
  from: 0 | Level,
  surcharge: Points | undefined = surchargeFor(g, seat, designOf(type)),
): Cost | undefined => {
  const technology = designOf(type);
  const points = designing(g, seat, technology, pointsFor(technology, to - from), surcharge);
  return points && { points, florin: priceOfVehicle(type, to) - (from === 0 ? 0 : priceOfVehicle(type, from)) };
};

const isPayable = (g: MU, seat: Player, cost: Cost | undefined): boolean =>
  cost !== undefined && canAfford(g, seat, cost);

/** @rule MU 4-markers @rule MU 0-components-limits */
const hasNew = (g: MU, seat: Player, type: VehicleType, level: Level): boolean =>
  (type === 'engine' ? enginesLeft(g, level) : transportsLeft(g, type)) > 0 && hasMarkerFor(g, seat, level);

/** Levels of a type that he can pay for and has a piece and a marker for. */
const levelsForSale = (g: MU, seat: Player, type: VehicleType, surcharge: Points): readonly Level[] =>
  LEVELS.filter(
    level => isPayable(g, seat, costOfVehicle(g, seat, type, level, 0, surcharge)) && hasNew(g, seat, type, level),
  );

export const buyableTransports = (g: MU, seat: Player): readonly Transport[] => {
  const surcharge = surchargeFor(g, seat, CARPENTRY);
  if (!surcharge) return [];
  return TRANSPORTS.flatMap(type => {
    const levels = levelsForSale(g, seat, type, surcharge);
    return levels.length > 0 && placesForVehicle(g, seat, type).length > 0
      ? levels.map((level): Transport => `${type}:${level}`)
      : [];
  });
};
export const buyableEngines = (g: MU, seat: Player): readonly EngineType[] => {
  const surcharge = surchargeFor(g, seat, MATHEMATICS);
  const levels = surcharge ? levelsForSale(g, seat, 'engine', surcharge) : [];
  return levels.length > 0 && placesForVehicle(g, seat, 'engine').length > 0
    ? levels.map(level => ENGINES[level - 1])
    : [];
};

/** @rule MU 4-transports-where It must stand where one could be built, in an own territory. */
const isInWorkshop = (g: MU, seat: Player, id: VehicleId): boolean => {
  const at = whereIs(g, id);
  return at !== undefined && !isSea(at) && fitsVehicle(g, typeOfVehicle(g, id), at) && controls(g, seat, at);
};
/** @rule MU 4-markers The old marker comes back. Of transports the piece stays the same. */
export const canRaise = (g: MU, seat: Player, id: VehicleId, to: Level): boolean => {
  const from = levelOfVehicle(g, id);
  if (to <= from || !hasMarkerFor(g, seat, to, from)) return false;
  return typeOfVehicle(g, id) !== 'engine' || enginesLeft(g, to) > 0;
};
export const raisable = (g: MU, seat: Player): readonly Raising[] => {
  const standing = vehiclesOf(g, seat).filter(id => isInWorkshop(g, seat, id));
  if (standing.length === 0) return [];
  const [forEngines, forTransports] = [surchargeFor(g, seat, MATHEMATICS), surchargeFor(g, seat, CARPENTRY)];
  return standing.flatMap(id => {
    const [type, from] = [typeOfVehicle(g, id), levelOfVehicle(g, id)];
    const surcharge = type === 'engine' ? forEngines : forTransports;
    if (!surcharge) return [];
    return LEVELS.filter(
      to => canRaise(g, seat, id, to) && isPayable(g, seat, costOfVehicle(g, seat, type, to, from, surcharge)),
    ).map((to): Raising => `${id}:${to}`);
  });
};
