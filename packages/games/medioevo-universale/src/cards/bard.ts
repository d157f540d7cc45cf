import { CARD, figureOf } from '../catalog.js';
import { CARDS, type CardId } from '../ids.js';
import { heldCards, isReady } from '../rules/cards.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import type { Ability } from './ability.js';

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

/** A card that has been used is used once more, as if it were the user's and ready; it stays as it is. */
const again = (rule: string, price: number): Ability => ({
  rule,
  ...(price > 0 && { price }),
  isUsable: () => true,
  copies: g => turnedCards(g),
  carryOut: () => undefined,
});

/** @rule MU card.44 @rule MU card.45 */
export const bard: CardAbilities = {
  'realm-44': again('MU card.44', figureOf('realm-44', 'cost')),
  'realm-45': again('MU card.45', figureOf('realm-45', 'cost')),
};
