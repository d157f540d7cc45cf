import type { CardAbilities } from './abilities.js';

/** @rule MU card.59 to @rule MU card.60 */
export const princess: CardAbilities = {};
