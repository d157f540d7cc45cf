import type { ByLanguage } from '../words.svelte.js';

interface Words {
  readonly title: string;
  readonly noReturn: string;
  readonly odds: string;
  readonly working: string;
  readonly unknown: string;
  readonly expect: string;
  readonly go: string;
  readonly back: string;
  /** Between the steps of a course. */
  readonly afterwards: string;
}
export const riskWords: ByLanguage<Words> = {
  en: {
    title: 'Before the dice',
    noReturn: 'Once the dice have fallen, this cannot be taken back.',
    odds: 'The odds',
    working: 'The odds are being worked out.',
    unknown: 'No odds are known for this.',
    expect: 'To expect on average',
    go: 'Roll the dice',
    back: 'Back',
    afterwards: 'then',
  },
  de: {
    title: 'Vor den Würfeln',
    noReturn: 'Sind die Würfel gefallen, lässt sich das nicht zurücknehmen.',
    odds: 'Die Aussichten',
    working: 'Die Aussichten werden berechnet.',
    unknown: 'Hierfür sind keine Aussichten bekannt.',
    expect: 'Im Mittel zu erwarten',
    go: 'Würfeln',
    back: 'Zurück',
    afterwards: 'dann',
  },
};
