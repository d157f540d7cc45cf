import { type GameState, type Seat, type Seed, stream } from '@hegemon/kernel';
import type { Asked, Bot, Playable, Thought } from './bot.js';
import { withoutWords } from './without-words.js';

/** A bot that has tried out more than it ever should: it runs in circles. */
export class Overrun extends Error {
  constructor({ name, limit }: Pick<Bot, 'name' | 'limit'>) {
    super(`${name} has tried ${limit} answers and come to nothing`);
    this.name = 'Overrun';
  }
}

/**
 * What a seat may believe, as one state: all that is hidden from it is dealt anew. A bot is given this instead of the
 * truth, and imagines on from there: two states that look the same to the seat lead to the same belief.
 */
export const believedBy = <S extends GameState>(game: Playable<S>, state: S, seat: Seat, seed: Seed): S =>
  game.imagine(state, seat, seed);

/** Puts a seat's open question to a bot. The true state stays here: the bot is handed what the seat may know. */
export const askBot = <S extends GameState>(
  game: Playable<S>,
  state: S,
  seat: Seat,
  bot: Bot,
  seed: Seed,
  tell?: (share: number) => void,
): Thought => answerBelieving(game, believedBy(game, state, seat, seed), seat, bot, seed, tell);

/** The same for whoever has only the belief, as a worker or another process. */
export const answerBelieving = <S extends GameState>(
  game: Playable<S>,
  believed: S,
  seat: Seat,
  bot: Bot,
  seed: Seed,
  tell?: (share: number) => void,
): Thought => {
  const asked = game.pending(believed).find(d => d.seat === seat);
  if (!asked) throw new Error(`${seat} is not asked anything`);
  const decision = withoutWords(asked);
  const verbs = counted(game, dream => game.imagine(believed, seat, dream), bot);
  return bot.decide({ ...verbs, seat, decision }, stream(seed), tell);
};

/** Looking at a position takes less than trying an answer, and is done more often. */
const LOOKS_PER_NODE = 40;

/** The verbs of the contract, stopped when they are used too often. Chance may look, though it tries nothing. */
const counted = <S extends GameState>(
  game: Playable<S>,
  imagined: (dream: Seed) => S,
  bot: Bot,
): Pick<Asked<S>, 'game' | 'imagine'> => {
  let nodes = bot.limit;
  let looks = LOOKS_PER_NODE * (bot.limit + 1);
  const look = (): void => {
    if (looks-- <= 0) throw new Overrun(bot);
  };
  const looking =
    <A extends unknown[], R>(verb: (...given: A) => R) =>
    (...given: A): R => {
      look();
      return verb(...given);
    };
  return {
    game: {
      apply(s, action) {
        if (nodes-- <= 0) throw new Overrun(bot);
        return game.apply(s, action);
      },
      pending: looking(s => game.pending(s).map(withoutWords)),
      twin: looking(game.twin),
      imagine: looking(game.imagine),
      recast: looking(game.recast),
      worth: looking(game.worth),
      hints: looking(game.hints),
      turnOf: looking(game.turnOf),
      isLedByHints: game.isLedByHints,
    },
    imagine: looking(imagined),
  };
};
