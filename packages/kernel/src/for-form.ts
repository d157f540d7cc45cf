import { countAnswers } from './choice/answers.js';
import type { Decision } from './choice/shapes.js';
import type { GameState } from './state.js';

/**
 * Is it asked only so that others do not learn that there is nothing to choose? A secret question to which there is one answer. Where
 * nobody could learn anything, a host may give it.
 */
export const isForForm = <S extends GameState>(
  game: { isSecret(s: S, seat: Decision['seat'], kind?: string): boolean },
  s: S,
  decision: Decision,
): boolean => countAnswers(decision) === 1 && game.isSecret(s, decision.seat, decision.choices[0].kind);
