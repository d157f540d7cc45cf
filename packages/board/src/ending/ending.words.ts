import type { ByLanguage } from '../words.svelte.js';

interface EndingWords {
  title(who: string, count: number): string;
  drawn(who: string): string;
  readonly tabList: string;
  readonly tabs: Readonly<Record<'points' | 'report', string>>;
  /** The name of a turn in this game, if it has one of its own. */
  chart(turn?: string): string;
  readonly turn: string;
  readonly end: string;
  readonly table: string;
  readonly seat: string;
  readonly start: string;
  readonly none: string;
  sealed(commitment: string): string;
  opened(seed: string): string;
  readonly checking: string;
  readonly matches: string;
  readonly differs: string;
  differsAt(entry: number): string;
  readonly export: string;
  readonly replay: string;
  readonly rematch: string;
  readonly toRematch: string;
  readonly rematchWaits: string;
  readonly fold: string;
  readonly unfold: string;
}
const short = (hash: string): string => (hash.length > 12 ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : hash);
export const endingWords: ByLanguage<EndingWords> = {
  en: {
    title: (who, count) =>
      count > 1 ? `${who} share the victory` : count === 1 ? `${who} will be remembered` : 'Over',
    drawn: who => `A draw between ${who}`,
    tabList: 'How it came about',
    tabs: { points: 'Points', report: 'Luck and turning points' },
    chart: (turn = 'turn') => `Points ${turn.toLowerCase()} by ${turn.toLowerCase()}`,
    turn: 'Turn',
    end: 'End',
    table: 'Where the points came from',
    seat: 'Seat',
    start: 'At the start',
    none: 'none',
    sealed: commitment => `Dice sealed at the start as ${short(commitment)}.`,
    opened: seed => `Opened now: ${short(seed)}.`,
    checking: 'The match is being checked …',
    matches: 'Every die and every move matches.',
    differs: 'The check found a difference.',
    differsAt: entry => `The check found a difference at move ${entry}.`,
    export: 'Export',
    replay: 'Replay from the start',
    rematch: 'Rematch',
    toRematch: 'To the rematch',
    rematchWaits: 'A table for the rematch is waiting.',
    fold: 'Look at the board',
    unfold: 'Show the result',
  },
  de: {
    title: (who, count) => (count > 1 ? `${who} teilen den Sieg` : count === 1 ? `${who} hat gesiegt` : 'Zu Ende'),
    drawn: who => `Unentschieden: ${who}`,
    tabList: 'Wie es dazu kam',
    tabs: { points: 'Punkte', report: 'Glück und Wendepunkte' },
    chart: (turn = 'Zug') => `Punkte ${turn} um ${turn}`,
    turn: 'Zug',
    end: 'Ende',
    table: 'Woher die Punkte kamen',
    seat: 'Platz',
    start: 'Zu Beginn',
    none: 'keine',
    sealed: commitment => `Würfel zu Beginn versiegelt als ${short(commitment)}.`,
    opened: seed => `Jetzt geöffnet: ${short(seed)}.`,
    checking: 'Die Partie wird geprüft …',
    matches: 'Jeder Würfel und jeder Schritt stimmt.',
    differs: 'Die Prüfung fand einen Unterschied.',
    differsAt: entry => `Die Prüfung fand einen Unterschied bei Schritt ${entry}.`,
    export: 'Export',
    replay: 'Von Anfang an ansehen',
    rematch: 'Revanche',
    toRematch: 'Zur Revanche',
    rematchWaits: 'Ein Tisch für die Revanche wartet.',
    fold: 'Das Brett ansehen',
    unfold: 'Ergebnis zeigen',
  },
};
