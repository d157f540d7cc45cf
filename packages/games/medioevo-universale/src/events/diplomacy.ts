/** What can happen there. */
export type DiplomacyEvents = {};
