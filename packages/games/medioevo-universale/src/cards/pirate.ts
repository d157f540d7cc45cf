import type { CardAbilities } from './abilities.js';

/** @rule MU card.57 to @rule MU card.58 */
export const pirate: CardAbilities = {};
