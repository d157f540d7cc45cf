import type { ByLanguage, Language } from '@hegemon/board';
import type { TabId } from './reference.words.js';

/** What the pages of the reference are looked for by: longer than their tabs. */
const NAMES: ByLanguage<Readonly<Record<TabId, string>>> = {
  en: {
    crisis: 'The next crisis and its odds',
    tracks: 'Tracks: Legacy and Emperor Turns',
    events: 'Events drawn and to come',
    supply: 'Cards in the supply',
    leaders: 'Leaders of all families',
    decks: 'Decks of all families',
    limits: 'Pieces that are left',
  },
  de: {
    crisis: 'Die nächste Krise und ihre Aussichten',
    tracks: 'Leisten: Vermächtnis und Kaiserrunden',
    events: 'Gezogene und kommende Ereignisse',
    supply: 'Karten im Vorrat',
    leaders: 'Anführer aller Familien',
    decks: 'Karten aller Familien',
    limits: 'Marker, die noch da sind',
  },
};

export const lookupsIn = (language: Language): readonly { readonly id: string; readonly name: string }[] =>
  Object.entries(NAMES[language]).map(([id, name]) => ({ id, name }));
