import type { Prospect, Prospects, Thought } from '@hegemon/bots';
import { type Answer, canonical, countAnswers, type Game } from '@hegemon/kernel';
import type { Beside, Hint, HintedAnswer } from '../desk.js';
import type { AnyMatch } from '../listing.js';
import type { Ladder } from './ladder.js';
import type { Asked, Question } from './question.js';
import { type Job, jobOf, Stopped, type TellShare } from './thinker.js';

/** As many answers are worth reading. */
const MOST_ANSWERS = 5;
/** Nobody feels less than this: of a chance to win that two answers differ by, and that a reason makes of it. */
const LEAST_LEAD = 0.005;
const LEAST_CHANGE = 0.002;
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
    const answers = consideredIn(thought);
    // Where nothing was compared there is no chance to tell, nor a reason.
    if (isStopped() || answers.length < 2) return { ...hintOf(question, thought, answers), ...onlyIn(game, question) };
    const weighed = begun(ladder.weigh(question, answers, share => tell(THOUGHT + (1 - THOUGHT) * share)));
    // An answer without chances and reasons is better than none.
    const prospects = await weighed.catch(fault => {
      if (fault instanceof Stopped) throw fault;
      return undefined;
    });
    return hintOf(question, thought, answers, prospects);
  });
  const stop = (): void => {
    job.stop();
    under?.stop();
  };
  return { done: job.done, stop };
};

/** Is it all that could be answered? */
const onlyIn = (game: Game, { believed, seat }: Question): Pick<Hint, 'isOnly'> => {
  const decision = game.pending(believed).find(each => each.seat === seat);
  const isOnly = decision && countAnswers(decision) === 1 && decision.choices[0].shape !== 'words';
  return isOnly ? { isOnly } : {};
};

/** The answer itself, and behind it those the bot thought of most. */
export const consideredIn = ({ answer, considered = [] }: Thought): readonly Answer[] => {
  const others = considered.map(each => each.answer).filter(each => canonical(each) !== canonical(answer));
  return [answer, ...others.slice(0, MOST_ANSWERS - 1)];
};

/** What a bot has come to, in a form that can be explained. */
export const hintOf = (
  { bot }: Pick<Question, 'bot'>,
  { answer, nodes }: Thought,
  considered: readonly Answer[],
  prospects: Prospects = { answers: [], nodes: 0 },
): Hint => {
  const [own, ...others] = considered.map((each, at) => hinted(each, prospects.answers[at], at === 0));
  return {
    bot,
    answer,
    considered: [own, ...others.toSorted((a, b) => (b.worth ?? 0) - (a.worth ?? 0))],
    nodes: nodes + prospects.nodes,
  };
};

const hinted = (answer: Answer, prospect: Prospect | undefined, isAdvised: boolean): HintedAnswer => {
  if (!prospect) return { answer, terms: [] };
  const terms = termsOf(prospect.besides);
  const isFor = terms.reduce((sum, { change }) => sum + change, 0) > 0;
  return {
    answer,
    worth: prospect.worth.mean,
    ...(!isAdvised && { beside: besideOf(prospect.lead) }),
    // What speaks against an answer is no reason to give it.
    terms: isAdvised && !isFor ? [] : terms,
  };
};

const besideOf = ({ mean, error }: Prospect['lead']): Beside => {
  if (Math.abs(mean) <= Math.max(LEAST_LEAD, error)) return 'even';
  return mean > 0 ? 'better' : 'worse';
};

/**
 * What an answer brings that the others do not, gains first, each biggest first. What all of them bring, as that
 * somebody else is to move then, speaks for none and is not among it; nor is what may be chance between the rounds.
 */
const termsOf = (besides: Prospect['besides']): HintedAnswer['terms'] =>
  Object.entries(besides)
    .filter(([, { mean, error }]) => Math.abs(mean) > Math.max(LEAST_CHANGE, error))
    .map(([code, { mean }]) => ({ code, change: mean }))
    .sort((a, b) => Number(a.change < 0) - Number(b.change < 0) || Math.abs(b.change) - Math.abs(a.change));
