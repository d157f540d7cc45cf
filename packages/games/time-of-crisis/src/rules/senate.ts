import type { Obstacle } from '@hegemon/kernel';
import { COST_OF, RECRUITING_COST } from '../catalog.js';
import { type Colour, type GovernorId, NEUTRAL, type ProvinceId } from '../ids.js';
import type { ToC } from '../state.js';
import { countUnitsInCapital, governs, provincesOf } from './armies.js';
import { no } from './obstacles.js';
import { whyNotPay } from './points.js';
import { supportOf } from './support.js';

/** @rule ToC 6.3.2.recruit-governor */
export const whyNotRecruitGovernor = (g: ToC, seat: Colour, governor: GovernorId): Obstacle | undefined => {
  if (!g.governors.unrecruited[seat].includes(governor)) {
    return no('ToC 6.3.2.recruit-governor', 'already-recruited', { leader: governor });
  }
  return whyNotPay(g, seat, 'senate', RECRUITING_COST[governor]);
};

/** @rule ToC 6.3.2.place-targets @rule ToC 3.3.no-governor @rule ToC 12.1.immune */
export const whyNotTarget = (g: ToC, seat: Colour, province: ProvinceId): Obstacle | undefined => {
  const rule = 'ToC 6.3.2.place-targets';
  if (governs(g, seat, province)) return no(rule, 'already-governed', { province });
  if (g.provinces.governor[province] === undefined)
    return no('ToC 3.3.no-governor', 'no-governor-allowed', { province });
  if (g.targeted[province]) return no(rule, 'already-targeted', { province });
  if (g.provinces.pretender[province]) return no('ToC 12.1.immune', 'pretender-province', { province });
  return g.governors.available[seat] === 0 ? no(rule, 'no-governor-available') : undefined;
};
/** @rule ToC 6.3.2.place */
export const whyNotPlace = (g: ToC, seat: Colour, province: ProvinceId): Obstacle | undefined =>
  whyNotTarget(g, seat, province) ?? whyNotPay(g, seat, 'senate', 1);

/** @rule ToC 6.3.2.votes-required Twice the support, more for the governor's units in the capital, fewer for one's own. */
export const votesRequired = (g: ToC, seat: Colour, province: ProvinceId): number => {
  const ruler = g.provinces.governor[province];
  const theirs = ruler && ruler !== NEUTRAL ? countUnitsInCapital(g, ruler, province) : 0;
  return Math.max(1, 2 * supportOf(g, province) + theirs - countUnitsInCapital(g, seat, province));
};
/** @rule ToC 6.3.2.votes @rule ToC card.quaestor The lowest die that is a vote. */
export const voteOn = (g: ToC, province: ProvinceId): number => {
  if (g.provinces.governor[province] === NEUTRAL) return 1;
  return g.provinces.quaestor[province] ? 3 : 2;
};
/** @rule ToC 6.3.2.basilica @rule ToC 6.3.3.basilica @rule ToC FAQ.basilica Free dice, in Italia only. */
export const basilicaDice = (g: ToC, seat: Colour, province: ProvinceId): number =>
  province === 'italia' ? provincesOf(g, seat).filter(id => g.provinces.basilica[id]).length : 0;

/** @rule ToC 6.3.2.recall */
export const whyNotRecall = (g: ToC, seat: Colour, province: ProvinceId): Obstacle | undefined => {
  if (!governs(g, seat, province)) return no('ToC 6.3.2.recall', 'not-governed', { province });
  return whyNotPay(g, seat, 'senate', COST_OF('recall-governor'));
};
