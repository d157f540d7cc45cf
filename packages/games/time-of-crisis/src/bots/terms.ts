import { leavesOf } from '@hegemon/kernel';
import { GENERALS_OF, VALUE_OF } from '../catalog.js';
import type { CardId, Colour, ProvinceId } from '../ids.js';
import { countUnits, militiaStandsAlone, provincesOf } from '../rules/armies.js';
import { isPretender, pretenders } from '../rules/pretenders.js';
import {
  improvementLegacy,
  isThreatened,
  isThroneContested,
  mobsIn,
  pretenderLegacy,
  supportOf,
} from '../rules/support.js';
import { emperorBonus, legacyToEnd } from '../scoring.js';
import type { ToC } from '../state.js';

/** What a position is judged by, seat by seat. How much each counts, `bots/weights.json` says. */
export const TERMS = [
  // Legacy in tens: what is in hand, and how much more it counts the nearer the end is.
  'legacy',
  'legacy-late',
  // What bears fruit turn by turn counts as much as there is still to come.
  'provinces',
  'support',
  'emperor',
  'italia',
  'improvements',
  'pretender',
  'deck',
  'deck-size',
  // What is worth having to the last.
  'provinces-held',
  'falling',
  'threatened',
  'mobs',
  'guarded',
  'units',
  'spread',
  'generals',
  'governors',
  'posted',
  'to-move',
] as const;
export type Term = (typeof TERMS)[number];
export type Figures = Record<Term, number>;

/** How much of the game is still to come, between 0 and 1. */
export const remaining = (g: ToC): number => {
  let most = 0;
  for (const seat of g.seats) most = Math.max(most, g.legacy[seat]);
  const byLegacy = 1 - Math.min(1, most / legacyToEnd(g));
  return Math.max(0.05, Math.min(byLegacy, g.events.deck.length / 15));
};

/** Is the seat in its action phase, its Legacy of this turn still to be gained? */
const isActing = (g: ToC, seat: Colour): boolean =>
  g.active === seat && leavesOf(g.flow).some(stack => stack.some(frame => frame.proc === 'actions'));

/**
 * The support a province will have after the check of this turn, if that is still to come: otherwise ending one's
 * actions would look like a loss by itself, and putting it off like a gain.
 */
const supportToCome = (g: ToC, seat: Colour, province: ProvinceId, isThreat: boolean): number => {
  const contested = province === 'italia' && isThroneContested(g, seat) ? 1 : 0;
  return Math.max(0, supportOf(g, province) - contested - (isThreat ? 1 : 0));
};

/** What a card is worth on the average, and how many there are: dear cards help, and so does being rid of cheap ones. */
const addDeck = (g: ToC, seat: Colour, figures: Figures, later: number): void => {
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
  figures.deck = count === 0 ? 0 : later * (sum / count);
  figures['deck-size'] = (later * count) / 10;
};

const addArmies = (g: ToC, seat: Colour, figures: Figures): void => {
  figures.generals = g.generals.available[seat].length;
  for (const general of GENERALS_OF[seat]) {
    const region = g.armies.at[general];
    if (region === undefined) continue;
    figures.generals++;
    figures.units += countUnits(g, general);
    figures.spread++;
    if (!g.armies.inCapital[general]) continue;
    if (g.provinces.governor[region as ProvinceId] === seat) figures.guarded++;
    else figures.posted++;
  }
};

const NOTHING = Object.fromEntries(TERMS.map(term => [term, 0])) as Figures;

/** All that a seat has, term by term. */
export const figuresOf = (g: ToC, seat: Colour): Figures => {
  const figures = { ...NOTHING };
  const later = remaining(g);
  const isDue = isActing(g, seat);
  let legacy = g.legacy[seat] + 0.9 * emperorBonus(g, seat);
  if (isDue) legacy += pretenderLegacy(g, seat) + improvementLegacy(g, seat);
  let politics = 0;
  for (const id of provincesOf(g, seat)) {
    const isThreat = isThreatened(g, seat, id);
    const support = isDue ? supportToCome(g, seat, id, isThreat) : supportOf(g, id);
    const mobs = mobsIn(g, id);
    // What falls at the check of this turn is lost already.
    if (isDue && support <= mobs) continue;
    if (isDue) legacy += id === 'italia' ? 1 + Math.max(0, support - Object.keys(g.provinces.pretender).length) : 1;
    figures['provinces-held']++;
    figures.mobs += mobs;
    if (id === 'italia') {
      figures.emperor = later;
      figures.italia = later * support;
    }
    politics += Math.max(0, support - mobs);
    if (isThreat && support - 1 <= mobs) figures.falling++;
    else if (isThreat) figures.threatened++;
    if (g.provinces.militia[id] && militiaStandsAlone(g, id)) figures.guarded++;
  }
  figures.provinces = later * figures['provinces-held'];
  figures.support = later * politics;
  figures.improvements = later * improvementLegacy(g, seat);
  if (isPretender(g, seat)) figures.pretender = later / pretenders(g).length;
  figures.legacy = legacy / 10;
  figures['legacy-late'] = (legacy / 10) * (1 - later);
  addArmies(g, seat, figures);
  figures.governors = g.governors.available[seat];
  addDeck(g, seat, figures, later);
  figures['to-move'] = isDue ? 1 : 0;
  return figures;
};
