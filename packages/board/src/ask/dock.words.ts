import type { ByLanguage } from '../words.svelte.js';

interface Words {
  readonly dock: string;
  /** After the name of the thing chosen. */
  readonly isChosenGo: string;
  readonly isChosen: string;
  /** After the name of an answer that wants a thing. */
  readonly wantsThing: string;
  /** The same, where it is not on the map. */
  readonly wantsOne: string;
  readonly past: string;
  readonly toPresent: string;
  undo(what: string): string;
  redo(what: string): string;
  readonly undoShort: string;
  readonly reset: string;
  openRule(rule: string): string;
  /** Somebody else decides. */
  thinks(bot: string): string;
  since(minutes: number): string;
  readonly sinceNow: string;
  share(percent: number): string;
  readonly close: string;
  readonly whyNot: string;
}
export const dockWords: ByLanguage<Words> = {
  en: {
    dock: 'Your decision',
    isChosenGo: 'is chosen: go to something lit, or take an action.',
    isChosen: 'is chosen: take an action, or choose something else.',
    wantsThing: ': choose one of the lit things.',
    wantsOne: ': choose one.',
    past: 'A position of the past. Nobody is asked here.',
    toPresent: 'To the present',
    undo: what => `Undo: ${what}`,
    redo: what => `Redo: ${what}`,
    undoShort: 'Undo',
    reset: 'Take back everything that can be taken back',
    openRule: rule => `Read rule ${rule}`,
    thinks: bot => `${bot} is thinking.`,
    since: minutes => (minutes === 1 ? 'for 1 minute' : `for ${minutes} minutes`),
    sinceNow: 'just now',
    share: percent => `${percent}% done`,
    close: 'Close',
    whyNot: 'Why not',
  },
  de: {
    dock: 'Entscheidung',
    isChosenGo: 'ist gewählt: ein helles Ziel wählen oder handeln.',
    isChosen: 'ist gewählt: handeln oder anderes wählen.',
    wantsThing: ': eines der hellen Dinge wählen.',
    wantsOne: ': eines wählen.',
    past: 'Eine vergangene Stellung. Hier ist niemand gefragt.',
    toPresent: 'Zur Gegenwart',
    undo: what => `Zurück: ${what}`,
    redo: what => `Noch einmal: ${what}`,
    undoShort: 'Zurück',
    reset: 'Alles zurücknehmen, was zurückgenommen werden kann',
    openRule: rule => `Regel ${rule} lesen`,
    thinks: bot => `${bot} denkt nach.`,
    since: minutes => (minutes === 1 ? 'seit 1 Minute' : `seit ${minutes} Minuten`),
    sinceNow: 'seit eben',
    share: percent => `${percent}\u00a0% fertig`,
    close: 'Schließen',
    whyNot: 'Warum nicht',
  },
};
