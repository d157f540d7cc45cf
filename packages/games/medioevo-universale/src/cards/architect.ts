import type { CardAbilities } from './abilities.js';

/** @rule MU card.32 to @rule MU card.33 */
export const architect: CardAbilities = {};
