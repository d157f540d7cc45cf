import { copy, leavesOf } from '@hegemon/kernel';
import { GENERALS_OF, VALUE_OF } from '../catalog.js';
import { reckonTurn } from '../flow/turn.js';
import type { CardId, Colour, ProvinceId } from '../ids.js';
import { countUnits, militiaStandsAlone, provincesOf } from '../rules/armies.js';
import { isPretender, pretenders } from '../rules/pretenders.js';
import { improvementLegacy, isThreatened, isThroneContested, mobsIn, supportOf } from '../rules/support.js';
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

/** A position as it is judged: the turn of whoever is on move reckoned up, as far as that leaves nobody a choice. */
export interface Reckoned {
  readonly g: ToC;
  readonly mover?: Colour;
}

/**
 * @rule ToC 6.4 @rule ToC 6.5 @rule ToC 6.6 What the turn will bring and take when the actions are over, by the rules
 * themselves on a copy: otherwise ending them would look like a gain or a loss by itself, and putting it off likewise.
 */
export const reckoned = (g: ToC): Reckoned => {
  // The frame of the turn is there until its Legacy has been gained.
  const isDue = leavesOf(g.flow).some(stack => stack.some(frame => frame.proc === 'turn'));
  if (!isDue || g.over) return { g };
  const after = copy(g);
  reckonTurn(after, g.active);
  return { g: after, mover: g.active };
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

/** @rule ToC 6.4 @rule ToC 6.8.mobs Would the governor fall at the next check of support, if nothing is done about it? */
const isFalling = (g: ToC, seat: Colour, province: ProvinceId, isThreat: boolean, mobs: number): boolean => {
  const contested = province === 'italia' && isThroneContested(g, seat) ? 1 : 0;
  return supportOf(g, province) - contested - (isThreat ? 1 : 0) <= mobs;
};

const addProvinces = ({ g, mover }: Reckoned, seat: Colour, figures: Figures, later: number): void => {
  let politics = 0;
  for (const id of provincesOf(g, seat)) {
    const isThreat = isThreatened(g, seat, id);
    const support = supportOf(g, id);
    const mobs = mobsIn(g, id);
    // At the end of one's own turn they grow, before they are reckoned with again.
    const grown = mobs > 0 && mover === seat && !g.provinces.amphitheater[id] ? mobs + 1 : mobs;
    figures['provinces-held']++;
    figures.mobs += mobs;
    if (id === 'italia') {
      figures.emperor = later;
      figures.italia = later * support;
    }
    politics += Math.max(0, support - mobs);
    if (isFalling(g, seat, id, isThreat, grown)) figures.falling++;
    else if (isThreat) figures.threatened++;
    if (g.provinces.militia[id] && militiaStandsAlone(g, id)) figures.guarded++;
  }
  figures.provinces = later * figures['provinces-held'];
  figures.support = later * politics;
};

/** All that a seat has, term by term. */
export const figuresIn = (position: Reckoned, seat: Colour): Figures => {
  const { g, mover } = position;
  const figures = { ...NOTHING };
  const later = remaining(g);
  const legacy = (g.legacy[seat] + 0.9 * emperorBonus(g, seat)) / 10;
  figures.legacy = legacy;
  figures['legacy-late'] = legacy * (1 - later);
  addProvinces(position, seat, figures, later);
  figures.improvements = later * improvementLegacy(g, seat);
  if (isPretender(g, seat)) figures.pretender = later / pretenders(g).length;
  addArmies(g, seat, figures);
  figures.governors = g.governors.available[seat];
  addDeck(g, seat, figures, later);
  figures['to-move'] = mover === seat ? 1 : 0;
  return figures;
};
