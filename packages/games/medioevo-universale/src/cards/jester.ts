import type { CardAbilities } from './abilities.js';

/** @rule MU card.48 to @rule MU card.49 */
export const jester: CardAbilities = {};
