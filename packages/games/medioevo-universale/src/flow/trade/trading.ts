import { amount, asking, button, call, done, go, type Next, type Procedure, pick, subset } from '@hegemon/kernel';
import { GOOD_OF } from '../../catalog.js';
import { endEdicts } from '../../deeds/effects.js';
import { endRoute, serveRoute } from '../../deeds/routes.js';
import { transfer } from '../../deeds/trade.js';
import { tell } from '../../events.js';
import {
  beginBuying,
  beginMeeting,
  beginRouteStart,
  beginSelling,
  beginTradeStep,
  type TradeStepEnd,
} from '../../frames/trade.js';
import type { TerritoryId, VehicleId } from '../../ids.js';
import { costOfStep } from '../../rules/movement/cost.js';
import { whyNotLoad, whyNotRoute, whyNotSell, whyNotTravel } from '../../rules/obstacles/trade.js';
import { type Cube, cargoOf, cubesOf, goodOf, holdOf, tradersOf } from '../../rules/trade/cargo.js';
import { isUnderEdict } from '../../rules/trade/meeting.js';
import type { SaleWay } from '../../rules/trade/prices.js';
import { mpOf, whereIs } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import { withAsides } from '../../uses/asides.js';
import { hasOwnUse } from '../../uses/usable.js';
import { isTraderOf, mostToBuy, partnersOf, toSell } from './ready.js';

import {
  current,
  dealing,
  idle,
  isPatient,
  isUnderWay,
  lengths,
  noteStep,
  ready,
  servers,
  sparedBy,
  steps,
  type TradingFrame,
} from './trading-frame.js';

const ask = asking<MU, TradingFrame>();

const sale = (f: TradingFrame, cubes: readonly Cube[], way: SaleWay): Next<TradingFrame['step']> =>
  dealing(f, beginSelling({ seat: f.seat, vehicle: current(f), goods: cubes.map(goodOf), way }));
const drop = (g: MU, f: TradingFrame): Next<TradingFrame['step']> => {
  endRoute(g, f.seat, 'dropped');
  return go('look');
};
const serve = (g: MU, f: TradingFrame, vehicle: VehicleId): Next<TradingFrame['step']> => {
  serveRoute(g, f.seat, vehicle);
  return go('look');
};

/** What may be done with the vehicle where it is, besides going on. */
const deals = (g: MU, f: TradingFrame) => {
  const vehicle = current(f);
  const most = mostToBuy(g, f.seat, vehicle);
  const usual = toSell(g, vehicle, 'usual');
  const anywhere = toSell(g, vehicle, 'anywhere');
  return [
    ...(most > 0 ? [amount('buy', 1, most)] : []),
    ...(usual.goods.length > 0 ? [subset('sell', cubesOf(usual.goods), usual.least)] : []),
    ...(anywhere.goods.length > 0 ? [subset('sell-anywhere', cubesOf(anywhere.goods), anywhere.least)] : []),
    pick('transfer', partnersOf(g, f.seat, vehicle)),
    ...(ready(g, f).some(id => id !== vehicle) ? [button('other-trader')] : []),
  ];
};

const traders = (g: MU, f: TradingFrame) => [
  pick('trader', ready(g, f)),
  pick('serve-route', servers(g, f)),
  ...(g.routes[f.seat] ? [button('drop-route')] : []),
  button('done-trading'),
];

const choosing = ask({
  rule: 'MU 6',
  prompt: 'choose-trader',
  seats: (_, f) => [f.seat],
  isCertain: () => true,
  offer: traders,
  take: {
    trader(_, f, vehicle) {
      f.vehicle = vehicle;
      idle(f);
      return go('look');
    },
    'serve-route': serve,
    'drop-route': drop,
    'done-trading': () => go('close'),
  },
});

const ways = (g: MU, f: TradingFrame) => {
  const onward = pick('go', steps(g, f));
  if (isUnderWay(g, f)) return [onward];
  return [
    onward,
    ...(isPatient(f) ? deals(g, f) : []),
    pick('start-route', lengths(g, f, current(f))),
    pick('serve-route', servers(g, f)),
    ...(g.routes[f.seat] ? [button('drop-route')] : []),
    button('done-trading'),
  ];
};

