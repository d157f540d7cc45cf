import type { CardAbilities } from './abilities.js';

/** @rule MU card.67 to @rule MU card.68 */
export const heroine: CardAbilities = {};
