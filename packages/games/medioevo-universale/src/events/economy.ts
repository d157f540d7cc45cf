import type {
  AreaId,
  BuildingKind,
  BuildingType,
  CardId,
  Craft,
  Level,
  Player,
  TechnologyId,
  TerritoryId,
  VehicleId,
} from '../ids.js';
import type { Ware } from '../purchases.js';
import type { OwnTroop } from '../troops.js';

/** Taxes, debts and purchases. Sums that change hands are told as `paid` and `received`. */
export interface EconomyEvents {
  'tax-set': { player: Player; rate: number };
  'interest-missed': { player: Player; florin: number; missed: number };
  'own-plundered': { player: Player; what: BuildingType | Craft; at: AreaId };
  'uprisings-started': { player: Player; count: number };
  eliminated: { player: Player };
  /** A unit, a vehicle by its name and what it is, or a cube. */
  'given-up': { player: Player; what: string; piece?: Craft; at: AreaId };

  'technology-bought': { player: Player; technology: TechnologyId };
  /** `instead` of what stood there before. */
  built: { player: Player; building: BuildingType; at: TerritoryId; instead?: BuildingType };
  repaired: { player: Player; kind: BuildingKind; at: TerritoryId; left: number };
  'vehicle-bought': { player: Player; vehicle: VehicleId; piece: Craft; level: Level; at: TerritoryId };
  'vehicle-raised': { player: Player; vehicle: VehicleId; piece: Craft; level: Level; at: AreaId };
  'unit-placed': {
    player: Player;
    troop: OwnTroop;
    at: TerritoryId;
    how: 'bought' | 'ransomed' | 'redeployed' | 'recovered';
    from?: Player;
  };
  'captain-raised': { player: Player; from: Level; to: Level; at: TerritoryId };
  /** Which ones only the player sees. */
  'cards-drawn': { player: Player; count: number };
  'card-bought': { player: Player; card: CardId };
  'marker-placed': { player: Player; at: TerritoryId };
  'markers-forfeited': { player: Player; count: number };

  'hidden-demanded': { player: Player };
  'orders-closed': { player: Player };
  'orders-revealed': { player: Player; orders: readonly { ware: Ware; what: string; at?: TerritoryId }[] };
  'order-lapsed': { player: Player; ware: Ware; what: string };
}
