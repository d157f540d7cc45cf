import type { CardAbilities } from './abilities.js';

/** @rule MU card.16 to @rule MU card.18 */
export const spy: CardAbilities = {};
