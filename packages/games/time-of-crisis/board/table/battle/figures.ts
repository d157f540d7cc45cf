import type { Language } from '@hegemon/board';
import type { Odds } from '@hegemon/host';

/** Shares are whole percents; what is not quite none or all is not shown as if it were. */
export const percent = (share: number, language: Language): string => {
  const rounded = Math.round(share * 100);
  const shown = share > 0 && rounded === 0 ? '< 1' : share < 1 && rounded === 100 ? '> 99' : String(rounded);
  return language === 'de' ? `${shown}\u00a0%` : `${shown}%`;
};
/** A mean with one place. */
export const mean = (value: number, language: Language): string =>
  value.toFixed(1).replace('.', language === 'de' ? ',' : '.');

export const shareOf = ({ shares }: Odds, code: string): number => shares.find(each => each.code === code)?.share ?? 0;
export const figureOf = ({ figures }: Odds, code: string): number | undefined =>
  figures.find(each => each.code === code)?.value;
