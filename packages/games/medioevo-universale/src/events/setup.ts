/** What can happen there. */
export type SetupEvents = {};
