/**
 * The table on the screen, for any game. `face.ts` is what a game brings; `table.svelte.ts` is what all parts of the
 * page read. Nothing here decides what is legal: that comes with the questions.
 */
export * from './face.js';
export * from './offers.js';
export * from './table.svelte.js';
export { type ByLanguage, useWords } from './words.svelte.js';
