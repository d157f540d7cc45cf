import { asking, button, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { MAP } from '../../catalog.js';
import { tell } from '../../events.js';
import type { AreaId, Player } from '../../ids.js';
import { type ClauseRef, refOf, supportFor } from '../../rules/support.js';
import type { MU } from '../../state.js';
import type { Support } from '../../treaties.js';

interface OrdersFrame extends Frame<'begin' | 'next' | 'from' | 'to' | 'answer' | 'ended'> {
  proc: 'support-orders';
  seat: Player;
  /** Whose orders are still to be asked for. */
  waiting: ClauseRef[];
  from?: AreaId;
  to?: AreaId;
}
const ask = asking<MU, OrdersFrame>();
/** Undefined once it has ended, even while an order is being given. */
const supportOf = (g: MU, f: OrdersFrame): Support | undefined => supportFor(g, f.waiting[0]);
const commander = (g: MU, f: OrdersFrame): readonly Player[] => {
  const support = supportOf(g, f);
  return support ? [support.beneficiary] : [];
};
/** Wherever he has units by now: those that were designated may have moved. */
const areasOf = (g: MU, f: OrdersFrame): readonly AreaId[] =>
  (Object.keys(g.armies) as AreaId[]).filter(at => g.armies[at]?.[f.seat] !== undefined);

/**
 * @rule MU C-support Before a supporter's turn the beneficiary says where what was put under his orders is to go. The supporter carries it
 * out in his own turn, or refuses; what comes of that is for a complaint and a vote.
 */
export const orders: Procedure<MU, OrdersFrame> = {
  name: 'support-orders',
  rule: 'MU C-support',
  steps: {
    begin(g, f) {
      f.waiting = g.supports.filter(each => each.supporter === f.seat && each.units).map(refOf);
    },
    next(g, f) {
      delete f.from;
      delete f.to;
      while (f.waiting.length > 0 && (!supportOf(g, f) || areasOf(g, f).length === 0)) f.waiting.shift();
      if (f.waiting.length === 0) return done(false);
    },
    from: ask({
      rule: 'MU C-support',
      prompt: 'order-support',
      seats: commander,
      offer: (g, f) => [pick('order-from', areasOf(g, f)), button('no-order')],
      facts: (_, f) => ({ of: f.seat }),
      take: {
        'order-from'(_, f, at) {
          f.from = at;
          return go('to');
        },
        'no-order'(_, f) {
          f.waiting.shift();
          return go('next');
        },
      },
    }),
    to: ask({
      rule: 'MU C-support',
      prompt: 'order-where',
      seats: commander,
      offer: (g, f) => [
        pick(
          'order-to',
          MAP.areas.filter(area => g.inPlay[area] && area !== f.from),
        ),
      ],
      facts: (_, f) => ({ of: f.seat, from: f.from ?? '' }),
      take: {
        'order-to'(g, f, at) {
          f.to = at;
          tell(g, 'support-ordered', { by: supportOf(g, f)!.beneficiary, of: f.seat, from: f.from!, to: at });
          return go('answer');
        },
      },
    }),
    answer: ask({
      rule: 'MU C-support',
      prompt: 'answer-order',
      seats: (g, f) => (supportOf(g, f) && f.to ? [f.seat] : []),
      offer: () => [button('obey'), button('refuse-order')],
      facts: (g, f) => ({ by: supportOf(g, f)?.beneficiary ?? '', from: f.from ?? '', to: f.to ?? '' }),
      take: {
        obey(_, f) {
          f.waiting.shift();
          return go('next');
        },
        'refuse-order'(g, f) {
          tell(g, 'order-refused', { by: f.seat, of: supportOf(g, f)!.beneficiary });
          f.waiting.shift();
          return go('next');
        },
      },
    }),
    /** Passed over: the support has ended meanwhile. */
    ended(_, f) {
      f.waiting.shift();
      return go('next');
    },
  },
};
