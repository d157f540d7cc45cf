import { isInhabited } from '../../catalog.js';
import type { CardId, Colour, TerritoryId } from '../../ids.js';
import { progressOf } from '../figures/objectives.js';
import { CARD_LIKING, COLOUR_LIKING } from '../likings.js';
import { FAR } from '../ways.js';
import { amounts, each, flat, HARDLY, type Question, type Ratings, type Sample } from './question.js';

/** @rule MU 1-auction-pay Whoever is first pays: to be ahead is worth something, but not much. */
const BIDS: readonly Sample[] = [
  { arg: 0, weight: 2 },
  { arg: 15, weight: 3 },
  { arg: 30, weight: 3 },
  { arg: 50, weight: 3 },
  { arg: 80, weight: 2 },
  { arg: 120, weight: 1 },
  { arg: 180, weight: 0.3 },
];
/** @rule MU 1-auction-tie-first */
const RAISES: readonly Sample[] = [
  { arg: 0, weight: 3 },
  { arg: 5, weight: 2 },
  { arg: 15, weight: 1 },
];

/** Where routes are short. */
export const rateForTrade = (
  { position: { ways } }: Question,
  kind: 'caravan' | 'merchant-ship',
  at: TerritoryId,
): number => {
  if (!isInhabited(at)) return 0.2;
  const tour = Math.min(ways.tour(kind, at, 8), 2 * ways.tour(kind, at, 4));
  return tour >= FAR ? 0.3 : 60 / (10 + tour);
};
/** Where prizes are near. */
export const rateForWar = ({ position: { ways, holders } }: Question, at: TerritoryId): number => {
  let sum = isInhabited(at) ? 1 : 0.3;
  for (const prize of ways.inhabited) if (!holders.has(prize)) sum += 3 * 0.5 ** ways.steps('caravan', at, prize);
  return sum;
};
const ownTypes = ({ g, seat }: Question) =>
  Object.entries(g.vehicles.owner)
    .filter(([, owner]) => owner === seat)
    .map(([id]) => g.vehicles.type[id as keyof typeof g.vehicles.type]);

/** @rule MU 0-setup-material Something to trade with and something to carry an army, both of them small. */
const FIRST: Readonly<Record<string, number>> = {
  'caravan:1': 8,
  'war-wagon:1': 8,
  'merchant-ship:1': 3,
  'caravan:2': 2,
  'galley:1': 0.5,
  'merchant-ship:2': 0.5,
};
const isOfTrade = (what: string): boolean => what.startsWith('caravan') || what.startsWith('merchant-ship');
const rateStartTransport = (q: Question, what: string): number => {
  const own = ownTypes(q);
  const hasTrader = own.some(type => type === 'caravan' || type === 'merchant-ship');
  if (own.length === 0) return FIRST[what] ?? 0.1;
  return isOfTrade(what) === hasTrader ? 0.2 : (FIRST[what] ?? 0.1);
};

const rateCard = (q: Question, card: CardId): number => {
  const progress = q.tally ? progressOf(q.position, q.tally, card) : 0;
  return (0.5 + CARD_LIKING[card] + 1.5 * progress ** 2) ** 2;
};
const keepCard: Ratings = { 'keep-card': each<CardId>(rateCard) };
export const takeMarker: Ratings = { 'take-marker': each<Colour>((_, colour) => COLOUR_LIKING[colour] ** 3) };

/** Before the first round, and the auction of every other. */
export const setupRatings: Readonly<Record<string, Ratings>> = {
  bid: {
    bid: amounts(q => ((q.fact<number>('turn') ?? 0) === 0 ? BIDS : RAISES)),
    'take-loan': flat(HARDLY),
    'repay-loan': flat(HARDLY),
  },
  'choose-realm': {},
  'bid-for-realm': { 'bid-realm': each((_, what) => 4 * 0.6 ** Number(what.slice(what.indexOf(':') + 1))) },
  'raise-bid': { 'raise-bid': amounts((_, { min }) => [0, 1, 2].map(more => ({ arg: min + more, weight: 3 - more }))) },
  'place-village': { 'place-village': each<TerritoryId>((q, at) => rateForTrade(q, 'caravan', at)) },
  'take-transport': { 'take-transport': each(rateStartTransport) },
  'place-transport': {
    'place-transport': each<TerritoryId>((q, at) => {
      const type = q.fact<string>('transport') ?? '';
      if (!isOfTrade(type)) return rateForWar(q, at) ** 2;
      return rateForTrade(q, type === 'merchant-ship' ? 'merchant-ship' : 'caravan', at) ** 2;
    }),
  },
  'place-archer': {
    'place-archer': each<TerritoryId>(({ g, seat }, at) => {
      const isWithWagon = Object.entries(g.vehicles.at).some(
        ([id, where]) =>
          where === at &&
          g.vehicles.owner[id as keyof typeof g.vehicles.owner] === seat &&
          g.vehicles.type[id as keyof typeof g.vehicles.type] === 'war-wagon',
      );
      return isWithWagon ? 10 : isInhabited(at) ? 1 : 0.3;
    }),
  },
  'keep-start-card': keepCard,
  'keep-card': keepCard,
  'take-start-marker': takeMarker,
};
