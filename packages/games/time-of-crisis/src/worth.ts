import { leavesOf, type Seat } from '@hegemon/kernel';
import { GENERALS_OF, VALUE_OF } from './catalog.js';
import type { CardId, Colour, ProvinceId } from './ids.js';
import { countUnits, militiaStandsAlone, provincesOf } from './rules/armies.js';
import { isPretender, pretenders } from './rules/pretenders.js';
import {
  emperorLegacy,
  improvementLegacy,
  isEmperor,
  isThreatened,
  mobsIn,
  politicsOf,
  pretenderLegacy,
  provinceLegacy,
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

/** A province may be lost in the next check if it is threatened or unruly and has little support. */
const isShaky = (g: ToC, seat: Colour, province: ProvinceId): boolean =>
  supportOf(g, province) - (isThreatened(g, seat, province) ? 1 : 0) <= mobsIn(g, province);

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
  const throne = isEmperor(g, seat) ? emperorLegacy(g) : 0;
  return throne + pretenderLegacy(g, seat) + provinceLegacy(g, seat) + improvementLegacy(g, seat);
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
  let value = 0;
  for (const id of provincesOf(g, seat)) {
    value += WEIGHTS.province - WEIGHTS.mob * mobsIn(g, id);
    if (id !== 'italia') value += WEIGHTS.support * supportOf(g, id);
    if (isShaky(g, seat, id)) value -= WEIGHTS.danger;
    else if (isThreatened(g, seat, id)) value -= WEIGHTS.danger / 2;
    if (g.provinces.militia[id] && militiaStandsAlone(g, id)) value += WEIGHTS.guarded;
  }
  if (isEmperor(g, seat)) value += WEIGHTS.emperor + WEIGHTS.italia * supportOf(g, 'italia');
  if (isPretender(g, seat)) value += WEIGHTS.pretender / pretenders(g).length;
  return value + WEIGHTS.improvement * improvementLegacy(g, seat) + WEIGHTS.politics * politicsOf(g, seat);
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
