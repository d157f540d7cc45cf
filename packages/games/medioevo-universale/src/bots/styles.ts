import type { Style } from '@hegemon/kernel';
import type { Term } from './terms.js';

/**
 * What a style of play thinks of a thing beyond what was measured: so much is added to the weight of one of it, for or
 * against. Added, not multiplied: what the measure thinks nothing of may still be somebody's passion.
 */
export const LIKINGS: Readonly<Record<Style, Readonly<Partial<Record<Term, number>>>>> = {
  // Armies that move, engines, other people's lands; wars are borne.
  aggressive: { army: 0.8, mobile: 0.6, campaign: 0.8, engines: 0.08, territories: 0.3, wars: 0.4, civil: -0.02 },
  // Cities, castles and cathedrals, knowledge, full markets, and peace with everybody.
  builder: {
    civil: 0.05,
    military: 0.06,
    cathedrals: 0.2,
    technologies: 0.08,
    markets: 0.06,
    wars: -0.3,
    campaign: -0.5,
  },
  // Whatever pays soonest: honour now, routes, ready money, and the favour of the hour.
  opportunist: {
    honour: 0.6,
    route: 0.5,
    cash: 0.05,
    objectives: 0.6,
    technologies: -0.04,
    treaties: 0.02,
    exposed: 0.1,
  },
};
