import { Worker } from 'node:worker_threads';
import { Failure } from '../failure.js';
import { WORKER_ENTRY } from '../paths.js';
import { listingOf } from '../register.js';
import { type Played, playOne } from './one-game.js';
import type { Plan } from './plan.js';

/** Fewer games than this are played sooner than a thread is started. */
const FEW = 8;

/** Plays all games of a plan, on several threads if it pays. The list is in the order of the games, whoever played them. */
export const playAll = async (plan: Plan, threads: number, tell: (played: number) => void): Promise<Played[]> => {
  const count = Math.min(threads, Math.ceil(plan.games / FEW));
  return count <= 1 ? playAlone(plan, tell) : playTogether(plan, count, tell);
};

const playAlone = async (plan: Plan, tell: (played: number) => void): Promise<Played[]> => {
  const { game } = listingOf(plan.game);
  const all: Played[] = [];
  for (let number = plan.first; number < plan.first + plan.games; number++) {
    all.push(playOne(game, plan, number));
    tell(all.length);
  }
  return all;
};

const playTogether = (plan: Plan, count: number, tell: (played: number) => void): Promise<Played[]> => {
  const share = Math.max(1, Math.min(50, Math.ceil(plan.games / (8 * count))));
  const end = plan.first + plan.games;
  const all: Played[] = [];
  let next = plan.first;
  let played = 0;
  const workers = Array.from(
    { length: count },
    () =>
      new Worker(WORKER_ENTRY, {
        execArgv: ['--conditions=source'],
        workerData: { module: new URL('./thread.ts', import.meta.url).href, plan },
      }),
  );
  const done = new Promise<Played[]>((resolve, reject) => {
    for (const worker of workers) {
      worker.on('error', reject);
      worker.on('exit', code => {
        if (played < plan.games) reject(new Failure(`A thread ended early with code ${code}; try --workers 1.`));
      });
      worker.on('message', (message: Played | 'next') => {
        if (message === 'next') {
          if (next >= end) return;
          const to = Math.min(end, next + share);
          worker.postMessage({ from: next, to });
          next = to;
          return;
        }
        all[message.number - plan.first] = message;
        tell(++played);
        if (played === plan.games) resolve(all);
      });
    }
  });
  return done.finally(() => Promise.all(workers.map(worker => worker.terminate())));
};
