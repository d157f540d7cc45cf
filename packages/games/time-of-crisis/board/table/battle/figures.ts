import type { Language } from '@hegemon/board';
import { wholePercents } from '@hegemon/board/ask/shares.js';
import type { Odds } from '@hegemon/host';

/** In whole percents; what is not quite none or all is not shown as if it were. */
const shown = (share: number, whole: number, language: Language): string => {
  const figure = share > 0 && whole === 0 ? '< 1' : share < 1 && whole === 100 ? '> 99' : String(whole);
  return language === 'de' ? `${figure}\u00a0%` : `${figure}%`;
};
export const percent = (share: number, language: Language): string => shown(share, Math.round(share * 100), language);

/** The outcomes of a battle, which add up to all. */
export const outcomesOf = (odds: Odds, language: Language): readonly Outcome[] => {
  const shares = OUTCOMES.map(code => shareOf(odds, code));
  return wholePercents(shares).map((whole, i) => ({
    code: OUTCOMES[i],
    share: shares[i],
    whole,
    text: shown(shares[i], whole, language),
  }));
};
/** In the order of the bar. */
const OUTCOMES = ['wins', 'undecided', 'loses'] as const;
export interface Outcome {
  readonly code: (typeof OUTCOMES)[number];
  readonly share: number;
  readonly whole: number;
  readonly text: string;
}
/** A mean with one place. */
export const mean = (value: number, language: Language): string =>
  value.toFixed(1).replace('.', language === 'de' ? ',' : '.');

export const shareOf = ({ shares }: Odds, code: string): number => shares.find(each => each.code === code)?.share ?? 0;
export const figureOf = ({ figures }: Odds, code: string): number | undefined =>
  figures.find(each => each.code === code)?.value;
