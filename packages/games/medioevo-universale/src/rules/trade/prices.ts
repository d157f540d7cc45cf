import { components, figureOf } from '../../catalog.js';
import type { Good, Level, Player, TerritoryId, VehicleId } from '../../ids.js';
import type { MU } from '../../state.js';
import { hasBarbarians } from '../armies.js';
import { controllerOf, controls } from '../control.js';
import { holdsAt, holdsForPlayer } from '../effects.js';
import { isAtEnd } from '../routes.js';
import { cubesLeft } from '../supply.js';
import { ownerOf } from '../vehicles.js';
import { cargoOf, coloursOf, dealingAt, roomOn } from './cargo.js';
import { hasGood, marketBonus } from './market.js';
import { feesFor, isWarAt, mayTradeAt, sumOf } from './places.js';

/** @rule MU card.19 @rule MU card.20 In the usual way, to barbarians, or anywhere without asking. */
export type SaleWay = 'usual' | 'to-barbarians' | 'anywhere';

/** @rule MU tech.trade What a point adds to one cube, by the level of the civil building. */
const TRADE_BONUS: Readonly<Record<Level, number>> = { 1: 25, 2: 50, 3: 100 };
export const tradeBonus = (g: MU, at: TerritoryId): number => {
  const level = g.buildings.civil[at];
  return level === undefined ? 0 : TRADE_BONUS[level];
};

/** @rule MU tech.market What a point adds to a sale or takes off a purchase, which never costs less. */
export const MARKET_STEP = 50;
export const LEAST_PRICE = 50;

/** @rule MU card.20 What a cube brings anywhere. */
const ANYWHERE = figureOf('realm-20', 'price');

/** What one cube brings without any bonus. @rule MU card.19 By the colours on the vehicle. */
const basePrice = (g: MU, vehicle: VehicleId, way: SaleWay): number => {
  const { sell } = components.goods;
  if (way === 'anywhere') return ANYWHERE;
  return way === 'usual' ? sell : (coloursOf(cargoOf(g, vehicle)).length - 1) * sell;
};

/** What is decided before a sale is carried out. */
export interface SaleTerms {
  readonly at: TerritoryId;
  readonly vehicle: VehicleId;
  readonly way: SaleWay;
  readonly goods: readonly Good[];
  /** @rule MU 6-route-points Trade points turned into florins. */
  readonly routePoints: number;
  /** @rule MU card.64 */
  readonly hasBothBonuses: boolean;
  /** @rule MU tech.trade @rule MU tech.market Points of technology. */
  readonly tradePoints: number;
  readonly marketPoints: number;
}

/** @rule MU 6-sell @rule MU 6-market-exclusive What a sale brings in all. */
export const proceedsOf = (g: MU, terms: SaleTerms): number => {
  const { at, vehicle, way, goods, routePoints, tradePoints, marketPoints } = terms;
  const hasMarket = way === 'usual' && (routePoints === 0 || terms.hasBothBonuses);
  const perCube =
    basePrice(g, vehicle, way) +
    (hasMarket ? marketBonus(g, at) : 0) +
    routePoints * components.goods.tradePointFlorinPerCube;
  return goods.length * perCube + tradePoints * tradeBonus(g, at) + marketPoints * MARKET_STEP;
};

/** @rule MU 6-sell Cubes that may be sold from here in the usual way. */
export const saleable = (g: MU, id: VehicleId): readonly Good[] => {
  const at = dealingAt(g, id);
  if (at === undefined || !mayTradeAt(g, ownerOf(g, id) as Player, at)) return [];
  return cargoOf(g, id).filter(good => !hasGood(g, at, good));
};
/** @rule MU card.20 Everything, wherever somebody else or nobody is at home. */
const saleableAnywhere = (g: MU, id: VehicleId): readonly Good[] => {
  const [at, player] = [dealingAt(g, id), ownerOf(g, id) as Player];
  return at !== undefined && holdsForPlayer(g, 'free-sale', player) && !controls(g, player, at) ? cargoOf(g, id) : [];
};
/** @rule MU card.19 To barbarians without an army; what they have already they do not take. */
export const saleableToBarbarians = (g: MU, id: VehicleId): readonly Good[] => {
  const at = dealingAt(g, id);
  if (at === undefined || holdsAt(g, 'no-trade', at) || isWarAt(g, at)) return [];
  if (hasBarbarians(g, at) || controllerOf(g, at) !== undefined) return [];
  return cargoOf(g, id).filter(good => !hasGood(g, at, good));
};
export const saleableBy = (g: MU, id: VehicleId, way: SaleWay): readonly Good[] => {
  if (way === 'usual') return saleable(g, id);
  return way === 'anywhere' ? saleableAnywhere(g, id) : saleableToBarbarians(g, id);
};

/**
 * What a cube brings besides, whatever is chosen. @rule MU 6-route-points At the end of a route any part of the points may be turned
 * into florins, in place of the market.
 */
const surePlus = (g: MU, id: VehicleId, at: TerritoryId, way: SaleWay): number => {
  if (way !== 'usual') return 0;
  const bonus = marketBonus(g, at);
  return isAtEnd(g, ownerOf(g, id) as Player, id) ? Math.min(bonus, components.goods.tradePointFlorinPerCube) : bonus;
};
/** @rule MU C-treaty-pay How many cubes must be sold at least, so that what is owed for the sale can be paid out of it. */
export const leastToSell = (g: MU, id: VehicleId, at: TerritoryId, way: SaleWay): number => {
  const player = ownerOf(g, id) as Player;
  const open = sumOf(feesFor(g, player, at, true, way === 'usual')) - g.cash[player];
  const price = basePrice(g, id, way) + surePlus(g, id, at, way);
  if (open <= 0) return 1;
  return price > 0 ? Math.max(1, Math.ceil(open / price)) : Number.POSITIVE_INFINITY;
};

/** @rule MU 6-buy How many cubes of a good could be loaded here, whatever they cost. */
export const loadable = (g: MU, id: VehicleId, good: Good | undefined): number => {
  const at = dealingAt(g, id);
  if (good === undefined || at === undefined || !mayTradeAt(g, ownerOf(g, id) as Player, at)) return 0;
  return Math.min(roomOn(g, id), cubesLeft(g, good));
};
