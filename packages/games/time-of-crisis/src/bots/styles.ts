import type { Style } from '@hegemon/kernel';
import type { Term } from './terms.js';

/** What a style of play thinks more or less of than the measured weights do. */
export const STYLE_FACTORS: Readonly<Record<Style, Readonly<Partial<Record<Term, number>>>>> = {
  // Armies in the field and in other people's capitals, the throne by force.
  aggressive: { units: 2, posted: 3, spread: 1.5, emperor: 1.3, support: 0.8, improvements: 0.7 },
  // Few provinces, well supported and built up, and a good deck.
  builder: { support: 1.4, improvements: 2, deck: 1.4, guarded: 1.5, provinces: 0.9, posted: 0.5 },
  // Whatever pays soonest: Legacy now, provinces that are easily had, a short-lived empire.
  opportunist: { legacy: 1.3, provinces: 1.25, pretender: 1.6, italia: 0.8, deck: 0.7, guarded: 0.6 },
};
