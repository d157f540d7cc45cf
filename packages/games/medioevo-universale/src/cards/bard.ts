import type { CardAbilities } from './abilities.js';

/** @rule MU card.44 to @rule MU card.45 */
export const bard: CardAbilities = {};
