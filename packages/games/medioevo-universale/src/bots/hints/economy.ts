import { BUILDING, components, isInhabited, landNeighbours, pointsOf, TECHNOLOGY } from '../../catalog.js';
import type { Points } from '../../data.js';
import {
  type BuildingType,
  type CardId,
  COLOURS,
  type Colour,
  type Level,
  type Player,
  type TechnologyId,
  type TerritoryId,
  type TransportType,
} from '../../ids.js';
import { priceOfCard } from '../../rules/purchases/cards.js';
import { priceOfTroop } from '../../rules/purchases/units.js';
import { levelIn, levelOfEngine, transportIn, vehicleIn } from '../../rules/purchases/vehicles.js';
import { isTrader, priceOfVehicle } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import type { OwnTroop } from '../../troops.js';
import { exposedFigure, exposureAt } from '../figures/danger.js';
import { progressOf } from '../figures/objectives.js';
import { COLOUR_LIKING, usefulnessOf } from '../likings.js';
import { mightOfTroop } from '../might.js';
import { readyIn } from '../position.js';
import { REBELLIOUS, remaining, uprisingsAt } from '../terms.js';
import { amounts, each, flat, HARDLY, type Question, type Ratings } from './question.js';
import { rateForTrade, rateForWar } from './setup.js';

/** What an uprising is thought to cost, in florins, and what is thought of money: less, the more there is. */
const UPRISING = 160;
const rateTax = (q: Question, rate: string): number => {
  const { g, seat, tally } = q;
  const florin = (tally?.taxed ?? 0) * Number(rate);
  const need = g.cash[seat] < 300 ? 1.2 : g.cash[seat] < 1000 ? 1 : 0.7;
  const risk = uprisingsAt(g, Number(rate)) * UPRISING * (tally && tally.rebels > 0 ? REBELLIOUS : 1);
  return Math.exp((need * florin - risk) / 60);
};

/** Points of a colour that a seat could turn or flip for nothing. */
export const freePoints = (g: MU, seat: Player, colour: Colour): number => {
  let sum = (g.points[seat]?.[colour] ?? 0) + (g.gears.held[seat]?.[colour] ?? 0) - (g.gears.used[seat]?.[colour] ?? 0);
  for (const card of g.cards.held[seat]) {
    if (readyIn(g, card)) sum += Math.max(0, ...pointsOf(card).map(points => points[colour] ?? 0));
  }
  return sum;
};
/** What something really costs: points that are not there are paid in money. */
const florinFor = (g: MU, seat: Player, florin: number, points: Points): number => {
  let missing = 0;
  for (const colour of COLOURS) missing += Math.max(0, (points[colour] ?? 0) - freePoints(g, seat, colour));
  return florin + missing * components.missingTechnologyPointFlorin;
};
/** What is wanted against what it costs, by how full the purse is. */
const weighed = ({ g, seat }: Question, wanted: number, florin: number): number => {
  const thrift = 2.2 / (1 + g.cash[seat] / 500);
  return wanted - (thrift * florin) / 100;
};

