import type { CardAbilities } from './abilities.js';

/** @rule MU card.22 to @rule MU card.23 */
export const taxCollector: CardAbilities = {};
