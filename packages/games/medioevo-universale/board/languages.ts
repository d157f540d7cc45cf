import { german } from './de/spoken.js';
import { english } from './en/spoken.js';
import type { Language } from './names.js';
import type { Spoken } from './spoken.js';

/** Both languages at once. The page is built with `table/page/languages.svelte.ts` in its place: there each is fetched when it is needed. */
export const spokenIn = (language: Language): Spoken => (language === 'de' ? german : english);

/** When the words of a language are at hand. */
export const speaks = async (_: Language): Promise<void> => undefined;
