import type { CardAbilities } from './abilities.js';

/** @rule MU card.65 to @rule MU card.66 */
export const marauders: CardAbilities = {};
