import { Worker } from 'node:worker_threads';
import { Failure } from '../failure.js';
import { WORKER_ENTRY } from '../paths.js';

/** Makes ready for a plan, once in every thread; what comes back does one piece of it. */
export type DoerFor<P, T> = (plan: P) => Promise<(number: number) => T>;

/** Work in numbered pieces, each of which follows from the plan and its number alone. */
export interface Work<P, T> {
  /** The address of the module that exports `doerFor`, since a thread can be handed no function. */
  readonly module: string;
  readonly doerFor: DoerFor<P, T>;
  /** Plain data. */
  readonly plan: P;
  readonly first: number;
  readonly count: number;
  /** Fewer pieces than this are done sooner than a thread is started. */
  readonly few: number;
  /** The most a thread is handed at once: the longer a piece takes, the fewer. */
  readonly handful: number;
}

/** Does all pieces, on several threads if it pays. The list is in the order of the pieces, whoever did them. */
export const doAll = async <P, T>(work: Work<P, T>, threads: number, tell: (done: number) => void): Promise<T[]> => {
  const count = Math.min(threads, Math.ceil(work.count / work.few));
  return count <= 1 ? doAlone(work, tell) : doTogether(work, count, tell);
};

const doAlone = async <P, T>(
  { doerFor, plan, first, count }: Work<P, T>,
  tell: (done: number) => void,
): Promise<T[]> => {
  const piece = await doerFor(plan);
  const all: T[] = [];
  for (let number = first; number < first + count; number++) {
    all.push(piece(number));
    tell(all.length);
  }
  return all;
};

const doTogether = <P, T>(work: Work<P, T>, threads: number, tell: (done: number) => void): Promise<T[]> => {
  const share = Math.max(1, Math.min(work.handful, Math.ceil(work.count / (8 * threads))));
  const end = work.first + work.count;
  const all: T[] = [];
  let next = work.first;
  let done = 0;
  const workers = Array.from(
    { length: threads },
    () =>
      new Worker(WORKER_ENTRY, {
        execArgv: ['--conditions=source'],
        workerData: { module: new URL('./thread.ts', import.meta.url).href, work: work.module, plan: work.plan },
      }),
  );
  const whole = new Promise<T[]>((resolve, reject) => {
    for (const worker of workers) {
      worker.on('error', reject);
      worker.on('exit', code => {
        if (done < work.count) reject(new Failure(`A thread ended early with code ${code}; try --workers 1.`));
      });
      worker.on('message', (message: { number: number; done: T } | 'next') => {
        if (message === 'next') {
          if (next >= end) return;
          const to = Math.min(end, next + share);
          worker.postMessage({ from: next, to });
          next = to;
          return;
        }
        all[message.number - work.first] = message.done;
        tell(++done);
        if (done === work.count) resolve(all);
      });
    }
  });
  return whole.finally(() => Promise.all(workers.map(worker => worker.terminate())));
};
