import { parentPort, workerData } from 'node:worker_threads';
import type { DoerFor } from './crowd.js';

/** The other end of `crowd.ts`: does the pieces it is told to, one share after the other. */
const { work, plan } = workerData as { work: string; plan: unknown };
const { doerFor } = (await import(work)) as { doerFor: DoerFor<unknown, unknown> };
const piece = await doerFor(plan);

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  for (let number = from; number < to; number++) parentPort?.postMessage({ number, done: piece(number) });
  parentPort?.postMessage('next');
});
parentPort?.postMessage('next');
