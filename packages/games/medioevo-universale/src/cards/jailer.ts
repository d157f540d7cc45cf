import type { CardAbilities } from './abilities.js';

/** @rule MU card.39 to @rule MU card.41 */
export const jailer: CardAbilities = {};
