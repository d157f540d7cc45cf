import type { CardAbilities } from './abilities.js';

/** @rule MU card.50 to @rule MU card.51 */
export const diplomat: CardAbilities = {};
