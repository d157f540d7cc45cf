import { doAll } from '../crowd/crowd.js';
import { doerFor, type Played } from './one-game.js';
import type { Plan } from './plan.js';

/** Plays all games of a plan, on several threads if it pays. The list is in the order of the games, whoever played them. */
export const playAll = (plan: Plan, threads: number, tell: (played: number) => void): Promise<Played[]> => {
  const { first, games: count } = plan;
  const module = new URL('./one-game.ts', import.meta.url).href;
  return doAll({ module, doerFor, plan, first, count, few: 8, handful: 50 }, threads, tell);
};
