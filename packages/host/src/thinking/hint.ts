import type { Considered } from '@hegemon/bots';
import {
  type Answer,
  type Appraisal,
  canonical,
  type Game,
  type GameState,
  isRefusal,
  type Seat,
  type Seed,
  seedOfText,
} from '@hegemon/kernel';
import type { Hint, HintedAnswer } from '../desk.js';
import type { Decided } from './ladder.js';

/** As many answers are worth reading. */
const MOST_ANSWERS = 5;
/** Nobody feels less than this. */
const LEAST_CHANGE = 0.005;
/** Where dice fall at once, what they bring is shown on the average of so many throws. */
const THROWS = Array.from({ length: 16 }, (_, i): Seed => seedOfText(`throw ${i}`).slice(0, 32));

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

/** What an answer changes at once in the terms of the game's own judgement, biggest first. */
const changesBy = (game: Game, believed: GameState, seat: Seat, answer: Answer): HintedAnswer['terms'] => {
  const before = game.appraise(believed, seat);
  const after = appraisalsAfter(game, believed, seat, answer);
  if (after.length === 0) return [];
  return Object.keys(before)
    .map(code => ({ code, change: mean(after.map(each => each[code] ?? 0)) - before[code] }))
    .filter(({ change }) => Math.abs(change) > LEAST_CHANGE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
};

const appraisalsAfter = (game: Game, believed: GameState, seat: Seat, answer: Answer): readonly Appraisal[] => {
  const tried = (s: GameState): { readonly appraisal: Appraisal; readonly isDiced: boolean } | undefined => {
    const reply = game.apply(s, { ...answer, seat });
    return isRefusal(reply) ? undefined : { appraisal: game.appraise(s, seat), isDiced: reply.drew.length > 0 };
  };
  const once = tried(game.copy(believed));
  if (!once) return [];
  if (!once.isDiced) return [once.appraisal];
  return THROWS.map(luck => tried(game.recast(believed, luck)))
    .filter(each => each !== undefined)
    .map(({ appraisal }) => appraisal);
};

const mean = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
