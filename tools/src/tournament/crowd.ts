import { doAll } from '../crowd/crowd.js';
import { type Contest, doerFor } from './one-contest.js';
import { gamesIn, type TournamentPlan } from './plan.js';

/**
 * Plays all games of a tournament, on several threads if it pays. A game of a strong bot takes minutes, so that threads
 * are handed one at a time: none is idle while another has a list to work through.
 */
export const contestAll = (plan: TournamentPlan, threads: number, tell: (played: number) => void): Promise<Contest[]> =>
  doAll(
    {
      module: new URL('./one-contest.ts', import.meta.url).href,
      doerFor,
      plan,
      first: 0,
      count: gamesIn(plan),
      few: 2,
      handful: 1,
    },
    threads,
    tell,
  );
