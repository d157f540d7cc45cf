import { type Bot, believedBy } from '@hegemon/bots';
import { askAtLeisure, calledAtLeisure, Patience } from '@hegemon/bots/leisure';
import { freshSeed, type Game, type GameState } from '@hegemon/kernel';
import type { Idler } from '@hegemon/testkit';

/** What a bot does at leisure in a game that is played here: it answers who hopes for it, and hardly stirs by itself. */
export const idlerFor = (game: Game, bot: Bot): Idler<GameState> => {
  const patience = new Patience<GameState>(game);
  return (s, { seat }, random) => {
    const seed = freshSeed(random);
    const calling = calledAtLeisure(game, believedBy(game, s, seat, seed), seat);
    if (!calling || !patience.mayAsk(s, seat, calling)) return undefined;
    patience.note(s, seat, calling);
    return askAtLeisure(game, s, seat, bot, seed)?.answer;
  };
};
