import type { Seat } from '@hegemon/kernel';
import { GENERALS_OF, VALUE_OF } from './catalog.js';
import type { Colour, ProvinceId } from './ids.js';
import { countUnits, provincesOf } from './rules/armies.js';
import {
  improvementLegacy,
  isEmperor,
  isThreatened,
  mobsIn,
  politicsOf,
  pretenderLegacy,
  supportOf,
} from './rules/support.js';
import { emperorBonus, legacyToEnd } from './scoring.js';
import type { ToC } from './state.js';

/** What each thing counts for, in Legacy. */
const WEIGHTS = {
  province: 5,
  support: 1.1,
  danger: 2.2,
  emperor: 7,
  italia: 1.2,
  improvement: 3,
  politics: 0.5,
  unit: 0.9,
  general: 0.5,
  governor: 1.2,
  card: 0.45,
  point: 0.47,
  mob: 1.2,
  capital: 0.7,
  pretender: 2,
} as const;

/** A province may be lost in the next check if it is threatened or unruly and has little support. */
const isShaky = (g: ToC, seat: Colour, province: ProvinceId): boolean =>
  supportOf(g, province) - (isThreatened(g, seat, province) ? 1 : 0) <= mobsIn(g, province);

/** How much of the game is still to come, between 0 and 1: what only pays later is worth less near the end. */
const remaining = (g: ToC): number => {
  const most = Math.max(...g.seats.map(seat => g.legacy[seat]));
  const byLegacy = 1 - Math.min(1, most / legacyToEnd(g));
  return Math.max(0.1, Math.min(byLegacy, g.events.deck.length / 15));
};

/** Legacy in hand and Legacy to be expected. */
const standing = (g: ToC, seat: Colour): number => {
  const later = 0.3 + 0.7 * remaining(g);
  let value = 0;
  for (const id of provincesOf(g, seat)) {
    value += WEIGHTS.province;
    if (id !== 'italia') value += WEIGHTS.support * supportOf(g, id);
    value -= WEIGHTS.mob * mobsIn(g, id);
    if (isShaky(g, seat, id)) value -= WEIGHTS.danger;
    else if (isThreatened(g, seat, id)) value -= WEIGHTS.danger / 2;
  }
  if (isEmperor(g, seat)) value += WEIGHTS.emperor + WEIGHTS.italia * supportOf(g, 'italia');
  value += WEIGHTS.improvement * improvementLegacy(g, seat);
  value += WEIGHTS.pretender * pretenderLegacy(g, seat);
  value += WEIGHTS.politics * politicsOf(g, seat);
  value += WEIGHTS.governor * g.governors.available[seat];
  for (const general of GENERALS_OF[seat]) {
    const region = g.armies.at[general];
    if (region === undefined) continue;
    value += WEIGHTS.general + WEIGHTS.unit * countUnits(g, general);
    if (g.armies.inCapital[general] && g.provinces.governor[region as ProvinceId] === seat) value += WEIGHTS.capital;
  }
  value += WEIGHTS.general * g.generals.available[seat].length;
  for (const pile of [g.hand[seat], g.available[seat], g.discard[seat]]) {
    for (const card of pile) value += WEIGHTS.card * VALUE_OF[card] - 0.5;
  }
  let extra = 0;
  if (g.active === seat) {
    for (const card of g.played) extra += WEIGHTS.card * VALUE_OF[card] - 0.5;
    extra += WEIGHTS.point * (g.points.military + g.points.senate + g.points.populace);
    extra += 0.1 * g.unused.length;
  }
  return g.legacy[seat] + emperorBonus(g, seat) * 0.8 + later * value + extra;
};

/** A rough chance to win: the seat's standing against the best of the others. */
export const worth = (g: ToC, seat: Seat): number => {
  if (g.over) return g.over.winners.includes(seat) ? 1 : 0;
  const own = standing(g, seat as Colour);
  const best = Math.max(...g.seats.filter(other => other !== seat).map(other => standing(g, other)));
  return 1 / (1 + Math.exp((best - own) / 25));
};
