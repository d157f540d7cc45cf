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
  /** Why another answer is not taken. */
  readonly needs: (answers: readonly string[]) => string;
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
    needs: answers =>
      `${answers.length ? `The guide needs this here: ${answers.join(', or: ')}.` : 'The guide goes another way here: do what it says.'} Leave the guide to choose freely.`,
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
    needs: answers =>
      `${answers.length ? `Die Führung braucht hier: ${answers.join(', oder: ')}.` : 'Die Führung geht hier einen anderen Weg, wie sie es sagt.'} Wer frei wählen will, verlässt die Führung.`,
  },
};
