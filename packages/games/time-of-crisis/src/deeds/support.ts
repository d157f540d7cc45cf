import { SUPPORT_MAX } from '../catalog.js';
import { type SupportBy, tell } from '../events.js';
import { type Colour, NEUTRAL, type ProvinceId } from '../ids.js';
import { countNeutral, isEmperor, supportOf } from '../rules/support.js';
import type { ToC } from '../state.js';

export const setSupport = (g: ToC, province: ProvinceId, support: number, by: SupportBy): void => {
  const bounded = Math.max(0, Math.min(SUPPORT_MAX[province], support));
  if (g.provinces.support[province] === bounded) return;
  g.provinces.support[province] = bounded;
  tell(g, 'support-changed', { province, support: bounded, by });
};
export const changeSupport = (g: ToC, province: ProvinceId, change: number, by: SupportBy): void =>
  setSupport(g, province, supportOf(g, province) + change, by);

/** @rule ToC 6.3.2.italia-neutral While Italia is neutral its support is the number of neutral provinces. */
export const recountItalia = (g: ToC): void => {
  if (g.provinces.governor.italia === NEUTRAL) setSupport(g, 'italia', countNeutral(g), 'neutral');
};
/** @rule ToC 6.3.2.italia-reign One more whenever the Emperor places a governor elsewhere. */
export const strengthenEmperor = (g: ToC, seat: Colour): void => {
  if (isEmperor(g, seat)) changeSupport(g, 'italia', 1, 'governor-placed');
};
/** @rule ToC 6.3.2.italia-reign One less, at once, whenever another governor of his leaves the map. */
export const weakenEmperor = (g: ToC, seat: Colour): void => {
  if (isEmperor(g, seat)) changeSupport(g, 'italia', -1, 'governor-lost');
};
