import type { CardAbilities } from './abilities.js';

/** @rule MU card.30 to @rule MU card.31 */
export const trader: CardAbilities = {};
