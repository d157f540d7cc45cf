/** What a host asks of the board that needs no words: where play is, how the points stand, what can be named. */
export { ids, kinds, kindsFor } from './kinds.js';
export { momentOf, pointsOf, tallyOf } from './moments.js';
