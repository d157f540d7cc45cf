import type { Style } from '@hegemon/kernel';
import type { Term } from './terms.js';

/**
 * What a style of play thinks of a thing beyond what was measured: so much is added to the weight of one of it, for or
 * against. Added, not multiplied: what the measure thinks nothing of may still be somebody's passion.
 */
export const LIKINGS: Readonly<Record<Style, Readonly<Partial<Record<Term, number>>>>> = {
  // Armies in the field and in other people's capitals, the throne by force.
  aggressive: { units: 0.1, spread: 0.1, posted: 0.25, emperor: 0.4, support: -0.03, improvements: -0.15 },
  // Few provinces, well supported, guarded and built up, and a good deck.
  builder: { support: 0.1, improvements: 0.4, guarded: 0.2, deck: 1, 'provinces-held': -0.1, posted: -0.1 },
  // Whatever pays soonest: Legacy now, provinces that are easily had, a short-lived empire.
  opportunist: { legacy: 0.3, provinces: 0.25, pretender: 1, italia: -0.1, deck: -1, guarded: -0.1 },
};
