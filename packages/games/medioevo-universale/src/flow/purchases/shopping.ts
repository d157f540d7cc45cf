import { asking, button, call, done, type Frame, go, type Procedure } from '@hegemon/kernel';
import type { Player } from '../../ids.js';
import { WARES, type Ware } from '../../purchases.js';
import { whyNotBuy } from '../../rules/obstacles/purchases.js';
import { priceOfCard } from '../../rules/purchases/cards.js';
import { unitsToCome } from '../../rules/purchases/units.js';
import type { MU } from '../../state.js';
import { withAsides } from '../../uses/asides.js';
import { beginBuying } from './buying.js';
import { type Offer, shelves, taking } from './shelves.js';

interface ShoppingFrame extends Frame<'begin' | 'bought'> {
  proc: 'shopping';
  seat: Player;
  /** How often he has thought better of a purchase since the last one. */
  refrained?: number;
}
/** One seat's purchases, in any order, until it has had enough. */
export const beginShopping = (seat: Player): ShoppingFrame => ({ proc: 'shopping', step: 'begin', seat });
const ask = asking<MU, ShoppingFrame>();

const isWare = (kind: string): kind is Ware => (WARES as readonly string[]).includes(kind);
/** So often: the others are waiting. */
const PATIENCE = 24;

export const shopping: Procedure<MU, ShoppingFrame> = {
  name: 'shopping',
  rule: 'MU 4',
  steps: {
    begin: withAsides(
      ask({
        rule: 'MU 4',
        prompt: 'purchases',
        seats: (_, f) => [f.seat],
        isCertain: () => true,
        offer: (g, f): readonly (Offer | ReturnType<typeof button<'done-buying'>>)[] => [
          ...((f.refrained ?? 0) < PATIENCE ? shelves(g, f.seat) : []),
          button('done-buying'),
        ],
        facts: (g, f) => ({ units: unitsToCome(g, f.seat), cardPrice: priceOfCard(g, f.seat) }),
        why: (g, f, _, { kind, arg }) => (isWare(kind) ? whyNotBuy(g, f.seat, kind, arg) : undefined),
        take: {
          ...taking((_, f: ShoppingFrame, purchase) => call(beginBuying(f.seat, purchase), 'bought')),
          'done-buying': () => done(),
        },
      }),
    ),
    bought(_, f) {
      if (f.returned === true) delete f.refrained;
      else f.refrained = (f.refrained ?? 0) + 1;
      return go('begin');
    },
  },
};
