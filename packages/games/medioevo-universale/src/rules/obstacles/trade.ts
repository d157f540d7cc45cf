import type { Arg, Obstacle } from '@hegemon/kernel';
import { components, GOOD_OF, isInhabited, isSea, MAP } from '../../catalog.js';
import type { Player, TerritoryId, VehicleId } from '../../ids.js';
import type { MU } from '../../state.js';
import { hasBarbarians } from '../armies.js';
import { controllerOf } from '../control.js';
import { holdsAt } from '../effects.js';
import { costOfStep } from '../movement/cost.js';
import { cubesLeft } from '../supply.js';
import { type Cube, cargoOf, goodOf, kindOf, roomOn } from '../trade/cargo.js';
import { hasGood } from '../trade/market.js';
import { feesFor, isWarAt, mayTradeAt, sumOf } from '../trade/places.js';
import { isPassable } from '../trade/steps.js';
import { isStopped, mpOf, ownerOf, whereIs } from '../vehicles.js';
import { no } from './codes.js';
import { areaNamed, whyNotNext } from './movement.js';

const stopped = (vehicle: VehicleId): Obstacle => no('MU 6-move', 'trader-stopped', { vehicle });

/** @rule MU 6-move Why a trade vehicle cannot make this step. */
export const whyNotTravel = (g: MU, vehicle: VehicleId, arg: Arg): Obstacle | undefined => {
  const [from, to] = [whereIs(g, vehicle), areaNamed(arg)];
  if (to === undefined) return undefined;
  if (isStopped(g, vehicle)) return stopped(vehicle);
  const barred = whyNotNext(g, from, to);
  if (barred) return barred;
  if (!isPassable(g, vehicle, from, MAP.borderOf(from, to)!))
    return no('MU 6-move', kindOf(g, vehicle) === 'caravan' ? 'needs-ship' : 'ship-on-land', { to });
  const [mp, cost] = [mpOf(g, vehicle), costOfStep(g, ownerOf(g, vehicle) as Player, from, to)];
  return mp < cost ? no('MU 6-move-mp', 'no-mp', { mp, cost }) : undefined;
};

/** @rule MU 6-buy-where Why nobody, or not this player, trades there. */
const whyNotMarket = (g: MU, seat: Player, at: TerritoryId): Obstacle | undefined => {
  const rule = 'MU 6-buy-where';
  if (mayTradeAt(g, seat, at)) return undefined;
  if (!isInhabited(at)) return no(rule, 'uninhabited', { at });
  if (holdsAt(g, 'no-trade', at)) return no('MU card.2', 'trade-forbidden', { at });
  if (isWarAt(g, at)) return no(rule, 'war-there', { at });
  if (hasBarbarians(g, at)) return no(rule, 'barbarians-there', { at });
  return no('MU clause.trade', 'needs-trade-treaty', { host: controllerOf(g, at) ?? seat, at });
};
/** What a purchase and a sale have in common. */
const whyNotDeal = (g: MU, seat: Player, vehicle: VehicleId): Obstacle | undefined => {
  const at = whereIs(g, vehicle);
  if (isStopped(g, vehicle)) return stopped(vehicle);
  if (isSea(at)) return no('MU 6-buy-where', 'at-sea');
  const mp = mpOf(g, vehicle);
  return mp < 1 ? no('MU 6-move-mp', 'no-mp', { mp, cost: 1 }) : whyNotMarket(g, seat, at);
};

/** @rule MU 6-buy Why so much cannot be bought. */
export const whyNotLoad = (g: MU, seat: Player, vehicle: VehicleId, arg: Arg): Obstacle | undefined => {
  const barred = whyNotDeal(g, seat, vehicle);
  if (barred) return barred;
  const [at, room, count] = [whereIs(g, vehicle), roomOn(g, vehicle), typeof arg === 'number' ? arg : 1];
  if (isSea(at) || !Number.isSafeInteger(count) || count < 1) return undefined;
  if (count > room) return no('MU 6-buy', 'hold-full', { room });
  if (count > cubesLeft(g, GOOD_OF[at]!)) return no('MU 0-components-limits', 'none-left');
  const florin = count * components.goods.buy + sumOf(feesFor(g, seat, at, false, true));
  return florin > g.cash[seat] ? no('MU 6-buy', 'too-dear', { florin, cash: g.cash[seat] }) : undefined;
};

/** @rule MU 6-sell Why these cubes cannot be sold. */
export const whyNotSell = (g: MU, seat: Player, vehicle: VehicleId, arg: Arg): Obstacle | undefined => {
  if (cargoOf(g, vehicle).length === 0) return no('MU 6-sell', 'nothing-aboard');
  const barred = whyNotDeal(g, seat, vehicle);
  const at = whereIs(g, vehicle);
  if (barred || isSea(at) || !Array.isArray(arg)) return barred;
  const good = cargoOf(g, vehicle).find(
    each => hasGood(g, at, each) && arg.some(cube => goodOf(String(cube) as Cube) === each),
  );
  return good && no('MU 6-sell', 'good-there', { good, at });
};

/** @rule MU 6-route-start Why no route can be begun: one at a time, and only where something was just bought. */
export const whyNotRoute = ({ routes, bargain }: MU, seat: Player, vehicle: VehicleId): Obstacle | undefined => {
  if (routes[seat]) return no('MU 6-route-one', 'route-under-way');
  return bargain?.vehicle === vehicle ? undefined : no('MU 6-route-start', 'route-by-purchase');
};
