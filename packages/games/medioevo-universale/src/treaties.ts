import type { Player, TerritoryId } from './ids.js';
import type { Army } from './troops.js';

/** @rule MU C-treaty What one grants another, or owes him. Absent territories: all of them. */
export type Clause =
  | {
      /** @rule MU clause.trade */
      readonly type: 'trade';
      readonly grantor: Player;
      readonly grantee: Player;
      readonly feePerSale?: number;
      readonly feePerPurchase?: number;
      readonly territories?: readonly TerritoryId[];
    }
  | {
      /** @rule MU clause.right-of-way @rule MU clause.stationing @rule MU clause.free-trade */
      readonly type: 'right-of-way' | 'stationing' | 'free-trade';
      readonly grantor: Player;
      readonly grantee: Player;
      readonly territories?: readonly TerritoryId[];
    }
  | {
      /** @rule MU clause.non-aggression */
      readonly type: 'non-aggression';
      readonly between: readonly Player[];
    }
  | {
      /** @rule MU clause.defence @rule MU clause.attack */
      readonly type: 'defence' | 'attack';
      readonly supporter: Player;
      readonly beneficiary: Player;
      readonly minUnits: number;
      readonly against?: readonly Player[];
    }
  | {
      /** @rule MU clause.payment */
      readonly type: 'payment';
      readonly from: Player;
      readonly to: Player;
      readonly amount: number;
      readonly when: 'signing' | 'each-round' | 'per-sale' | 'per-purchase';
    }
  | {
      /** @rule MU clause.prisoners Prisoners of the one, handed over to the other. */
      readonly type: 'prisoners';
      readonly from: Player;
      readonly to: Player;
      readonly units: Army;
    }
  | {
      /** @rule MU clause.custom Judged by vote alone. */
      readonly type: 'custom';
      readonly text: string;
    };

export type TreatyId = `treaty-${number}`;

/** @rule MU C-objects */
export interface Treaty {
  parties: Player[];
  clauses: Clause[];
  isSecret: boolean;
  signed: number;
  /** Absent: until the end of the game. */
  lastRound?: number;
  /** @rule MU C-breach-vote One complaint in each round. */
  complained?: number;
}
