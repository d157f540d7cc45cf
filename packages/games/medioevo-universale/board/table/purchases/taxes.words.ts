import type { ByLanguage } from '@hegemon/board';

interface TaxesWords {
  readonly title: string;
  readonly text: string;
  income(florins: string): string;
  readonly set: string;
  permitted(rate: number): string;
  after(upkeep: string, interest: string): string;
  /** With the present back of the event deck. */
  uprisings(n: number): string;
}
export const taxesWords: ByLanguage<TaxesWords> = {
  en: {
    title: 'Set your tax rate',
    text: 'Secretly, all at once. It counts against the rate that the next event permits.',
    income: florins => `Income ${florins}`,
    set: 'Seal the rate',
    permitted: rate => `The event deck now shows ${rate} as permitted; the card that will count is not known yet.`,
    after: (upkeep, interest) => `Upkeep due after it: ${upkeep}, interest ${interest}.`,
    uprisings: n => (n === 0 ? 'none' : n === 1 ? '1 uprising' : `${n} uprisings`),
  },
  de: {
    title: 'Lege deinen Steuersatz fest',
    text: 'Verdeckt, alle zugleich. Er wird an dem Satz gemessen, den das nächste Ereignis erlaubt.',
    income: florins => `Einkommen ${florins}`,
    set: 'Satz versiegeln',
    permitted: rate =>
      `Der Ereignisstapel zeigt jetzt ${rate} als erlaubt; welche Karte zählen wird, weiß noch niemand.`,
    after: (upkeep, interest) => `Danach fällig: Unterhalt ${upkeep}, Zinsen ${interest}.`,
    uprisings: n => (n === 0 ? 'keine' : n === 1 ? '1 Aufstand' : `${n} Aufstände`),
  },
};
