import type { Language } from '@hegemon/board';
import type { Spoken } from '../../spoken.js';

/** In place of `languages.ts` in the page: a reader needs one of the languages, and seldom the other. */
let known = $state.raw<Partial<Record<Language, Spoken>>>({});

const FETCHES: Readonly<Record<Language, () => Promise<Spoken>>> = {
  en: async () => (await import('../../en/spoken.js')).english,
  de: async () => (await import('../../de/spoken.js')).german,
};
const coming = new Map<Language, Promise<void>>();

export const speaks = (language: Language): Promise<void> => {
  const comes =
    coming.get(language) ??
    FETCHES[language]().then(spoken => {
      known = { ...known, [language]: spoken };
    });
  coming.set(language, comes);
  // A lost connection must not be remembered.
  comes.catch(() => coming.delete(language));
  return comes;
};

/** Until the words of another language have come, those at hand will do; then everything that asked is said anew. */
export const spokenIn = (language: Language): Spoken => {
  const spoken = known[language];
  if (spoken) return spoken;
  speaks(language).catch(() => undefined);
  const [atHand] = Object.values(known);
  if (!atHand) throw new Error('Nobody has waited for the words of the game.');
  return atHand;
};
