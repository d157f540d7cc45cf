import { copy } from '@hegemon/kernel';
import { components } from '../../catalog.js';
import { mayBorrow } from '../../deeds/money.js';
import { COLOURS, type Player } from '../../ids.js';
import type { Purchase } from '../../purchases.js';
import { costOf, placesFor } from '../../rules/purchases/wares.js';
import type { MU } from '../../state.js';
import { deliver } from './delivery.js';

/** On paper: money is put by, and points are owed to the pool, so that what is turned for one order is not there for the next. */
const putBy = (g: MU, seat: Player, order: Purchase): void => {
  const cost = costOf(g, seat, order);
  if (!cost) return;
  g.cash[seat] -= cost.florin;
  const pool = (g.points[seat] ??= {});
  for (const colour of COLOURS) {
    const points = cost.points[colour] ?? 0;
    if (points > 0) pool[colour] = (pool[colour] ?? 0) - points;
  }
};

/** What no purchase touches need not be copied. */
const UNTOUCHED: ReadonlySet<string> = new Set<keyof MU>([
  ...(['inPlay', 'market', 'decks', 'cards', 'gears', 'wars', 'treaties'] as const),
  ...(['proposals', 'armed', 'routes', 'feats'] as const),
]);
/** Others' orders are not known, and where the game stands does not matter. */
const LEFT_OUT: ReadonlySet<string> = new Set<keyof MU>(['flow', 'told', 'leisure', 'orders']);

/** Field by field: a rest in braces would make a table that is slow to look things up in, and this is looked at a great deal. */
const onPaper = (g: MU): MU => {
  const paper: Record<string, unknown> = { flow: [], told: [] };
  for (const field in g) {
    if (LEFT_OUT.has(field)) continue;
    const part = g[field as keyof MU];
    paper[field] = UNTOUCHED.has(field) ? part : copy(part);
  }
  return paper as unknown as MU;
};

/**
 * @rule MU X-hidden The table as it would be if a seat had all that it has ordered so far; units and vehicles, which are placed
 * later, stand anywhere. Others' orders are not known, and do not count.
 */
export const drafted = (g: MU, seat: Player): MU => {
  const paper = onPaper(g);
  // MU D-take A loan is taken openly, when the orders are carried out; here it is only reckoned with.
  if (mayBorrow(g, seat)) paper.cash[seat] += components.loans.amount;
  for (const order of g.orders?.[seat] ?? []) {
    const at = order.at ?? placesFor(paper, seat, order)?.[0];
    const placed: Purchase = at ? { ...order, at } : order;
    putBy(paper, seat, placed);
    if (order.ware === 'buy-card') paper.bought.card[seat] = true;
    else deliver(paper, seat, placed);
  }
  return paper;
};