/** How much each building is wanted: as long as there is time, and for the honour it brings at once. */
const BUILT: Readonly<Record<BuildingType, readonly [later: number, now: number]>> = {
  village: [3.5, 0],
  town: [5, 0],
  'great-city': [6, 6],
  tower: [5, 0],
  fortress: [7, 0],
  castle: [9, 6],
  cathedral: [3, 7],
};
const rateBuilding = (q: Question, type: BuildingType): number => {
  const [later, now] = BUILT[type];
  const { price, tp } = BUILDING[type];
  return weighed(q, later * remaining(q.g) + now, florinFor(q.g, q.seat, price, tp));
};
const rateTechnology = (q: Question, id: TechnologyId): number => {
  const { price, level } = TECHNOLOGY[id];
  // MU V-final-tech: towards the end whoever is highest is honoured for it.
  const award = level >= 3 ? 3 * (1 - remaining(q.g)) : 0;
  return weighed(q, 9 * usefulnessOf(id) * remaining(q.g) + award, price);
};
const rateTransport = (q: Question, what: string): number => {
  const [type, level] = [transportIn(what), levelIn(what)];
  const own = (q.tally?.vehicles ?? []).map(id => q.g.vehicles.type[id] as TransportType);
  const hasSuch = own.some(each => (isTrader(type) ? isTrader(each) : each === 'war-wagon'));
  const wanted = type === 'galley' ? 0.5 : hasSuch ? 1 : isTrader(type) ? 14 : 8;
  return weighed(q, wanted * remaining(q.g), florinFor(q.g, q.seat, priceOfVehicle(type, level), { blue: level }));
};
const rateRaising = (q: Question, what: string): number => {
  const [id, to] = [vehicleIn(what), levelIn(what)];
  const more = (to - (q.g.vehicles.level[id] ?? to)) as Level;
  const wanted = q.g.routes[q.seat]?.vehicle === id ? 3.5 : 0.8;
  return weighed(q, wanted * more * remaining(q.g), florinFor(q.g, q.seat, 100 * more, { blue: more }));
};
/** Two or three good men for the wagon, then somebody to stay at home, then nobody. */
const ENOUGH = 8;
const PLENTY = 15;
/** How much a guard is wanted for every great city that is as good as lost. */
const GUARD = 8;
const LIKED: Readonly<Partial<Record<OwnTroop, number>>> = {
  'heavy-infantry': 1.5,
  cavalry: 1.2,
  archer: 0.8,
  'light-infantry': 0.7,
};
const rateUnit = (q: Question, troop: OwnTroop): number => {
  const might = q.tally?.might ?? 0;
  const guard = q.tally ? GUARD * exposedFigure(q.position, q.tally) : 0;
  const wanted = (might < ENOUGH ? 5 : might < PLENTY ? 1.2 : 0.1) + guard;
  const value = wanted * (0.4 + 0.6 * remaining(q.g)) * (LIKED[troop] ?? 0.2) * mightOfTroop(troop) ** 0.5;
  return weighed(q, value, priceOfTroop(troop));
};
const rateNewCard = (q: Question): number => {
  const held = q.g.cards.held[q.seat].length;
  return weighed(q, (12 * remaining(q.g)) / (1 + 0.3 * held), priceOfCard(q.g, q.seat));
};

const shelves: Ratings = {
  'buy-technology': each<TechnologyId>(rateTechnology),
  build: each<BuildingType>(rateBuilding),
  repair: flat(q => weighed(q, 2.5, components.repairPerDamage)),
  'buy-transport': each(rateTransport),
  'buy-engine': each((q, what) => weighed(q, 0.4, 200 * levelOfEngine(what))),
  upgrade: each(rateRaising),
  'buy-unit': each<OwnTroop>(rateUnit),
  'upgrade-captain': flat(0.1),
  'buy-card': flat(rateNewCard),
  ransom: flat(2),
  redeploy: flat(8),
  'buy-back': flat(4),
  'done-buying': flat(1.5),
};

