import { type DoerFor, doAll } from '../crowd/crowd.js';
import { listingOf } from '../register.js';
import { type Played, playOne } from './one-game.js';
import type { Plan } from './plan.js';

/** Plays all games of a plan, on several threads if it pays. The list is in the order of the games, whoever played them. */
export const playAll = (plan: Plan, threads: number, tell: (played: number) => void): Promise<Played[]> => {
  const { first, games: count } = plan;
  return doAll({ module: import.meta.url, doerFor, plan, first, count, few: 8, handful: 50 }, threads, tell);
};

export const doerFor: DoerFor<Plan, Played> = async plan => {
  const { game } = listingOf(plan.game);
  return number => playOne(game, plan, number);
};
