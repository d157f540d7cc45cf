import { pointsOf } from '../catalog.js';
import { CARDS, type CardId, COLOURS, type Colour, type TechnologyId } from '../ids.js';

/** What a technology is good for as long as there is time to use it; what it is worth at the end, the awards say. */
const USEFUL: Readonly<Partial<Record<TechnologyId, number>>> = {
  masonry: 1,
  architecture: 1.4,
  carpentry: 0.8,
  religion: 1,
  monasticism: 0.9,
  trade: 0.4,
  market: 0.4,
  guilds: 0.6,
  laws: 0.5,
  edict: 0.4,
  military: 0.3,
  engineering: 0.6,
};
const HARDLY_USEFUL = 0.2;
export const usefulnessOf = (id: TechnologyId): number => USEFUL[id] ?? HARDLY_USEFUL;
/** Points by colour: most of what is built takes green ones. */
export const COLOUR_LIKING: Readonly<Record<Colour, number>> = {
  green: 1.3,
  violet: 1,
  blue: 0.9,
  yellow: 0.8,
  red: 0.7,
  orange: 0.6,
};
/** Cards without symbols may give any points, or stop another card. */
const WITHOUT_POINTS = 1.2;
const PER_ALTERNATIVE = 0.2;

const likingOf = (card: CardId): number => {
  const ways = pointsOf(card);
  if (ways.length === 0) return WITHOUT_POINTS;
  const best = Math.max(
    ...ways.map(points => COLOURS.reduce((sum, colour) => sum + (points[colour] ?? 0) * COLOUR_LIKING[colour], 0)),
  );
  return best + PER_ALTERNATIVE * (ways.length - 1);
};
/** What a card is good for round after round, its points above all. */
export const CARD_LIKING = Object.fromEntries(CARDS.map(card => [card, likingOf(card)])) as Readonly<
  Record<CardId, number>
>;

/** @rule MU A Uses that are nearly always worth their card, and those that hardly are: against passing, which counts 1. */
const USES: Readonly<Record<string, number>> = {
  // Money and buildings for nothing.
  'realm-36': 3,
  'realm-37': 2,
  'realm-38': 3,
  'realm-22': 1,
  'realm-23': 1.5,
  'realm-69': 5,
  'realm-70': 5,
  'realm-30': 6,
  'realm-64': 2,
  'realm-63': 0.8,
  // In need.
  'realm-24': 2,
  'realm-25': 0.5,
  'realm-26': 1,
  'realm-35': 3,
  'realm-27': 2,
  'realm-07': 2,
  'realm-08': 2,
  'realm-09': 1,
  'realm-10': 2,
  'realm-05': 1,
  'realm-67': 1,
  'realm-68': 1,
  'realm-52': 2,
  laws: 1,
  guilds: 1,
  strategy: 1,
  'machine-building': 1,
  engineering: 2,
};
const SELDOM = 0.25;
export const likingOfUse = (what: string): number => USES[what] ?? SELDOM;
