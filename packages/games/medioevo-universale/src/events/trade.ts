/** What can happen there. */
export type TradeEvents = {};
