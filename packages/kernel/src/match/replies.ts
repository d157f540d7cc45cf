import type { Refusal } from '../flow/refusal.js';
import type { Accepted } from '../game.js';
import type { Boundary } from './boundary.js';
import type { By, Entry } from './entry.js';
import type { Misfit } from './in-effect.js';

/** When and how an answer came in. */
export interface Circumstances {
  readonly at?: string;
  readonly by?: By;
}

export type Answered = (Accepted & { readonly entry: Entry }) | Refusal;
export type TakenBack = { readonly entry: Entry } | NoUndo;
/** What the table does beside the rules is written down, unless the match is over. */
export type Noted = { readonly entry: Entry } | { readonly refused: 'game-over' };

/** Why nothing can be taken back or given again. */
export interface NoUndo {
  readonly refused: 'nothing-to-undo' | 'nothing-to-redo' | 'boundary';
  readonly boundary?: Boundary;
  /** The entry that stands in the way. */
  readonly entry?: number;
}

/** What about an entry that was read does not hold. */
export interface Differs {
  readonly differs: 'number' | 'illegal' | 'draws' | 'hash' | Misfit;
  readonly refusal?: Refusal;
}

export const GAME_OVER: Refusal = { refused: 'game-over', possible: [], waiting: [] };
