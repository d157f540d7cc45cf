import { wordsFor as medioevo } from '../../games/medioevo-universale/board/index.js';
import { wordsFor as timeOfCrisis } from '../../games/time-of-crisis/board/index.js';

type Names = Readonly<Record<string, string>>;
type Words = (language: 'en' | 'de') => {
  readonly options: Readonly<Record<string, { readonly name: string }>>;
  readonly values?: Readonly<Record<string, Names>>;
};
const namesIn = (wordsFor: Words, language: 'en' | 'de'): Names => {
  const { options, values = {} } = wordsFor(language);
  return Object.fromEntries([
    ...Object.entries(options).map(([id, { name }]) => [id, name]),
    ...Object.entries(values).flatMap(([id, names]) =>
      Object.entries(names).map(([value, name]) => [`${id} ${value}`, name]),
    ),
  ]);
};
const bothOf = (wordsFor: Words): Readonly<Record<'en' | 'de', Names>> => ({
  en: namesIn(wordsFor, 'en'),
  de: namesIn(wordsFor, 'de'),
});

/** For lists of matches: what the options of each game and their values (`realms random`) are called, without the rest of its words. Worked out by the build. */
export const optionNames: Readonly<Record<string, Readonly<Record<'en' | 'de', Names>>>> = {
  'medioevo-universale': bothOf(medioevo),
  'time-of-crisis': bothOf(timeOfCrisis),
};
