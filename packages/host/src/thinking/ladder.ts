import { answerBelieving, type Bot, greedy, lowerThan, type Prospects, random, type Thought } from '@hegemon/bots';
import type { Answer } from '@hegemon/kernel';
import type { Bots } from '../bots.js';
import type { Trouble } from '../desk.js';
import { messageOf, nameOf } from '../house.js';
import type { AnyMatch } from '../listing.js';
import { faultFileOf } from './fault-file.js';
import { type Asked, type Question, questionFor } from './question.js';
import { type Job, jobOf, Stopped, type TellShare, type Thinker } from './thinker.js';

/** What was answered, by whom in the end, and to what. */
export interface Decided {
  readonly question: Question;
  readonly thought: Thought;
}

/** An answer that is not offered. It is named by its kind alone: what else it says may be in somebody's hand. */
export class Misstep extends Error {
  constructor({ kind }: Pick<Answer, 'kind'>, refused: string) {
    super(`${kind} is ${refused}`);
    this.name = 'Misstep';
  }
}
/** Faults whose words hold nothing of the match. Those of all others are in the file alone. */
const PLAIN_FAULTS = ['Misstep', 'Overrun', 'TooLong', 'UnknownBot'];

/** So often a bot may fail in a match; then it is not asked again. */
const MOST_FAULTS = 3;

/**
 * Asks a bot, and if it fails the next lower level, down to chance, which cannot fail: whatever happens, the match
 * goes on. One ladder for each match: it knows who has failed there, and tells of each bot once.
 */
export class Ladder {
  readonly #match: AnyMatch;
  readonly #bots: Bots;
  readonly #thinker: Thinker;
  readonly #tell: (trouble: Trouble) => void;
  readonly #faults = new Map<Bot['name'], number>();

  constructor(match: AnyMatch, bots: Bots, thinker: Thinker, tell: (trouble: Trouble) => void) {
    this.#match = match;
    this.#bots = bots;
    this.#thinker = thinker;
    this.#tell = tell;
  }

  ask(asked: Asked, bot: Bot['name'], tell: TellShare): Job<Decided> {
    let thinking: Job<Thought | undefined> | undefined;
    const job = jobOf(async isStopped => {
      for (let name = this.#inChargeFor(bot); ; ) {
        const question = questionFor(this.#match, asked, name);
        // Chance needs no thread. If even this fails it is the rules that are at fault.
        if (name === random.name) return { question, thought: this.#byChance(question) };
        try {
          thinking = this.#thinker.think(question, share => isStopped() || tell(share));
          return { question, thought: this.#checked(question, await thinking.done) };
        } catch (fault) {
          if (fault instanceof Stopped || isStopped()) throw new Stopped();
          name = this.failed(question, fault);
        }
      }
    });
    const stop = (): void => {
      job.stop();
      thinking?.stop();
    };
    return { done: job.done, stop };
  }

  /** What may be expected of answers to a question. Nobody stands in for whoever fails at that. */
  weigh(question: Question, answers: readonly Answer[], tell: TellShare): Job<Prospects> {
    return this.#thinker.weigh(question, answers, tell);
  }

  /**
   * Notes a fault, tells of it if it is the first of this bot, and says who takes over. Whoever is told gets the file
   * too, and with it what the bot's seat sees: he must know to whom he hands it on.
   */
  failed(question: Question, fault: unknown): Bot['name'] {
    const { bot, seat } = question;
    const message = messageOf(fault);
    // Below chance there is nobody: the rules themselves are at fault.
    if (bot === random.name) throw new Error(`${seat}: ${message}`);
    const fallback = this.#below(bot);
    const count = (this.#faults.get(bot) ?? 0) + 1;
    this.#faults.set(bot, count);
    if (count === 1) {
      const file = faultFileOf(this.#match, question, message);
      const isPlain = PLAIN_FAULTS.includes(nameOf(fault));
      this.#tell({ code: 'bot-failed', facts: { seat, bot, ...(isPlain && { message }), fallback }, file });
    }
    return fallback;
  }

  /** Whoever has failed too often is passed over. */
  #inChargeFor(bot: Bot['name']): Bot['name'] {
    let name = bot;
    while (name !== random.name && (this.#faults.get(name) ?? 0) >= MOST_FAULTS) name = this.#below(name);
    return name;
  }

  /** For one whom nobody knows, as from a newer edition, whoever is quick and no fool. */
  #below(name: Bot['name']): Bot['name'] {
    const bot = this.#bots.byName(name);
    let lower = bot ? lowerThan(bot) : greedy;
    while (lower && !this.#bots.byName(lower.name)) lower = lowerThan(lower);
    return lower?.name ?? random.name;
  }

  #byChance({ believed, seat, seed }: Question): Thought {
    return answerBelieving(this.#match.game, believed, seat, random, seed);
  }

  /** What is offered in the belief is offered in truth: the seat could not tell them apart. */
  #checked({ believed, seat }: Question, thought: Thought | undefined): Thought {
    if (!thought) throw new Error('it has no answer');
    const refusal = this.#match.game.refusalOf(believed, { ...thought.answer, seat });
    if (refusal) throw new Misstep(thought.answer, refusal.refused);
    return thought;
  }
}
