import type { Frame } from '@hegemon/kernel';
import { BUILDING, components, EVENT } from '../catalog.js';
import type { Colour, Player } from '../ids.js';
import { PERSONAL } from '../rules/scoring.js';
import type { MU } from '../state.js';
import { awardsIn } from './figures/awards.js';
import { exposedFigure } from './figures/danger.js';
import { honourOfGears, objectiveHonour } from './figures/objectives.js';
import { treatiesFigure } from './figures/relations.js';
import { seaHonour } from './figures/sea.js';
import { routeHonour, worthOfGoods, worthOfTraders } from './figures/trade.js';
import { armyFigure, campaignHonour, frayHonour, marchHonour, mobileFigure, warsFigure } from './figures/war.js';
import { CARD_LIKING, usefulnessOf } from './likings.js';
import { countIn } from './might.js';
import { gearsOf, isShutting, type Position, positionOf, readyIn, roundsOf, type Tally, taxesOf } from './position.js';
import { settled } from './settled.js';

/** What a position is judged by, seat by seat. How much each counts, `bots/weights.json` says. */
export const TERMS = [
  // Honour in tens: what is in hand, and how much more it counts the nearer the end is.
  'honour',
  'honour-late',
  // What would be awarded now, what the markers are worth, and what may come of routes, battles and objectives.
  'awards',
  'awards-late',
  'gears',
  'route',
  'campaign',
  'fray',
  'objectives',
  // What bears fruit round by round counts as much as there is still to come.
  'income',
  'cash',
  'civil',
  'technologies',
  'cards',
  'traders',
  // What is worth having to the last.
  'territories',
  'markets',
  'military',
  'cathedrals',
  'ready',
  'army',
  'mobile',
  'engines',
  'prisoners',
  'treaties',
  'order',
  // What weighs upon a realm.
  'debts',
  'captives',
  'unrest',
  'uprisings',
  'invaded',
  'exposed',
  'wars',
] as const;
export type Term = (typeof TERMS)[number];
export type Figures = Record<Term, number>;
const NOTHING = Object.fromEntries(TERMS.map(term => [term, 0])) as Figures;

/** A round that has begun is not quite over; the last one hardly counts any more. */
const BEGUN = 0.3;
/** @rule MU 0-length How much of the game is still to come, between 0 and 1. By rounds, so that no phase ends with a loss or a gain. */
export const remaining = (g: MU): number => {
  if (g.isScoring) return 0;
  const rounds = roundsOf(g);
  const byRounds = ((g.isTimeUp ? 0 : Math.max(0, rounds - g.round)) + BEGUN) / rounds;
  const limit = g.options.honour ?? 0;
  if (limit === 0) return byRounds;
  let most = 0;
  for (const seat of g.order) most = Math.max(most, g.honour[seat]);
  const { honourPoints } = components.setup;
  return Math.max(BEGUN / rounds, Math.min(byRounds, 1 - (most - honourPoints) / (limit - honourPoints)));
};

/** With less than this to come the last round has begun. */
const LAST_ROUND = 0.05;
/** A position as it is judged, with what all seats have in it. */
export interface Reckoned extends Position {
  readonly later: number;
  readonly awards: ReadonlyMap<Player, number>;
}
export const reckoned = (state: MU): Reckoned => {
  const g = settled(state);
  const position = positionOf(g);
  const later = remaining(g);
  return { ...position, later, awards: awardsIn(position, later > LAST_ROUND) };
};

/** Money is worth less the more there is of it; what is spent before it is there is dearer than any other. */
const PURSE = 500;
const purse = (florin: number): number => (florin < 0 ? (2 * florin) / PURSE : Math.log2(1 + florin / PURSE));
/** @rule MU card.36 What lies on the card comes back with a gain, later. */
const DEPOSITED = 1.2;
/** At the end only the award for it counts. */
const LEAST_LATER = 0.04;

