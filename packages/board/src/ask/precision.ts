import type { Odds } from '@hegemon/host';
import type { Language } from '../face.js';
import type { ByLanguage } from '../words.svelte.js';

interface PrecisionWords {
  readonly exact: string;
  /** Every way the dice can fall was played, but for the rarest. */
  nearly(error: string): string;
  within(error: string): string;
  runs(count: string): string;
}
const WORDS: ByLanguage<PrecisionWords> = {
  en: {
    exact: 'exact',
    nearly: error => `exact to ${error}`,
    within: error => `± ${error}`,
    runs: count => `played out ${count} times by the rules`,
  },
  de: {
    exact: 'exakt',
    nearly: error => `auf ${error} genau`,
    within: error => `± ${error}`,
    runs: count => `${count}-mal nach den Regeln durchgespielt`,
  },
};

/** What is less off than this is not off. */
const NOTHING = 0.0005;

/** How far the shares can be trusted: "exact", or "± 1.5 %". */
export const precisionOf = ({ isExact, error }: Pick<Odds, 'isExact' | 'error'>, language: Language): string => {
  const words = WORDS[language];
  if (isExact && error < NOTHING) return words.exact;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const off = percent.format(Math.max(error, 0.001));
  return isExact ? words.nearly(off) : words.within(off);
};

/** How they came about. */
export const runsOf = ({ runs }: Pick<Odds, 'runs'>, language: Language): string =>
  WORDS[language].runs(new Intl.NumberFormat(language).format(runs));
