import type { Pace } from '../shell/settings.svelte.js';
import type { ByLanguage } from '../words.svelte.js';

interface PaceWords {
  readonly pace: string;
  /** In the menu. */
  readonly short: string;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly hold: string;
  readonly goOn: string;
  readonly held: string;
}
export const paceWords: ByLanguage<PaceWords> = {
  en: {
    pace: 'Pace of the bots that play alone',
    short: 'Bots',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', once: 'At once' },
    hold: 'Pause the bots',
    goOn: 'Let the bots go on',
    held: 'Paused',
  },
  de: {
    pace: 'Tempo der Bots, die allein spielen',
    short: 'Bots',
    paces: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', once: 'Sofort' },
    hold: 'Bots anhalten',
    goOn: 'Bots weiterspielen lassen',
    held: 'Angehalten',
  },
};
