import type { ByLanguage } from '../words.svelte.js';

interface Words {
  readonly name: string;
  readonly step: (n: number, of: number) => string;
  readonly back: string;
  readonly goOn: string;
  readonly skip: string;
  readonly finish: string;
  readonly leave: string;
  readonly fold: string;
  readonly unfold: string;
  /** What is waited for. */
  readonly until: string;
  readonly done: string;
}

export const lessonsWords: ByLanguage<Words> = {
  en: {
    name: 'First steps',
    step: (n, of) => `Step ${n} of ${of}`,
    back: 'Back',
    goOn: 'Go on',
    skip: 'Skip',
    finish: 'Finish',
    leave: 'Leave the guide',
    fold: 'Fold the guide away',
    unfold: 'Unfold the guide',
    until: 'Goes on by itself when you have done it.',
    done: 'Done.',
  },
  de: {
    name: 'Erste Schritte',
    step: (n, of) => `Schritt ${n} von ${of}`,
    back: 'Zurück',
    goOn: 'Weiter',
    skip: 'Überspringen',
    finish: 'Fertig',
    leave: 'Führung verlassen',
    fold: 'Führung einklappen',
    unfold: 'Führung ausklappen',
    until: 'Geht von selbst weiter, sobald es getan ist.',
    done: 'Getan.',
  },
};
