import type { Considered, Prospects, Thought } from '@hegemon/bots';
import { canonical, type Game } from '@hegemon/kernel';
import type { Hint, HintedAnswer } from '../desk.js';
import type { AnyMatch } from '../listing.js';
import type { Ladder } from './ladder.js';
import type { Asked, Question } from './question.js';
import { type Job, jobOf, Stopped, type TellShare } from './thinker.js';

/** As many answers are worth reading. */
const MOST_ANSWERS = 5;
/** Nobody feels less than this. */
const LEAST_CHANGE = 0.005;
/** So much of the time it takes to find an answer; the rest finds the reasons. */
const THOUGHT = 0.5;

/** Asks a bot what to answer, and then what lies between its answer and the others. */
export const askHint = (
  { game }: Pick<AnyMatch, 'game'>,
  ladder: Pick<Ladder, 'ask' | 'weigh'>,
  asked: Asked,
  bot: string,
  tell: TellShare,
): Job<Hint> => {
  let under: Job<unknown> | undefined;
  const begun = <T>(job: Job<T>): Promise<T> => {
    under = job;
    return job.done;
  };
  const job = jobOf(async isStopped => {
    const { question, thought } = await begun(ladder.ask(asked, bot, share => tell(THOUGHT * share)));
    const considered = consideredIn(game, question, thought);
    const answers = considered.map(({ answer }) => answer);
    // Where there is nothing to choose there is nothing to give reasons for.
    if (isStopped() || answers.length < 2) return hintOf(question, thought, considered);
    const weighed = begun(ladder.weigh(question, answers, share => tell(THOUGHT + (1 - THOUGHT) * share)));
    // An answer without reasons is better than none.
    const prospects = await weighed.catch(fault => {
      if (fault instanceof Stopped) throw fault;
      return undefined;
    });
    return hintOf(question, thought, considered, prospects);
  });
  const stop = (): void => {
    job.stop();
    under?.stop();
  };
  return { done: job.done, stop };
};

/** The answer itself, and behind it those the bot thought of most, best first. */
export const consideredIn = (game: Game, { believed, seat }: Question, thought: Thought): readonly Considered[] => {
  const { answer, considered } = thought;
  const isIt = (each: Considered): boolean => canonical(each.answer) === canonical(answer);
  const own = considered?.find(isIt) ?? { answer, worth: game.worth(believed, seat) };
  const others = (considered ?? []).filter(each => !isIt(each)).slice(0, MOST_ANSWERS - 1);
  return [own, ...others.toSorted((a, b) => b.worth - a.worth)];
};

/** What a bot has come to, in a form that can be explained. */
export const hintOf = (
  { bot }: Pick<Question, 'bot'>,
  { answer, nodes }: Thought,
  considered: readonly Considered[],
  prospects: Prospects = { besides: [], nodes: 0 },
): Hint => ({
  bot,
  answer,
  considered: considered.map((each, at) => ({ ...each, terms: termsOf(prospects.besides[at] ?? {}) })),
  nodes: nodes + prospects.nodes,
});

/**
 * What an answer brings that the others do not, biggest first. What all of them bring, as that somebody else is to
 * move then, speaks for none and is not among it; nor is what may be chance between the rounds.
 */
const termsOf = (besides: Prospects['besides'][number]): HintedAnswer['terms'] =>
  Object.entries(besides)
    .filter(([, { change, error }]) => Math.abs(change) > Math.max(LEAST_CHANGE, error))
    .map(([code, { change }]) => ({ code, change }))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
