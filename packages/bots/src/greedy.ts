import { freshSeed, type GameState, type Random, type Style, sampleAnswer, someAnswers } from '@hegemon/kernel';
import type { Asked, Bot, Thought } from './bot.js';
import { type Budget, bestOf, type Manner, Search } from './errand-search.js';
import { LED_NODES, ledBudgetOf, ledByHints } from './led-by-hints.js';

export type { Budget } from './errand-search.js';

export const BUDGET: Budget = { candidates: 48, samples: 3, nodes: 600, steps: 12, followUps: 6 };

const BY_CHANCE: Manner<unknown> = {
  carry: (_, next, random) => sampleAnswer(next, random),
  compared: (_, next, width, random) => someAnswers(next, width, random),
};

/** What is begun is finished by chance: the answers on the way matter little, or are few. */
const plainly = <S extends GameState>(
  asked: Asked<S>,
  random: Random,
  budget: Budget,
  style: Style | undefined,
): Thought => {
  const candidates = someAnswers(asked.decision, budget.candidates, random);
  if (candidates.length === 1) return { answer: candidates[0], nodes: 0 };
  const search = new Search(asked, budget, style, BY_CHANCE);
  const sums = candidates.map(() => 0);
  let share = 0;
  for (let i = 0; i < budget.samples; i++) {
    const imagined = asked.imagine(freshSeed(random));
    const luck = freshSeed(random);
    // All candidates meet the same hidden cards, the same dice and the same luck.
    const begun = search.begin(imagined, candidates);
    if (i === 0) share = search.shareOf(begun);
    for (const [at, each] of begun.entries()) sums[at] += search.worthOf(each, luck, share);
  }
  const considered = candidates
    .map((answer, at) => ({ answer, worth: sums[at] / budget.samples }))
    .toSorted((a, b) => b.worth - a.worth);
  return { answer: candidates[bestOf(sums, random)], nodes: search.nodes, considered };
};

interface GreedyWish {
  readonly style?: Style | undefined;
  readonly budget?: Budget;
  /** In place of those of its own budget. */
  readonly nodes?: number | undefined;
}

/**
 * One step ahead: it tries every answer on the same few imagined states, carries out what it has begun, and takes the
 * answer after which its position is worth most. It does not foresee what others will do.
 */
export const greedyWith = ({ style, budget, nodes }: GreedyWish): Bot => {
  const led = budget ?? ledBudgetOf(nodes ?? LED_NODES);
  const plain = budget ?? (nodes === undefined ? BUDGET : { ...BUDGET, nodes });
  return {
    name: style ? `greedy/${style}` : 'greedy',
    level: 'greedy',
    ...(style && { style }),
    limit: Math.max(20_000, 20 * (nodes ?? 0)),
    decide: (asked, random) =>
      asked.game.isLedByHints ? ledByHints(asked, random, led, style) : plainly(asked, random, plain, style),
  };
};
export const greedy: Bot = greedyWith({});
