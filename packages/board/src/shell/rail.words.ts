import type { ByLanguage } from '../words.svelte.js';

interface RailWords {
  readonly seats: string;
  readonly yours: string;
  readonly decides: string;
  readonly thinks: string;
  thinksAt(percent: number): string;
  person(name: string): string;
  you(name: string): string;
  bot(name: string): string;
  readonly wins: string;
  readonly fold: string;
  readonly unfold: string;
}
export const railWords: ByLanguage<RailWords> = {
  en: {
    seats: 'Seats',
    yours: 'Your decision',
    decides: 'decides',
    thinks: 'thinks',
    thinksAt: percent => `thinks, ${percent} %`,
    person: name => name,
    you: name => `${name} (you)`,
    bot: name => `${name}, bot`,
    wins: 'wins',
    fold: 'Fold the seats',
    unfold: 'Show the seats',
  },
  de: {
    seats: 'Plätze',
    yours: 'Hier wird entschieden',
    decides: 'entscheidet',
    thinks: 'überlegt',
    thinksAt: percent => `überlegt, ${percent} %`,
    person: name => name,
    you: name => `${name} (hier)`,
    bot: name => `${name}, Bot`,
    wins: 'gewinnt',
    fold: 'Plätze einklappen',
    unfold: 'Plätze zeigen',
  },
};
