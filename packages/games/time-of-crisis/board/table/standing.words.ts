import type { ByLanguage } from '@hegemon/board';

interface StandingWords {
  readonly legacy: string;
  readonly legacyShort: string;
  readonly emperorTurns: string;
  readonly hand: string;
  readonly provinces: string;
  readonly emperor: string;
  readonly pretender: string;
}
export const standingWords: ByLanguage<StandingWords> = {
  en: {
    legacy: 'Legacy',
    legacyShort: 'Legacy',
    emperorTurns: 'Emperor Turns',
    hand: 'Cards in hand',
    provinces: 'Provinces governed',
    emperor: 'Emperor',
    pretender: 'Pretender',
  },
  de: {
    legacy: 'Vermächtnis',
    legacyShort: 'Verm.',
    emperorTurns: 'Kaiserrunden',
    hand: 'Handkarten',
    provinces: 'Regierte Provinzen',
    emperor: 'Kaiser',
    pretender: 'Thronanwärter',
  },
};
