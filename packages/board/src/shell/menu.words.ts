import type { ByLanguage } from '../words.svelte.js';
import type { Motion, Theme } from './settings.svelte.js';

interface MenuWords {
  readonly view: string;
  readonly map: string;
  readonly list: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly motion: string;
  readonly motions: Readonly<Record<Motion, string>>;
  readonly reference: string;
  readonly drawer: string;
  readonly drawerTalk: string;
  readonly palette: string;
  readonly paletteKey: string;
  readonly keys: string;
  readonly keysKey: string;
  readonly export: string;
  readonly verify: string;
  readonly verifying: string;
  good(entries: number): string;
  readonly chainOnly: string;
  bad(entry: number): string;
  readonly whatIf: string;
  readonly fold: string;
  readonly unfold: string;
  readonly leave: string;
}
export const menuWords: ByLanguage<MenuWords> = {
  en: {
    view: 'The table as',
    map: 'Map',
    list: 'List',
    language: 'Language',
    theme: 'Light',
    themes: { light: 'Day', dark: 'Night', auto: 'System' },
    motion: 'Motion',
    motions: { full: 'Full', reduced: 'None', auto: 'System' },
    reference: 'Tables and tracks',
    drawer: 'Chronicle, notes, rules',
    drawerTalk: 'Chronicle, chat, notes, rules',
    palette: 'Everything that can be done',
    paletteKey: 'Ctrl K',
    keys: 'Keys',
    keysKey: '?',
    export: 'Export the match',
    verify: 'Check the match',
    verifying: 'Checking …',
    good: entries => `All ${entries} moves follow the rules and the sealed dice.`,
    chainOnly: 'The chain of moves is whole. The dice are still sealed.',
    bad: entry => `Something is wrong at move ${entry}.`,
    whatIf: 'What if from here …',
    fold: 'Fold the panels away',
    unfold: 'Show the panels',
    leave: 'Leave the table',
  },
  de: {
    view: 'Der Tisch als',
    map: 'Karte',
    list: 'Liste',
    language: 'Sprache',
    theme: 'Licht',
    themes: { light: 'Tag', dark: 'Nacht', auto: 'System' },
    motion: 'Bewegung',
    motions: { full: 'Voll', reduced: 'Keine', auto: 'System' },
    reference: 'Tabellen und Leisten',
    drawer: 'Chronik, Notizen, Regeln',
    drawerTalk: 'Chronik, Chat, Notizen, Regeln',
    palette: 'Alles, was sich tun lässt',
    paletteKey: 'Strg K',
    keys: 'Tasten',
    keysKey: '?',
    export: 'Partie exportieren',
    verify: 'Partie prüfen',
    verifying: 'Wird geprüft …',
    good: entries => `Alle ${entries} Schritte folgen den Regeln und den versiegelten Würfeln.`,
    chainOnly: 'Die Kette der Schritte ist ganz. Die Würfel sind noch versiegelt.',
    bad: entry => `Bei Schritt ${entry} stimmt etwas nicht.`,
    whatIf: 'Was wäre, wenn …',
    fold: 'Tafeln einklappen',
    unfold: 'Tafeln zeigen',
    leave: 'Tisch verlassen',
  },
};
