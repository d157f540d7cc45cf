import type { Level } from '@hegemon/bots';
import type { Bots } from '@hegemon/host';
import type { Strength } from '@hegemon/kernel';
import { strengthAbove } from './scale.js';
import { BETA, NEWCOMER, type Rating } from './weng-lin.js';

/** Where a level was not measured in a game; in the same points. */
const GUESSED: Readonly<Record<Level, number>> = { random: 0, greedy: 400, planner: 700, master: 800 };
/** A newcomer is taken to be as strong as this. */
const EVEN: Level = 'planner';

/**
 * What a bot is worth in a match of people: as it was measured against other bots, with some doubt how these compare with
 * people. It does not change by playing. Of a bot nobody knows any more nothing is known, as of a newcomer.
 */
export const botRating = (
  name: string,
  players: number,
  { byName }: Pick<Bots, 'byName'>,
  strengths: Readonly<Record<string, Strength>>,
): Rating => {
  const bot = byName(name);
  if (!bot) return NEWCOMER;
  // Guesses and measurements are not mixed: one of them alone says nothing about the distance to the other.
  const measured = strengths[EVEN] && (strengths[name] ?? strengths[bot.level]);
  const above = measured ? measured.rating - strengths[EVEN].rating : GUESSED[bot.level] - GUESSED[EVEN];
  return { mu: strengthAbove(above, players), sigma: BETA };
};
