import type { Answer, Decision, Game, GameState, Options, Random, Seat, Seed } from '@hegemon/kernel';

/** What a bot may do with states it has imagined: the verbs of the contract, and none that leads to the true one. */
export type Playable<S extends GameState> = Pick<
  Game<Options, S, unknown>,
  'pending' | 'apply' | 'copy' | 'imagine' | 'worth'
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

/** What a bot has come to, and how much it took: one node for every answer tried out. */
export interface Thought {
  readonly answer: Answer;
  readonly nodes: number;
}

/** A player that knows only the contract. The same question and the same stream lead to the same answer. */
export interface Bot {
  readonly name: string;
  decide<S extends GameState>(asked: Asked<S>, random: Random): Thought;
}
