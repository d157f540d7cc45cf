import { asking, button, call, done, type Frame, go, type Procedure, pick, reveal } from '@hegemon/kernel';
import { pay } from '../../deeds/money.js';
import { keepCard } from '../../deeds/purchases.js';
import { tell } from '../../events.js';
import { beginMarkers } from '../../frames/economy.js';
import { beginBindingPayment, beginPayment } from '../../frames/uses.js';
import type { CardId, Player } from '../../ids.js';
import type { Purchase } from '../../purchases.js';
import { cardsToDraw } from '../../rules/purchases/cards.js';
import { captorIn } from '../../rules/purchases/units.js';
import { costOf, placesFor } from '../../rules/purchases/wares.js';
import type { MU } from '../../state.js';
import { deliver } from './delivery.js';

interface BuyingFrame extends Frame<'begin' | 'place' | 'price' | 'paid' | 'draw' | 'keep' | 'over'> {
  proc: 'buying';
  seat: Player;
  purchase: Purchase;
  /** @rule MU X-hidden It was ordered: whoever can pay must. */
  isBinding?: true;
  /** @rule MU 4-cards-draw What was drawn: nobody else sees it. */
  drawn?: CardId[];
}
/** One purchase: where, payment, delivery. Hands back whether it came about. */
export const beginBuying = (seat: Player, purchase: Purchase, isBinding?: true): BuyingFrame => ({
  proc: 'buying',
  step: 'begin',
  seat,
  purchase,
  ...(isBinding && { isBinding }),
});
const ask = asking<MU, BuyingFrame>();

export const buying: Procedure<MU, BuyingFrame> = {
  name: 'buying',
  rule: 'MU 4',
  steps: {
    begin(g, { seat, purchase }) {
      const places = placesFor(g, seat, purchase);
      if (purchase.at !== undefined || places === undefined) return go('price');
      return places.length > 0 ? undefined : done(false);
    },
    /** MU 4-units-where, MU 4-transports-where, MU 4-buildings-build */
    place: ask({
      rule: 'MU 4',
      prompt: 'place-purchase',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [
        pick('place', placesFor(g, f.seat, f.purchase) ?? []),
        ...(f.isBinding ? [] : [button('refrain')]),
      ],
      facts: (_, { purchase: { ware, what } }) => ({ ware, what }),
      take: {
        place(_, f, at) {
          f.purchase.at = at;
        },
        refrain: () => done(false),
      },
    }),
    /** Design and price in one. MU 4-ransom is paid to the captor. */
    price(g, f) {
      const { seat, purchase } = f;
      const cost = costOf(g, seat, purchase);
      if (!cost) return done(false);
      const payment = f.isBinding ? beginBindingPayment : beginPayment;
      if (Object.keys(cost.points).length > 0) return call(payment(seat, cost, purchase.what));
      f.returned = g.cash[seat] >= cost.florin;
      if (f.returned !== true) return;
      if (purchase.ware === 'ransom') pay(g, seat, cost.florin, 'ransom', captorIn(purchase.what));
      else pay(g, seat, cost.florin, purchase.ware === 'repair' ? 'repair' : 'purchase');
    },
    paid(g, f) {
      const { seat, purchase } = f;
      if (f.returned !== true) return done(false);
      if (purchase.ware === 'buy-card') return go('draw');
      const markers = deliver(g, seat, purchase);
      return markers > 0 && purchase.at ? call(beginMarkers(seat, purchase.at, markers), 'over') : go('over');
    },
    /** MU 4-cards-draw From the top of the deck. */
    draw(g, f) {
      const drawn = g.decks.cards.splice(0, cardsToDraw(g, f.seat));
      f.drawn = drawn;
      g.bought.card[f.seat] = true;
      reveal(g);
      tell(g, 'cards-drawn', { player: f.seat, count: drawn.length }, { [f.seat]: { cards: [...drawn] } });
    },
    keep: ask({
      rule: 'MU 4-cards-draw',
      prompt: 'keep-card',
      seats: (_, f) => [f.seat],
      offer: (_, f) => [pick('keep-card', f.drawn ?? [])],
      take: {
        'keep-card'(g, f, card) {
          keepCard(g, f.seat, card, f.drawn ?? []);
          delete f.drawn;
        },
      },
    }),
    over: () => done(true),
  },
};
