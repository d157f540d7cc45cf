import type { Language, Lesson } from '@hegemon/board';
import { germanLessons } from './lessons.de.js';
import { englishLessons } from './lessons.en.js';
import { STEPS, type StepTexts } from './steps.js';

const TEXTS: Readonly<Record<Language, StepTexts>> = { en: englishLessons, de: germanLessons };

/** The guided first game in the reader's language. */
export const lessonsFor = (language: Language): readonly Lesson[] =>
  STEPS.map(step => ({ ...step, ...TEXTS[language][step.id] }));
