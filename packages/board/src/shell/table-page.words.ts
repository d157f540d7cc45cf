import type { ByLanguage } from '../words.svelte.js';

interface TableWords {
  readonly loadingMap: string;
  readonly noMap: string;
  readonly openDrawer: string;
  readonly openDrawerTalk: string;
  readonly foldDock: string;
  readonly unfoldDock: string;
  readonly reference: string;
}
export const tableWords: ByLanguage<TableWords> = {
  en: {
    loadingMap: 'The map is being unrolled …',
    noMap: 'The map could not be fetched. The list shows everything.',
    openDrawer: 'Chronicle, notes, rules',
    openDrawerTalk: 'Chronicle, chat, notes, rules',
    foldDock: 'Fold the dock',
    unfoldDock: 'Open the dock',
    reference: 'Tables and tracks',
  },
  de: {
    loadingMap: 'Die Karte wird ausgerollt …',
    noMap: 'Die Karte war nicht zu holen. Die Liste zeigt alles.',
    openDrawer: 'Chronik, Notizen, Regeln',
    openDrawerTalk: 'Chronik, Chat, Notizen, Regeln',
    foldDock: 'Pult einklappen',
    unfoldDock: 'Pult öffnen',
    reference: 'Tabellen und Leisten',
  },
};
