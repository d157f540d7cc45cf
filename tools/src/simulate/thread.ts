import { parentPort, workerData } from 'node:worker_threads';
import { listingOf } from '../register.js';
import { playOne } from './one-game.js';
import type { Plan } from './plan.js';

/** The other end of `crowd.ts`: plays the games it is told to, one share after the other. */
const { plan } = workerData as { plan: Plan };
const { game } = listingOf(plan.game);

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  for (let number = from; number < to; number++) parentPort?.postMessage(playOne(game, plan, number));
  parentPort?.postMessage('next');
});
parentPort?.postMessage('next');
