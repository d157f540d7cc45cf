import type { Language, Lesson } from '@hegemon/board';
import { STEPS, type StepTexts } from '../lessons/steps.js';

/** In place of `lessons/lessons.ts` in the page: only whoever plays a first game reads them, each in one language. */
let known = $state.raw<Partial<Record<Language, StepTexts>>>({});

const FETCHES: Readonly<Record<Language, () => Promise<StepTexts>>> = {
  en: async () => (await import('../lessons/lessons.en.js')).englishLessons,
  de: async () => (await import('../lessons/lessons.de.js')).germanLessons,
};
const coming = new Set<Language>();

const fetched = async (language: Language): Promise<void> => {
  if (coming.has(language)) return;
  coming.add(language);
  try {
    known = { ...known, [language]: await FETCHES[language]() };
  } catch {
    // Asked for again with the next look.
    coming.delete(language);
  }
};

/** The guided first game in the reader's language; nothing until it has come. */
export const lessonsFor = (language: Language): readonly Lesson[] => {
  const texts = known[language];
  if (!texts) void fetched(language);
  return texts ? STEPS.map(step => ({ ...step, ...texts[step.id] })) : [];
};
