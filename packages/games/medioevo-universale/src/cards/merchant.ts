import type { CardAbilities } from './abilities.js';

/** @rule MU card.19 to @rule MU card.21 */
export const merchant: CardAbilities = {};
