import { BUILDING } from '../../catalog.js';
import { type Affliction, type AreaId, BARBARIANS, type Player, type TerritoryId, type VehicleId } from '../../ids.js';
import { barbarianWays } from '../../rules/barbarians.js';
import { builtAt } from '../../rules/built.js';
import { attackValue } from '../../rules/dice.js';
import { stakeOf } from '../../rules/events.js';
import type { MU } from '../../state.js';
import { chanceAgainst } from '../might.js';
import { isAtSea } from '../position.js';
import { allotments, bestOf, each, filled, flat, HARDLY, type Question, type Ratings, subsets } from './question.js';

/** Of how many there is any use. */
const worthwhile = (ids: readonly string[], worthOf: (id: string) => number): number =>
  ids.filter(id => worthOf(id) > 0).length;

/** What stands in a territory that barbarians would lay waste. */
export const spoilsIn = (g: MU, at: AreaId): number => {
  let sum = 0;
  if (!isAtSea(at)) {
    for (const type of builtAt(g, at as TerritoryId)) sum += BUILDING[type].level;
    sum += 0.5 * (g.market[at as TerritoryId]?.length ?? 0);
  }
  for (const id in g.vehicles.at) if (g.vehicles.at[id as VehicleId] === at) sum += 1.5;
  return sum;
};

/** @rule MU 2-barbarians-move What good it does to send barbarians there: harm to others, and none to oneself. */
const rateInvasion = ({ g, seat, position }: Question, from: AreaId, to: AreaId): number => {
  const holder = isAtSea(to) ? undefined : position.holders.get(to as TerritoryId);
  if (holder === seat || g.armies[to]?.[seat]) return HARDLY;
  const foe = (Object.keys(g.armies[to] ?? {}) as (Player | typeof BARBARIANS)[]).find(side => side !== BARBARIANS);
  const band = g.armies[from]?.[BARBARIANS] ?? {};
  const chance = foe ? 1 - chanceAgainst(g.armies[to]?.[foe] ?? {}, band, g.horde?.dice) : 1;
  if (holder === undefined && !foe) return 0.3;
  return chance * chance * (1 + 2 * spoilsIn(g, to));
};
const rateBand = (q: Question, at: AreaId): number => {
  let best = 0;
  for (const to of barbarianWays(q.g, at)) best = Math.max(best, rateInvasion(q, at, to));
  return best;
};
/** More barbarians where they plague others already. */
const rateRecruit = (q: Question, at: TerritoryId): number => {
  const { g, seat, position } = q;
  if (!g.armies[at]?.[BARBARIANS]) return 0.1;
  return position.tallies.get(seat)?.lands.includes(at) ? HARDLY : 0.1 + 0.2 * rateBand(q, at);
};

/** Vehicles in the order in which one can do without them. */
const dispensable = (g: MU, seat: Player) => (id: string) => {
  const vehicle = id as VehicleId;
  if (g.routes[seat]?.vehicle === vehicle) return -5;
  return g.vehicles.type[vehicle] === 'war-wagon' ? -1 : -(g.vehicles.cargo[vehicle]?.length ?? 0);
};

const DICE = ['d4', 'd6', 'd8'] as const;

/** @rule MU 2 */
export const eventRatings: Readonly<Record<string, Ratings>> = {
  'reroll-horde': {
    reroll: subsets(q => {
      const [four, six, eight] = q.fact<number[]>('dice') ?? [1, 1, 1];
      const dice = [four, six, eight] as const;
      // Equal dice make a terrible enemy of all barbarians for a whole round.
      const twins = DICE.filter((_, i) => dice.filter(die => die === dice[i]).length > 1);
      const isTerrible = attackValue(dice) > 8;
      return [
        { arg: [], weight: isTerrible ? 1 : 5 },
        { arg: twins.slice(1), weight: isTerrible ? 5 : HARDLY },
        { arg: ['d8'], weight: eight > 6 ? 2 : 0.3 },
      ].filter(({ arg }, i) => i === 0 || arg.length > 0);
    }),
  },
  'choose-symbol': {
    symbol: each<Affliction>(({ g, seat }, symbol) => {
      const others = g.order.filter(player => player !== seat);
      const theirs = others.reduce((sum, player) => sum + Math.min(4, stakeOf(g, player, symbol)), 0);
      return Math.max(0.1, 1 + theirs / others.length - 1.5 * Math.min(4, stakeOf(g, seat, symbol)));
    }),
  },
  'hold-vehicles': {
    hold: subsets(({ g, seat }, choice) => [{ arg: bestOf(choice, dispensable(g, seat)), weight: 1 }]),
  },
  'lose-goods': {
    'lose-goods': allotments(({ g, seat }, choice) => {
      const rank = (token: string): number => dispensable(g, seat)(token.slice(0, token.indexOf(':')));
      return [
        {
          arg: filled(
            choice,
            Object.keys(choice.caps).sort((a, b) => rank(b) - rank(a)),
          ),
          weight: 1,
        },
      ];
    }),
  },
  'damage-buildings': {
    'damage-buildings': allotments((_, choice) => {
      // What can bear it bears it: nothing is to fall.
      const strong = Object.keys(choice.caps).sort((a, b) => (choice.caps[b] ?? 0) - (choice.caps[a] ?? 0));
      return [{ arg: filled(choice, strong), weight: 1 }];
    }),
  },
  'spread-damage': {
    spread: allotments((_, choice) => {
      const ids = Object.keys(choice.caps);
      return [
        { arg: filled(choice, ids), weight: 1 },
        { arg: filled(choice, ids.toReversed()), weight: 1 },
      ].slice(0, ids.length);
    }),
  },
  'arm-barbarians': {
    'place-light-infantry': each<TerritoryId>(rateRecruit),
    'place-archer': each<TerritoryId>(rateRecruit),
    'place-captain': each<TerritoryId>(rateRecruit),
    'move-barbarians': each<AreaId>((q, at) => rateBand(q, at)),
    pass: flat(1),
  },
  'barbarians-go': { go: each<AreaId>((q, to) => rateInvasion(q, (q.fact<AreaId>('from') ?? to) as AreaId, to)) },
  'barbarians-attack': {},
  'place-uprising': { rise: each<TerritoryId>(({ g }, at) => 1 / (0.1 + spoilsIn(g, at) ** 2)) },
  'keep-used': {
    'keep-used': subsets(({ g, seat }, choice) => {
      const isTheirs = (card: string): number => (g.cards.held[seat].includes(card as never) ? 0 : 1);
      return [{ arg: bestOf(choice, isTheirs, worthwhile(choice.of, isTheirs)), weight: 1 }];
    }),
  },
  'shield-territories': {
    shield: subsets(({ g, seat, position }, choice) => {
      const own = (at: string): number =>
        position.holders.get(at as TerritoryId) === seat ? 1 + spoilsIn(g, at as TerritoryId) : 0;
      return [{ arg: bestOf(choice, own, worthwhile(choice.of, own)), weight: 1 }];
    }),
  },
  'choose-event': {},
  'relief-from': { pass: flat(2) },
  'relief-take': {
    take: subsets((_, { of }) => [
      { arg: [...of], weight: 2 },
      { arg: of.slice(0, 1), weight: 1 },
    ]),
  },
  'relief-go': {},
};
