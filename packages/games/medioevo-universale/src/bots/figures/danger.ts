import { BUILDING } from '../../catalog.js';
import type { AreaId, Player, TerritoryId } from '../../ids.js';
import { isAtSea, type Position, type Tally } from '../position.js';
import { placeOf } from '../ways.js';
import { isAnyWar } from './relations.js';
import { riskAtSea } from './sea.js';
import { chanceAt, enemiesOf, foreignTo, kindOf, ridersOf } from './war.js';

/** @rule MU 2-barbarians How likely barbarians come in a round, by how far they are: the first player may send them three steps. */
const RISK: readonly number[] = [0.5, 0.25, 0.14, 0.07];
/** Whoever goes first sends them elsewhere. */
const SPARED = 0.3;
export const riskAt = ({ g, danger }: Position, seat: Player, at: AreaId): number => {
  const risk = isAtSea(at) ? Math.max(0.01, riskAtSea(g, seat, at)) : (RISK[danger[placeOf(at)]] ?? 0.01);
  return g.order[0] === seat ? risk * SPARED : risk;
};

/** How much of the danger is left where so much might stands guard. */
const GUARD = 2.5;
const openness = (might: number): number => Math.exp(-might / GUARD);
const mightAt = ({ hosts }: Tally, at: AreaId): number => hosts.find(host => host.at === at)?.might ?? 0;

/** What a wagon or an engine is worth beside a great city. Those that trade are on their way: their danger is that of the route. */
const PER_VEHICLE = 0.25;
/** What barbarians would lay waste, by place: 1 is a great city. @rule MU E-raid */
const stakesOf = ({ g }: Position, { buildings, vehicles, traders }: Tally): ReadonlyMap<AreaId, number> => {
  const stakes = new Map<AreaId, number>();
  for (const { at, type } of buildings) stakes.set(at, (stakes.get(at) ?? 0) + BUILDING[type].level / 3);
  for (const id of vehicles) {
    if (traders.includes(id)) continue;
    const at = g.vehicles.at[id]!;
    stakes.set(at, (stakes.get(at) ?? 0) + PER_VEHICLE);
  }
  return stakes;
};
export const exposureAt = (position: Position, tally: Tally, at: TerritoryId): number => {
  const stake = stakesOf(position, tally).get(at) ?? 0;
  return stake * riskAt(position, tally.seat, at) * openness(mightAt(tally, at)) + besetAt(position, tally, at);
};

/** An enemy who might come need not, and what he finds is land, too. */
const ATTACKED = 0.25;
const LAND = 0.1;
/** So far an army comes in a round, through its own lands. */
const REACH = 6;
/** What somebody's enemies may do to him: to each land how surely it falls, and in all. */
interface Siege {
  readonly threats: ReadonlyMap<AreaId, number>;
  readonly sum: number;
}
const PEACE: Siege = { threats: new Map(), sum: 0 };
const SIEGES = new WeakMap<Tally, Siege>();
/** @rule MU C-war-declare @rule MU 5-move-halt Each army of an enemy takes at most one land in a movement: the dearest that it can. */
const siegeOf = (position: Position, tally: Tally, stakes: ReadonlyMap<AreaId, number>): Siege => {
  const { g, tallies, ways } = position;
  if (!isAnyWar(g)) return PEACE;
  const known = SIEGES.get(tally);
  if (known) return known;
  const threats = new Map<AreaId, number>();
  let sum = 0;
  for (const enemy of enemiesOf(g, tally.seat)) {
    const closed = foreignTo(position, enemy);
    for (const host of tallies.get(enemy)?.hosts ?? []) {
      if (host.room === 0) continue;
      const [riders, around] = [ridersOf(host), ways.around(kindOf(host.at), host.at, closed)];
      let most = 0;
      for (const at of tally.lands) {
        if (around[placeOf(at)] > REACH) continue;
        const chance = chanceAt(g, enemy, riders, tally.seat, at);
        threats.set(at, Math.max(threats.get(at) ?? 0, chance));
        most = Math.max(most, chance * (LAND + (stakes.get(at) ?? 0)));
      }
      sum += ATTACKED * most;
    }
  }
  const siege = { threats, sum };
  SIEGES.set(tally, siege);
  return siege;
};
/** What of it is to be feared in one land. */
export const besetAt = (position: Position, tally: Tally, at: AreaId): number => {
  if (!isAnyWar(position.g)) return 0;
  const stakes = stakesOf(position, tally);
  return ATTACKED * (siegeOf(position, tally, stakes).threats.get(at) ?? 0) * (LAND + (stakes.get(at) ?? 0));
};

/** What is to be feared in the coming round: so many great cities lost. */
export const exposedFigure = (position: Position, tally: Tally): number => {
  const stakes = stakesOf(position, tally);
  let { sum } = siegeOf(position, tally, stakes);
  for (const [at, stake] of stakes) sum += stake * riskAt(position, tally.seat, at) * openness(mightAt(tally, at));
  return sum;
};
