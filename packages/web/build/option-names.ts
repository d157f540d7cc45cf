import { wordsFor } from '../../games/time-of-crisis/board/index.js';

type Names = Readonly<Record<string, string>>;
const [en, de] = (['en', 'de'] as const).map(
  (language): Names =>
    Object.fromEntries(Object.entries(wordsFor(language).options).map(([id, { name }]) => [id, name])),
);

/** For lists of matches: what the options of each game are called, without the rest of its words. Worked out by the build. */
export const optionNames: Readonly<Record<string, Readonly<Record<'en' | 'de', Names>>>> = {
  'time-of-crisis': { en, de },
};
