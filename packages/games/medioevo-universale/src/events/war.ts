import type { AreaId, BuildingType, Craft, Good, Player, Side, TerritoryId, VehicleId } from '../ids.js';

/** How many of each troop. */
type Counts = Readonly<Record<string, number>>;

/** Movement, conquest, spoils. */
export interface WarEvents {
  'combat-round-began': { round: number };
  'passed-in-war': { player: Player };
  'force-moved': {
    player: Player;
    from: AreaId;
    to: AreaId;
    army: Counts;
    vehicles: readonly VehicleId[];
    pieces: readonly Craft[];
  };
  /** A bishop has closed the way. */
  'way-barred': { player: Player; from: AreaId; to: AreaId };
  'movement-ended': { player: Player };
  halted: { player: Player; at: AreaId };
  'armies-face': { at: AreaId; sides: readonly Side[] };
  conquered: { player: Player; at: TerritoryId; from?: Player; isWon: boolean };
  'vehicle-taken': { player: Player; vehicle: VehicleId; piece: Craft; from: Side; at: AreaId };
  'vehicle-plundered': { player: Player; vehicle: VehicleId; piece: Craft; from: Side; at: AreaId };
  /** `from` the barbarians: nobody held the land. */
  'building-taken': { player: Player; building: BuildingType; from: Side; at: TerritoryId };
  'building-plundered': { player: Player; building: BuildingType; from: Side; at: TerritoryId };
  'cubes-plundered': { player: Player; goods: readonly Good[]; at: AreaId; vehicle?: VehicleId; piece?: Craft };
  'marker-replaced': { player: Player; at: TerritoryId };
  'unit-landed': { player: Player; at: AreaId; troop: string };
  'horde-hired': { player: Player; at: TerritoryId; army: Counts };
  'joined-barbarians': { player: Player; at: AreaId; army: Counts };
  safeguarded: { player: Player; army: Counts; pieces: readonly Craft[]; goods: readonly Good[] };
  'guest-overstayed': { player: Player; host: Player; at: TerritoryId };
}
