import { leavesOf, type Seat } from '@hegemon/kernel';
import { GENERALS_OF, VALUE_OF } from './catalog.js';
import type { CardId, Colour, ProvinceId } from './ids.js';
import { countUnits, militiaStandsAlone, provincesOf } from './rules/armies.js';
import { isPretender, pretenders } from './rules/pretenders.js';
import {
  improvementLegacy,
  isThreatened,
  isThroneContested,
  mobsIn,
  pretenderLegacy,
  supportOf,
} from './rules/support.js';
import { emperorBonus, legacyToEnd } from './scoring.js';
import type { ToC } from './state.js';

/** What each thing counts for, in Legacy, with the whole game still to come. */
const WEIGHTS = {
  province: 6,
  support: 1.6,
  danger: 3,
  emperor: 9,
  italia: 1.8,
  improvement: 5,
  politics: 0.6,
  unit: 1,
  general: 0.6,
  governor: 1.6,
  deck: 20,
  /** Hardly anything: points are means, and must not keep a turn from ending. */
  point: 0.02,
  unused: 0.02,
  mob: 1.6,
  guarded: 1,
  /** An army in a foreign capital. */
  posted: 0.15,
  pretender: 6,
} as const;

/**
 * The support a province will have after the check of this turn, if that is still to come: otherwise ending one's
 * actions would look like a loss by itself, and putting it off like a gain.
 */
const supportToCome = (g: ToC, seat: Colour, province: ProvinceId, isDue: boolean): number => {
  const support = supportOf(g, province);
  if (!isDue) return support;
  const contested = province === 'italia' && isThroneContested(g, seat) ? 1 : 0;
  return Math.max(0, support - contested - (isThreatened(g, seat, province) ? 1 : 0));
};

/** How much of the game is still to come, between 0 and 1: what only pays later is worth less near the end. */
const remaining = (g: ToC): number => {
  let most = 0;
  for (const seat of g.seats) most = Math.max(most, g.legacy[seat]);
  const byLegacy = 1 - Math.min(1, most / legacyToEnd(g));
  return Math.max(0.05, Math.min(byLegacy, g.events.deck.length / 15));
};

/** Is the seat in its action phase, its Legacy of this turn still to be gained? */
const isActing = (g: ToC, seat: Colour): boolean =>
  g.active === seat && leavesOf(g.flow).some(stack => stack.some(frame => frame.proc === 'actions'));

/** What the turn will bring when the actions are over; otherwise ending them would look like a gain by itself. */
const legacyDue = (g: ToC, seat: Colour): number => {
  if (!isActing(g, seat)) return 0;
  let due = pretenderLegacy(g, seat) + improvementLegacy(g, seat);
  for (const id of provincesOf(g, seat)) {
    const support = supportToCome(g, seat, id, true);
    if (support <= mobsIn(g, id)) continue;
    due += id === 'italia' ? 1 + Math.max(0, support - Object.keys(g.provinces.pretender).length) : 1;
  }
  return due;
};

/** What a hand of five is worth on the average: dear cards help, and so does being rid of cheap ones. */
const deckQuality = (g: ToC, seat: Colour): number => {
  let sum = 0;
  let count = 0;
  const add = (cards: readonly CardId[]): void => {
    for (const card of cards) sum += VALUE_OF[card];
    count += cards.length;
  };
  add(g.hand[seat]);
  add(g.available[seat]);
  add(g.discard[seat]);
  if (g.active === seat) add(g.played);
  return count === 0 ? 0 : sum / count;
};

const provincesWorth = (g: ToC, seat: Colour): number => {
  const isDue = isActing(g, seat);
  let value = 0;
  let politics = 0;
  for (const id of provincesOf(g, seat)) {
    const support = supportToCome(g, seat, id, isDue);
    const mobs = mobsIn(g, id);
    if (isDue && support <= mobs) continue;
    value += WEIGHTS.province - WEIGHTS.mob * mobs;
    value += id === 'italia' ? WEIGHTS.emperor + WEIGHTS.italia * support : WEIGHTS.support * support;
    politics += Math.max(0, support - mobs);
    if (isThreatened(g, seat, id)) value -= support - 1 <= mobs ? WEIGHTS.danger : WEIGHTS.danger / 2;
    if (g.provinces.militia[id] && militiaStandsAlone(g, id)) value += WEIGHTS.guarded;
  }
  if (isPretender(g, seat)) value += WEIGHTS.pretender / pretenders(g).length;
  return value + WEIGHTS.improvement * improvementLegacy(g, seat) + WEIGHTS.politics * politics;
};

const armiesWorth = (g: ToC, seat: Colour): number => {
  let value = WEIGHTS.general * g.generals.available[seat].length;
  for (const general of GENERALS_OF[seat]) {
    const region = g.armies.at[general];
    if (region === undefined) continue;
    value += WEIGHTS.general + WEIGHTS.unit * countUnits(g, general);
    const isAtHome = g.provinces.governor[region as ProvinceId] === seat;
    if (g.armies.inCapital[general]) value += isAtHome ? WEIGHTS.guarded : WEIGHTS.posted;
  }
  return value;
};

/** Legacy in hand and Legacy to be expected. */
const standing = (g: ToC, seat: Colour): number => {
  const later = 0.15 + 0.85 * remaining(g);
  const lasting =
    provincesWorth(g, seat) +
    armiesWorth(g, seat) +
    WEIGHTS.governor * g.governors.available[seat] +
    WEIGHTS.deck * deckQuality(g, seat);
  let passing = 0;
  if (g.active === seat) {
    const { military, senate, populace } = g.points;
    passing = WEIGHTS.point * (military + senate + populace) + WEIGHTS.unused * g.unused.length;
  }
  return g.legacy[seat] + legacyDue(g, seat) + 0.9 * emperorBonus(g, seat) + later * lasting + passing;
};

/** A rough chance to win: the seat's standing against the best of the others. */
export const worth = (g: ToC, seat: Seat): number => {
  if (g.over) return g.over.winners.includes(seat) ? 1 : 0;
  const own = standing(g, seat as Colour);
  let best = Number.NEGATIVE_INFINITY;
  for (const other of g.seats) if (other !== seat) best = Math.max(best, standing(g, other));
  return 1 / (1 + Math.exp((best - own) / 30));
};
