import { wordsFor as medioevo } from '../../games/medioevo-universale/board/index.js';
import { wordsFor as timeOfCrisis } from '../../games/time-of-crisis/board/index.js';

type Names = Readonly<Record<string, string>>;
type Words = (language: 'en' | 'de') => { readonly options: Readonly<Record<string, { readonly name: string }>> };
const namesIn = (wordsFor: Words, language: 'en' | 'de'): Names =>
  Object.fromEntries(Object.entries(wordsFor(language).options).map(([id, { name }]) => [id, name]));
const bothOf = (wordsFor: Words): Readonly<Record<'en' | 'de', Names>> => ({
  en: namesIn(wordsFor, 'en'),
  de: namesIn(wordsFor, 'de'),
});

/** For lists of matches: what the options of each game are called, without the rest of its words. Worked out by the build. */
export const optionNames: Readonly<Record<string, Readonly<Record<'en' | 'de', Names>>>> = {
  'medioevo-universale': bothOf(medioevo),
  'time-of-crisis': bothOf(timeOfCrisis),
};
