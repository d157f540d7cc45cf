import type { Frame } from '@hegemon/kernel';
import type { AreaId, Good, Player, Side, TerritoryId, VehicleId } from '../ids.js';
import type { RouteLength } from '../rules/routes.js';
import type { SaleWay } from '../rules/trade/prices.js';

/** @rule MU 6 */
export const beginTrade = (): Frame => ({ proc: 'trade', step: 'begin' });
/** @rule MU window.vehicle-lost Whose route has lost its vehicle is asked, and then the route is gone. */
export const beginOrphaned = (): Frame => ({ proc: 'orphaned', step: 'begin' });

/** @rule MU 6 All trade of one player in a round. */
export const beginTrading = (seat: Player): Frame & { seat: Player } => ({ proc: 'trading', step: 'begin', seat });

/** @rule MU 6-move A trade vehicle goes into the next area. Hands back a `TradeStepEnd`. */
export interface TradeStepCall {
  seat: Player;
  vehicle: VehicleId;
  to: AreaId;
  /** Who has let it pass already in this turn. */
  spared: Player[];
}
export interface TradeStepEnd {
  /** @rule MU card.3 It goes no further. */
  readonly isHeldUp?: true;
  /** @rule MU card.55 Nobody there has seen it yet. */
  readonly isUnseen?: true;
  readonly spared: readonly Player[];
}
export const beginTradeStep = (what: TradeStepCall): Frame & TradeStepCall => ({
  proc: 'trade-step',
  step: 'begin',
  ...what,
});

/** @rule MU 6-move-meet A trade vehicle has come where armies are. Hands back who has let it pass in this turn. */
export interface MeetingCall {
  vehicle: VehicleId;
  spared: Player[];
}
export const beginMeeting = (vehicle: VehicleId, spared: readonly Player[]): Frame & MeetingCall => ({
  proc: 'meeting',
  step: 'begin',
  vehicle,
  spared: [...spared],
});

/** @rule MU 6-move-meet An army takes a trade vehicle over or plunders it; barbarians destroy it. */
export interface SeizureCall {
  by: Side;
  vehicle: VehicleId;
}
export const beginSeizure = (by: Side, vehicle: VehicleId): Frame & SeizureCall => ({
  proc: 'seizure',
  step: 'begin',
  by,
  vehicle,
});

/** @rule MU card.55 A vehicle stops to buy or sell. Hands back what comes of the deal. */
export interface StoppingCall {
  vehicle: VehicleId;
  deal: Frame;
}
export const beginStopping = (vehicle: VehicleId, deal: Frame): Frame & StoppingCall => ({
  proc: 'stopping',
  step: 'begin',
  vehicle,
  deal,
});

/** @rule MU 6-buy Hands back whether it was bought. */
export interface BuyingCall {
  seat: Player;
  vehicle: VehicleId;
  good: Good;
  count: number;
  /** @rule MU card.21 Paid already; it is given back if nothing comes of it. */
  paid?: number;
}
export const beginBuying = (what: BuyingCall): Frame & BuyingCall => ({ proc: 'buying-goods', step: 'begin', ...what });

/** @rule MU 6-sell Hands back whether it was sold. */
export interface SellingCall {
  seat: Player;
  vehicle: VehicleId;
  goods: Good[];
  way: SaleWay;
}
export const beginSelling = (what: SellingCall): Frame & SellingCall => ({ proc: 'selling', step: 'begin', ...what });

/** @rule MU 6-place One cube of one of these colours, if any may be placed there. */
export interface MarketCubeCall {
  seat: Player;
  at: TerritoryId;
  colours: Good[];
}
export const beginMarketCube = (seat: Player, at: TerritoryId, colours: readonly Good[]): Frame & MarketCubeCall => ({
  proc: 'market-cube',
  step: 'begin',
  seat,
  at,
  colours: [...colours],
});

/** @rule MU 6-route-start A route is planned from where the vehicle has just bought. */
export interface RouteStartCall {
  seat: Player;
  vehicle: VehicleId;
  length: RouteLength;
}
export const beginRouteStart = (what: RouteStartCall): Frame & RouteStartCall => ({
  proc: 'route-start',
  step: 'begin',
  ...what,
});
/** @rule MU card.31 The markers of a route are laid anew. */
export const beginRearranging = (seat: Player): Frame & { seat: Player } => ({
  proc: 'rearranging',
  step: 'begin',
  seat,
});
