import type { CardAbilities } from './abilities.js';

/** @rule MU card.36 to @rule MU card.38 */
export const magnate: CardAbilities = {};
