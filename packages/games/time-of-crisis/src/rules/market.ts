import type { Obstacle } from '@hegemon/kernel';
import { FOR_SALE, SUIT_OF, VALUE_OF } from '../catalog.js';
import type { CardId, Suit } from '../ids.js';
import type { ToC } from '../state.js';
import { no } from './obstacles.js';

/** What the buyer has to spend, and what has been counted when the buying began. */
export interface Purse {
  readonly politics: number;
  readonly provinces: number;
  readonly bought: number;
  readonly discounts: Readonly<Partial<Record<Suit, number>>>;
}

/** @rule ToC 5.3.trash Whatever the card is worth. */
export const TRASH_COST = 3;
/** @rule ToC 10.1.reward @rule ToC 10.2.reward Each reward takes two off the first card of its suit. */
const DISCOUNT = 2;

/** @rule ToC 5.3.price Its value, doubled beyond the number of provinces, and one more for each card bought before. */
export const priceOf = (purse: Purse, card: CardId): number => {
  const value = VALUE_OF[card];
  const base = value <= purse.provinces ? value : 2 * value;
  return Math.max(0, base + purse.bought - DISCOUNT * (purse.discounts[SUIT_OF[card]] ?? 0));
};
/** @rule ToC 5.3.buy */
export const affordable = (g: ToC, purse: Purse): CardId[] =>
  FOR_SALE.filter(card => (g.supply[card] ?? 0) > 0 && priceOf(purse, card) <= purse.politics);
export const whyNotBuy = (g: ToC, purse: Purse, card: unknown): Obstacle | undefined => {
  const wanted = FOR_SALE.find(id => id === card);
  if (!wanted) return no('ToC 5.3.buy', 'no-such-thing', { card: String(card) });
  if ((g.supply[wanted] ?? 0) === 0) return no('ToC 5.3.buy', 'sold-out', { card: wanted });
  const price = priceOf(purse, wanted);
  return price > purse.politics ? no('ToC 5.3.price', 'too-dear', { price, politics: purse.politics }) : undefined;
};
export const mayTrash = (purse: Purse): boolean => purse.politics >= TRASH_COST;
