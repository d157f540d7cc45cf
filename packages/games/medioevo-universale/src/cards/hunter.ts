import type { CardAbilities } from './abilities.js';

/** @rule MU card.55 to @rule MU card.56 */
export const hunter: CardAbilities = {};
