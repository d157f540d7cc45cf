import type { ByLanguage } from '@hegemon/board';

interface EndingWords {
  readonly title: string;
  readonly family: string;
  readonly emperorTurns: string;
  readonly bonus: string;
  readonly provinces: string;
  readonly improvements: string;
  readonly legions: string;
  readonly rank: string;
}
export const endingWords: ByLanguage<EndingWords> = {
  en: {
    title: 'How the families stand at the end',
    family: 'Family',
    emperorTurns: 'Emperor Turns',
    bonus: 'Bonus',
    provinces: 'Provinces',
    improvements: 'Improvements',
    legions: 'Legions',
    rank: 'Title',
  },
  de: {
    title: 'Wie die Familien am Ende dastehen',
    family: 'Familie',
    emperorTurns: 'Kaiserrunden',
    bonus: 'Bonus',
    provinces: 'Provinzen',
    improvements: 'Verbesserungen',
    legions: 'Legionen',
    rank: 'Titel',
  },
};
