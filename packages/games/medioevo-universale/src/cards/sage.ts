import type { CardAbilities } from './abilities.js';

/** @rule MU card.61 to @rule MU card.62 */
export const sage: CardAbilities = {};
