import { amount, asking, call, done, type Frame, type Procedure } from '@hegemon/kernel';
import { components } from '../../catalog.js';
import { pay, receive } from '../../deeds/money.js';
import { load, payFees } from '../../deeds/trade.js';
import { spendMp } from '../../deeds/vehicles.js';
import { tell } from '../../events.js';
import type { BuyingCall } from '../../frames/trade.js';
import { beginPayment, beginWindow } from '../../frames/uses.js';
import { designing, surchargeFor } from '../../rules/purchases/design.js';
import { othersFrom } from '../../rules/seating.js';
import { dealingAt } from '../../rules/trade/cargo.js';
import { type Fee, feesFor, sumOf } from '../../rules/trade/places.js';
import { loadable, MARKET_STEP } from '../../rules/trade/prices.js';
import { craftOf } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import { isTraderOf, marketPointsFor, surchargeOf } from './ready.js';

interface BuyingFrame extends Frame<'begin' | 'points' | 'window' | 'pay' | 'load'>, BuyingCall {
  proc: 'buying-goods';
  points?: number;
}
const ask = asking<MU, BuyingFrame>();

const priceOf = ({ count, paid }: BuyingFrame): number => paid ?? count * components.goods.buy;
const reducedBy = (f: BuyingFrame): number => (f.points ?? 0) * MARKET_STEP;
const feesOf = (g: MU, { seat, vehicle }: BuyingFrame): readonly Fee[] => {
  const at = dealingAt(g, vehicle);
  return at === undefined ? [] : feesFor(g, seat, at, false, true);
};
/** What is still to be paid: nothing of the price, if a card has taken it already. */
const dueNow = (f: BuyingFrame): number => (f.paid === undefined ? priceOf(f) - reducedBy(f) : 0);
/** @rule MU tech.market How many points may go into it. */
const pointsRange = (g: MU, f: BuyingFrame) =>
  marketPointsFor(g, f.seat, priceOf(f), f.paid === undefined ? priceOf(f) : 0, sumOf(feesOf(g, f)));

const prevented = (g: MU, f: BuyingFrame): { done: unknown } => {
  const at = dealingAt(g, f.vehicle);
  if (at)
    tell(g, 'trade-prevented', { player: f.seat, vehicle: f.vehicle, piece: craftOf(g, f.vehicle), at, isSale: false });
  return abandoned(g, f);
};
/** @rule MU card.21 Nothing comes of it: what was paid for it is given back. */
const abandoned = (g: MU, f: BuyingFrame): { done: unknown } => {
  receive(g, f.seat, f.paid ?? 0, 'goods');
  return done(false);
};

/** @rule MU 6-buy Points, window, payment, cubes, fees: in this order. */
export const buying: Procedure<MU, BuyingFrame> = {
  name: 'buying-goods',
  rule: 'MU 6-buy',
  steps: {
    /** MU card.55 It may have been lost when it stopped. */
    begin(g, f) {
      if (!isTraderOf(g, f.seat, f.vehicle) || loadable(g, f.vehicle, f.good) < f.count) return abandoned(g, f);
    },
    points: ask({
      rule: 'MU tech.market',
      prompt: 'market-for-purchase',
      // MU A-windows-asked Others see what he is asked: what he has in cash says only how much he may answer.
      secret: true,
      seats: (g, f) => (surchargeFor(g, f.seat, 'market') ? [f.seat] : []),
      offer(g, f) {
        const { min, max } = pointsRange(g, f);
        return [max < min ? amount('market-points', 0, 0) : amount('market-points', min, max)];
      },
      facts: (g, f) => ({
        vehicle: f.vehicle,
        good: f.good,
        count: f.count,
        florin: priceOf(f),
        step: MARKET_STEP,
        surcharge: surchargeOf(g, f.seat, 'market'),
      }),
      take: {
        'market-points'(_, f, points) {
          f.points = points;
        },
      },
    }),
    /** MU window.trade-action */
    window(g, f) {
      const at = dealingAt(g, f.vehicle)!;
      g.trade = { player: f.seat, vehicle: f.vehicle, at, isSale: false, goods: Array(f.count).fill(f.good) };
      return call(beginWindow('trade-action', othersFrom(g, f.seat)));
    },
    pay(g, f) {
      delete g.trade;
      if (loadable(g, f.vehicle, f.good) < f.count) return prevented(g, f);
      const fees = sumOf(feesOf(g, f));
      const florin = dueNow(f);
      f.returned = true;
      if (f.points) {
        const points = designing(g, f.seat, 'market', { yellow: f.points });
        if (!points) return abandoned(g, f);
        const cost = { points, florin };
        return call(beginPayment(f.seat, cost, 'goods', fees));
      }
      if (g.cash[f.seat] < florin + fees) return abandoned(g, f);
      pay(g, f.seat, florin, 'goods');
    },
    load(g, f) {
      const at = dealingAt(g, f.vehicle);
      if (f.returned !== true || at === undefined) return abandoned(g, f);
      if (f.paid !== undefined) receive(g, f.seat, reducedBy(f), 'goods');
      const fees = feesOf(g, f);
      spendMp(g, f.vehicle, 1);
      load(g, f.vehicle, Array(f.count).fill(f.good));
      const florin = priceOf(f) - reducedBy(f);
      const piece = craftOf(g, f.vehicle);
      tell(g, 'goods-bought', { player: f.seat, vehicle: f.vehicle, piece, at, good: f.good, count: f.count, florin });
      payFees(g, f.seat, fees);
      g.bargain = { vehicle: f.vehicle, at };
      return done(true);
    },
  },
};