/** The rate that is reckoned with, where somebody has not set his own. */
const USUAL_RATE = 30;
/** So many rounds a piece is thought to be kept: whoever has no more use for it gives it up. @rule MU 3-giveup */
const KEPT = 3;
/** @rule MU 3-income @rule MU 3-upkeep @rule MU 3-interest What the rounds to come bring in and cost, in hundreds, as part of a game. */
const incomeOf = (g: MU, { seat, taxed, fromCities, upkeep }: Tally, later: number): number => {
  const interest = (g.loans.open[seat] ?? 0) * components.loans.interestPerLoan;
  const lasting = taxed * USUAL_RATE + fromCities - interest + paymentsOf(g, seat);
  return (later * lasting - Math.min(later, KEPT / roundsOf(g)) * upkeep) / 100;
};
/** @rule MU C-treaty-pay What treaties bring and cost in every round. */
const paymentsOf = (g: MU, seat: Player): number => {
  let sum = 0;
  for (const id in g.treaties)
    for (const clause of g.treaties[id as keyof typeof g.treaties]!.clauses) {
      if (clause.type !== 'payment' || clause.when !== 'each-round') continue;
      if (clause.to === seat) sum += clause.amount;
      else if (clause.from === seat) sum -= clause.amount;
    }
  return sum;
};

const isPaying = (g: MU, seat: Player): boolean => {
  const top = g.flow[g.flow.length - 1];
  return top?.proc === 'payment' && (top as Frame & { seat?: Player }).seat === seat;
};

/** Cards help by their points; the more there are, the less is left to do with them. */
const HANDFUL = 4.5;
const addCards = (g: MU, seat: Player, figures: Figures, later: number): void => {
  let [sum, ready] = [0, 0];
  for (const card of g.cards.held[seat]) {
    sum += CARD_LIKING[card];
    if (readyIn(g, card)) ready++;
  }
  const { held, used } = g.gears;
  for (const key in held[seat]) ready += (held[seat]?.[key as Colour] ?? 0) - (used[seat]?.[key as Colour] ?? 0);
  // In the middle of a payment, what has been turned into points is not lost yet; afterwards it is as good as gone.
  if (isPaying(g, seat)) for (const key in g.points[seat]) ready += g.points[seat]?.[key as Colour] ?? 0;
  figures.cards = later * (1 - Math.exp(-sum / HANDFUL));
  figures.ready = ready / 10;
  for (const id of g.technologies[seat]) figures.technologies += later * usefulnessOf(id);
};

const addBuildings = (g: MU, tally: Tally, figures: Figures, later: number): void => {
  for (const { type, at } of tally.buildings) {
    const { kind, level } = BUILDING[type];
    if (kind === 'civil') figures.civil += later * level;
    else if (kind === 'military') figures.military += level;
    else figures.cathedrals++;
    if (g.market[at]) figures.markets += level * 0.1;
  }
  figures.markets += tally.bestMarket;
};

/**
 * @rule MU 2-uprisings-count How many uprisings the rate will call forth on the average: the card that will say it lies under the
 * one that is drawn before. @rule MU 2-uprisings-hp Where there are rebels already they cost honour.
 */
export const uprisingsAt = (g: MU, rate: number): number => {
  const { events, discarded } = g.decks;
  const cards = events.length > 1 ? events.slice(1) : discarded;
  if (cards.length === 0) return 0;
  let sum = 0;
  for (const card of cards) sum += Math.max(0, rate - EVENT[card].permittedTaxRate);
  return sum / components.taxRates.step / cards.length;
};
/** @rule MU 3-rate From the moment in which the rates lie open, they are those of the next check. */
const isTaxed = (g: MU): boolean => g.phase > 3 || (g.phase === 3 && (taxesOf(g) !== undefined || isShutting(g)));

/** How much worse an uprising is where others rise already. */
export const REBELLIOUS = 2.5;
const addUnrest = (g: MU, tally: Tally, figures: Figures): void => {
  const rate = g.taxRate[tally.seat];
  if (rate !== undefined && isTaxed(g)) figures.uprisings = uprisingsAt(g, rate) * (tally.rebels > 0 ? REBELLIOUS : 1);
  figures.unrest = tally.rebels;
  figures.invaded = tally.invaders;
};

