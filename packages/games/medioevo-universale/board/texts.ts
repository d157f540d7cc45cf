import * as german from './de/cards.js';
import * as english from './en/cards.js';
import type { CardTexts, Language } from './names.js';

/** What cards and technologies do, for whoever may load everything at once. */
export const textsFor = (language: Language): CardTexts => (language === 'de' ? german : english);
