/** @rule MU 5-units-block The types with an ability, in the order in which they are checked. */
export const FIGHTERS = ['archer', 'light-infantry', 'heavy-infantry', 'cavalry'] as const;
export type Fighter = (typeof FIGHTERS)[number];

/** @rule MU 5-units-cp What one level of a captain is used for in a battle round. */
export type Order = `adopt:${Fighter}` | `allow:${Fighter}` | `cancel:${Fighter}`;

/** D4, D6 and D8, in this order. */
export type Dice = readonly [number, number, number];
