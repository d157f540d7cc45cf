import type { CardId, Colour, EventId, Player } from '../ids.js';

/** What is compared in an award: one figure, or several of which the earlier ones count first. */
type Standings = Readonly<Record<string, readonly number[]>>;

/** Rounds, phases, objectives and the reckoning. */
export interface ScoringEvents {
  'round-began': { round: number };
  'phase-began': { phase: number; round: number };
  'objective-claimed': { player: Player; card: CardId; colour: Colour };
  /** Somebody before him has taken the last marker. */
  'claim-lapsed': { player: Player; card: CardId };
  'deposit-lost': { player: Player; florin: number };
  'round-ended': { round: number };
  'hired-left': { player: Player; at: string; units: number };
  'lent-returned': { player: Player; to: string; units: number };
  'lent-dispersed': { player: Player; units: number };
  'truce-ended': { parties: readonly Player[] };
  'scoring-began': { how: string };
  'final-event-drawn': { card: EventId; permitted: number };
  /** One line of the reckoning: what was compared, who gets it, and how much each. */
  awarded: { award: string; to: readonly Player[]; honour: number; standings: Standings; good?: string };
  'team-scored': { team: number; players: readonly Player[]; honour: number };
  'game-ended': {
    how: string;
    winners: readonly Player[];
    points: Readonly<Record<string, number>>;
    decidedBy?: string;
  };
}
