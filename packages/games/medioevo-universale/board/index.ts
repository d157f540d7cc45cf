/**
 * The words of Medioevo Universale: every question, answer, event and refusal in the reader's language. Whoever has the view of a
 * seat gives it along: then seats are called by their realms, and vehicles by what they are and where.
 */

import type { MUView } from '../src/view.js';
import { spokenIn } from './languages.js';
import { SETUP } from './moments.js';
import { has, type Language } from './names.js';
import type { Spoken } from './spoken.js';
import type { Words } from './words.js';

export { type ChoiceKind, KINDS, NAMINGS, type Naming, type Prompt, type Sort } from './asked.js';
export * from './describe.js';
export { ids, kinds, kindsFor } from './kinds.js';
export { type Moment, momentOf, pointsOf, type Tally, tallyOf } from './moments.js';
export type { Entry, Language, Names } from './names.js';
export type { Sight } from './sight.js';
export { startOf } from './starts.js';
export type { EventType, Words } from './words.js';

const blind = new WeakMap<Spoken, Words>();
export const wordsFor = (language: Language, view?: unknown): Words => {
  const spoken = spokenIn(language);
  if (view) return spoken.wordsIn(view as MUView);
  const known = blind.get(spoken) ?? spoken.wordsIn();
  blind.set(spoken, known);
  return known;
};

export const phaseText = ({ names }: Words, phase: string): string => {
  const phases: Readonly<Record<string, { readonly name: string }>> = names.phases;
  const number = phase === SETUP ? '0' : phase;
  return has(phases, number) ? phases[number].name : phase;
};
