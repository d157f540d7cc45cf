import { copy, type Frame } from '@hegemon/kernel';
import { components } from '../catalog.js';
import { deliver } from '../flow/purchases/delivery.js';
import type { PaymentCall } from '../frames/uses.js';
import { COLOURS, type Player } from '../ids.js';
import type { Purchase } from '../purchases.js';
import type { MU } from '../state.js';

const isPaying = (f: Frame | undefined): f is Frame & PaymentCall => f?.proc === 'payment';
const isBuying = (f: Frame | undefined): f is Frame & { seat: Player; purchase: Purchase } => f?.proc === 'buying';

/**
 * @rule MU B-use In the middle of a payment: as if it were made, points that are still missing in money. Otherwise turning one card
 * after the other would look like a loss by itself, and paying money at once like the only gain.
 */
export const settled = (g: MU): MU => {
  const { flow } = g;
  const [buying, paying] = [flow[flow.length - 2], flow[flow.length - 1]];
  if (!isPaying(paying) || !isBuying(buying) || buying.purchase.ware === 'buy-card') return g;
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
