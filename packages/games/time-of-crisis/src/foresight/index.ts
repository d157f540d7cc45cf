/** What a player may want to know before he answers, found out by trying it with the real rules on imagined states. */
export { foresightOf, type Prospect } from './cost.js';
export { type Hazard, hazardsOf } from './hazards.js';
export { type CourseOdds, oddsOf } from './odds.js';

/** Kinds of answers that sound harmless and may roll dice at once: whoever gives one should be asked again. */
export const risks: readonly string[] = ['initiate-battle', 'place-governor', 'use-praetorian-guard'];
