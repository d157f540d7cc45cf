import type { Language } from './face.js';
import { useTable } from './table.svelte.js';

/** The words of one part of the page, in every language. A missing one does not compile. */
export type ByLanguage<W> = Readonly<Record<Language, W>>;

/** The words of a part in the reader's language; read `.now`, so that a change of language is seen at once. */
export const useWords = <W>(words: ByLanguage<W>): { readonly now: W } => {
  const table = useTable();
  return {
    get now() {
      return words[table.language];
    },
  };
};
