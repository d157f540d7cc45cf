/** What can happen there. */
export type BarbarianEvents = {};
