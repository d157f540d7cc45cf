import type { Frame } from '@hegemon/kernel';
import { components, GOOD_OF } from '../../catalog.js';
import { type AreaId, BARBARIANS, type Good, type Player, type TerritoryId, type VehicleId } from '../../ids.js';
import { hasGranted } from '../../rules/relations.js';
import { LENGTHS, plannedOf, type RouteLength, tradePointsOf } from '../../rules/routes.js';
import { capacityOf, fullMp } from '../../rules/vehicles.js';
import type { MU, Route } from '../../state.js';
import { isAmong, isAnyIn, type Position, roundsOf, type Tally } from '../position.js';
import { FAR, placeOf } from '../ways.js';
import { riskAt } from './danger.js';

/** What is to come in a round counts so much less than what is there now: meanwhile no other route can be begun. */
const PER_ROUND = 0.7;
/** Steps cost a little, so that nobody lingers. */
const PER_STEP = 0.985;
/** A purchase or a sale takes a point, too. */
const DEAL = 1;
/** What is left of the hope for a route if its end is no market any more, and if what can be sold there has yet to be bought. */
const UNSALEABLE = 0.4;
const EMPTY = 0.7;
/** So many steps more if the next stage is closed. */
const CLOSED = 6;
/** Without money for a single cube it is a faint hope. */
const PENNILESS = 0.4;
/** How much of a danger counts for who stays, since there is richer prey, and for who is only passing by. */
const STAYING = 0.6;
const PASSING = 0.05;
/** How much of a route's worth is there already before it has begun: on the way to a shop, in it, and after the purchase. */
const WISHED = 0.4;
const AT_SHOP = 0.48;
const LOADED = 0.58;

export const kindOf = (g: MU, id: VehicleId): 'caravan' | 'merchant-ship' =>
  g.vehicles.type[id] === 'merchant-ship' ? 'merchant-ship' : 'caravan';

type Trading = Frame & { waiting?: readonly Player[] };
/** @rule MU 6 Is a seat's trade of this round still to come, or going on? What its vehicles have not spent then is lost. */
const mayStillTrade = ({ phase, flow }: MU, seat: Player | undefined): boolean => {
  if (phase < 6) return true;
  if (phase > 6) return false;
  const trade = flow.find((f): f is Trading => f.proc === 'trade');
  // Before the phase itself begins there is a window.
  if (!trade) return flow.length === 0 || flow[0].step === 'play';
  if (!trade.waiting) return true;
  if (trade.waiting[0] === seat) return flow.some(f => f.proc === 'trading');
  return seat !== undefined && trade.waiting.includes(seat);
};
/** How many steps a vehicle has left in this round, and how many in each to come. */
const paceOf = (g: MU, id: VehicleId): { now: number; perRound: number } => ({
  now: g.vehicles.stopped[id] || !mayStillTrade(g, g.vehicles.owner[id] as Player) ? 0 : (g.vehicles.mp[id] ?? 0),
  perRound: fullMp(g.vehicles.type[id]!, g.vehicles.level[id]!),
});
/** A step that can be made in this round counts for less than one to come: it is lost if it is not made. */
const SOON = 0.5;
/** What is gained at the end of a way of so many steps; nothing if the game is over before. */
const atTheEndOf = (g: MU, id: VehicleId, steps: number, gain: number): number => {
  const { now, perRound } = paceOf(g, id);
  const rounds = g.isTimeUp ? 0 : roundsOf(g) - g.round;
  if (steps > now + perRound * rounds) return 0;
  return gain * PER_ROUND ** ((steps - (1 - SOON) * Math.min(steps, now)) / perRound);
};

