import { asking, button, call, done, type Frame, type Procedure } from '@hegemon/kernel';
import type { Player } from '../../ids.js';
import { priceOfCard } from '../../rules/purchases/cards.js';
import { unitsToCome } from '../../rules/purchases/units.js';
import type { MU } from '../../state.js';
import { withAsides } from '../../uses/asides.js';
import { beginBuying } from './buying.js';
import { type Offer, shelves, taking } from './shelves.js';

interface ShoppingFrame extends Frame<'begin'> {
  proc: 'shopping';
  seat: Player;
}
/** One seat's purchases, in any order, until it has had enough. */
export const beginShopping = (seat: Player): ShoppingFrame => ({ proc: 'shopping', step: 'begin', seat });
const ask = asking<MU, ShoppingFrame>();

export const shopping: Procedure<MU, ShoppingFrame> = {
  name: 'shopping',
  rule: 'MU 4',
  steps: {
    begin: withAsides(
      ask({
        rule: 'MU 4',
        prompt: 'purchases',
        seats: (_, f) => [f.seat],
        offer: (g, f): readonly (Offer | ReturnType<typeof button<'done-buying'>>)[] => [
          ...shelves(g, f.seat),
          button('done-buying'),
        ],
        facts: (g, f) => ({ units: unitsToCome(g, f.seat), cardPrice: priceOfCard(g, f.seat) }),
        take: {
          ...taking((_, f: ShoppingFrame, purchase) => call(beginBuying(f.seat, purchase), 'begin')),
          'done-buying': () => done(),
        },
      }),
    ),
  },
};
