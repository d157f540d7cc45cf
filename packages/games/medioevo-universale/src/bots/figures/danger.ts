import { BUILDING } from '../../catalog.js';
import type { AreaId, Player, TerritoryId } from '../../ids.js';
import type { Position, Tally } from '../position.js';
import { placeOf } from '../ways.js';

/** @rule MU 2-barbarians How likely barbarians come in a round, by how far they are: the first player may send them three steps. */
const RISK: readonly number[] = [0.5, 0.25, 0.14, 0.07];
/** Whoever goes first sends them elsewhere. */
const SPARED = 0.3;
export const riskAt = ({ g, danger }: Position, seat: Player, at: AreaId): number => {
  const risk = RISK[danger[placeOf(at)]] ?? 0.01;
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
export const exposureAt = (position: Position, tally: Tally, at: TerritoryId): number =>
  (stakesOf(position, tally).get(at) ?? 0) * riskAt(position, tally.seat, at) * openness(mightAt(tally, at));

/** What is to be feared in the coming round: so many great cities lost. */
export const exposedFigure = (position: Position, tally: Tally): number => {
  let sum = 0;
  for (const [at, stake] of stakesOf(position, tally))
    sum += stake * riskAt(position, tally.seat, at) * openness(mightAt(tally, at));
  return sum;
};
