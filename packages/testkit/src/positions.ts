import { type Answer, canonical, type Decision, type GameState, isRefusal, listAnswers } from '@hegemon/kernel';
import type { Rules } from './rules.js';

/**
 * How many positions there are after `depth` answers, counted line by line as chess programmers do. Dice fall as the
 * state's own stream has them. A line that ends earlier counts nothing. The figure by itself says little; that it
 * changes says that some rule has changed.
 */
export const countPositions = <S extends GameState>(game: Rules<S>, s: S, depth: number): number => {
  let count = 0;
  eachPosition(game, s, depth, () => count++);
  return count;
};

/** The same, but positions reached in several ways count once. */
export const countDistinctPositions = <S extends GameState>(game: Rules<S>, s: S, depth: number): number => {
  const seen = new Set<string>();
  eachPosition(game, s, depth, leaf => seen.add(canonical(leaf)));
  return seen.size;
};

/** The count divided by what was answered first: where two counts differ, this shows behind which door to look. */
export const countByKind = <S extends GameState>(game: Rules<S>, s: S, depth: number): Record<string, number> => {
  const counts: Record<string, number> = {};
  eachAnswer(game, s, (decision, answer, after) => {
    const door = `${decision.seat}: ${answer.kind}`;
    counts[door] = (counts[door] ?? 0) + countPositions(game, after, depth - 1);
  });
  return counts;
};

const eachPosition = <S extends GameState>(game: Rules<S>, s: S, depth: number, visit: (leaf: S) => void): void => {
  if (depth <= 0) visit(s);
  else eachAnswer(game, s, (_decision, _answer, after) => eachPosition(game, after, depth - 1, visit));
};

const eachAnswer = <S extends GameState>(
  game: Rules<S>,
  s: S,
  visit: (decision: Decision, answer: Answer, after: S) => void,
): void => {
  for (const decision of game.pending(s)) {
    for (const answer of listAnswers(decision)) {
      const after = game.copy(s);
      const reply = game.apply(after, { ...answer, seat: decision.seat });
      if (isRefusal(reply)) throw new Error(`${JSON.stringify(answer)} is offered and refused: ${reply.refused}`);
      visit(decision, answer, after);
    }
  }
};
