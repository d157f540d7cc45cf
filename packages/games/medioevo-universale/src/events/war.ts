/** What can happen there. */
export type WarEvents = {};
