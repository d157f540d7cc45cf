import type { CardAbilities } from './abilities.js';

/** @rule MU card.71 to @rule MU card.72 */
export const mystic: CardAbilities = {};
