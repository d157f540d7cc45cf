import { components, GOOD_OF } from '../../catalog.js';
import type { Player, TechnologyId, VehicleId } from '../../ids.js';
import { countOfPoints } from '../../rules/points.js';
import { surchargeFor } from '../../rules/purchases/design.js';
import { cargoOf, dealingAt, isTradeVehicle, tradersOf } from '../../rules/trade/cargo.js';
import { feesFor, sumOf } from '../../rules/trade/places.js';
import { LEAST_PRICE, leastToSell, loadable, MARKET_STEP, type SaleWay, saleableBy } from '../../rules/trade/prices.js';
import { stepsOf } from '../../rules/trade/steps.js';
import { belongsTo, isStopped, whereIs } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import { inReach } from './reach.js';

/** @rule MU tech.temporal-power What it costs to use a neighbour's at all, of whatever colour: whoever has it has monasticism, too. */
export const surchargeOf = (g: MU, seat: Player, technology: TechnologyId): number =>
  countOfPoints(surchargeFor(g, seat, technology) ?? {});

/** How many points may go into something; none at all, if the least is more than the most. */
interface Span {
  readonly min: number;
  readonly max: number;
}
/**
 * @rule MU tech.market @rule MU tech.temporal-power How many points may go into a purchase: never so many that it costs less than the least, and as many as
 * let it be paid with all that is owed for it. `due` is what of the price is still to be paid.
 */
export const marketPointsFor = (
  g: MU,
  seat: Player,
  price: number,
  due: number,
  fees: number,
  reach = reachOfMarket(g, seat),
): Span => {
  const most = surchargeFor(g, seat, 'market') ? Math.floor((price - LEAST_PRICE) / MARKET_STEP) : 0;
  const surcharge = surchargeOf(g, seat, 'market');
  const wanted = (points: number): number => (points > 0 ? points + surcharge : 0);
  const costs = (points: number): number =>
    Math.max(0, due - points * MARKET_STEP) +
    Math.max(0, wanted(points) - reach) * components.missingTechnologyPointFlorin +
    fees;
  const payable = Array.from({ length: most + 1 }, (_, points) => points).filter(each => costs(each) <= g.cash[seat]);
  return payable.length > 0 ? { min: payable[0], max: payable[payable.length - 1] } : { min: 1, max: 0 };
};

const reachOfMarket = (g: MU, seat: Player): number => (surchargeFor(g, seat, 'market') ? inReach(g, seat) : 0);

/** @rule MU 6-buy How many cubes the vehicle may buy where it is. */
export const mostToBuy = (g: MU, seat: Player, vehicle: VehicleId): number => {
  const at = dealingAt(g, vehicle);
  if (at === undefined) return 0;
  const fees = sumOf(feesFor(g, seat, at, false, true));
  let count = loadable(g, vehicle, GOOD_OF[at]);
  // Where the money is there without any points, nobody need reckon with them.
  if (g.cash[seat] >= count * components.goods.buy + fees) return count;
  const reach = reachOfMarket(g, seat);
  for (; count > 0; count--) {
    const price = count * components.goods.buy;
    const { min, max } = marketPointsFor(g, seat, price, price, fees, reach);
    if (min <= max) break;
  }
  return count;
};

/** @rule MU 6-sell What the vehicle may sell where it is; nothing if too little for what is owed. */
export const toSell = (g: MU, vehicle: VehicleId, way: SaleWay) => {
  const goods = saleableBy(g, vehicle, way);
  const at = dealingAt(g, vehicle);
  if (at === undefined || goods.length === 0) return { goods: [], least: 0 };
  const least = leastToSell(g, vehicle, at, way);
  return least <= goods.length ? { goods, least } : { goods: [], least: 0 };
};

/** @rule MU 6-move-transfer With whom goods may be exchanged. */
export const partnersOf = (g: MU, seat: Player, vehicle: VehicleId): readonly VehicleId[] =>
  tradersOf(g, seat).filter(
    other =>
      other !== vehicle &&
      whereIs(g, other) === whereIs(g, vehicle) &&
      cargoOf(g, other).length + cargoOf(g, vehicle).length > 0,
  );

export const isTraderOf = (g: MU, seat: Player, vehicle: VehicleId): boolean =>
  belongsTo(g, vehicle, seat) && isTradeVehicle(g, vehicle);
/** @rule MU A-windows-asked Could anything be bought or sold from it where it is, whatever its owner has in cash? */
const couldDeal = (g: MU, vehicle: VehicleId): boolean => {
  const at = dealingAt(g, vehicle);
  if (at === undefined) return false;
  return (
    loadable(g, vehicle, GOOD_OF[at]) > 0 ||
    saleableBy(g, vehicle, 'usual').length > 0 ||
    saleableBy(g, vehicle, 'anywhere').length > 0
  );
};
/**
 * Can it do anything, by what lies open? Others see whether its owner is asked. @rule MU card.3 One that was held up goes no further, but may
 * trade where it is.
 */
export const isReady = (g: MU, seat: Player, vehicle: VehicleId, heldUp: readonly VehicleId[]): boolean =>
  !isStopped(g, vehicle) &&
  ((!heldUp.includes(vehicle) && stepsOf(g, vehicle).length > 0) ||
    couldDeal(g, vehicle) ||
    partnersOf(g, seat, vehicle).length > 0);
