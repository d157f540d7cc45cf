import { GOOD_OF } from '../../catalog.js';
import { type AreaId, BARBARIANS, type Good, type TerritoryId, type VehicleId } from '../../ids.js';
import { isAtEnd, plannedOf, type RouteLength, serves } from '../../rules/routes.js';
import { riskAt } from '../figures/danger.js';
import { isRobbed } from '../figures/sea.js';
import { hasToSell, hopeFrom, isInVain, isMarket, isWanting, kindOf, wayFrom } from '../figures/trade.js';
import { remaining } from '../terms.js';
import { FAR } from '../ways.js';
import { freePoints } from './economy.js';
import { amounts, bestOf, each, flat, HARDLY, type Question, type Ratings, subsets } from './question.js';

const vehicleOf = (q: Question): VehicleId => q.fact<VehicleId>('vehicle')!;
const isDeadly = ({ g, seat }: Question, to: AreaId): boolean => isRobbed(g, seat, to);

/** How far a vehicle is from where it wants to be: the stages of its route, a buyer for its goods, or a shop. */
const wayLeft = (q: Question, id: VehicleId, at: AreaId): number => {
  const { g, seat, position } = q;
  const route = g.routes[seat];
  if (route && route.vehicle === id) return wayFrom(position, seat, route, at);
  const cargo = g.vehicles.cargo[id] ?? [];
  let best = FAR;
  for (const shop of position.ways.inhabited) {
    if (!isMarket(position, seat, shop)) continue;
    const isGood = cargo.length === 0 ? !route : cargo.some(good => isWanting(g, shop, good));
    if (!isGood) continue;
    const bonus = cargo.length === 0 ? 0 : (g.market[shop]?.length ?? 0);
    best = Math.min(best, position.ways.steps(kindOf(g, id), at, shop) - bonus);
  }
  return best;
};
const rateStep = (q: Question, to: AreaId): number => {
  if (isDeadly(q, to)) return HARDLY;
  const id = vehicleOf(q);
  const [before, after] = [wayLeft(q, id, q.g.vehicles.at[id]!), wayLeft(q, id, to)];
  if (before >= FAR) return 0.2;
  // The last step of a round leads where one stays.
  const risk = (q.fact<number>('mp') ?? 0) > 1 ? 0 : riskAt(q.position, q.seat, to);
  return (after < before ? 8 : after === before ? 0.3 : 0.05) * (1 - 2 * risk);
};

/** @rule MU 6-route-end A sale on the way would be the end of the route. */
const rateSale = (q: Question): number => {
  const { g, seat } = q;
  const id = vehicleOf(q);
  if (isAtEnd(g, seat, id)) return 30;
  if (serves(g, seat, id)) return HARDLY;
  const factor = g.market[q.fact<TerritoryId>('at')!]?.length ?? 0;
  return 2 + 3 * factor;
};
/** One cube is enough for a route; more only if there is a market for them. */
const rateCount = (q: Question, count: number, max: number): number => {
  const { g, seat } = q;
  const id = vehicleOf(q);
  const route = g.routes[seat];
  if (route?.vehicle === id) {
    const at = q.fact<TerritoryId>('at');
    const isOfUse = at !== undefined && isWanting(g, route.stages[route.stages.length - 1], GOOD_OF[at]!);
    return isOfUse && !hasToSell(g, route) ? 6 : 0.1;
  }
  if (!route) return count === 1 ? 8 : 4;
  return count === max ? 0.6 : 0.3;
};
const rateRoute = (q: Question, length: RouteLength): number => {
  const { g, position } = q;
  const start = g.bargain?.at;
  return start ? 12 * hopeFrom(position, vehicleOf(q), start, length, 0) ** 2 : HARDLY;
};

/** @rule MU 6-route-finish Where what is aboard can be sold at the end: at home, if possible, and not far away. */
const rateTarget = (q: Question, at: TerritoryId): number => {
  const { g, seat, position } = q;
  const id = vehicleOf(q);
  const cargo = g.vehicles.cargo[id] ?? [];
  if (!isMarket(position, seat, at) || !cargo.some(good => isWanting(g, at, good))) return HARDLY;
  const start = g.bargain?.at;
  const steps = start ? position.ways.steps(kindOf(g, id), start, at) : FAR;
  return steps >= FAR ? HARDLY : ((position.holders.get(at) === seat ? 6 : 1) * 4) / (2 + steps);
};
/** From the start to the nearest, and on: where nobody would fall upon the vehicle. */
const stagesOnTheWay = (q: Question, of: readonly string[], count: number, target: TerritoryId): readonly string[] => {
  const { g, position } = q;
  const kind = kindOf(g, vehicleOf(q));
  const left = new Set(of as readonly TerritoryId[]);
  const taken: TerritoryId[] = [];
  let here: TerritoryId = g.bargain?.at ?? target;
  while (taken.length < count && left.size > 0) {
    let [nearest, least]: [TerritoryId | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const at of left) {
      const danger = g.armies[at]?.[BARBARIANS] ? 8 : 0;
      // A little towards the target, so that the way does not end at the other end of the world.
      const way = position.ways.steps(kind, here, at) + danger + 0.25 * position.ways.steps(kind, at, target);
      if (way < least) [nearest, least] = [at, way];
    }
    if (nearest === undefined) break;
    left.delete(nearest);
    taken.push(nearest);
    here = nearest;
  }
  return of.filter(at => taken.includes(at as TerritoryId));
};
const nearestTo = (q: Question, from: TerritoryId) => (at: string) => {
  const { g, position } = q;
  const danger = g.armies[at as TerritoryId]?.[BARBARIANS] ? 8 : 0;
  return -position.ways.steps(kindOf(g, vehicleOf(q)), from, at as TerritoryId) - danger;
};