const acting = ask({
  rule: 'MU 6-move-mp',
  prompt: 'trade-with',
  seats: (g, f) => (isTraderOf(g, f.seat, current(f)) ? [f.seat] : []),
  // Who is under way has somewhere to go, everybody else may be done.
  isCertain: () => true,
  offer: ways,
  facts(g, f) {
    const vehicle = current(f);
    return { vehicle, at: whereIs(g, vehicle), mp: mpOf(g, vehicle), cargo: [...cargoOf(g, vehicle)] };
  },
  why(g, f, _, { kind, arg }) {
    if (kind === 'go') return whyNotTravel(g, current(f), arg);
    if (kind === 'buy') return whyNotLoad(g, f.seat, current(f), arg);
    if (kind === 'start-route') return whyNotRoute(g, f.seat, current(f));
    return kind === 'sell' ? whyNotSell(g, f.seat, current(f), arg) : undefined;
  },
  take: {
    go(g, f, to) {
      // Out of one castle into another and back costs nothing.
      if (costOfStep(g, f.seat, whereIs(g, current(f)), to) > 0) delete f.idle;
      else idle(f);
      const spared = [...sparedBy(f)];
      return call(beginTradeStep({ seat: f.seat, vehicle: current(f), to, spared }), 'went');
    },
    buy(g, f, count) {
      const good = GOOD_OF[whereIs(g, current(f)) as TerritoryId]!;
      return dealing(f, beginBuying({ seat: f.seat, vehicle: current(f), good, count }));
    },
    sell: (_, f, cubes) => sale(f, cubes, 'usual'),
    'sell-anywhere': (_, f, cubes) => sale(f, cubes, 'anywhere'),
    transfer(_, f, partner) {
      f.partner = partner;
      idle(f);
      return go('transfer');
    },
    'start-route'(_, f, length) {
      idle(f);
      return call(beginRouteStart({ seat: f.seat, vehicle: current(f), length }), 'look');
    },
    'serve-route': serve,
    'drop-route': drop,
    'other-trader'(_, f) {
      delete f.vehicle;
      return go('look');
    },
    'done-trading': () => go('close'),
  },
});

/** @rule MU 6 One player's trade: his vehicles in any order, alternating as he likes. */
export const trading: Procedure<MU, TradingFrame> = {
  name: 'trading',
  rule: 'MU 6',
  steps: {
    begin(g, f) {
      tell(g, 'trade-turn', { player: f.seat });
      delete g.bargain;
      const [only, ...others] = ready(g, f);
      if (only && others.length === 0) f.vehicle = only;
    },
    /** Goes on with the vehicle as long as it can do anything; the turn is over where nothing can be done. */
    look(g, f) {
      delete f.partner;
      if (f.vehicle && ready(g, f).includes(f.vehicle)) return go('act');
      delete f.vehicle;
      if (ready(g, f).length === 0 && servers(g, f).length === 0 && !hasOwnUse(g, f.seat)) return go('close');
      return go('choose');
    },
    choose: withAsides(choosing),
    act: withAsides(acting),
    /** The vehicle was given up in the meantime. */
    gone: () => go('look'),
    went(_, f) {
      noteStep(f, current(f), f.returned as TradeStepEnd);
      return go('look');
    },
    dealt(_, f) {
      if (f.returned === true) delete f.idle;
      else idle(f);
      return go('look');
    },
    /** MU 6-move-transfer What the vehicle is to carry, out of what both have. */
    transfer: ask({
      rule: 'MU 6-move-transfer',
      prompt: 'transfer-goods',
      seats: (_, f) => (f.partner ? [f.seat] : []),
      offer(g, f) {
        const [vehicle, partner] = [current(f), f.partner!];
        const all = [...cargoOf(g, vehicle), ...cargoOf(g, partner)];
        const least = Math.max(0, all.length - holdOf(g, partner));
        return [subset('carry', cubesOf(all), least, Math.min(all.length, holdOf(g, vehicle)))];
      },
      facts(g, f) {
        const [vehicle, partner] = [current(f), f.partner!];
        return { vehicle, partner, cargo: [...cargoOf(g, vehicle)], other: [...cargoOf(g, partner)] };
      },
      take: {
        carry(g, f, cubes) {
          transfer(g, f.seat, current(f), f.partner!, (cubes as readonly Cube[]).map(goodOf));
          return go('look');
        },
      },
    }),
    /** MU card.55, MU tech.edict Where the movement ends, everything is as usual. */
    close(g, f) {
      delete g.bargain;
      f.unmet = [...new Set([...(f.unmet ?? []), ...tradersOf(g, f.seat).filter(id => isUnderEdict(g, id))])];
      endEdicts(g, f.seat);
      const vehicle = f.unmet.pop();
      if (vehicle === undefined) return done();
      if (!isTraderOf(g, f.seat, vehicle)) return go('close');
      return call(beginMeeting(vehicle, f.spared?.[vehicle] ?? []), 'close');
    },
  },
};
