import type { CardAbilities } from './abilities.js';

/** @rule MU card.46 to @rule MU card.47 */
export const assassin: CardAbilities = {};
