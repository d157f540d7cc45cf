import type { CardId, Colour, Craft, Player, Side, TechnologyId, VehicleId, WindowId } from '../ids.js';
import type { Army } from '../troops.js';
import type { RollFor } from '../uses.js';

/** What money was for. */
export type MoneyFor =
  | 'auction'
  | 'tax'
  | 'destitute'
  | 'upkeep'
  | 'interest'
  | 'purchase'
  | 'repair'
  | 'ransom'
  | 'plunder'
  | 'goods'
  | 'fee'
  | 'card'
  | 'loan'
  | 'treaty'
  | 'points'
  | 'bankruptcy'
  | 'deposit';

export interface UseEvents {
  paid: { player: Player; florin: number; for: MoneyFor; to?: Player };
  /** Between two, by a secret treaty: what and whom, only they hear. */
  'paid-secretly': Record<never, never>;
  received: { player: Player; florin: number; for: MoneyFor };
  'honour-changed': { player: Player; by: number; for: string; honour: number };
  'loan-taken': { player: Player; open: number };
  'loan-repaid': { player: Player; open: number };
  'card-used': {
    player: Player;
    card: CardId;
    as: 'ability' | 'points';
    window: WindowId | 'payment';
    by?: CardId | TechnologyId;
  };
  'card-cancelled': { player: Player; card: CardId; by: Player };
  'technology-used': { player: Player; technology: TechnologyId; of?: Player };
  'points-made': { player: Player; colour: Colour; points: number };
  'marker-flipped': { player: Player; colour: Colour };
  'die-turned': { die: string; pips: number };
  'vehicle-damaged': { vehicle: VehicleId; piece: Craft; player: Player; level: number };
  captured: { player: Player; of: Side; army: Army };
  rolled: { player: Player; for: RollFor; dice: readonly number[] };
}
