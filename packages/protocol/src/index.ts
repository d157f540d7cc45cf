/** What browser, bots and server say to each other: every message as a schema, which is its check and its description. */
export * from './live.js';
export * from './matches.js';
export { PACES } from './paces.js';
export { diff, type Patch, patched } from './patch.js';
export * from './people.js';
export { ActionId, Answer, count, Id, known, moment, oneOf, orNull, record, SeatName, text } from './schema.js';
export * from './terms.js';
