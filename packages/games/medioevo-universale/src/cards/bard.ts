import { CARD, figureOf } from '../catalog.js';
import { CARDS, type CardId } from '../ids.js';
import { heldCards, isReady } from '../rules/cards.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import type { Ability } from './ability.js';
import { pirate } from './pirate.js';

/** Persons that are not themselves used by means of another card. */
const UNTOUCHED: readonly string[] = ['Bard', 'Jester', 'Princess'];
const TOUCHABLE = CARDS.filter(card => !UNTOUCHED.includes(CARD[card].person));

const lying = (g: MU, isMeant: (card: CardId) => boolean): readonly CardId[] => {
  const held = heldCards(g);
  return TOUCHABLE.filter(card => held.has(card) && isMeant(card));
};
/** Cards in front of anybody that have been used, or that are ready. */
const turnedCards = (g: MU): readonly CardId[] => lying(g, card => !isReady(g, card));
export const standingCards = (g: MU): readonly CardId[] => lying(g, card => isReady(g, card));

/** @rule MU card.57 @rule MU card.58 How many points it makes by its ability, in itself. */
export const madeBy = (g: MU, card: CardId): number => pirate[card]?.mostPoints?.(g, () => 0) ?? 0;

/** A card that has been used is used once more, as if it were the user's and ready; it stays as it is. */
const again = (rule: string, price: number): Ability => ({
  rule,
  ...(price > 0 && { price }),
  isUsable: () => true,
  copies: g => turnedCards(g),
  carryOut: () => undefined,
  // What is ready now may be turned before.
  mostPoints: (g, printed) =>
    Math.max(0, ...lying(g, () => true).map(card => Math.max(madeBy(g, card), printed(card)))),
});

/** @rule MU card.44 @rule MU card.45 */
export const bard: CardAbilities = {
  'realm-44': again('MU card.44', figureOf('realm-44', 'cost')),
  'realm-45': again('MU card.45', figureOf('realm-45', 'cost')),
};
