import { Worker } from 'node:worker_threads';
import { type Hire, type Job, RemoteThinker, type Thinker, thinkHere } from '@hegemon/host';
import type { House } from '../house.js';

const hire: Hire = (hear, onDeath) => {
  const worker = new Worker(new URL('../../bin/thread.mjs', import.meta.url), {
    execArgv: ['--conditions=source'],
    // A bot that eats all memory is ended with its thread, not with the server.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  worker.unref();
  worker.on('message', hear);
  worker.on('error', fault => onDeath(fault.message));
  worker.on('exit', code => onDeath(`the thread ended with code ${code}`));
  return { post: work => worker.postMessage(work), dismiss: () => void worker.terminate() };
};

/** Several threads that think; each question goes to the one with the least to do. */
export const thinkingPool = ({ config, listings, bots }: Pick<House, 'config' | 'listings' | 'bots'>): Thinker => {
  const office = {
    hire,
    after: (milliseconds: number, work: () => void) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    limits: { think: 30_000 },
    instead: thinkHere({ listings, bots }, () => new Promise(resolve => setImmediate(resolve))),
  };
  const threads = Array.from({ length: Math.max(1, config.threads) }, () => ({
    thinker: new RemoteThinker(office),
    load: 0,
  }));
  const given = <T>(ask: (thinker: Thinker) => Job<T>): Job<T> => {
    const thread = threads.reduce((least, each) => (each.load < least.load ? each : least));
    thread.load++;
    const job = ask(thread.thinker);
    const done = () => void thread.load--;
    job.done.then(done, done);
    return job;
  };
  return {
    think: (question, tell) => given(thinker => thinker.think(question, tell)),
    weigh: (question, answers, tell) => given(thinker => thinker.weigh(question, answers, tell)),
    report: (file, tell) => given(thinker => thinker.report(file, tell)),
    dismiss: () => {
      for (const { thinker } of threads) thinker.dismiss();
    },
  };
};
