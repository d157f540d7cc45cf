import { components, isSea } from '../catalog.js';
import { tell } from '../events.js';
import {
  type AreaId,
  BARBARIANS,
  type BuildingKind,
  type Good,
  type Player,
  type Side,
  type TerritoryId,
  type VehicleId,
} from '../ids.js';
import { plunderOfBuilding, plunderOfVehicle } from '../rules/conquest.js';
import { type Cube, goodOf, placeOf } from '../rules/cubes.js';
import { buildingAt } from '../rules/standing.js';
import { cargoOf, lessGoods } from '../rules/trade/cargo.js';
import { craftOf, isShip, isTrader, ownerOf, typeOfVehicle, vehiclesAt, whereIs } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import { destroyBuilding } from './buildings.js';
import { gainBlood } from './control.js';
import { noteFeat } from './feats.js';
import { receive } from './money.js';
import { stow } from './ships.js';
import { plunderTrader, takeTrader, unload } from './trade.js';
import { dropVehicle, handOver } from './vehicles.js';

const bleed = (g: MU, loser: Side, objects = 1): void => {
  if (loser !== BARBARIANS) gainBlood(g, loser, objects);
};

/** What lay on a ship that is not the victor's lies on one of his now; @rule MU card.11 a caravan that has gone to sea as well. */
const bringAboard = (g: MU, id: VehicleId, victor: Player): void => {
  const at = whereIs(g, id);
  const carrier = g.vehicles.carrier[id];
  const isAdrift = carrier === undefined || ownerOf(g, carrier) !== victor;
  const ship = vehiclesAt(g, at, victor).find(other => other !== id && typeOfVehicle(g, other) === 'galley');
  if (isSea(at) && !isShip(typeOfVehicle(g, id)) && isAdrift && ship) g.vehicles.carrier[id] = ship;
  stow(g, at, victor);
};

/** @rule MU 5-conquer With its level and load; it has moved enough for this round. */
export const takeVehicle = (g: MU, id: VehicleId, victor: Player): void => {
  const [type, from, at] = [typeOfVehicle(g, id), ownerOf(g, id), whereIs(g, id)];
  if (isTrader(type)) {
    takeTrader(g, id, victor);
    bringAboard(g, id, victor);
    return;
  }
  handOver(g, id, victor);
  bringAboard(g, id, victor);
  tell(g, 'vehicle-taken', { player: victor, vehicle: id, piece: craftOf(g, id), from, at });
  if (from !== BARBARIANS) noteFeat(g, victor, { event: 'objectTakenOrPlundered', type });
};

/** @rule MU 5-conquer-plunder */
export const plunderVehicle = (g: MU, id: VehicleId, victor: Player): void => {
  const [type, from, at] = [typeOfVehicle(g, id), ownerOf(g, id), whereIs(g, id)];
  // MU card.11 A wagon that trades has goods as well.
  if (isTrader(type) || cargoOf(g, id).length > 0) {
    plunderTrader(g, id, victor);
    return;
  }
  const florin = plunderOfVehicle(g, id);
  tell(g, 'vehicle-plundered', { player: victor, vehicle: id, piece: craftOf(g, id), from, at });
  dropVehicle(g, id);
  receive(g, victor, florin, 'plunder');
  bleed(g, from);
  if (from !== BARBARIANS) noteFeat(g, victor, { event: 'objectTakenOrPlundered', type });
};

export const takeBuilding = (g: MU, at: TerritoryId, kind: BuildingKind, victor: Player, from: Side): void => {
  const building = buildingAt(g, at, kind);
  if (!building) return;
  tell(g, 'building-taken', { player: victor, building, from, at });
  if (from !== BARBARIANS) noteFeat(g, victor, { event: 'objectTakenOrPlundered', type: 'building' });
};

/** @rule MU 5-conquer-plunder @rule MU 5-control-loss-destroyed */
export const plunderBuilding = (g: MU, at: TerritoryId, kind: BuildingKind, victor: Player, from: Side): void => {
  const building = buildingAt(g, at, kind);
  if (!building) return;
  const florin = plunderOfBuilding(g, at, kind);
  tell(g, 'building-plundered', { player: victor, building, from, at });
  destroyBuilding(g, at, kind, from);
  receive(g, victor, florin, 'plunder');
  bleed(g, from);
  if (from !== BARBARIANS) noteFeat(g, victor, { event: 'objectTakenOrPlundered', type: 'building' });
};

/** @rule MU 5-conquer-plunder So much for each cube, of a load or of a market. */
export const plunderCubes = (g: MU, at: AreaId, cubes: readonly Cube[], victor: Player, from: Side): void => {
  const places = [...new Set(cubes.map(placeOf))];
  for (const place of places) {
    const goods = cubes.filter(cube => placeOf(cube) === place).map(goodOf);
    if (place === 'market') takeFromMarket(g, at as TerritoryId, goods);
    else unload(g, place, goods);
    const each = place === 'market' ? components.marketCubePlunder : components.goods.plunderPerCubeOnVehicle;
    const on = place !== 'market' && { vehicle: place, piece: craftOf(g, place) };
    tell(g, 'cubes-plundered', { player: victor, goods, at, ...on });
    receive(g, victor, each * goods.length, 'plunder');
    bleed(g, from, goods.length);
    if (from !== BARBARIANS) noteFeat(g, victor, { event: 'objectTakenOrPlundered', type: 'goods' });
  }
};
const takeFromMarket = (g: MU, at: TerritoryId, goods: readonly Good[]): void => {
  const left = lessGoods(g.market[at] ?? [], goods);
  if (left.length > 0) g.market[at] = left;
  else delete g.market[at];
};
