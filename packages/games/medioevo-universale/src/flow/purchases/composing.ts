import { asking, button, done, type Frame, go, type Procedure, pick, whileStill } from '@hegemon/kernel';
import { tell } from '../../events.js';
import type { Player } from '../../ids.js';
import type { Purchase } from '../../purchases.js';
import { placesFor } from '../../rules/purchases/wares.js';
import type { MU } from '../../state.js';
import { drafted } from './draft.js';
import { type Offer, shelves, taking } from './shelves.js';

interface ComposingFrame extends Frame<'begin' | 'site' | 'over'> {
  proc: 'composing';
  seat: Player;
}
/** @rule MU X-hidden One seat's orders, behind its screen; all seats at the same time. */
export const beginComposing = (seat: Player): ComposingFrame => ({ proc: 'composing', step: 'begin', seat });
const ask = asking<MU, ComposingFrame>();

const ordersOf = (g: MU, seat: Player): readonly Purchase[] => g.orders?.[seat] ?? [];
const write = (g: MU, seat: Player, orders: readonly Purchase[]): void => {
  g.orders = { ...g.orders, [seat]: [...orders] };
};
/** A building that has no site yet: the last order, until it is said. */
const unsited = (g: MU, seat: Player): Purchase | undefined => {
  const last = ordersOf(g, seat).at(-1);
  return last?.ware === 'build' && last.at === undefined ? last : undefined;
};

const orderId = (i: number): string => `order-${i + 1}`;
export const orderIds = (orders: readonly Purchase[]): readonly string[] => orders.map((_, i) => orderId(i));
export const orderAt = (id: string): number => Number(id.slice('order-'.length)) - 1;

/** What is on the map can be raised; what is only ordered cannot be named yet. */
const isThere = (g: MU, offer: Offer): Offer => {
  if (offer.kind !== 'upgrade') return offer;
  return pick(
    'upgrade',
    offer.of.filter(what => Object.hasOwn(g.vehicles.type, what.slice(0, what.indexOf(':')))),
  );
};

type Choices = Offer | ReturnType<typeof pick<'strike-order', string>> | ReturnType<typeof button<'done-buying'>>;
const choices = (g: MU, seat: Player): readonly Choices[] => {
  const paper = drafted(g, seat);
  return [
    ...whileStill(paper, () => shelves(paper, seat)).map(offer => isThere(g, offer)),
    pick('strike-order', orderIds(ordersOf(g, seat))),
    button('done-buying'),
  ] as readonly Choices[];
};

export const composing: Procedure<MU, ComposingFrame> = {
  name: 'composing',
  rule: 'MU X-hidden',
  steps: {
    begin: ask({
      rule: 'MU X-hidden',
      prompt: 'compose-orders',
      secret: true,
      alone: true,
      seats: (_, f) => [f.seat],
      offer: (g, f) => choices(g, f.seat),
      facts: (g, f) => ({
        orders: ordersOf(g, f.seat).map(order => ({ ...order })),
        cash: drafted(g, f.seat).cash[f.seat],
      }),
      take: {
        ...taking((g, f: ComposingFrame, purchase) => {
          write(g, f.seat, [...ordersOf(g, f.seat), purchase]);
          return go(purchase.ware === 'build' ? 'site' : 'begin');
        }),
        'strike-order'(g: MU, f: ComposingFrame, id: unknown) {
          // What was ordered after it may have hung on it.
          write(g, f.seat, ordersOf(g, f.seat).slice(0, orderAt(String(id))));
          return go('begin');
        },
        'done-buying': () => go('over'),
      },
    }),
    /** Buildings are ordered with their place; units and vehicles are placed after the reveal. */
    site: ask({
      rule: 'MU X-hidden',
      // The same words for those who wait: what is being ordered is nobody's affair.
      prompt: 'compose-orders',
      secret: true,
      alone: true,
      seats: (g, f) => (unsited(g, f.seat) ? [f.seat] : []),
      offer(g, f) {
        const order = unsited(g, f.seat);
        if (!order) return [];
        const before: MU = { ...g, orders: { [f.seat]: ordersOf(g, f.seat).slice(0, -1) } };
        return [pick('place', placesFor(drafted(before, f.seat), f.seat, order) ?? []), button('refrain')];
      },
      facts: (g, f) => ({ what: unsited(g, f.seat)?.what ?? '' }),
      take: {
        place(g, f, at) {
          const orders = ordersOf(g, f.seat);
          write(g, f.seat, [...orders.slice(0, -1), { ...orders[orders.length - 1], at }]);
          return go('begin');
        },
        refrain(g, f) {
          write(g, f.seat, ordersOf(g, f.seat).slice(0, -1));
          return go('begin');
        },
      },
    }),
    over(g, f) {
      tell(g, 'orders-closed', { player: f.seat });
      return done();
    },
  },
};
