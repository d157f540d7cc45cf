/**
 * How games are spoken of, as far as all do it alike: looking up a sentence, telling of a refusal, an undo, an end. The
 * sentences themselves are each game's own, in both languages; nothing here is in any language.
 */
export { endingText, noUndoText, termText } from './endings.js';
export { among, has, say } from './lookup.js';
export { isOfShape, type Possible, reasonIn, refusalText } from './refusal.js';
