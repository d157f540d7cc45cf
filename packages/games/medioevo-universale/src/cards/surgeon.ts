import type { CardAbilities } from './abilities.js';

/** @rule MU card.27 to @rule MU card.29 */
export const surgeon: CardAbilities = {};