/** @rule MU 6-buy-where May this seat trade there, as things stand? */
export const isMarket = ({ g, holders }: Position, seat: Player, at: TerritoryId): boolean => {
  const holder = holders.get(at);
  if (holder === undefined) return g.armies[at] === undefined;
  if (holder === seat) return true;
  return (isAnyIn(g.treaties) || isAnyIn(g.teams)) && hasGranted(g, holder, seat, 'trade', at);
};
export const isWanting = (g: MU, at: TerritoryId, good: Good): boolean =>
  GOOD_OF[at] !== good && !g.market[at]?.includes(good);

/** From an area to the nearest stage, to the next, and at last to the target; around barbarians at first. */
const lengthFrom = ({ g, ways, barred }: Position, route: Route, at: AreaId): number => {
  const kind = kindOf(g, route.vehicle);
  const target = route.stages[route.stages.length - 1];
  const around = ways.around(kind, at, barred);
  const wayTo = (from: AreaId, to: TerritoryId): number => {
    const near = from === at ? around[placeOf(to)] : FAR;
    // Where barbarians bar the way or stand at its end, one has to wait for them to go.
    const steps = near < FAR ? near : ways.steps(kind, from, to) + (from === at ? CLOSED : 0);
    return steps + (g.armies[to]?.[BARBARIANS] ? CLOSED : 0);
  };
  const left = plannedOf(route).filter(stage => stage !== at);
  let here: AreaId = at;
  let length = DEAL;
  while (left.length > 0) {
    let [nearest, least] = [0, Number.POSITIVE_INFINITY];
    for (let i = 0; i < left.length; i++) {
      const way = wayTo(here, left[i]);
      if (way < least) [nearest, least] = [i, way];
    }
    [here] = left.splice(nearest, 1);
    length += least;
  }
  return length + wayTo(here, target);
};

/** Is there something aboard that can be sold at the end? */
export const hasToSell = (g: MU, { vehicle, stages }: Route): boolean => {
  const target = stages[stages.length - 1];
  return (g.vehicles.cargo[vehicle] ?? []).some(good => isWanting(g, target, good));
};
/** @rule MU 6-route-finish The whole way from an area to the end of a route; whoever has nothing to sell there passes by a shop. */
export const wayFrom = (position: Position, seat: Player, route: Route, at: AreaId): number => {
  const length = lengthFrom(position, route, at);
  const { g, ways } = position;
  if (hasToSell(g, route)) return length;
  const kind = kindOf(g, route.vehicle);
  const target = route.stages[route.stages.length - 1];
  let detour = FAR;
  for (const shop of ways.inhabited) {
    if (!isWanting(g, target, GOOD_OF[shop]!) || !isMarket(position, seat, shop)) continue;
    detour = Math.min(detour, ways.steps(kind, at, shop) + 2 * DEAL + ways.steps(kind, shop, target));
  }
  return Math.max(length, detour);
};

/** @rule MU 6-route-finish What a route that is under way may bring, in honour. */
const valueOfRoute = (position: Position, seat: Player, route: Route): number => {
  const { g } = position;
  if (g.vehicles.owner[route.vehicle] !== seat) return 0;
  const target = route.stages[route.stages.length - 1];
  const canBuy = (): boolean => g.cash[seat] - (position.tallies.get(seat)?.dues ?? 0) >= components.goods.buy;
  const isOpen = isMarket(position, seat, target);
  const hope = !isOpen ? UNSALEABLE : hasToSell(g, route) ? 1 : canBuy() ? EMPTY : EMPTY * PENNILESS;
  const gain = tradePointsOf(route) * hope;
  const at = g.vehicles.at[route.vehicle];
  if (at === undefined) return 0;
  // Whoever can still go on will not be found there.
  const isResting = g.phase !== 6 || paceOf(g, route.vehicle).now === 0;
  const risk = g.armies[at]?.[seat] ? 0 : riskAt(position, seat, at) * (isResting ? STAYING : PASSING);
  return (1 - risk) * atTheEndOf(g, route.vehicle, wayFrom(position, seat, route, at), gain);
};