/** @rule MU tech.trade @rule MU tech.market Points that cost nothing are turned into money; others are dearer than what they bring. */
const pointsToSpend: Ratings[string] = amounts(({ g, seat }, { min, max }) => {
  const free = Math.min(max, freePoints(g, seat, 'yellow'));
  return [
    { arg: min, weight: free > min ? 2 : 6 },
    { arg: free, weight: 4 },
  ];
});

const rateTrader = ({ g, seat }: Question, id: VehicleId): number => {
  if (g.routes[seat]?.vehicle === id) return 8;
  return g.vehicles.cargo[id] ? 5 : g.routes[seat] ? 1 : 4;
};
/** Only what cannot be finished is given up, while there is time for another. */
const dropping = flat(q => (isInVain(q.position, q.seat) && remaining(q.g) > 0.3 ? 6 : HARDLY));
const hasPoints = (q: Question): boolean => (q.fact<number>('mp') ?? 0) > 0;

/** @rule MU 6 */
export const tradeRatings: Readonly<Record<string, Ratings>> = {
  'choose-trader': {
    trader: each<VehicleId>(rateTrader),
    'serve-route': flat(20),
    'drop-route': dropping,
    'done-trading': flat(1),
  },
  'trade-with': {
    go: each<AreaId>(rateStep),
    buy: amounts((q, { min, max }) => [min, max].map(arg => ({ arg, weight: rateCount(q, arg, max) }))),
    sell: subsets((q, { of }) => [{ arg: [...of], weight: rateSale(q) }]),
    'sell-anywhere': subsets((_, { of }) => [{ arg: [...of], weight: HARDLY }]),
    transfer: flat(HARDLY),
    'other-trader': flat(0.4),
    'start-route': each<RouteLength>(rateRoute),
    'serve-route': flat(20),
    'drop-route': dropping,
    'done-trading': flat(q => (hasPoints(q) ? 0.5 : 4)),
  },
  'transfer-goods': {
    carry: subsets((q, choice) => {
      const own = q.fact<Good[]>('cargo') ?? [];
      const isOwn = (cube: string): number => (own.includes(cube.slice(0, cube.indexOf(':')) as Good) ? 1 : 0);
      return [{ arg: bestOf(choice, isOwn, own.length), weight: 1 }];
    }),
  },
  'route-target': { 'route-target': each<TerritoryId>(rateTarget), refrain: flat(0.3) },
  'route-stages': {
    stages: subsets((q, choice) => {
      const target = q.fact<TerritoryId>('target')!;
      const start = q.g.bargain?.at ?? target;
      return [
        { arg: stagesOnTheWay(q, choice.of, choice.min, target), weight: 10 },
        { arg: bestOf(choice, nearestTo(q, start)), weight: 4 },
        { arg: bestOf(choice, at => nearestTo(q, start)(at) + nearestTo(q, target)(at)), weight: 4 },
      ];
    }),
    refrain: flat(0.1),
  },
  'rearrange-established': {},
  'rearrange-planned': {
    stages: subsets((q, choice) => {
      const route = q.g.routes[q.seat];
      const at = route && q.g.vehicles.at[route.vehicle];
      if (!route || !at) return [{ arg: choice.of.slice(0, choice.min), weight: 1 }];
      const now: readonly string[] = q.fact<string[]>('now') ?? plannedOf(route);
      const near = (stage: string): number =>
        -q.position.ways.steps(kindOf(q.g, route.vehicle), at, stage as TerritoryId);
      return [
        { arg: bestOf(choice, near), weight: 4 },
        { arg: bestOf(choice, stage => (now.includes(stage) ? 1 : 0)), weight: 1 },
      ];
    }),
  },
  'rearrange-target': {
    'route-target': each<TerritoryId>((q, at) => (isMarket(q.position, q.seat, at) ? 3 : 0.2)),
  },
  // What lies at the target could not be sold there any more.
  'place-cube': {
    'place-cube': each<Good>(({ g, seat, decision }, good) => {
      const route = g.routes[seat];
      const isTarget = route?.stages.at(-1) === decision.facts?.at;
      return isTarget && g.vehicles.cargo[route!.vehicle]?.includes(good) ? HARDLY : 1;
    }),
  },
  'split-trade-points': {
    'to-honour': amounts(({ g, seat }, { min, max }) => [
      { arg: max, weight: 8 },
      { arg: min, weight: g.cash[seat] < 150 && remaining(g) > 0.4 ? 4 : 0.5 },
    ]),
  },
  'trade-for-sale': { 'trade-points': pointsToSpend },
  'market-for-sale': { 'market-points': pointsToSpend },
  'market-for-purchase': { 'market-points': pointsToSpend },
  'plunder-trader': { plunder: flat(HARDLY), 'let-pass': flat(10) },
  'seize-trader': { 'take-over': flat(5), plunder: flat(2) },
  'serve-route': { 'serve-route': flat(10), later: flat(1) },
};
