import type { ByLanguage } from '../words.svelte.js';

interface PanelWords {
  readonly close: string;
}
export const panelWords: ByLanguage<PanelWords> = { en: { close: 'Close' }, de: { close: 'Schließen' } };
