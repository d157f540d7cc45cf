import { copy, type Frame } from '@hegemon/kernel';
import { components } from '../catalog.js';
import { deliver } from '../flow/purchases/delivery.js';
import { drafted } from '../flow/purchases/draft.js';
import type { PaymentCall } from '../frames/uses.js';
import { COLOURS, type Player } from '../ids.js';
import type { Purchase } from '../purchases.js';
import type { MU } from '../state.js';

const isPaying = (f: Frame | undefined): f is Frame & PaymentCall => f?.proc === 'payment';
const isBuying = (f: Frame | undefined): f is Frame & { seat: Player; purchase: Purchase } => f?.proc === 'buying';

/** @rule MU X-hidden Behind the screens: as if everybody had what he has ordered so far. */
const asOrdered = (g: MU): MU => {
  const { orders = {} } = g;
  let paper = g;
  for (const seat of g.order) {
    if ((orders[seat]?.length ?? 0) === 0) continue;
    // What the paper reckons with beside the cash, such as a loan that might be taken, is not counted as money.
    const credit = drafted({ ...paper, orders: {} }, seat).cash[seat] - paper.cash[seat];
    paper = drafted({ ...paper, orders: { [seat]: orders[seat] } }, seat);
    paper.cash[seat] -= credit;
  }
  return paper;
};

/** Where a purchase is being paid, perhaps while a card is turned for it. */
const payingIn = ({ flow }: MU): number => flow.findLastIndex((f, i) => isPaying(f) && isBuying(flow[i - 1]));

/**
 * @rule MU B-use In the middle of a payment: as if it were made, points that are still missing in money. Otherwise turning one card
 * after the other would look like a loss by itself, and paying money at once like the only gain.
 */
export const settled = (g: MU): MU => {
  if (g.orders && g.flow[g.flow.length - 1]?.branches) return asOrdered(g);
  const at = payingIn(g);
  const [buying, paying] = [g.flow[at - 1], g.flow[at]];
  if (!isPaying(paying) || !isBuying(buying)) return g;
  const { seat, cost } = paying;
  const after = copy(g);
  let florin = cost.florin;
  const pool = (after.points[seat] ??= {});
  for (const colour of COLOURS) {
    const wanted = cost.points[colour] ?? 0;
    const own = Math.min(wanted, pool[colour] ?? 0);
    if (own > 0) pool[colour] = (pool[colour] ?? 0) - own;
    florin += (wanted - own) * components.missingTechnologyPointFlorin;
  }
  after.cash[seat] = Math.max(0, after.cash[seat] - florin);
  deliver(after, seat, buying.purchase);
  return after;
};
