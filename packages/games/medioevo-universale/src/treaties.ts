import type { AreaId, Player, TerritoryId } from './ids.js';
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
      /** @rule MU clause.right-of-way */
      readonly type: 'right-of-way';
      readonly grantor: Player;
      readonly grantee: Player;
      readonly territories?: readonly TerritoryId[];
      /** Never more units than these in all his lands together; absent: any number. */
      readonly maxUnits?: number;
    }
  | {
      /** @rule MU clause.stationing @rule MU clause.free-trade */
      readonly type: 'stationing' | 'free-trade';
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
      /** @rule MU C-war-peace @rule MU C-war-truce Ends the war, or halts it for this round, on the terms that stand beside it. */
      readonly type: 'peace' | 'truce';
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

export type TreatyId = `treaty-${string}`;

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

/** What it says, without what has become of it. */
export type Terms = Readonly<Pick<Treaty, 'isSecret' | 'lastRound'>> & {
  readonly parties: readonly Player[];
  readonly clauses: readonly Clause[];
};

export type ProposalId = `proposal-${string}`;
/** @rule MU C-treaty Put to the others; it takes effect when the last of them has accepted. Only its parties see it. */
export type Proposal = { from: Player; to: Player[]; accepted: Player[] } & (
  | { type: 'treaty'; treaty: Pick<Treaty, 'parties' | 'clauses' | 'isSecret' | 'lastRound'>; instead?: ProposalId }
  /** @rule MU C-end All parties agree to end it. */
  | { type: 'end'; treaty: TreatyId }
  /** @rule MU C-war-truce @rule MU C-war-peace */
  | { type: 'truce' | 'peace' }
  /** @rule MU 0-length-time All agree that the time is up: this round is the last. */
  | { type: 'time' }
);

/** Agreed, or done by one alone: it takes effect at the next place between two steps. */
export type Agreement =
  | { type: 'proposal'; proposal: Proposal }
  | { type: 'war'; by: Player; on: Player }
  | { type: 'complaint'; by: Player; treaty: TreatyId; accused: Player }
  | { type: 'breach'; by: Player; treaty: TreatyId }
  /** @rule MU D-take For what has to be paid at a signing. */
  | { type: 'loan'; by: Player }
  | { type: 'support'; by: Player; treaty: TreatyId; clause: number };

/** @rule MU C-support Called; what was designated fights under the beneficiary's orders. */
export interface Support {
  treaty: TreatyId;
  /** Which of its clauses was called on. */
  clause: number;
  supporter: Player;
  beneficiary: Player;
  minUnits: number;
  /** Absent until the supporter has designated them. */
  units?: { at: AreaId; army: Army }[];
  round: number;
}
