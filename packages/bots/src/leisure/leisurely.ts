import {
  type Answer,
  canonical,
  type Decision,
  freshSeed,
  type GameState,
  type Hint,
  isRefusal,
  type Random,
  type Seat,
  type Seed,
  sampleAnswer,
  someAnswers,
  stream,
} from '@hegemon/kernel';
import type { Bot, Considered, Thought } from '../bot.js';
import { believedBy, Overrun } from '../host.js';
import { likelyAnswer } from '../tree/policy.js';
import { withoutWords } from '../without-words.js';
import { isBegun, type Leisured } from './called.js';

/** Answers compared, imagined states over which they are, and questions until what was begun is broken off. */
const CANDIDATES = 24;
const SAMPLES = 3;
const STEPS = 12;
/** How literally hints are taken where something is only carried on to see what comes of it. */
const SHARPNESS = 2;
/** Less is no gain at all. */
const LEAST_GAIN = 1e-6;

/** Answers tried out, with all that they begin: far more than it needs, so that only a fault gets there. */
const LIMIT = 20_000;

/** What a bot does at leisure, if anything. The true state stays with the host: the bot is handed what the seat may know. */
export const askAtLeisure = <S extends GameState>(
  game: Leisured<S>,
  state: S,
  seat: Seat,
  bot: Bot,
  seed: Seed,
): Thought | undefined => answerAtLeisure(game, believedBy(game, state, seat, seed), seat, bot, seed);

/**
 * The same for whoever has only the belief. All levels but chance take what their position is worth most after, one step
 * ahead. Somebody hopes for an answer, or it has begun something itself: then it answers. Otherwise it does nothing,
 * unless the game hints at something by which it gains.
 */
export const answerAtLeisure = <S extends GameState>(
  game: Leisured<S>,
  believed: S,
  seat: Seat,
  bot: Bot,
  seed: Seed,
): Thought | undefined => {
  const asked = game.atLeisure(believed, seat);
  if (!asked) return undefined;
  const random = stream(seed);
  const isByChance = bot.level === 'random';
  const trial = new Trial(game, believed, asked, bot);
  if (asked.wanted === undefined && !isBegun(believed, seat)) return isByChance ? undefined : trial.hinted(random);
  const decision = withoutWords(hopedFor(asked));
  if (isByChance) return { answer: sampleAnswer(decision, random), nodes: 0 };
  const candidates = someAnswers(decision, CANDIDATES, random);
  return candidates.length === 1 ? { answer: candidates[0], nodes: 0 } : trial.best(candidates, random);
};

/** Only what somebody hopes for; whoever is asked for peace does not begin a war instead. */
const hopedFor = (decision: Decision): Decision => {
  const { wanted, choices } = decision;
  if (wanted === undefined || wanted === true) return decision;
  const hoped = choices.filter(({ kind }) => wanted.includes(kind));
  return hoped.length > 0 ? { ...decision, choices: hoped } : decision;
};

/** What came of an answer: what it is worth, and whether the matter is closed with it. */
interface Fruit {
  readonly worth: number;
  readonly isClosed: boolean;
}

class Trial<S extends GameState> {
  readonly #game: Leisured<S>;
  readonly #believed: S;
  readonly #decision: Decision;
  readonly #bot: Bot;
  #nodes = 0;

  constructor(game: Leisured<S>, believed: S, decision: Decision, bot: Bot) {
    this.#game = game;
    this.#believed = believed;
    this.#decision = decision;
    this.#bot = bot;
  }

  /** By worth; then what closes the matter, so that nobody hopes any longer; then what the game hints at. */
  best(candidates: readonly Answer[], random: Random): Thought {
    const hints = new Map(this.#hints().map(({ answer, weight }) => [canonical(answer), weight]));
    const fruits = this.#meanOf(candidates, random);
    const ranked = candidates
      .map((answer, at) => ({ answer, ...fruits[at], weight: hints.get(canonical(answer)) ?? 0, lot: random(1 << 24) }))
      .toSorted(
        (a, b) =>
          (Math.abs(a.worth - b.worth) < LEAST_GAIN ? 0 : b.worth - a.worth) ||
          Number(b.isClosed) - Number(a.isClosed) ||
          b.weight - a.weight ||
          a.lot - b.lot,
      );
    const considered: Considered[] = ranked.map(({ answer, worth }) => ({ answer, worth }));
    return { answer: considered[0].answer, nodes: this.#nodes, considered };
  }

  /** What the game hints at most, if that is better than doing nothing. */
  hinted(random: Random): Thought | undefined {
    const [first] = this.#hints().toSorted((a, b) => b.weight - a.weight);
    if (!first) return undefined;
    const seeds = seedsFrom(random);
    const [fruit] = this.#meanOf([first.answer], random, seeds);
    const idle = seeds.reduce((sum, [dream]) => sum + this.#worth(this.#imagine(dream)), 0);
    if (fruit.worth <= idle / SAMPLES + LEAST_GAIN) return undefined;
    return { answer: first.answer, nodes: this.#nodes };
  }

  /** All candidates meet the same hidden things and the same luck. */
  #meanOf(candidates: readonly Answer[], random: Random, seeds = seedsFrom(random)): readonly Fruit[] {
    const sums = candidates.map(() => ({ worth: 0, closed: 0 }));
    for (const [dream, luck] of seeds) {
      const imagined = this.#imagine(dream);
      for (const [at, candidate] of candidates.entries()) {
        const { worth, isClosed } = this.#fruitOf(imagined, candidate, luck);
        sums[at].worth += worth / SAMPLES;
        if (isClosed) sums[at].closed++;
      }
    }
    return sums.map(({ worth, closed }) => ({ worth, isClosed: closed === SAMPLES }));
  }

  /** What was begun is carried on until it is over. */
  #fruitOf(imagined: S, answer: Answer, luck: Seed): Fruit {
    const game = this.#game;
    const { seat } = this.#decision;
    const s = game.twin(imagined);
    const random = stream(luck);
    this.#play(s, answer);
    const begun = isBegun(s, seat);
    for (let step = 0; step < STEPS && isBegun(s, seat); step++) {
      const next = game.atLeisure(s, seat);
      if (!next) break;
      this.#play(s, likelyAnswer(game, s, withoutWords(next), SHARPNESS, random));
    }
    return { worth: this.#worth(s), isClosed: !begun && game.atLeisure(s, seat)?.wanted === undefined };
  }

  #hints(): readonly Hint[] {
    return this.#game.hints(this.#believed, this.#decision);
  }
  #imagine(dream: Seed): S {
    return this.#game.imagine(this.#believed, this.#decision.seat, dream);
  }
  #worth(s: S): number {
    return this.#game.worth(s, this.#decision.seat, this.#bot.style);
  }
  #play(s: S, answer: Answer): void {
    if (this.#nodes++ >= LIMIT) throw new Overrun({ name: this.#bot.name, limit: LIMIT });
    const reply = this.#game.apply(s, { ...answer, seat: this.#decision.seat });
    if (isRefusal(reply)) throw new Error(`${JSON.stringify(answer)} is offered, and refused where it is imagined`);
  }
}

/** For every sample, what is hidden and how the dice fall. */
const seedsFrom = (random: Random): readonly (readonly [dream: Seed, luck: Seed])[] =>
  Array.from({ length: SAMPLES }, () => [freshSeed(random), freshSeed(random)] as const);
