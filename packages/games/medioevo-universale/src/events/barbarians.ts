import type {
  Affliction,
  AreaId,
  BuildingType,
  CardId,
  Craft,
  EventId,
  Player,
  Side,
  TerritoryId,
  VehicleId,
} from '../ids.js';

/** How many of each troop. */
type Counts = Readonly<Record<string, number>>;

/** Phase 2: the horde, events, barbarians and uprisings; buildings that fall, and bans. */
export interface BarbarianEvents {
  'horde-rerolled': { player: Player; dice: readonly number[] };
  'horde-gathered': { dice: readonly number[]; army: Counts };
  'event-drawn': { card: EventId };
  'event-discarded': { card: EventId };
  'events-looked-at': { player: Player; cards: readonly EventId[] };
  'events-shuffled': { cards: number };
  'event-idle': { card: EventId };
  'symbol-chosen': { player: Player; symbol: Affliction };
  'event-struck': { player: Player; symbol: Affliction; count: number };
  'vehicles-held': { player: Player; vehicles: readonly VehicleId[]; pieces: readonly Craft[] };
  'cargo-lost': { player: Player; goods: Counts; by?: CardId };
  'building-damaged': { at: TerritoryId; building: BuildingType; points: number };
  'building-destroyed': { at: TerritoryId; building: BuildingType; player?: Player };
  'marker-removed': { player: Player; at: TerritoryId };
  'barbarians-appeared': { at: TerritoryId; army: Counts };
  'barbarians-moved': { from: AreaId; to: AreaId; army: Counts };
  'barbarians-halted': { from: AreaId; to: AreaId };
  'rate-permitted': { rate: number };
  'uprisings-due': { player: Player; count: number };
  'uprising-began': { player: Player; at: TerritoryId; army: Counts };
  raided: { at: AreaId };
  'vehicle-destroyed': { vehicle: VehicleId; piece: Craft; player: Side; at: AreaId };
  'market-emptied': { at: TerritoryId; cubes: number };
  'territory-banned': { player: Player; at: TerritoryId; ban: 'no-fighting' | 'no-trade' | 'no-passage' };
  'territory-shielded': { player: Player; at: TerritoryId };
  'walls-raised': { player: Player; at: TerritoryId };
  'militia-raised': { player: Player; at: TerritoryId; troop: string };
  'relief-arrived': {
    player: Player;
    at: TerritoryId;
    army: Counts;
    vehicles: readonly VehicleId[];
    pieces: readonly Craft[];
  };
  'side-changed': { at: AreaId; from: Side; to: Player; troop: string };
  'cards-kept-used': { player: Player; cards: readonly CardId[] };
}
