import type { CardAbilities } from './abilities.js';

/** @rule MU card.13 to @rule MU card.15 */
export const schemer: CardAbilities = {};
