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

/** How strong a level of bots was found to be in games against others (`hegemon tournament --store`). */
export interface Strength {
  /** On one scale for all levels; chance alone has 0, and 400 more win ten times as often. */
  readonly rating: number;
  readonly interval: readonly [low: number, high: number];
  /** How often one of them wins at a table where the others are of the next lower level. */
  readonly over?: {
    readonly bot: string;
    readonly share: number;
    readonly interval: readonly [low: number, high: number];
    readonly games: number;
  };
}
