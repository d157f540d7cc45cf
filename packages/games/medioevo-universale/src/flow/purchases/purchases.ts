import { asking, button, call, done, type Frame, fork, go, type Procedure, reveal } from '@hegemon/kernel';
import { endEffects } from '../../deeds/effects.js';
import { forgetTended } from '../../deeds/purchases.js';
import { tell } from '../../events.js';
import { beginWindow } from '../../frames/uses.js';
import type { Player } from '../../ids.js';
import { othersFrom } from '../../rules/seating.js';
import type { MU } from '../../state.js';
import { beginComposing } from './composing.js';
import { beginOrders } from './orders.js';
import { beginShopping } from './shopping.js';

interface PurchasesFrame extends Frame<'begin' | 'demand' | 'compose' | 'reveal' | 'next' | 'after' | 'over'> {
  proc: 'purchases';
  /** Whose turn is still to come; while hidden purchases may be demanded, who has still to be asked. */
  waiting: Player[];
}
const ask = asking<MU, PurchasesFrame>();

/** @rule MU X-hidden Only when his turn has come to carry them out (M-97): whoever has just been in turn sees them now, and must not think again. */
const turnUp = (g: MU, player: Player): void => {
  reveal(g);
  const orders = (g.orders?.[player] ?? []).map(order => ({ ...order }));
  tell(g, 'orders-revealed', { player, orders });
};

/** @rule MU 4 @rule MU 0-round Seat by seat in turn order; @rule MU X-hidden or all at once, behind their screens. */
export const purchases: Procedure<MU, PurchasesFrame> = {
  name: 'purchases',
  rule: 'MU 4',
  steps: {
    begin(g, f) {
      g.bought = { units: {}, card: {} };
      g.branches = {};
      f.waiting = g.options['hidden-purchases'] ? [...g.order] : [];
    },
    /** MU X-hidden Anybody may demand it, for this phase. */
    demand: ask({
      rule: 'MU X-hidden',
      prompt: 'demand-hidden',
      seats: (_, f) => f.waiting.slice(0, 1),
      offer: () => [button('demand-hidden'), button('pass')],
      take: {
        'demand-hidden'(g, f, _, seat) {
          f.waiting = [];
          g.orders = {};
          tell(g, 'hidden-demanded', { player: seat as Player });
        },
        pass(_, f) {
          f.waiting.shift();
          return go('demand');
        },
      },
    }),
    compose: g => (g.orders ? fork(g.order.map(seat => beginComposing(seat))) : undefined),
    /** One after the other: see `next`. */
    reveal(g, f) {
      f.waiting = [...g.order];
    },
    next(g, f) {
      f.waiting = f.waiting.filter(seat => g.order.includes(seat));
      const [seat] = f.waiting;
      if (!seat) return go('over');
      if (!g.orders) return call(beginShopping(seat));
      turnUp(g, seat);
      return call(beginOrders(seat));
    },
    /** MU window.between-turns */
    after(g, f) {
      const seat = f.waiting.shift();
      endEffects(g, 'turn');
      return seat ? call(beginWindow('between-turns', [...othersFrom(g, seat), seat]), 'next') : go('next');
    },
    over(g) {
      delete g.orders;
      // MU card.28 In this round only.
      for (const player of g.seats) if ((g.tended[player]?.round ?? g.round + 1) <= g.round) forgetTended(g, player);
      return done();
    },
  },
};
