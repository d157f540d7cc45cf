/** A match and those who sit at it: people at one screen, bots, what-if boards. Knows no game, no screen and no disk. */
export type * from './desk.js';
export type { House } from './house.js';
export type { AnyMatch, BoardHooks, ForesightHooks, GameListing } from './listing.js';
export { LocalDesk } from './local-desk.js';
export { MemoryStore } from './memory-store.js';
export { textOfFile } from './record.js';
export { type KeptHead, type KeptMatch, type MatchStore, type Standing, StoreFault } from './store.js';
export { judge, judgeAlone, type Wish } from './why.js';
