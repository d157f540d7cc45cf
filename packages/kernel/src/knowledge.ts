import type { Answer } from './choice/shapes.js';

/** How somebody likes to play. What it means in a game, the game's own weights say. */
export const STYLES = ['aggressive', 'builder', 'opportunist'] as const;
export type Style = (typeof STYLES)[number];

/** What a position is worth to a seat, taken apart: by the code of each term, in log-odds of winning. */
export type Appraisal = Readonly<Record<string, number>>;

/** An answer that looks promising at first sight. Weights are positive and count against each other only. */
export interface Hint {
  readonly answer: Answer;
  readonly weight: number;
}