const addCaptives = (g: MU, seat: Player, figures: Figures): void => {
  let lost = 0;
  for (const captor in g.prisoners) {
    const held = g.prisoners[captor as Player]!;
    lost += countIn(held[seat]);
    if (captor === seat) for (const owner in held) figures.prisoners += countIn(held[owner as Player]);
  }
  figures.captives = -CAPTIVES.honour(lost) / 10;
};
const CAPTIVES = PERSONAL.find(({ award }) => award === 'captives')!;
const LOANS = PERSONAL.find(({ award }) => award === 'loans')!;

/** @rule MU 3-giveup Whoever cannot pay what is due has to borrow or to give up something: the more is wanting, the worse. */
const SHORT = 0.1;
const PER_HUNDRED = 0.15;
const wantOf = (g: MU, { seat, dues }: Tally): number => {
  const short = dues - g.cash[seat];
  return dues > 0 && short > 0 ? SHORT + (PER_HUNDRED * short) / 100 : 0;
};

/** @rule MU X-hidden What is only ordered owes its points: those that cannot be turned will be paid for. */
const owedPoints = (g: MU, seat: Player, ready: number): number => {
  let owed = 0;
  for (const key in g.points[seat]) owed += Math.max(0, -(g.points[seat]?.[key as Colour] ?? 0));
  return Math.max(0, owed - ready) * components.missingTechnologyPointFlorin;
};

/** All that a seat has, term by term. */
export const figuresIn = (position: Reckoned, seat: Player): Figures => {
  const { g, later, awards, tallies } = position;
  const figures = { ...NOTHING };
  const tally = tallies.get(seat);
  figures.honour = g.honour[seat] / 10;
  figures['honour-late'] = figures.honour * (1 - later);
  if (!tally) return figures;
  figures.awards = (awards.get(seat) ?? 0) / 10;
  // Long before the end whoever is ahead in something has little of it.
  figures['awards-late'] = figures.awards * (1 - later) ** 3;
  figures.gears = honourOfGears(gearsOf(g, seat)) / 10;
  figures.route = routeHonour(position, tally) / 10;
  figures.campaign = campaignHonour(position, tally) / 10;
  figures.fray = (frayHonour(position, tally) + marchHonour(position, tally) + seaHonour(position, tally)) / 10;
  figures.objectives = g.isScoring ? 0 : objectiveHonour(position, tally) / 10;
  figures.income = incomeOf(g, tally, later);
  addCards(g, seat, figures, later);
  const money =
    g.cash[seat] -
    tally.dues -
    owedPoints(g, seat, figures.ready * 10) +
    DEPOSITED * (g.deposit[seat] ?? 0) +
    worthOfGoods(position, tally);
  figures.cash = Math.max(LEAST_LATER, later) * purse(money);
  addBuildings(g, tally, figures, later);
  figures.traders = later * worthOfTraders(position, tally);
  figures.territories = tally.lands.length / 10;
  figures.army = armyFigure(tally);
  figures.mobile = mobileFigure(position, tally);
  figures.engines = tally.vehicles.filter(id => g.vehicles.type[id] === 'engine').length;
  figures.treaties = treatiesFigure(g, seat);
  // MU 2: the first handles events and barbarians; for the others it is a matter of the malus alone.
  figures.order = g.order[0] === seat ? 1 : 0.3 * (1 - g.order.indexOf(seat) / Math.max(1, g.order.length - 1));
  figures.debts = -LOANS.honour(g.loans.open[seat] ?? 0) / 10 + wantOf(g, tally);
  addCaptives(g, seat, figures);
  addUnrest(g, tally, figures);
  figures.exposed = exposedFigure(position, tally);
  figures.wars = warsFigure(position, tally);
  return figures;
};
