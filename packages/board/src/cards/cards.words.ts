import type { ByLanguage } from '../words.svelte.js';

interface Words {
  /** On the foot of a card whose event was used. */
  readonly used: string;
  readonly chosen: string;
  readonly canBeChosen: string;
  value(value: number | string): string;
  die(pips: number, sides?: number): string;
  readonly hit: string;
  readonly miss: string;
  readonly bonus: string;
  readonly critical: string;
}
export const cardWords: ByLanguage<Words> = {
  en: {
    used: 'used',
    chosen: 'chosen',
    canBeChosen: 'can be chosen',
    value: value => `value ${value}`,
    die: (pips, sides) => `${sides === undefined ? 'die' : `D${sides}`} ${pips}`,
    hit: 'hit',
    miss: 'miss',
    bonus: 'bonus die',
    critical: 'critical',
  },
  de: {
    used: 'benutzt',
    chosen: 'gewählt',
    canBeChosen: 'wählbar',
    value: value => `Wert ${value}`,
    die: (pips, sides) => `${sides === undefined ? 'Würfel' : `W${sides}`} ${pips}`,
    hit: 'Treffer',
    miss: 'kein Treffer',
    bonus: 'Zusatzwürfel',
    critical: 'kritisch',
  },
};
