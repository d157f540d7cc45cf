import { believedBy, random, type Thought } from '@hegemon/bots';
import { answerAtLeisure } from '@hegemon/bots/leisure';
import { sha256 } from '@hegemon/kernel';
import type { AnyMatch } from '../listing.js';
import { type Decided, Misstep } from '../thinking/ladder.js';
import type { Question } from '../thinking/question.js';
import { type Job, jobOf, Stopped, type Thinker } from '../thinking/thinker.js';
import type { Idle } from './idling.js';
import type { Driver } from './parts.js';

/** Is there still what a bot was asked about at leisure? It holds for that moment. */
export const isStillIdle = ({ entries }: Pick<AnyMatch, 'entries'>, { after }: Idle): boolean =>
  entries.length === after;

/** The same match at the same moment thinks the same thoughts. */
const questionFor = ({ game, state, key }: AnyMatch, { seat, after }: Idle, bot: string): Question => {
  const seed = sha256(`hegemon bot ${key} ${seat} leisure ${after}`).slice(0, 32);
  return { game: game.id, believed: believedBy(game, state, seat, seed), seat, bot, seed, isAtLeisure: true };
};

/** What a bot does beside the game; undefined if it is nothing. Who takes over if it fails, the ladder says. */
export const askAtLeisure = (
  match: AnyMatch,
  thinker: Thinker,
  ladder: ReturnType<Driver['ladderOf']>,
  idle: Idle,
  bot: string,
): Job<Decided | undefined> => {
  let thinking: Job<Thought | undefined> | undefined;
  const job = jobOf(async isStopped => {
    for (let name = bot; ; ) {
      const question = questionFor(match, idle, name);
      if (name === random.name) return decidedOn(question, byChance(match, question));
      try {
        thinking = thinker.think(question, () => undefined);
        return decidedOn(question, checked(match, question, await thinking.done));
      } catch (fault) {
        if (fault instanceof Stopped || isStopped()) throw new Stopped();
        name = ladder.failed(question, fault);
      }
    }
  });
  const stop = (): void => {
    job.stop();
    thinking?.stop();
  };
  return { done: job.done, stop };
};

const decidedOn = (question: Question, thought: Thought | undefined): Decided | undefined =>
  thought && { question, thought };

/** Chance needs no thread. */
const byChance = ({ game }: AnyMatch, { believed, seat, seed }: Question): Thought | undefined =>
  answerAtLeisure(game, believed, seat, random, seed);

const checked = (
  { game }: AnyMatch,
  { believed, seat }: Question,
  thought: Thought | undefined,
): Thought | undefined => {
  const refusal = thought && game.refusalOf(believed, { ...thought.answer, seat });
  if (thought && refusal) throw new Misstep(thought.answer, refusal.refused);
  return thought;
};
