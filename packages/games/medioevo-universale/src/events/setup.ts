import type { CardId, Colour, Player, Realm, TerritoryId, TransportType, VehicleId } from '../ids.js';

/** Bids by player. */
type Bids = Readonly<Record<string, number>>;

/** What happens before the first round, and in the auction of the turn order. */
export interface SetupEvents {
  'teams-formed': { teams: Readonly<Record<string, number>> };
  /** `honour` is what it cost at the auction. */
  'realm-taken': { player: Player; realm: Realm; how: 'chosen' | 'drawn' | 'auctioned'; honour?: number };
  'map-opened': { territories: number; seas: number };
  'realm-bids': { turn: number; bids: Readonly<Record<string, { realm: Realm; honour: number }>> };
  'realm-bids-raised': { realm: Realm; bids: Bids };
  'honour-evened': { by: number };
  'village-placed': { player: Player; at: TerritoryId };
  'transport-placed': {
    player: Player;
    vehicle: VehicleId;
    transport: TransportType;
    level: number;
    at: TerritoryId;
  };
  'archer-placed': { player: Player; at: TerritoryId };
  'barbarians-settled': { at: readonly TerritoryId[] };
  /** Which ones only the player sees. */
  'start-cards-drawn': { player: Player; count: number };
  'start-card-kept': { player: Player; card: CardId };
  'start-marker-taken': { player: Player; colour: Colour };
  /** `turn` 0 is the first bid of all, 1 to 3 are those of the tied. */
  'bids-revealed': { turn: number; bids: Bids };
  'order-settled': { order: readonly Player[]; byLot: boolean };
}
