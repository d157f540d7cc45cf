import type { CardAbilities } from './abilities.js';

/** @rule MU card.52 to @rule MU card.54 */
export const gunner: CardAbilities = {};
