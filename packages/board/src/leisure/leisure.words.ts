import type { ByLanguage } from '../words.svelte.js';

interface Words {
  /** What the game does not name itself. */
  readonly meanwhile: string;
  /** Behind the name, for who does not see the mark. */
  readonly wanted: string;
}
export const leisureWords: ByLanguage<Words> = {
  en: { meanwhile: 'Meanwhile', wanted: 'somebody hopes for an answer' },
  de: { meanwhile: 'Nebenbei', wanted: 'jemand hofft auf eine Antwort' },
};
