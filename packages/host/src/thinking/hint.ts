import { type Considered, prospectOf } from '@hegemon/bots';
import { type Answer, canonical, type Game, type GameState, type Seat, type Seed, seedOfText } from '@hegemon/kernel';
import type { Hint, HintedAnswer } from '../desk.js';
import type { Decided } from './ladder.js';

/** As many answers are worth reading. */
const MOST_ANSWERS = 5;
/** Nobody feels less than this. */
const LEAST_CHANGE = 0.005;
/** The same question gets the same reasons. */
const SEED: Seed = seedOfText('reasons').slice(0, 32);

/** What a bot has come to, in a form that can be explained. */
export const hintOf = (game: Game, { question, thought }: Decided): Hint => {
  const { believed, seat, bot } = question;
  const { answer, nodes } = thought;
  const all = thought.considered ?? [{ answer, worth: game.worth(believed, seat) }];
  const considered = bestOf(all, answer).map(each => ({
    ...each,
    terms: changesBy(game, believed, seat, each.answer),
  }));
  return { bot, answer, considered, nodes };
};

/** The best few, the answer itself in any case. */
const bestOf = (all: readonly Considered[], answer: Answer): readonly Considered[] => {
  const best = all.slice(0, MOST_ANSWERS);
  const isIt = (each: Considered): boolean => canonical(each.answer) === canonical(answer);
  const own = all.find(isIt);
  return !own || best.some(isIt) ? best : [...best.slice(0, -1), own];
};

/** What an answer changes until the turn is over, in the terms of the game's own judgement, biggest first. */
const changesBy = (game: Game, believed: GameState, seat: Seat, answer: Answer): HintedAnswer['terms'] => {
  const before = game.appraise(believed, seat);
  const after = prospectOf(game, believed, seat, answer, SEED);
  return Object.keys(after)
    .map(code => ({ code, change: after[code] - (before[code] ?? 0) }))
    .filter(({ change }) => Math.abs(change) > LEAST_CHANGE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
};
