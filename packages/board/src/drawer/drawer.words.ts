import type { DrawerTab } from '../shell/settings.svelte.js';
import type { ByLanguage } from '../words.svelte.js';

interface DrawerWords {
  readonly drawer: string;
  readonly tabs: Readonly<Record<DrawerTab, string>>;
  readonly fold: string;
  readonly unfold: string;
  readonly close: string;

  readonly empty: string;
  readonly earlier: string;
  readonly newest: string;
  showPosition(n: number): string;
  takenBack(entries: number, who: string): string;
  readonly agreed: string;
  dice(pips: readonly number[]): string;
  since(entries: number): string;
  readonly sinceTitle: string;
  readonly playIt: string;
  readonly goThere: string;
  readonly preparation: string;
  readonly lookAt: string;

  readonly notesLabel: string;
  readonly notesHint: string;
  /** Where people sit apart. */
  readonly notesApart: string;
  readonly notesSaved: string;
  readonly notesSaving: string;

  readonly searchRules: string;
  /** Of a table among the rules. */
  readonly overview: string;
  readonly backToContents: string;
  found(count: number): string;
  readonly nothingFound: string;
  readonly loading: string;
  readonly noRules: string;
  noSuchRule(rule: string): string;
  readonly previous: string;
  readonly next: string;
}
export const drawerWords: ByLanguage<DrawerWords> = {
  en: {
    drawer: 'Chronicle, notes and rules',
    tabs: { chronicle: 'Chronicle', chat: 'Chat', notes: 'Notes', rules: 'Rules' },
    fold: 'Fold the drawer',
    unfold: 'Open the drawer',
    close: 'Back to the table',
    empty: 'Nothing has happened yet.',
    earlier: 'Show earlier entries',
    newest: 'To the newest entry',
    showPosition: n => `Show the position after move ${n}`,
    takenBack: (entries, who) =>
      `${who ? `${who} took back ` : 'Taken back: '}${entries === 1 ? 'one step' : `${entries} steps`}`,
    agreed: 'by consent',
    dice: pips => `Dice: ${pips.join(', ')}`,
    since: entries => (entries === 1 ? '1 move' : `${entries} moves`),
    sinceTitle: 'Since your last move',
    playIt: 'Play it',
    goThere: 'Go there',
    preparation: 'Preparation',
    lookAt: 'Show on the map',
    notesLabel: 'Notes on this match',
    notesHint: 'Your own, and only on this screen.',
    notesApart: 'Your own: nobody else reads them.',
    notesSaved: 'Saved',
    notesSaving: 'Saving …',
    searchRules: 'Search the rules',
    overview: 'Table',
    backToContents: 'Contents',
    found: count => (count === 1 ? '1 place' : `${count} places`),
    nothingFound: 'Nothing found. Try another word, or a number such as 6.3.',
    loading: 'The rules are being fetched …',
    noRules: 'The rules could not be fetched.',
    noSuchRule: rule => `${rule} is not in the digest. Here are its contents.`,
    previous: 'Before',
    next: 'After',
  },
  de: {
    drawer: 'Chronik, Notizen und Regeln',
    tabs: { chronicle: 'Chronik', chat: 'Chat', notes: 'Notizen', rules: 'Regeln' },
    fold: 'Lade einklappen',
    unfold: 'Lade öffnen',
    close: 'Zurück zum Tisch',
    empty: 'Noch ist nichts geschehen.',
    earlier: 'Frühere Einträge zeigen',
    newest: 'Zum neuesten Eintrag',
    showPosition: n => `Stellung nach Schritt ${n} zeigen`,
    takenBack: (entries, who) =>
      `${who ? `${who}: ` : ''}${entries === 1 ? 'ein Schritt' : `${entries} Schritte`} zurückgenommen`,
    agreed: 'im Einvernehmen',
    dice: pips => `Würfel: ${pips.join(', ')}`,
    since: entries => (entries === 1 ? '1 Schritt' : `${entries} Schritte`),
    sinceTitle: 'Seit der eigenen letzten Entscheidung',
    playIt: 'Abspielen',
    goThere: 'Dorthin',
    preparation: 'Vorbereitung',
    lookAt: 'Auf der Karte zeigen',
    notesLabel: 'Notizen zu dieser Partie',
    notesHint: 'Deine eigenen, und nur auf diesem Bildschirm.',
    notesApart: 'Deine eigenen: Niemand sonst liest sie.',
    notesSaved: 'Gesichert',
    notesSaving: 'Wird gesichert …',
    searchRules: 'Regeln durchsuchen',
    overview: 'Tabelle',
    backToContents: 'Inhalt',
    found: count => (count === 1 ? '1 Stelle' : `${count} Stellen`),
    nothingFound: 'Nichts gefunden. Vielleicht ein anderes Wort oder eine Nummer wie 6.3.',
    loading: 'Die Regeln werden geholt …',
    noRules: 'Die Regeln waren nicht zu holen.',
    noSuchRule: rule => `${rule} steht nicht in der Kurzfassung. Hier ist ihr Inhalt.`,
    previous: 'Davor',
    next: 'Danach',
  },
};
