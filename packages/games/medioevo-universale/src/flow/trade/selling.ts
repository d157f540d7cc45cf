import { amount, asking, call, done, type Frame, type Procedure } from '@hegemon/kernel';
import type { Points } from '../../data.js';
import { noteFeat } from '../../deeds/feats.js';
import { receive } from '../../deeds/money.js';
import { completeRoute, endRoute } from '../../deeds/routes.js';
import { payFees, unload } from '../../deeds/trade.js';
import { spendMp } from '../../deeds/vehicles.js';
import { tell } from '../../events.js';
import { beginMarketCube, type SellingCall } from '../../frames/trade.js';
import { beginPayment, beginWindow } from '../../frames/uses.js';
import type { Good, TerritoryId } from '../../ids.js';
import { controllerOf } from '../../rules/control.js';
import { holdsForPlayer } from '../../rules/effects.js';
import { countOfPoints } from '../../rules/points.js';
import { designing, plus, surchargeFor } from '../../rules/purchases/design.js';
import { isAtEnd, routeOf, serves, tradePointsOf } from '../../rules/routes.js';
import { othersFrom } from '../../rules/seating.js';
import { cargoOf, coloursOf, dealingAt } from '../../rules/trade/cargo.js';
import { marketBonus } from '../../rules/trade/market.js';
import { feesFor, sumOf } from '../../rules/trade/places.js';
import { MARKET_STEP, proceedsOf, saleableBy, tradeBonus } from '../../rules/trade/prices.js';
import { craftOf } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import { payablePoints } from './reach.js';
import { isTraderOf, surchargeOf } from './ready.js';

type Steps = 'begin' | 'honour' | 'bonus' | 'market' | 'window' | 'pay' | 'sell' | 'place' | 'close';
interface SellingFrame extends Frame<Steps>, SellingCall {
  proc: 'selling';
  at?: TerritoryId;
  toHonour?: number;
  tradePoints?: number;
  marketPoints?: number;
}
const ask = asking<MU, SellingFrame>();

/** @rule MU 6-route-finish The sale that completes a route; @rule MU card.19 @rule MU card.20 not by special leave. */
const routePoints = (g: MU, f: SellingFrame): number => {
  const route = routeOf(g, f.seat);
  return route && f.way === 'usual' && isAtEnd(g, f.seat, f.vehicle) ? tradePointsOf(route) : 0;
};
const proceeds = (g: MU, f: SellingFrame): number =>
  proceedsOf(g, {
    at: f.at!,
    vehicle: f.vehicle,
    way: f.way,
    goods: f.goods,
    routePoints: routePoints(g, f) - (f.toHonour ?? 0),
    hasBothBonuses: holdsForPlayer(g, 'both-bonuses', f.seat),
    tradePoints: f.tradePoints ?? 0,
    marketPoints: f.marketPoints ?? 0,
  });
const feesOf = (g: MU, f: SellingFrame) => feesFor(g, f.seat, f.at!, true, f.way === 'usual');

const isStillThere = (g: MU, f: SellingFrame): boolean => {
  const open = [...saleableBy(g, f.vehicle, f.way)];
  return f.goods.every(good => {
    const i = open.indexOf(good);
    if (i >= 0) open.splice(i, 1);
    return i >= 0;
  });
};

/** @rule MU C-treaty-pay What is owed for the sale beyond what it brings: so much money must be left when points are paid. */
const owing = (g: MU, f: SellingFrame): number => Math.max(0, sumOf(feesOf(g, f)) - proceeds(g, f));
/** @rule MU tech.trade @rule MU tech.market Not to barbarians. */
const mayUse = (g: MU, f: SellingFrame, technology: 'trade' | 'market'): boolean =>
  f.way !== 'to-barbarians' && surchargeFor(g, f.seat, technology) !== undefined;
/** What so many points cost with each of the two. @rule MU tech.temporal-power Undefined: it is nobody's within reach any more. */
const costOf = (g: MU, f: SellingFrame): Points | undefined => {
  const forTrade = f.tradePoints ? designing(g, f.seat, 'trade', { yellow: f.tradePoints }) : {};
  const forMarket = f.marketPoints ? designing(g, f.seat, 'market', { yellow: f.marketPoints }) : {};
  return forTrade && forMarket && plus(forTrade, forMarket);
};
/** How many are left for one of them, once it is paid for that it may be used at all. */
const spareFor = (g: MU, f: SellingFrame, technology: 'trade' | 'market'): number =>
  Math.max(
    0,
    payablePoints(g, f.seat, owing(g, f)) - countOfPoints(costOf(g, f) ?? {}) - surchargeOf(g, f.seat, technology),
  );
