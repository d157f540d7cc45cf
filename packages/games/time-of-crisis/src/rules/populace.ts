import type { Obstacle } from '@hegemon/kernel';
import { COST_OF, LIMITS, SUPPORT_MAX } from '../catalog.js';
import { type Colour, IMPROVEMENTS, type ImprovementId, type ProvinceId } from '../ids.js';
import type { ToC } from '../state.js';
import { governs, isEnemyInCapital, militiaLeft } from './armies.js';
import { hasActiveBarbarians, rivalsAt } from './barbarians.js';
import { no } from './obstacles.js';
import { whyNotPay } from './points.js';
import { mobsIn, supportOf } from './support.js';

/** @rule ToC 6.3.3.support What stands against one more box, apart from the price. */
export const whyNotRaise = (g: ToC, seat: Colour, province: ProvinceId): Obstacle | undefined => {
  const rule = 'ToC 6.3.3.support';
  if (!governs(g, seat, province)) return no(rule, 'not-governed', { province });
  if (province === 'italia') return no(rule, 'not-in-italia');
  return supportOf(g, province) >= SUPPORT_MAX[province] ? no(rule, 'fully-supported', { province }) : undefined;
};
/** @rule ToC 6.3.3.support The number of the next box. */
export const raiseCost = (g: ToC, province: ProvinceId): number => supportOf(g, province) + 1;
export const whyNotIncreaseSupport = (g: ToC, seat: Colour, province: ProvinceId): Obstacle | undefined =>
  whyNotRaise(g, seat, province) ?? whyNotPay(g, seat, 'populace', raiseCost(g, province));

/** @rule ToC 6.3.3.militia Barbarians and rival emperors in the open do not hinder. */
export const whyNotPlaceMilitia = (g: ToC, seat: Colour, province: ProvinceId): Obstacle | undefined => {
  const rule = 'ToC 6.3.3.militia';
  if (!governs(g, seat, province)) return no(rule, 'not-governed', { province });
  if (g.provinces.militia[province]) return no(rule, 'has-militia', { province });
  if (isEnemyInCapital(g, seat, province)) return no(rule, 'enemy-in-capital', { province });
  if (militiaLeft(g) < 1) return no('ToC 2.limits', 'none-left', { piece: 'militia' });
  return whyNotPay(g, seat, 'populace', COST_OF('place-militia'));
};

/** @rule ToC 6.3.3.games @rule ToC event.ludi-saeculares Under Ludi Saeculares even without a mob. */
export const whyNotHoldGames = (g: ToC, seat: Colour, province: ProvinceId): Obstacle | undefined => {
  const rule = 'ToC 6.3.3.games';
  if (!governs(g, seat, province)) return no(rule, 'not-governed', { province });
  if (mobsIn(g, province) === 0 && g.events.lasting !== 'ludi-saeculares') return no(rule, 'no-mob', { province });
  return whyNotPay(g, seat, 'populace', COST_OF('hold-games'));
};

/** @rule ToC event.inflation Improvements cost one more. */
export const buildCost = (g: ToC): number => COST_OF('build-improvement') + (g.events.lasting === 'inflation' ? 1 : 0);
const improvementsLeft = (g: ToC, kind: ImprovementId): number =>
  LIMITS.improvements - Object.keys(g.provinces[kind]).length;
export const whyNotBuildThis = (g: ToC, province: ProvinceId, kind: ImprovementId): Obstacle | undefined => {
  if (g.provinces[kind][province]) return no('ToC 6.3.3.build', 'already-built', { province, improvement: kind });
  return improvementsLeft(g, kind) < 1 ? no('ToC 2.limits', 'none-left', { piece: kind }) : undefined;
};
/** @rule ToC 6.3.3.build @rule ToC FAQ.leaders Inactive barbarians and Foederati do not hinder. */
export const whyNotBuild = (g: ToC, seat: Colour, province: ProvinceId): Obstacle | undefined => {
  const rule = 'ToC 6.3.3.build';
  if (!governs(g, seat, province)) return no(rule, 'not-governed', { province });
  if (mobsIn(g, province) > 0) return no(rule, 'mob-there', { province });
  if (hasActiveBarbarians(g, province)) return no(rule, 'barbarians-there', { province });
  if (rivalsAt(g, province).length > 0) return no(rule, 'rival-there', { province });
  if (isEnemyInCapital(g, seat, province)) return no(rule, 'enemy-in-capital', { province });
  const whyNot = whyNotPay(g, seat, 'populace', buildCost(g));
  if (whyNot) return whyNot;
  const hindered = IMPROVEMENTS.map(kind => whyNotBuildThis(g, province, kind));
  return hindered.some(obstacle => obstacle === undefined) ? undefined : hindered[0];
};
export const buildable = (g: ToC, province: ProvinceId): ImprovementId[] =>
  IMPROVEMENTS.filter(kind => !whyNotBuildThis(g, province, kind));
