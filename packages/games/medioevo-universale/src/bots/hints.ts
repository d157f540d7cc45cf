import type { Decision, Hint } from '@hegemon/kernel';
import type { MU } from '../state.js';
import { battleRatings } from './hints/battle.js';
import { diplomacyRatings, leisureHints } from './hints/diplomacy.js';
import { economyRatings } from './hints/economy.js';
import { eventRatings } from './hints/events.js';
import { hintsFrom, Question, type Ratings } from './hints/question.js';
import { setupRatings } from './hints/setup.js';
import { tradeRatings } from './hints/trade.js';
import { asides, useRatings } from './hints/uses.js';
import { warRatings } from './hints/war.js';

const RATINGS: Readonly<Record<string, Ratings>> = {
  ...setupRatings,
  ...eventRatings,
  ...economyRatings,
  ...warRatings,
  ...battleRatings,
  ...tradeRatings,
  ...useRatings,
  ...diplomacyRatings,
};
/** Every question the game has something to say of; an empty list says that all its answers look alike. */
export const RATED: readonly string[] = [...Object.keys(RATINGS), 'leisure'];

/** Which answers look promising, by what is asked and with which word it is answered. Weights count against each other only. */
const COMPLETE = Object.fromEntries(
  Object.entries(RATINGS).map(([prompt, ratings]) => [prompt, { ...asides, ...ratings }]),
);

export const hints = (g: MU, decision: Decision): readonly Hint[] => {
  const q = new Question(g, decision);
  if (decision.prompt === 'leisure') return leisureHints(q);
  const ratings = COMPLETE[decision.prompt];
  return ratings ? hintsFrom(q, ratings) : [];
};
