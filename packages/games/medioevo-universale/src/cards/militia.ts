import type { CardAbilities } from './abilities.js';

/** @rule MU card.24 to @rule MU card.26 */
export const militia: CardAbilities = {};
