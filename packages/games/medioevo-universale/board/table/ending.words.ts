import type { ByLanguage } from '@hegemon/board';

interface EndingWords {
  readonly title: string;
  readonly forWhat: string;
  readonly before: string;
  readonly after: string;
  /** What two figures side by side are. */
  readonly figures: Readonly<Record<string, string>>;
}
export const endingWords: ByLanguage<EndingWords> = {
  en: {
    title: 'The final scoring',
    forWhat: 'For',
    before: 'Honour before it',
    after: 'Honour in the end',
    figures: { 'highest-technology': 'level · how many of it' },
  },
  de: {
    title: 'Die Schlusswertung',
    forWhat: 'Für',
    before: 'Ehre davor',
    after: 'Ehre am Ende',
    figures: { 'highest-technology': 'Stufe · wie viele davon' },
  },
};
