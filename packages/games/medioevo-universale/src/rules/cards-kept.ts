import { CARDS, type CardId } from '../ids.js';
import type { MU } from '../state.js';
import { holderOf } from './cards.js';

/** @rule MU card.13 Used cards in front of anybody that would be readied. */
export const keepableCards = (g: MU): readonly CardId[] =>
  CARDS.filter(card => g.cards.used[card] && !g.keptUsed[card] && holderOf(g, card) !== undefined);
