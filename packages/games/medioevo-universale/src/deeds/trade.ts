import { components } from '../catalog.js';
import { tell } from '../events.js';
import {
  type AreaId,
  BARBARIANS,
  type Good,
  type Player,
  type Side,
  type TerritoryId,
  type VehicleId,
} from '../ids.js';
import { cargoOf, lessGoods, sorted } from '../rules/trade/cargo.js';
import { isSafe, looseCubes } from '../rules/trade/meeting.js';
import type { Fee } from '../rules/trade/places.js';
import { craftOf, levelOfVehicle, ownerOf, priceOfVehicle, typeOfVehicle, whereIs } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import { gainBlood } from './control.js';
import { noteFeat } from './feats.js';
import { pay, paySecretly, receive } from './money.js';
import { dropVehicle, handOver } from './vehicles.js';

const setCargo = (g: MU, id: VehicleId, goods: readonly Good[]): void => {
  if (goods.length > 0) g.vehicles.cargo[id] = sorted(goods);
  else delete g.vehicles.cargo[id];
};
export const load = (g: MU, id: VehicleId, goods: readonly Good[]): void =>
  setCargo(g, id, [...cargoOf(g, id), ...goods]);
export const unload = (g: MU, id: VehicleId, goods: readonly Good[]): void =>
  setCargo(g, id, lessGoods(cargoOf(g, id), goods));

/** @rule MU 6-move-transfer What the one is to carry; the other has the rest. */
export const transfer = (g: MU, player: Player, id: VehicleId, other: VehicleId, goods: readonly Good[]): void => {
  const all = [...cargoOf(g, id), ...cargoOf(g, other)];
  setCargo(g, id, goods);
  setCargo(g, other, lessGoods(all, goods));
  tell(g, 'goods-transferred', { player, vehicle: id, piece: craftOf(g, id), other, goods: [...cargoOf(g, id)] });
};

/** @rule MU 6-place */
export const placeCube = (g: MU, player: Player, at: TerritoryId, good: Good): void => {
  g.market[at] = sorted([...(g.market[at] ?? []), good]);
  tell(g, 'cube-placed', { player, at, good });
};
/** @rule MU card.63 @rule MU tech.procurement */
export const moveCube = (g: MU, player: Player, from: TerritoryId, to: TerritoryId, good: Good): void => {
  const left = lessGoods(g.market[from] ?? [], [good]);
  if (left.length > 0) g.market[from] = left;
  else delete g.market[from];
  g.market[to] = sorted([...(g.market[to] ?? []), good]);
  tell(g, 'cube-moved', { player, from, to, good });
};

/** @rule MU C-treaty-pay Directly after the action. */
export const payFees = (g: MU, player: Player, fees: readonly Fee[]): void => {
  for (const { to, florin, isSecret } of fees) {
    if (isSecret) paySecretly(g, player, florin, to);
    else pay(g, player, florin, 'fee', to);
  }
};

export const moveTrader = (g: MU, id: VehicleId, to: AreaId, mp: number): void => {
  const from = whereIs(g, id);
  g.vehicles.at[id] = to;
  delete g.vehicles.carrier[id];
  tell(g, 'trader-moved', { player: ownerOf(g, id) as Player, vehicle: id, piece: craftOf(g, id), from, to, mp });
};

/** @rule MU 6-move-meet With its level and its load. */
export const takeTrader = (g: MU, id: VehicleId, by: Player): void => {
  const player = ownerOf(g, id) as Player;
  tell(g, 'trader-taken', { player, vehicle: id, piece: craftOf(g, id), by, at: whereIs(g, id) });
  noteFeat(g, by, { event: 'objectTakenOrPlundered', type: typeOfVehicle(g, id) });
  handOver(g, id, by);
};

/** @rule MU 5-conquer-plunder Half the price, and so much for each cube; what is safe stays. Barbarians get nothing from it. */
export const plunderTrader = (g: MU, id: VehicleId, by: Side): void => {
  const player = ownerOf(g, id) as Player;
  const type = typeOfVehicle(g, id);
  const goods = [...looseCubes(g, id)];
  const isLost = !isSafe(g, id);
  const price = isLost ? (priceOfVehicle(type, levelOfVehicle(g, id)) * components.plunderPercent) / 100 : 0;
  tell(g, 'trader-plundered', { player, vehicle: id, piece: craftOf(g, id), by, at: whereIs(g, id), isLost, goods });
  if (by !== BARBARIANS) {
    receive(g, by, price + goods.length * components.goods.plunderPerCubeOnVehicle, 'plunder');
    if (isLost) noteFeat(g, by, { event: 'objectTakenOrPlundered', type });
    else noteFeat(g, by, { event: 'objectTakenOrPlundered', type: 'goods' });
    gainBlood(g, player, goods.length + (isLost ? 1 : 0));
  }
  unload(g, id, goods);
  if (isLost) dropVehicle(g, id);
};
