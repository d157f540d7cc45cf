import type { ByLanguage } from '@hegemon/board';

interface EndingWords {
  readonly title: string;
  readonly forWhat: string;
  readonly before: string;
  readonly after: string;
}
export const endingWords: ByLanguage<EndingWords> = {
  en: {
    title: 'The final scoring',
    forWhat: 'For',
    before: 'Honour before it',
    after: 'Honour in the end',
  },
  de: {
    title: 'Die Schlusswertung',
    forWhat: 'Für',
    before: 'Ehre davor',
    after: 'Ehre am Ende',
  },
};
