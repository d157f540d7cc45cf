import { asking, button, call, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { components } from '../../catalog.js';
import { mayBorrow } from '../../deeds/money.js';
import { tell } from '../../events.js';
import type { Player } from '../../ids.js';
import type { Purchase } from '../../purchases.js';
import { isOnOffer } from '../../rules/purchases/wares.js';
import type { MU } from '../../state.js';
import { withAsides } from '../../uses/asides.js';
import { beginBuying } from './buying.js';
import { orderAt, orderIds } from './composing.js';

interface OrdersFrame extends Frame<'begin' | 'carried' | 'over'> {
  proc: 'orders';
  seat: Player;
  /** Which one is being carried out. */
  at?: number;
}
/** @rule MU X-hidden What one seat has ordered is carried out, as far as supplies and money reach. */
export const beginOrders = (seat: Player): OrdersFrame => ({ proc: 'orders', step: 'begin', seat });
const ask = asking<MU, OrdersFrame>();

const ordersOf = (g: MU, seat: Player): readonly Purchase[] => g.orders?.[seat] ?? [];
/** Those that can be had as things stand. */
const feasible = (g: MU, seat: Player): readonly string[] => {
  const orders = ordersOf(g, seat);
  return orderIds(orders).filter((_, i) => isOnOffer(g, seat, orders[i]));
};
/** @rule MU D-take A loan that was reckoned with is taken: nobody thinks better of what it would pay for (M-15). */
const awaitsLoan = (g: MU, seat: Player): boolean => {
  const cash = { ...g.cash, [seat]: g.cash[seat] + components.loans.amount };
  return mayBorrow(g, seat) && feasible({ ...g, cash }, seat).length > 0;
};
const lapse = (g: MU, seat: Player, { ware, what }: Purchase): void =>
  tell(g, 'order-lapsed', { player: seat, ware, what });

export const orders: Procedure<MU, OrdersFrame> = {
  name: 'orders',
  rule: 'MU X-hidden',
  steps: {
    /** In which sequence is up to him; but nobody thinks better of an order. */
    begin: withAsides(
      ask({
        rule: 'MU X-hidden',
        prompt: 'carry-out-orders',
        seats: (_, f) => [f.seat],
        offer(g, f) {
          const ids = feasible(g, f.seat);
          return [
            pick('carry-out', ids),
            ...(ids.length === 0 && !awaitsLoan(g, f.seat) ? [button('done-buying')] : []),
          ];
        },
        facts: (g, f) => ({ orders: ordersOf(g, f.seat).map(order => ({ ...order })) }),
        take: {
          'carry-out'(g, f, id) {
            f.at = orderAt(id);
            return call(beginBuying(f.seat, { ...ordersOf(g, f.seat)[f.at] }, true));
          },
          'done-buying': () => go('over'),
        },
      }),
    ),
    carried(g, f) {
      const all = ordersOf(g, f.seat);
      const order = all[f.at ?? 0];
      if (f.returned !== true && order) lapse(g, f.seat, order);
      g.orders = { ...g.orders, [f.seat]: all.filter(each => each !== order) };
      delete f.at;
      return go('begin');
    },
    over(g, f) {
      for (const order of ordersOf(g, f.seat)) lapse(g, f.seat, order);
      return done();
    },
  },
};
