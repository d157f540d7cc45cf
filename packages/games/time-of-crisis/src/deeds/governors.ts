import { type LeavesBy, tell } from '../events.js';
import { type Colour, NEUTRAL, PROVINCES, type ProvinceId, type Ruler } from '../ids.js';
import { governs } from '../rules/armies.js';
import type { ToC } from '../state.js';
import { recountItalia, setSupport } from './support.js';

/** @rule ToC 11.2 */
export const removeMobs = (g: ToC, province: ProvinceId, count = Number.POSITIVE_INFINITY): number => {
  const mobs = g.provinces.mobs[province] ?? 0;
  const removed = Math.min(mobs, count);
  if (removed === 0) return 0;
  if (removed === mobs) delete g.provinces.mobs[province];
  else g.provinces.mobs[province] = mobs - removed;
  tell(g, 'mobs-removed', { province, count: removed });
  return removed;
};
export const removeMilitia = (g: ToC, province: ProvinceId): void => {
  if (!g.provinces.militia[province]) return;
  delete g.provinces.militia[province];
  delete g.provinces.militiaCastra[province];
  delete g.provinces.militiaFought[province];
  tell(g, 'militia-removed', { province });
};
export const removeQuaestor = (g: ToC, province: ProvinceId): void => {
  if (!g.provinces.quaestor[province]) return;
  delete g.provinces.quaestor[province];
  tell(g, 'quaestor-removed', { province });
};
export const unmark = (g: ToC, province: ProvinceId): void => {
  const marker = g.provinces.pretender[province];
  if (!marker) return;
  delete g.provinces.pretender[province];
  tell(g, 'pretender-unmarked', { province, marker });
};
/** @rule ToC 12.1.end Without his Seat of Power a player is no pretender, and his empire dissolves. */
const dissolveEmpire = (g: ToC, seat: Colour): void => {
  for (const id of PROVINCES) if (g.provinces.pretender[id] === 'breakaway' && governs(g, seat, id)) unmark(g, id);
};

/**
 * The governor leaves: back to his owner, and with him go mobs, militia, Quaestor and the pretender's marker.
 * @rule ToC 11.2 @rule ToC 6.4.markers @rule ToC 6.3.3.militia
 */
export const vacate = (g: ToC, province: ProvinceId, how: LeavesBy): void => {
  const ruler = g.provinces.governor[province] as Ruler;
  removeMobs(g, province);
  removeMilitia(g, province);
  removeQuaestor(g, province);
  const marker = g.provinces.pretender[province];
  unmark(g, province);
  if (ruler === NEUTRAL) return;
  if (marker === 'seat') dissolveEmpire(g, ruler);
  g.governors.available[ruler]++;
  if (how === 'recall') tell(g, 'governor-recalled', { seat: ruler, province });
  else tell(g, 'governor-lost', { seat: ruler, province, how });
};

/** A governor from the box takes a vacant province on that box of its track. */
export const installGovernor = (g: ToC, seat: Colour, province: ProvinceId, support: number): void => {
  g.governors.available[seat]--;
  g.provinces.governor[province] = seat;
  tell(g, 'governor-placed', { seat, province });
  setSupport(g, province, support, 'governor-placed');
  recountItalia(g);
};
/** @rule ToC 6.4.step3 On box 1; Italia instead counts the neutral provinces. */
export const installNeutral = (g: ToC, province: ProvinceId, how: LeavesBy): void => {
  g.provinces.governor[province] = NEUTRAL;
  tell(g, 'province-neutral', { province, how });
  if (province !== 'italia') setSupport(g, province, 1, 'neutral');
  recountItalia(g);
};
