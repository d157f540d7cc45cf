/** Rounds, phases and the reckoning. */
export interface ScoringEvents {
  'round-began': { round: number };
  'phase-began': { phase: number; round: number };
}
