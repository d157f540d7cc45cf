import type { Odds } from '@hegemon/host';
import type { Language } from '../face.js';
import { wholePercents } from './shares.js';

/** In whole percents; what is not quite none or all is not shown as if it were. */
const shown = (share: number, whole: number, language: Language): string => {
  const figure = share > 0 && whole === 0 ? '< 1' : share < 1 && whole === 100 ? '> 99' : String(whole);
  return language === 'de' ? `${figure}\u00a0%` : `${figure}%`;
};
export const percent = (share: number, language: Language): string => shown(share, Math.round(share * 100), language);

/** The outcomes of a battle, which add up to all: what is wanted, what lies between, and what is feared. */
export type Outcomes<C extends string = string> = readonly [wanted: C, between: C, feared: C];
export const outcomesOf = <C extends string = (typeof BATTLE)[number]>(
  odds: Odds,
  language: Language,
  codes: Outcomes<C> = BATTLE as unknown as Outcomes<C>,
): readonly Outcome<C>[] => {
  const shares = codes.map(code => shareOf(odds, code));
  return wholePercents(shares).map((whole, i) => ({
    code: codes[i],
    share: shares[i],
    whole,
    text: shown(shares[i], whole, language),
  }));
};
const BATTLE = ['wins', 'undecided', 'loses'] as const;
export interface Outcome<C extends string = string> {
  readonly code: C;
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