/** How much better a place is where a great city is as good as lost. */
const GUARDED = 50;
/** @rule MU 4-units-where Where something is best placed. */
const placeRatings: Ratings = {
  place: each<TerritoryId>((q, at) => {
    const { g, seat } = q;
    const [ware, what] = [q.fact<string>('ware') ?? 'build', q.fact<string>('what') ?? ''];
    if (ware === 'build') return rateSite(q, what as BuildingType, at);
    if (ware === 'buy-transport' && isTrader(transportIn(what)))
      return rateForTrade(q, transportIn(what) as 'caravan', at) ** 2;
    if (ware === 'buy-transport') return (g.armies[at]?.[seat] ? 3 : 1) * rateForWar(q, at) ** 2;
    const { tally } = q;
    const isByWagon = tally?.vehicles.some(id => g.vehicles.type[id] === 'war-wagon' && g.vehicles.at[id] === at);
    const guard = tally ? GUARDED * exposureAt(q.position, tally, at) : 0;
    return guard + (isByWagon ? 10 : g.armies[at]?.[seat] ? 2 : 1);
  }),
  refrain: flat(HARDLY),
};
/** In place of a lower one, where there is a market, and where markers can be put around it. @rule MU 5-control-gain */
const rateSite = ({ g, position: { holders } }: Question, type: BuildingType, at: TerritoryId): number => {
  const { kind } = BUILDING[type];
  if (kind === 'civil') return 1 + 2 * (g.buildings.civil[at] ?? 0) + (g.market[at]?.length ?? 0);
  if (kind === 'cathedral') return 1 + (g.buildings.civil[at] ?? 0) + (g.buildings.military[at] ?? 0);
  const free = landNeighbours(at).filter(beside => g.inPlay[beside] && !holders.has(beside) && !g.armies[beside]);
  return 0.5 + 2 * (g.buildings.military[at] ?? 0) + free.length + free.filter(isInhabited).length;
};

/** @rule MU B-use Cards first, those with fewer uses before those with more; money where there is nothing to turn. */
const rateTurning = (q: Question, card: CardId): number => {
  const isReached = q.tally !== undefined && progressOf(q.position, q.tally, card) >= 1;
  return isReached ? 0.3 : 8 / pointsOf(card).length;
};
const payment: Ratings = {
  'turn-card': each<CardId>(rateTurning),
  'flip-marker': each<Colour>((_, colour) => 10 / COLOUR_LIKING[colour]),
  'use-card': flat(2),
  'use-technology': flat(0.3),
  pay: flat(q => (q.offers('turn-card') || q.offers('flip-marker') ? 1.5 : 8)),
  'take-loan': flat(HARDLY),
  refrain: flat(q => (q.offers('pay') ? 0.3 : 2)),
};

/** @rule MU 3-giveup What can be spared, where it has to be. */
const rateGivenUp = (_: Question, piece: string): number => {
  if (piece.startsWith('light-infantry')) return 4;
  if (piece.startsWith('archer') || piece.startsWith('heavy-infantry')) return 1.5;
  return piece.includes('@') ? 0.2 : 0.5;
};
const duesOf = ({ g, seat, tally }: Question): number => Math.max(0, (tally?.upkeep ?? 0) - g.cash[seat]);

/** @rule MU 3 @rule MU 4 @rule MU D */
export const economyRatings: Readonly<Record<string, Ratings>> = {
  'tax-rate': { 'tax-rate': each(rateTax) },
  'pay-dues': {
    pay: flat(20),
    'plunder-own': flat(0.1),
    'start-uprisings': amounts((_, { min }) => [{ arg: min, weight: 0.1 }]),
    'fall-short': flat(0.2),
    // Owed by a secret treaty.
    'leave-unpaid': flat(1),
    'take-loan': flat(q => (q.offers('pay') ? HARDLY : 3)),
    'give-up': flat(q => (q.offers('pay') ? HARDLY : 4)),
    'give-up-piece': each(rateGivenUp),
  },
  'give-up-piece': {
    'give-up-piece': each(rateGivenUp),
    enough: flat(q => (duesOf(q) > 0 && q.g.phase === 3 ? 0.3 : 30)),
  },
  'due-short': { 'take-loan': flat(2), 'leave-unpaid': flat(1) },
  purchases: shelves,
  'compose-orders': { ...shelves, ...placeRatings, 'strike-order': flat(HARDLY) },
  'carry-out-orders': {
    'take-loan': flat(q => (q.offers('carry-out') || q.offers('done-buying') ? HARDLY : 3)),
  },
  'place-purchase': placeRatings,
  'place-marker': {
    'place-marker': each<TerritoryId>(({ position: { holders } }, at) =>
      holders.has(at) ? 0.2 : isInhabited(at) ? 4 : 2,
    ),
    forfeit: flat(HARDLY),
  },
  'demand-hidden': { 'demand-hidden': flat(HARDLY), pass: flat(5) },
  payment,
};
