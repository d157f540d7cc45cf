import { type Answer, type Decision, type Random, sampleAnswer } from '@hegemon/kernel';
import { medioevoUniversale as game } from '../src/game.js';
import type { MU } from '../src/state.js';

/** Somebody who goes by hints alone, and now and then does anything. */
export const byHints = (s: MU, decision: Decision, random: Random): Answer => {
  const hints = game.hints(s, decision);
  if (hints.length === 0 || random(12) === 0) return sampleAnswer(decision, random);
  let left = random(1 << 20) / (1 << 20);
  const total = hints.reduce((sum, { weight }) => sum + weight ** 2, 0);
  for (const { answer, weight } of hints) {
    left -= weight ** 2 / total;
    if (left < 0) return answer;
  }
  return hints[hints.length - 1].answer;
};
