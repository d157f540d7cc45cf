import { ask, type Play } from './asking.js';
import { CARDS } from './facts.js';
import { governedBy } from './land.js';
import { endTurn } from './phases.js';
import { counted, distinct, draw, type Table, takeFrom } from './table.js';

/** What a buyer has, fixed when the buying begins. */
interface Purse {
  politics: number;
  provinces: number;
  bought: number;
  discounts: Record<string, number>;
}

/** ToC 6.7.discard, ToC 5.3.politics */
export const openPurse = (t: Table, seat: string): Purse => {
  t.discard[seat].push(...t.played);
  t.played = [];
  const mine = governedBy(t, seat).map(id => t.provinces[id]);
  const politics = mine.reduce((sum, { support, mobs }) => sum + Math.max(0, support - mobs), 0);
  const { discounts } = t;
  t.discounts = {};
  return { politics, provinces: mine.length, bought: 0, discounts };
};

/** ToC 5.3.price, ToC 10.1.reward */
const priceOf = (t: Table, purse: Purse, card: string): number => {
  const { suit, value } = CARDS[card];
  const base = value <= purse.provinces ? value : 2 * value;
  return Math.max(0, base + purse.bought * t.figures.priceRise - 2 * (purse.discounts[suit] ?? 0));
};

/** ToC 6.7 and ToC 6.8 */
export function* market(t: Table, seat: string, purse: Purse): Play<void> {
  while (t.hand[seat].length > 0) {
    const { kind, id } = yield* ask(seat, { 'discard-card': distinct(t.hand[seat]), 'keep-rest': true }, true);
    if (kind === 'keep-rest') break;
    takeFrom(t.hand[seat], id);
    t.discard[seat].push(id);
  }
  yield* shop(t, seat, purse);
  if (!t.options['overlapping-turns']) endTurn(t, seat);
  yield* refill(t, seat);
}

/** ToC 5.3 */
function* shop(t: Table, seat: string, purse: Purse): Play<void> {
  const { trashPrice } = t.figures;
  for (;;) {
    const piles = Object.keys(t.supply).filter(id => t.supply[id] > 0 && priceOf(t, purse, id) <= purse.politics);
    const trash = purse.politics >= trashPrice ? distinct(t.discard[seat]) : [];
    const { kind, id } = yield* ask(seat, { 'buy-card': piles, 'trash-card': trash, 'end-purchases': true }, true);
    if (kind === 'end-purchases') return;
    if (kind === 'trash-card') {
      // ToC 5.3.trash
      purse.politics -= trashPrice;
      takeFrom(t.discard[seat], id);
      continue;
    }
    // ToC 5.3.buy
    purse.politics -= priceOf(t, purse, id);
    purse.bought++;
    delete purse.discounts[CARDS[id].suit];
    t.supply[id]--;
    t.discard[seat].push(id);
  }
}

/** ToC 6.8.refill */
function* refill(t: Table, seat: string): Play<void> {
  for (;;) {
    const missing = t.figures.handSize - t.hand[seat].length;
    if (missing <= 0) return;
    if (t.available[seat].length === 0) {
      t.available[seat] = t.discard[seat];
      t.discard[seat] = [];
    }
    const caps = counted(t.available[seat]);
    if (t.available[seat].length === 0) return;
    if (t.available[seat].length <= missing) draw(t, seat, caps);
    else draw(t, seat, (yield* ask(seat, { 'refill-hand': { total: missing, caps } })).cards);
  }
}
