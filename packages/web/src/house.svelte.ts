import type { Language } from '@hegemon/board';
import type { Settings } from '@hegemon/board/shell/settings.svelte.js';
import type { Desk, DeskNews } from '@hegemon/host';
import { getContext, setContext } from 'svelte';
import type { Router } from './router.svelte.js';

/** Whoever wants to hear what the desk says unasked. */
export class News {
  readonly #listeners = new Set<(news: DeskNews) => void>();

  readonly tell = (news: DeskNews): void => {
    for (const listener of [...this.#listeners]) listener(news);
  };

  /** Until the returned function is called. */
  listen(listener: (news: DeskNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** What all pages share. */
export interface House {
  readonly desk: Desk;
  readonly news: News;
  readonly router: Router;
  readonly settings: Settings;
}

const KEY = Symbol('house');
export const provideHouse = (house: House): House => setContext(KEY, house);
export const useHouse = (): House => getContext(KEY);

/** The words of a page outside a table, in the reader's language. */
export const usePageWords = <W>(words: Readonly<Record<Language, W>>): { readonly now: W } => {
  const { settings } = useHouse();
  return {
    get now() {
      return words[settings.language];
    },
  };
};
