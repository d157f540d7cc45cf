import { type Button, button, type Pick, pick } from '@hegemon/kernel';
import type { Player } from '../../ids.js';
import { type Purchase, WARES, type Ware } from '../../purchases.js';
import { onOffer } from '../../rules/purchases/wares.js';
import type { MU } from '../../state.js';

type Listed = Exclude<Ware, 'buy-card'>;
const LISTED = WARES.filter((ware): ware is Listed => ware !== 'buy-card');
export type Offer = { [W in Listed]: Pick<W, string> }[Listed] | Button<'buy-card'>;

/** Everything that a seat may ask for, as choices. */
export const shelves = (g: MU, seat: Player): readonly Offer[] => [
  ...LISTED.map(ware => pick(ware, onOffer(g, seat, ware)) as Offer),
  ...(onOffer(g, seat, 'buy-card').length > 0 ? [button('buy-card')] : []),
];

/** One handler for all of them. */
export const taking = <F, N>(
  take: (g: MU, f: F, purchase: Purchase) => N,
): Record<Ware, (g: MU, f: F, what: unknown) => N> => {
  const handlers: Partial<Record<Ware, (g: MU, f: F, what: unknown) => N>> = {};
  for (const ware of WARES) handlers[ware] = (g, f, what) => take(g, f, { ware, what: String(what ?? 'card') });
  return handlers as Record<Ware, (g: MU, f: F, what: unknown) => N>;
};
