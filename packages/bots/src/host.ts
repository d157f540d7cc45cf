import { type GameState, type Seat, type Seed, stream } from '@hegemon/kernel';
import type { Bot, Playable, Thought } from './bot.js';

/** Puts a seat's open question to a bot. The true state stays here: the bot is handed what the seat may know. */
export const askBot = <S extends GameState>(game: Playable<S>, state: S, seat: Seat, bot: Bot, seed: Seed): Thought => {
  const decision = game.pending(state).find(d => d.seat === seat);
  if (!decision) throw new Error(`${seat} is not asked anything`);
  const { pending, apply, copy, imagine, worth } = game;
  const asked = {
    game: { pending, apply, copy, imagine, worth },
    seat,
    decision,
    imagine: (dream: Seed) => game.imagine(state, seat, dream),
  };
  return bot.decide(asked, stream(seed));
};
