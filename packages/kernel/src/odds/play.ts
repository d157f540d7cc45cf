import type { Seed } from '../chance/stream.js';
import type { Action } from '../choice/shapes.js';
import { type Game, isRefusal, type Reply } from '../game.js';
import type { Options } from '../options.js';
import type { GameState } from '../state.js';
import type { Told } from '../tell.js';
import { LEAST, type Leaf, type Outcomes, outcomesOf, type Unwalked } from './outcomes.js';

/** How a course of answers is tried out until it is over, by whoever wants to know its chances. */
export interface Trial<S> {
  /** What is answered at this step; undefined if there is nothing to answer. It must follow from the state alone. */
  answer(s: S, step: number): Action | undefined;
  isOver(story: readonly Told[]): boolean;
  /** Which events are remembered. Ways that differ in nothing else, and lead to the same state, are one way. */
  isNoted(event: Told): boolean;
}
/** Of a game this much is needed. */
type Rules<S extends GameState> = Pick<Game<Options, S>, 'apply' | 'recast'>;
type Story = readonly Told[];

/** More answers than any course takes. */
const MOST_STEPS = 60;

/** The course once, with the dice as they fall in this state, which is changed. Says what happened. */
export const playedOnce = <S extends GameState>(game: Pick<Rules<S>, 'apply'>, s: S, trial: Trial<S>): Story => {
  const story: Told[] = [];
  for (let step = 0; step < MOST_STEPS && !trial.isOver(story); step++) {
    const action = trial.answer(s, step);
    const reply = action && game.apply(s, action);
    if (!reply || isRefusal(reply)) break;
    for (const event of reply.told) if (trial.isNoted(event)) story.push(event);
  }
  return story;
};

/** The course with dice drawn for each run, on the deals of what is hidden in turn. */
export const playedOften = <S extends GameState>(
  game: Rules<S>,
  deals: readonly S[],
  trial: Trial<S>,
  dice: readonly Seed[],
): readonly Leaf<Story>[] =>
  dice.map((seed, i) => {
    const s = game.recast(deals[i % deals.length], seed);
    return { value: playedOnce(game, s, trial), share: 1 / dice.length };
  });

/** Where several ways have met: the state they have led to, and what has happened on them. */
interface Knot<S> {
  readonly s: S;
  readonly story: Story;
  share: number;
}
interface Step<S> {
  readonly knots: readonly Knot<S>[];
  readonly guessed: number;
  /** Nothing could be answered. */
  readonly isLast: boolean;
}

/**
 * The course with all dice there are, step by step: what has led to the same state goes on as one. Gives up past `most`
 * answers, and where something hidden is turned up: one deal of it does not stand for the others.
 */
export const playedThrough = <S extends GameState>(
  game: Pick<Rules<S>, 'apply'>,
  from: S,
  trial: Trial<S>,
  most: number,
): (Outcomes<Story> & { readonly answers: number }) | Unwalked => {
  const leaves: Leaf<Story>[] = [];
  let [guessed, answers] = [0, 0];
  let knots: Iterable<Knot<S>> = [{ s: from, story: [], share: 1 }];
  for (let step = 0; ; step++) {
    const next = new Map<string, Knot<S>>();
    for (const knot of knots) {
      const found = stepFrom(game, knot, trial, step, most - answers);
      if (typeof found === 'string') return found;
      guessed += found.guessed;
      answers += found.knots.length;
      const isLast = found.isLast || step + 1 === MOST_STEPS;
      for (const each of found.knots) {
        if (isLast || trial.isOver(each.story)) leaves.push({ value: each.story, share: each.share });
        else tie(next, each);
      }
    }
    if (next.size === 0) return { leaves, guessed, answers };
    knots = next.values();
  }
};

/** One answer, with all dice that may fall on it. */
const stepFrom = <S extends GameState>(
  game: Pick<Rules<S>, 'apply'>,
  knot: Knot<S>,
  trial: Trial<S>,
  step: number,
  most: number,
): Step<S> | Unwalked => {
  const action = trial.answer(knot.s, step);
  if (!action) return { knots: [knot], guessed: 0, isLast: true };
  const found = outcomesOf(knot.s, s => ({ s, reply: game.apply(s, action) }), most, LEAST / knot.share);
  if (typeof found === 'string') return found;
  const replies = found.leaves.map(({ value }) => value.reply);
  if (replies.some(isUnseen)) return 'unseen';
  const knots = found.leaves.map(({ value: { s, reply }, share }) => {
    // The state goes on as any other; the next step walks anew.
    delete s.chance.walk;
    const heard = isRefusal(reply) ? [] : reply.told.filter(event => trial.isNoted(event));
    return { s, story: [...knot.story, ...heard], share: knot.share * share };
  });
  return { knots, guessed: knot.share * found.guessed, isLast: replies.some(isRefusal) };
};
const isUnseen = (reply: Reply): boolean => !isRefusal(reply) && (reply.revealed || reply.dealt.length > 0);

/** How many dice it took makes no difference, and no copy of the state goes on drawing from the stream. */
const tie = <S extends GameState>(knots: Map<string, Knot<S>>, { s, story, share }: Knot<S>): void => {
  const { chance: _, ...rest } = s;
  const key = JSON.stringify([rest, story]);
  const knot = knots.get(key);
  if (knot) knot.share += share;
  else knots.set(key, { s, story, share });
};
