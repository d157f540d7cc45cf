import { allot, asking, button, done, type Frame, go, type Obstacle, type Procedure, pick } from '@hegemon/kernel';
import { data, SUIT_OF } from '../catalog.js';
import { makeActive } from '../deeds/barbarians.js';
import { counted, distinct, drawCards, put, renewDeck, spelled, take } from '../deeds/cards.js';
import { tell } from '../events.js';
import { type CardId, type Colour, type Suit, TRIBES } from '../ids.js';
import { countProvinces, mobsLeft, provincesOf } from '../rules/armies.js';
import { affordable, mayTrash, priceOf, TRASH_COST, whyNotBuy } from '../rules/market.js';
import { no } from '../rules/obstacles.js';
import { politicsOf } from '../rules/support.js';
import type { ToC } from '../state.js';

export interface ClosingFrame extends Frame {
  proc: 'closing';
  step: 'discardMore' | 'shop' | 'endOfTurn' | 'refill' | 'choose';
  seat: Colour;
  politics: number;
  /** Counted when the buying begins. */
  provinces: number;
  bought: number;
  discounts: Partial<Record<Suit, number>>;
  /** Mobs and barbarians have already been seen to, because the next turn is running beside this one. */
  hasEnded?: true;
}

/** @rule ToC 6.7.discard Played cards go to the discard pile, and politics are counted, before anything is bought. */
export const beginClosing = (g: ToC, seat: Colour): ClosingFrame => {
  put(g.discard[seat], ...g.played);
  const politics = politicsOf(g, seat);
  tell(g, 'politics-counted', { seat, politics });
  const discounts = g.discounts;
  g.played = [];
  g.discounts = {};
  return {
    proc: 'closing',
    step: 'discardMore',
    seat,
    politics,
    provinces: countProvinces(g, seat),
    bought: 0,
    discounts,
  };
};

/** @rule ToC 6.8.mobs @rule ToC 6.3.3.amphitheater @rule ToC 6.8.barbarians */
export const endTurn = (g: ToC, seat: Colour): void => {
  for (const id of provincesOf(g, seat)) {
    const mobs = g.provinces.mobs[id] ?? 0;
    if (mobs === 0 || g.provinces.amphitheater[id] || mobsLeft(g) < 1) continue;
    g.provinces.mobs[id] = mobs + 1;
    tell(g, 'mob-grew', { province: id, mobs: mobs + 1 });
  }
  for (const id of provincesOf(g, seat)) for (const tribe of TRIBES) makeActive(g, tribe, id);
};

const ask = asking<ToC, ClosingFrame>();
const handSize = data.setup.startHand;
const missing = (g: ToC, f: ClosingFrame): number => Math.max(0, handSize - g.hand[f.seat].length);

const buy = (g: ToC, f: ClosingFrame, card: CardId): void => {
  const price = priceOf(f, card);
  f.politics -= price;
  f.bought++;
  delete f.discounts[SUIT_OF[card]];
  g.supply[card]!--;
  put(g.discard[f.seat], card);
  tell(g, 'card-bought', { seat: f.seat, card, price });
};

export const closing: Procedure<ToC, ClosingFrame> = {
  name: 'closing',
  rule: 'ToC 6.7',
  steps: {
    /** ToC 6.7.discard Any number of further cards, before the first purchase. */
    discardMore: ask({
      rule: 'ToC 6.7.discard',
      prompt: 'discard-more',
      always: true,
      seats: (g, f) => (g.hand[f.seat].length > 0 ? [f.seat] : []),
      offer: (g, f) => [pick('discard-card', distinct(g.hand[f.seat])), button('keep-rest')],
      take: {
        'discard-card'(g, f, card) {
          take(g.hand[f.seat], card);
          put(g.discard[f.seat], card);
          tell(g, 'card-discarded', { seat: f.seat, card });
          return go('discardMore');
        },
        'keep-rest': () => go('shop'),
      },
    }),
    /** ToC 5.3 Buying and trashing, alternating freely. */
    shop: ask({
      rule: 'ToC 5.3',
      prompt: 'shop',
      seats: (_, f) => [f.seat],
      always: true,
      offer: (g, f) => [
        pick('buy-card', affordable(g, f)),
        pick('trash-card', mayTrash(f) ? distinct(g.discard[f.seat]) : []),
        button('end-purchases'),
      ],
      facts: (_, f) => ({ politics: f.politics, bought: f.bought }),
      why(g, f, _, { kind, arg }): Obstacle | undefined {
        if (kind === 'buy-card') return whyNotBuy(g, f, arg);
        if (kind === 'discard-card') return no('ToC 6.7.discard', 'too-late');
        if (kind !== 'trash-card') return undefined;
        if (!mayTrash(f)) return no('ToC 5.3.trash', 'too-dear', { price: TRASH_COST, politics: f.politics });
        return no('ToC 5.3.trash', 'not-in-discard', { card: String(arg) });
      },
      take: {
        'buy-card'(g, f, card) {
          buy(g, f, card);
          return go('shop');
        },
        'trash-card'(g, f, card) {
          f.politics -= TRASH_COST;
          take(g.discard[f.seat], card);
          tell(g, 'card-trashed', { seat: f.seat, card });
          return go('shop');
        },
        'end-purchases': () => go('endOfTurn'),
      },
    }),
    /** ToC 6.8 */
    endOfTurn(g, f) {
      if (!f.hasEnded) endTurn(g, f.seat);
    },
    /** ToC 6.8.refill What leaves no choice is done at once: an available deck no larger than what is missing is taken whole. */
    refill(g, f) {
      const { seat } = f;
      const need = missing(g, f);
      if (need === 0) return done();
      renewDeck(g, seat);
      const deck = g.available[seat];
      if (deck.length === 0) return done();
      if (deck.length > need) return;
      const cards = [...deck];
      drawCards(g, seat, cards);
      tell(g, 'hand-refilled', { seat, count: cards.length }, { [seat]: { cards } });
      return go('refill');
    },
    /** ToC 6.8.refill Secretly. */
    choose: ask({
      rule: 'ToC 6.8.refill',
      prompt: 'refill-hand',
      secret: true,
      seats: (_, f) => [f.seat],
      offer: (g, f) => [allot('refill-hand', missing(g, f), counted(g.available[f.seat]))],
      facts: (g, f) => ({ count: missing(g, f) }),
      take: {
        'refill-hand'(g, f, chosen) {
          const cards = spelled(chosen);
          drawCards(g, f.seat, cards);
          tell(g, 'hand-refilled', { seat: f.seat, count: cards.length }, { [f.seat]: { cards } });
          return done();
        },
      },
    }),
  },
};
