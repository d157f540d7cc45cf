import type { CardAbilities } from './abilities.js';

/** @rule MU card.10 to @rule MU card.12 */
export const scholar: CardAbilities = {};
