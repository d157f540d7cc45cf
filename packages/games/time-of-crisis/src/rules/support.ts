import { type Colour, IMPROVEMENTS, NEUTRAL, PROVINCES, type ProvinceId } from '../ids.js';
import type { ToC } from '../state.js';
import { countProvinces, isEnemyInCapital, provincesOf } from './armies.js';
import { anyRival, hasActiveBarbarians, rivalsAt } from './barbarians.js';
import { pretenders } from './pretenders.js';

export const supportOf = (g: ToC, province: ProvinceId): number => g.provinces.support[province] ?? 0;
export const mobsIn = (g: ToC, province: ProvinceId): number => g.provinces.mobs[province] ?? 0;

/** @rule ToC 4 The Emperor is the governor of Italia. */
export const isEmperor = (g: ToC, seat: Colour): boolean => g.provinces.governor.italia === seat;

/** @rule ToC 6.3.2.italia-neutral Italia included; a province that can have no governor is not neutral. */
export const countNeutral = (g: ToC): number => {
  let count = 0;
  for (const id of PROVINCES) if (g.provinces.governor[id] === NEUTRAL) count++;
  return count;
};

/** @rule ToC 6.4.step1 @rule ToC 10.2.effects An active barbarian, a rival emperor, or an enemy army in the capital. */
export const isThreatened = (g: ToC, seat: Colour, province: ProvinceId): boolean =>
  hasActiveBarbarians(g, province) || rivalsAt(g, province).length > 0 || isEnemyInCapital(g, seat, province);

/** @rule ToC 6.4.step2 @rule ToC 12.1.several Another pretender or a rival emperor anywhere: once, however many. */
export const isThroneContested = (g: ToC, seat: Colour): boolean =>
  anyRival(g) || pretenders(g).some(other => other !== seat);

/** @rule ToC 6.4.step3 @rule ToC 11.1 No support left, or as many mobs as support. */
export const mustFall = (g: ToC, province: ProvinceId): boolean => {
  const support = supportOf(g, province);
  return support === 0 || mobsIn(g, province) >= support;
};

/** @rule ToC 5.3.politics @rule ToC 11.1 No province ever gives less than nothing. */
export const politicsOf = (g: ToC, seat: Colour): number =>
  provincesOf(g, seat).reduce((sum, id) => sum + Math.max(0, supportOf(g, id) - mobsIn(g, id)), 0);

/** @rule ToC 6.6.pretender Only while no other player is a pretender. */
export const pretenderLegacy = (g: ToC, seat: Colour): number => {
  const all = pretenders(g);
  if (all.length !== 1 || all[0] !== seat) return 0;
  return PROVINCES.filter(id => g.provinces.pretender[id] !== undefined && g.provinces.governor[id] === seat).length;
};
/** @rule ToC 6.6.emperor Support of Italia less the provinces that have broken away. */
export const emperorLegacy = (g: ToC): number =>
  Math.max(0, supportOf(g, 'italia') - Object.keys(g.provinces.pretender).length);
/** @rule ToC 6.6.provinces */
export const provinceLegacy = (g: ToC, seat: Colour): number => countProvinces(g, seat);
/** @rule ToC 6.6.improvements */
export const improvementLegacy = (g: ToC, seat: Colour): number =>
  provincesOf(g, seat).reduce((sum, id) => sum + IMPROVEMENTS.filter(kind => g.provinces[kind][id]).length, 0);
