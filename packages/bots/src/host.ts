import { type GameState, type Seat, type Seed, stream } from '@hegemon/kernel';
import type { Asked, Bot, Playable, Thought } from './bot.js';

/** A bot that has tried out more than it ever should: it runs in circles. */
export class Overrun extends Error {
  constructor({ name, limit }: Bot) {
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
  const decision = game.pending(believed).find(d => d.seat === seat);
  if (!decision) throw new Error(`${seat} is not asked anything`);
  const asked: Asked<S> = {
    game: counted(game, bot),
    seat,
    decision,
    imagine: (dream: Seed) => game.imagine(believed, seat, dream),
  };
  return bot.decide(asked, stream(seed), tell);
};

/** The verbs of the contract, stopped when they are used too often. */
const counted = <S extends GameState>(game: Playable<S>, bot: Bot): Playable<S> => {
  let left = bot.limit;
  const { pending, copy, imagine, recast, worth, hints, turnOf } = game;
  const apply: Playable<S>['apply'] = (s, action) => {
    if (left-- <= 0) throw new Overrun(bot);
    return game.apply(s, action);
  };
  return { pending, apply, copy, imagine, recast, worth, hints, turnOf };
};
