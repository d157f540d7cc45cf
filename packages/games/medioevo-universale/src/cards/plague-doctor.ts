import type { CardAbilities } from './abilities.js';

/** @rule MU card.42 to @rule MU card.43 */
export const plagueDoctor: CardAbilities = {};
