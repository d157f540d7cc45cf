import type { CardAbilities } from './abilities.js';

/** @rule MU card.4 to @rule MU card.6 */
export const warlord: CardAbilities = {};
