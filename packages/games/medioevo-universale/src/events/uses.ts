import type { CardId, Colour, Player, TechnologyId, WindowId } from '../ids.js';
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
  rolled: { player: Player; for: RollFor; dice: readonly number[] };
}
