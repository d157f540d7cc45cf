import type { Answer, Decision, Game, GameState, Options, Random, Seat, Seed, Style } from '@hegemon/kernel';

/** What a bot may do with states it has imagined: the verbs of the contract, and none that leads to the true one. */
export type Playable<S extends GameState> = Pick<
  Game<Options, S, unknown>,
  'pending' | 'apply' | 'twin' | 'imagine' | 'recast' | 'worth' | 'hints' | 'turnOf' | 'isLedByHints'
>;

/**
 * A question as a bot is handed it. There is no true state in it: the decision is what the seat itself is shown, and
 * every imagined state is one the seat could not tell from the truth.
 */
export interface Asked<S extends GameState> {
  readonly game: Playable<S>;
  readonly seat: Seat;
  readonly decision: Decision;
  /** As many as he likes; the same seed gives the same one. */
  imagine(seed: Seed): S;
}

/** An answer that was compared with others, and the chance to win that the bot sees behind it. */
export interface Considered {
  readonly answer: Answer;
  readonly worth: number;
}

/** What a bot has come to, and how much it took: one node for every answer tried out. */
export interface Thought {
  readonly answer: Answer;
  readonly nodes: number;
  /** The answer first, then the others as gladly as it would give them; absent if it did not compare. */
  readonly considered?: readonly Considered[];
}

/** The ladder, weakest first. */
export const LEVELS = ['random', 'greedy', 'planner', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** A player that knows only the contract. The same question and the same stream lead to the same answer. */
export interface Bot {
  /** `level` or `level/style`. */
  readonly name: string;
  readonly level: Level;
  readonly style?: Style;
  /** Nodes after which it is stopped: far more than it needs, so that only a fault gets there. */
  readonly limit: number;
  /** `tell` hears now and then how far it is, between 0 and 1. */
  decide<S extends GameState>(asked: Asked<S>, random: Random, tell?: (share: number) => void): Thought;
}
