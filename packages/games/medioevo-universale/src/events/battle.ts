/** What can happen there. */
export type BattleEvents = {};
