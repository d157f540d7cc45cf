import type { CardAbilities } from './abilities.js';

/** @rule MU card.63 to @rule MU card.64 */
export const camelDriver: CardAbilities = {};
