import type { CardAbilities } from './abilities.js';

/** @rule MU card.1 to @rule MU card.3 */
export const bishop: CardAbilities = {};
