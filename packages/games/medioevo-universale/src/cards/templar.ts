import type { CardAbilities } from './abilities.js';

/** @rule MU card.34 to @rule MU card.35 */
export const templar: CardAbilities = {};
