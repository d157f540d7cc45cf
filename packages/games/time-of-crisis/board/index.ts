/**
 * The words of Time of Crisis: every question, answer, event and refusal in the reader's language. What is drawn, and
 * where, lives beside them in this room.
 */

import type { PhaseId } from './asked.js';
import { german } from './words.de.js';
import { english } from './words.en.js';
import type { Language, Words } from './words.js';

export { type ChoiceKind, PHASE_OF, PHASES, type PhaseId, type Prompt, type Sort } from './asked.js';
export * from './describe.js';
export { ids, kinds, kindsFor } from './kinds.js';
export { type Moment, momentOf, pointsOf, type Tally, tallyOf } from './moments.js';
export { startOf } from './starts.js';
export type { Entry, Language, Names, Words } from './words.js';

const WORDS: Readonly<Record<Language, Words>> = { en: english, de: german };
export const wordsFor = (language: Language): Words => WORDS[language];

export const phaseText = (words: Words, phase: string): string => words.phases[phase as PhaseId]?.name ?? phase;
