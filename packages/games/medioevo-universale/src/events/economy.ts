/** What can happen there. */
export type EconomyEvents = {};
