import {
  type Answer,
  canonical,
  countAnswers,
  type Decision,
  freshSeed,
  type GameState,
  listAnswers,
  type Random,
  type Style,
  someAnswers,
} from '@hegemon/kernel';
import type { Asked, Playable, Thought } from './bot.js';
import { type Budget, type Manner, placesOfBest, Search } from './errand-search.js';
import { likelyAnswer } from './tree/policy.js';

/**
 * Where hints lead, what is begun may take many questions. With few nodes few answers are compared, on one imagined state, and
 * carried on by hints alone.
 */
export const ledBudgetOf = (nodes: number): Budget => ({
  candidates: 48,
  hinted: Math.max(2, Math.min(12, Math.floor(nodes / 4))),
  samples: nodes < 100 ? 1 : 2,
  nodes,
  steps: 24,
  followUps: Math.max(1, Math.min(3, Math.floor(nodes / 24))),
});
/** Enough to play sensibly, and as quick as one step ahead should be: those above look farther. */
export const LED_NODES = 24;

/** How literally hints are taken where what was begun is carried on. */
const SHARPNESS = 2;

const byHints = <S extends GameState>(game: Playable<S>): Manner<S> => ({
  carry: (s, next, random) => likelyAnswer(game, s, next, SHARPNESS, random),
  compared: (s, next, width, random) => promising(game, s, next, { candidates: width }, random),
});

/**
 * One step ahead, in a game in which a deed takes many questions: it tries what looks promising, carries out what it has
 * begun by the game's hints, and breaks ties by them.
 */
export const ledByHints = <S extends GameState>(
  asked: Asked<S>,
  random: Random,
  budget: Budget,
  style: Style | undefined,
): Thought => {
  const { game, decision } = asked;
  if (countAnswers(decision) === 1) return { answer: listAnswers(decision)[0], nodes: 0 };
  const first = asked.imagine(freshSeed(random));
  const candidates = promising(game, first, decision, budget, random);
  const search = new Search(asked, budget, style, byHints(game));
  const sums = candidates.map(() => 0);
  let share = 0;
  for (let i = 0; i < budget.samples; i++) {
    const imagined = i === 0 ? first : asked.imagine(freshSeed(random));
    const luck = freshSeed(random);
    // All candidates meet the same hidden cards, the same dice and the same luck.
    const begun = search.begin(imagined, candidates);
    if (i === 0) share = search.shareOf(begun);
    for (const [at, each] of begun.entries()) sums[at] += search.worthOf(each, luck, share);
  }
  const best = likeliest(
    game,
    first,
    decision,
    placesOfBest(sums).map(at => candidates[at]),
  );
  const answer = best[random(best.length)];
  const considered = candidates
    .map((each, at) => ({ answer: each, worth: sums[at] / budget.samples }))
    .toSorted((x, y) => Number(y.answer === answer) - Number(x.answer === answer) || y.worth - x.worth);
  return { answer, nodes: search.nodes, considered };
};

type Hinting<S extends GameState> = Pick<Playable<S>, 'hints'>;

/** All answers; where there are too many, those the game hints at most, and some others if it hints at too few. */
const promising = <S extends GameState>(
  game: Hinting<S>,
  s: S,
  decision: Decision,
  { candidates, hinted = candidates }: Pick<Budget, 'candidates' | 'hinted'>,
  random: Random,
): readonly Answer[] => {
  if (countAnswers(decision) <= hinted) return listAnswers(decision);
  const hints = game.hints(s, decision).toSorted((a, b) => b.weight - a.weight);
  if (hints.length === 0) return someAnswers(decision, candidates, random);
  const first = hints.slice(0, hinted).map(({ answer }) => answer);
  if (first.length === hinted) return first;
  const known = new Set(first.map(canonical));
  const others = someAnswers(decision, hinted, random).filter(answer => !known.has(canonical(answer)));
  return [...first, ...others].slice(0, hinted);
};

/** Of answers that are worth the same, those the game hints at most. */
const likeliest = <S extends GameState>(
  game: Hinting<S>,
  s: S,
  decision: Decision,
  equal: readonly Answer[],
): readonly Answer[] => {
  if (equal.length === 1) return equal;
  const weights = new Map(game.hints(s, decision).map(({ answer, weight }) => [canonical(answer), weight]));
  const weightOf = (answer: Answer): number => weights.get(canonical(answer)) ?? 0;
  const most = Math.max(...equal.map(weightOf));
  return equal.filter(answer => weightOf(answer) === most);
};
