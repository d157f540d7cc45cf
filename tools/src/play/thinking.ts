import { Worker } from 'node:worker_threads';
import { BOT_NAMES, botByName } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { type Bots, type Hire, RemoteThinker, type Thinker, thinkHere } from '@hegemon/host';
import * as leisure from '@hegemon/host/leisure';
import * as reports from '@hegemon/host/report';
import { WORKER_ENTRY } from '../paths.js';

export const BOTS: Bots = {
  names: BOT_NAMES,
  byName: botByName,
  leisure: async () => leisure,
  reports: async () => reports,
};

const hire: Hire = (hear, onDeath) => {
  const worker = new Worker(WORKER_ENTRY, {
    execArgv: ['--conditions=source'],
    workerData: { module: new URL('./thinking-thread.ts', import.meta.url).href },
  });
  worker.on('message', hear);
  worker.on('error', fault => onDeath(fault.message));
  worker.on('exit', code => onDeath(`the thread ended with code ${code}`));
  return { post: work => worker.postMessage(work), dismiss: () => void worker.terminate() };
};

/** Bots think in a thread, so that the terminal hears an interrupt meanwhile, and one that never ends can be ended. */
export const openThinker = (): Thinker =>
  new RemoteThinker({
    hire,
    after: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    // Nobody waits before a page here, and machines that run commands may be busy.
    limits: { think: 60_000 },
    instead: thinkHere({ listings: games, bots: BOTS }, () => new Promise(resolve => setImmediate(resolve))),
  });
