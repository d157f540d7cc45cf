import type { ByLanguage } from '../words.svelte.js';

interface RailWords {
  readonly seats: string;
  readonly yours: string;
  readonly decides: string;
  readonly thinks: string;
  thinksAt(share: string): string;
  you(name: string): string;
  /** A bot in the place of a person. */
  inPlaceOf(bot: string, name: string): string;
  readonly wins: string;
  readonly fold: string;
  readonly unfold: string;
}
/** Whoever begins at once has no other name, in whichever language that was. */
const isPronoun = (name: string): boolean => ['You', 'Ich'].includes(name);
export const railWords: ByLanguage<RailWords> = {
  en: {
    seats: 'Seats',
    yours: 'Your decision',
    decides: 'decides',
    thinks: 'thinks',
    thinksAt: share => `thinks, ${share}`,
    you: name => (isPronoun(name) ? 'You' : `${name} (you)`),
    inPlaceOf: (bot, name) => `${bot}, for ${isPronoun(name) ? 'you' : name}`,
    wins: 'wins',
    fold: 'Fold the seats',
    unfold: 'Show the seats',
  },
  de: {
    seats: 'Plätze',
    yours: 'Deine Entscheidung',
    decides: 'entscheidet',
    thinks: 'überlegt',
    thinksAt: share => `überlegt, ${share}`,
    you: name => (isPronoun(name) ? 'Du' : `${name} (du)`),
    inPlaceOf: (bot, name) => `${bot}, für ${isPronoun(name) ? 'dich' : name}`,
    wins: 'gewinnt',
    fold: 'Plätze einklappen',
    unfold: 'Plätze zeigen',
  },
};
