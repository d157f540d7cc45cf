import type { ByLanguage } from '../words.svelte.js';
import type { Stop } from './layout.js';

interface SheetWords {
  readonly sheet: string;
  readonly grab: string;
  readonly higher: string;
  readonly lower: string;
  readonly stops: Readonly<Record<Stop, string>>;
}
export const sheetWords: ByLanguage<SheetWords> = {
  en: {
    sheet: 'Decision and hand',
    grab: 'Height of the sheet',
    higher: 'Pull the sheet up',
    lower: 'Pull the sheet down',
    stops: { low: 'prompt', middle: 'hand', full: 'everything' },
  },
  de: {
    sheet: 'Entscheidung und Hand',
    grab: 'Höhe des Blattes',
    higher: 'Blatt hochziehen',
    lower: 'Blatt herunterziehen',
    stops: { low: 'Frage', middle: 'Hand', full: 'alles' },
  },
};
