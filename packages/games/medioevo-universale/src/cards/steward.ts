import type { CardAbilities } from './abilities.js';

/** @rule MU card.69 to @rule MU card.70 */
export const steward: CardAbilities = {};
