import { type Answer, type Decision, type GameState, isRefusal, type Random } from '@hegemon/kernel';
import type { Playable } from './bot.js';
import { type Errand, errandIn, errandOf, furtherOn, stillOn } from './errand.js';
import { likelyAnswer } from './tree/policy.js';

/** How literally hints are taken, and after how many questions what was begun is broken off. */
const SHARPNESS = 2;
const STEPS = 40;

/** Something that was begun and is not over: its next question is open. It ends with the turn in any case. */
export interface Begun {
  readonly errand: Errand;
  readonly next: Decision;
  readonly turn: number;
}
type Verbs<S extends GameState> = Pick<Playable<S>, 'hints' | 'pending' | 'turnOf' | 'apply'>;

/** What an answer to this question is part of: what is under way already, or what it begins itself. */
export const begunWith = <S extends GameState>(
  game: Pick<Playable<S>, 'turnOf'>,
  s: S,
  next: Decision,
  underWay?: Begun,
): Begun => {
  const turn = game.turnOf(s);
  const errand = underWay?.turn === turn ? stillOn(s, underWay.errand, next) : undefined;
  return { errand: errand ?? errandOf(s, next), next, turn };
};

/**
 * Answers the next question of what was begun, and says what is left of it; undefined if it is over, or cannot go on
 * since the answer is refused. Changes the state.
 */
export const carriedOn = <S extends GameState>(
  game: Verbs<S>,
  s: S,
  { errand, next, turn }: Begun,
  answer: Answer,
): Begun | undefined => {
  const here = errandIn(s, errand, next);
  const isRefused = isRefusal(game.apply(s, { ...answer, seat: next.seat }));
  if (isRefused || game.turnOf(s) !== turn) return undefined;
  const further = furtherOn(here, s, game.pending);
  return further && { errand: here, next: further, turn };
};

/** Plays on by hints until what was begun is over. Changes the state. */
export const settle = <S extends GameState>(game: Verbs<S>, s: S, begun: Begun | undefined, random: Random): void => {
  let left = begun;
  for (let step = 0; left && step < STEPS; step++) {
    left = carriedOn(game, s, left, likelyAnswer(game, s, left.next, SHARPNESS, random));
  }
};
