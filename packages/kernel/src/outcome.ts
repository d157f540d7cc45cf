import type { Seat } from './ids.js';

/** How a game ended. */
export interface Outcome {
  /** One seat, or several who share the victory. */
  readonly winners: readonly Seat[];
  readonly points: Readonly<Record<Seat, number>>;
  /** What ended it: one of the ways the game lists. */
  readonly how: string;
  readonly rule: string;
  /** What decided between the leaders, if points did not. */
  readonly decidedBy?: string;
}
