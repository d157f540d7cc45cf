import type { ByLanguage } from '../words.svelte.js';

interface Words {
  readonly title: string;
  readonly only: string;
  readonly find: string;
  readonly nothing: string;
  readonly nothingLit: string;
  readonly elsewhere: string;
  /** The marks of lit and chosen things. */
  readonly lit: string;
  readonly farther: string;
  readonly chosen: string;
  count(lit: number): string;
}
export const listWords: ByLanguage<Words> = {
  en: {
    title: 'The board as a list',
    only: 'Only what can be chosen',
    find: 'Find a place or a piece',
    nothing: 'Nothing by that name.',
    nothingLit: 'Nothing on the board can be chosen now.',
    elsewhere: 'Not on the map',
    lit: 'can be chosen',
    farther: 'farther',
    chosen: 'chosen',
    count: lit => (lit === 1 ? '1 thing can be chosen' : `${lit} things can be chosen`),
  },
  de: {
    title: 'Der Plan als Liste',
    only: 'Nur Wählbares',
    find: 'Ort oder Figur suchen',
    nothing: 'Nichts mit diesem Namen.',
    nothingLit: 'Auf dem Plan ist jetzt nichts wählbar.',
    elsewhere: 'Nicht auf der Karte',
    lit: 'wählbar',
    farther: 'weiter weg',
    chosen: 'gewählt',
    count: lit => (lit === 1 ? '1 Eintrag ist wählbar' : `${lit} Einträge sind wählbar`),
  },
};
