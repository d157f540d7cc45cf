import type { CardAbilities } from './abilities.js';

/** @rule MU card.7 to @rule MU card.9 */
export const crossbowman: CardAbilities = {};
