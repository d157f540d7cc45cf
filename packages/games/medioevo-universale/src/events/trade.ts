import type { AreaId, Craft, Good, Player, Side, TerritoryId, VehicleId } from '../ids.js';
import type { SaleWay } from '../rules/trade/prices.js';

/** What can happen there. */
export type TradeEvents = {
  'trade-turn': { player: Player };
  'trader-moved': { player: Player; vehicle: VehicleId; piece: Craft; from: AreaId; to: AreaId; mp: number };
  'trader-held-up': { player: Player; vehicle: VehicleId; piece: Craft; at: AreaId; to: AreaId };
  'trader-spared': { player: Player; vehicle: VehicleId; piece: Craft; by: Player };
  'trader-taken': { player: Player; vehicle: VehicleId; piece: Craft; by: Side; at: AreaId };
  'trader-plundered': {
    player: Player;
    vehicle: VehicleId;
    piece: Craft;
    by: Side;
    at: AreaId;
    isLost: boolean;
    goods: readonly Good[];
  };
  'blood-shed': { player: Player; tokens: number };
  'trade-prevented': { player: Player; vehicle: VehicleId; piece: Craft; at: TerritoryId; isSale: boolean };
  'goods-bought': {
    player: Player;
    vehicle: VehicleId;
    piece: Craft;
    at: TerritoryId;
    good: Good;
    count: number;
    florin: number;
  };
  'goods-sold': {
    player: Player;
    vehicle: VehicleId;
    piece: Craft;
    at: TerritoryId;
    goods: readonly Good[];
    florin: number;
    way: SaleWay;
  };
  'goods-transferred': { player: Player; vehicle: VehicleId; piece: Craft; other: VehicleId; goods: readonly Good[] };
  'cube-placed': { player: Player; at: TerritoryId; good: Good };
  'cube-moved': { player: Player; from: TerritoryId; to: TerritoryId; good: Good };
  'route-started': {
    player: Player;
    vehicle: VehicleId;
    piece: Craft;
    start: TerritoryId;
    stages: readonly TerritoryId[];
  };
  'stage-established': { player: Player; at: TerritoryId };
  'route-completed': { player: Player; stages: number; points: number; honour: number };
  'route-ended': { player: Player; because: 'sold' | 'dropped' | 'lost' };
  'route-served': { player: Player; vehicle: VehicleId; piece: Craft };
  'route-rearranged': { player: Player; stages: readonly TerritoryId[]; established: readonly TerritoryId[] };
};
