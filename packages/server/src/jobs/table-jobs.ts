import type { House } from '../house.js';
import type { BackOff } from '../relay/back-off.js';
import { type After, inDueTime } from '../time/clock.js';
import { hands } from './hands.js';
import { dropJob, jobRows, putJob } from './job-rows.js';
import type { Jobs, Work } from './jobs.js';
import { watch } from './watch.js';

type JobsParts = Pick<House, 'store' | 'clock' | 'relay' | 'log' | 'process'>;

export interface JobsOptions {
  /**
   * How long a job stays with a process that gives no sign of life. The clocks of the processes must not differ by more than
   * a good part of it.
   */
  readonly claimFor?: number;
  /** The longest time without looking into the table. */
  readonly poll?: number;
  /** How many of one kind are done at a time. Each kind has places of its own, so that slow ones hold up no others. */
  readonly parallel?: number;
  /** The same for kinds that want another number. */
  readonly places?: Readonly<Record<string, number>>;
  readonly backOff?: BackOff;
  /** After so many failures it is told as an error. It is tried on, since nobody else will do it. */
  readonly patience?: number;
  readonly after?: After;
  readonly random?: () => number;
}
export interface TableJobs extends Jobs {
  /** Looks for what is due; ends when all that could be taken has begun. */
  look(): Promise<void>;
  /** Ends when nothing is being done. */
  idle(): Promise<void>;
  /** How many are being done. */
  readonly running: number;
}

const BACK_OFF: BackOff = { first: 1000, most: 600_000 };

/** Jobs as rows of the database, claimed by whichever process is free. */
export const tableJobs = (
  { store, clock, relay, log, process }: JobsParts,
  {
    claimFor = 30_000,
    poll = 1000,
    parallel = 8,
    places = {},
    backOff = BACK_OFF,
    patience = 20,
    after = inDueTime,
    random = Math.random,
  }: JobsOptions = {},
): TableJobs => {
  const works = new Map<string, Work>();
  const unknown = new Set<string>();
  /** Kinds of which more may be due than there were places. */
  const crowded = new Set<string>();
  let isStarted = false;
  let isStopping = false;
  let deaf: readonly (() => void)[] = [];

  const rows = jobRows(store, { process, claimFor });
  const atWork = hands({
    ...{ rows, clock, after, random, log, claimFor, poll, backOff, patience },
    freed: kind => {
      if (crowded.has(kind)) void watching.wake();
    },
  });
  const take = async (kind: string, work: Work, now: number): Promise<void> => {
    const room = (places[kind] ?? parallel) - atWork.count(kind);
    const claims = room > 0 ? await rows.claim(kind, now, room) : [];
    if (claims.length < room) crowded.delete(kind);
    else crowded.add(kind);
    for (const claim of claims) {
      if (isStopping) await rows.giveBack(claim);
      else atWork.begin(claim, work);
    }
  };
  const look = async (): Promise<number | undefined> => {
    const now = clock.now();
    for (const kind of await rows.kindsDue(now)) {
      const work = works.get(kind);
      if (isStopping) return undefined;
      if (work) await take(kind, work, now);
      else if (!unknown.has(kind)) {
        unknown.add(kind);
        log.error({ kind }, 'jobs: nobody here knows how to do this kind');
      }
    }
    return rows.nextAfter(now);
  };
  const watching = watch({ look, clock, after, log, poll });

  return {
    set: async (tx, job) => {
      await putJob(tx, job);
      if (job.at <= clock.now()) await relay.tell(tx, { about: 'jobs' });
      else if (isStarted) tx.after(() => watching.wakeBy(job.at));
    },
    drop: dropJob,
    handle: (kind, work) => {
      if (isStarted || works.has(kind)) throw new Error(`jobs: ${kind} is handled once, before the start`);
      works.set(kind, work);
    },
    start: () => {
      if (isStarted) throw new Error('jobs: started twice');
      isStarted = true;
      const wake = () => void watching.wake();
      deaf = [relay.on(({ about }) => about === 'jobs' && wake()), relay.onGap(wake)];
      wake();
    },
    stop: async limit => {
      isStopping = true;
      for (const off of deaf) off();
      atWork.abort();
      await within(limit, after, Promise.all([watching.stop(), atWork.idle()]));
      // Others may take them at once.
      if ((await atWork.giveUp()) > 0) relay.shout({ about: 'jobs' });
    },
    look: () => watching.wake(),
    idle: () => atWork.idle(),
    get running() {
      return atWork.count();
    },
  };
};

const within = (limit: number, after: After, all: Promise<unknown>): Promise<void> =>
  new Promise(resolve => {
    const cancel = after(limit, resolve);
    void all.finally(() => {
      cancel();
      resolve();
    });
  });