/** What a route of so many stages would bring that this vehicle could begin there, after so many steps. */
export const hopeFrom = (
  { g, ways }: Position,
  id: VehicleId,
  start: TerritoryId,
  length: RouteLength,
  steps: number,
): number => {
  const way = steps + 2 * DEAL + ways.tour(kindOf(g, id), start, Number(length));
  return atTheEndOf(g, id, way, components.goods.routeTradePoints[length] ?? 0);
};
const bestFrom = (position: Position, id: VehicleId, start: TerritoryId, steps: number): number => {
  let best = 0;
  for (const length of LENGTHS) best = Math.max(best, hopeFrom(position, id, start, length, steps));
  return best;
};
/** The hope for a route, where there is none: the nearer to a shop, the more. */
const hopeOfRoute = (position: Position, { seat, traders }: Tally): number => {
  const { g, ways } = position;
  let best = 0;
  for (const id of traders) {
    const at = g.vehicles.at[id]!;
    const kind = kindOf(g, id);
    if (isAmong(at) && isMarket(position, seat, at)) {
      // With what is made there aboard; it need not have been bought just now, so that nothing is lost by leaving it at that.
      const isLoaded = g.vehicles.cargo[id]?.includes(GOOD_OF[at]!);
      best = Math.max(best, (isLoaded ? LOADED : AT_SHOP) * bestFrom(position, id, at, 0));
      continue;
    }
    for (const shop of ways.inhabited) {
      const steps = ways.steps(kind, at, shop);
      if (steps > 0 && steps < FAR && isMarket(position, seat, shop))
        best = Math.max(best, WISHED * bestFrom(position, id, shop, steps));
    }
  }
  return best;
};

/** Will the game be over before the route is? */
export const isInVain = (position: Position, seat: Player): boolean => {
  const route = position.g.routes[seat];
  return route !== undefined && valueOfRoute(position, seat, route) === 0;
};

/** What the routes of a seat may bring yet, in honour. */
export const routeHonour = (position: Position, tally: Tally): number => {
  const route = position.g.routes[tally.seat];
  if (route) return valueOfRoute(position, tally.seat, route);
  if (tally.traders.length === 0) return 0;
  const { g } = position;
  const canBuy = g.cash[tally.seat] - tally.dues >= components.goods.buy;
  const isLaden = tally.traders.some(id => g.vehicles.cargo[id] !== undefined);
  return hopeOfRoute(position, tally) * (canBuy || isLaden ? 1 : PENNILESS);
};

/** @rule MU 6-sell @rule MU 6-market What the goods on a seat's vehicles will bring, in florins: as much as where they sell best. */
export const worthOfGoods = (position: Position, { seat, traders }: Tally): number => {
  const { g, ways } = position;
  const { sell, marketBonusPerFactor } = components.goods;
  let sum = 0;
  for (const id of traders) {
    const cargo = g.vehicles.cargo[id];
    if (!cargo) continue;
    const [at, kind] = [g.vehicles.at[id]!, kindOf(g, id)];
    let best = 0;
    for (const shop of ways.inhabited) {
      const steps = ways.steps(kind, at, shop);
      if (steps === FAR || !isMarket(position, seat, shop)) continue;
      const price = sell + marketBonusPerFactor * (g.market[shop]?.length ?? 0);
      let value = 0;
      for (const good of cargo) if (isWanting(g, shop, good)) value += price;
      best = Math.max(best, value * PER_STEP ** (steps + DEAL));
    }
    sum += best;
  }
  return sum;
};

/** Trade vehicles: the first is worth most, and the higher its level, the more it carries. */
export const worthOfTraders = ({ g }: Position, { traders }: Tally): number => {
  let sum = 0;
  const holds = traders.map(id => capacityOf(g.vehicles.type[id]!, g.vehicles.level[id]!)).sort((a, b) => b - a);
  for (let i = 0; i < holds.length; i++) sum += (1 + 0.15 * holds[i]) / (1 + 2 * i);
  return sum;
};
