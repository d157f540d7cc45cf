/**
 * The words of Medioevo Universale: every question, answer, event and refusal in the reader's language. Whoever has the view of a
 * seat gives it along: then seats are called by their realms, and vehicles by what they are and where.
 */

import type { MUView } from '../src/view.js';
import { has, type Language } from './names.js';
import { germanFor } from './words.de.js';
import { englishFor } from './words.en.js';
import type { Words } from './words.js';

export { type ChoiceKind, KINDS, NAMINGS, type Naming, type Prompt, type Sort } from './asked.js';
export * from './describe.js';
export { ids, kinds, kindsFor } from './kinds.js';
export { type Moment, momentOf, pointsOf, type Tally, tallyOf } from './moments.js';
export type { Entry, Language, Names } from './names.js';
export type { Sight } from './sight.js';
export type { EventType, Words } from './words.js';

const BLIND: Readonly<Record<Language, Words>> = { en: englishFor(), de: germanFor() };
export const wordsFor = (language: Language, view?: MUView): Words => {
  if (!view) return BLIND[language];
  return language === 'de' ? germanFor(view) : englishFor(view);
};

export const phaseText = ({ names }: Words, phase: string): string =>
  has(names.phases as Readonly<Record<string, { readonly name: string }>>, phase)
    ? names.phases[Number(phase) as keyof typeof names.phases].name
    : phase;