/** @rule MU A-windows-asked Others see what he is asked: what he has in cash says only how much he may answer. */
const isAskedForTrade = (g: MU, f: SellingFrame): boolean => mayUse(g, f, 'trade') && tradeBonus(g, f.at!) > 0;

const facts = (g: MU, f: SellingFrame) => ({
  vehicle: f.vehicle,
  at: f.at!,
  goods: [...f.goods],
  florin: proceeds(g, f),
});

/** @rule MU 6-sell Trade points, technology, window, money, cube: in this order. */
export const selling: Procedure<MU, SellingFrame> = {
  name: 'selling',
  rule: 'MU 6-sell',
  steps: {
    /** MU card.55 It may have been lost when it stopped. */
    begin(g, f) {
      if (!isTraderOf(g, f.seat, f.vehicle)) return done(false);
      const at = dealingAt(g, f.vehicle);
      if (at === undefined || !isStillThere(g, f)) return done(false);
      f.at = at;
    },
    /** MU 6-route-points The rest of the points raises the price. */
    honour: ask({
      rule: 'MU 6-route-points',
      prompt: 'split-trade-points',
      seats: (g, f) => (routePoints(g, f) > 0 ? [f.seat] : []),
      offer: (g, f) => [amount('to-honour', 0, routePoints(g, f))],
      facts: (g, f) => ({ ...facts(g, f), points: routePoints(g, f), market: marketBonus(g, f.at!) }),
      take: {
        'to-honour'(_, f, points) {
          f.toHonour = points;
        },
      },
    }),
    bonus: ask({
      rule: 'MU tech.trade',
      prompt: 'trade-for-sale',
      secret: true,
      seats: (g, f) => (isAskedForTrade(g, f) ? [f.seat] : []),
      offer: (g, f) => [amount('trade-points', 0, Math.min(f.goods.length, spareFor(g, f, 'trade')))],
      facts: (g, f) => ({ ...facts(g, f), bonus: tradeBonus(g, f.at!), surcharge: surchargeOf(g, f.seat, 'trade') }),
      take: {
        'trade-points'(_, f, points) {
          f.tradePoints = points;
        },
      },
    }),
    market: ask({
      rule: 'MU tech.market',
      prompt: 'market-for-sale',
      secret: true,
      seats: (g, f) => (mayUse(g, f, 'market') ? [f.seat] : []),
      offer: (g, f) => [amount('market-points', 0, spareFor(g, f, 'market'))],
      facts: (g, f) => ({ ...facts(g, f), step: MARKET_STEP, surcharge: surchargeOf(g, f.seat, 'market') }),
      take: {
        'market-points'(_, f, points) {
          f.marketPoints = points;
        },
      },
    }),
    /** MU window.trade-action */
    window(g, { seat: player, vehicle, at, goods }) {
      g.trade = { player, vehicle, at: at!, isSale: true, goods: [...goods] };
      return call(beginWindow('trade-action', othersFrom(g, player)));
    },
    pay(g, f) {
      delete g.trade;
      if (!isStillThere(g, f)) {
        tell(g, 'trade-prevented', {
          player: f.seat,
          vehicle: f.vehicle,
          piece: craftOf(g, f.vehicle),
          at: f.at!,
          isSale: true,
        });
        return done(false);
      }
      f.returned = true;
      const points = costOf(g, f);
      if (!points) return done(false);
      if (countOfPoints(points) === 0) return undefined;
      return call(beginPayment(f.seat, { points, florin: 0 }, 'goods', owing(g, f)));
    },
    sell(g, f) {
      const { seat: player, vehicle, at, goods, way } = f;
      const fees = feesOf(g, f);
      const florin = proceeds(g, f);
      if (f.returned !== true || g.cash[player] + florin < sumOf(fees)) return done(false);
      const controller = controllerOf(g, at!);
      const isCompleting = routePoints(g, f) > 0;
      spendMp(g, vehicle, 1);
      unload(g, vehicle, goods);
      delete g.bargain;
      tell(g, 'goods-sold', { player, vehicle, piece: craftOf(g, vehicle), at: at!, goods: [...goods], florin, way });
      receive(g, player, florin, 'goods');
      payFees(g, player, fees);
      noteFeat(g, player, { event: 'sale', florin, ...(controller && { controller }) });
      // MU 6-route-end Sold on the way, or by special leave: the route is gone.
      if (isCompleting) completeRoute(g, player, f.toHonour ?? 0);
      else if (serves(g, player, vehicle)) endRoute(g, player, 'sold');
    },
    place: (g, f) => call(beginMarketCube(f.seat, f.at!, coloursIn(f.goods, cargoOf(g, f.vehicle)))),
    close: () => done(true),
  },
};
/** @rule MU 6-place Sold or still carried. */
const coloursIn = (sold: readonly Good[], carried: readonly Good[]): readonly Good[] =>
  coloursOf([...sold, ...carried]);
