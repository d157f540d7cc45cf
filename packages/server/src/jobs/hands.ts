import type { Log } from '../house.js';
import { type BackOff, waitAfter } from '../relay/back-off.js';
import type { After, Clock } from '../time/clock.js';
import type { Claim, JobRows } from './job-rows.js';
import type { Work } from './jobs.js';

interface HandsParts {
  readonly rows: JobRows;
  readonly clock: Clock;
  readonly after: After;
  readonly random: () => number;
  readonly log: Log;
  readonly claimFor: number;
  /** How long to wait before writing down again what could not be written. */
  readonly poll: number;
  readonly backOff: BackOff;
  /** After so many failures it is no longer a mishap. */
  readonly patience: number;
  /** A place has become free. */
  readonly freed: (kind: string) => void;
}
/** What this process is doing at present. */
interface Hands {
  begin(claim: Claim, work: Work): void;
  /** Of one kind, or of all. */
  count(kind?: string): number;
  /** Tells everybody at work to come to an end. */
  abort(): void;
  idle(): Promise<void>;
  /** Lets go of what is not finished, and says how many they were. */
  giveUp(): Promise<number>;
}

interface Task {
  claim: Claim;
  readonly controller: AbortController;
  isGivenUp: boolean;
  stopBeating: () => void;
  ended: Promise<void>;
}

/** Longer complaints are cut in the table; the log has them whole. */
const LONGEST_ERROR = 2000;
const wordsOf = (fault: unknown): string =>
  (fault instanceof Error ? fault.message : String(fault)).slice(0, LONGEST_ERROR);

export const hands = (parts: HandsParts): Hands => {
  const { rows, clock, after, random, log, claimFor, poll, backOff, patience, freed } = parts;
  const tasks = new Set<Task>();
  const factsOf = ({ key, kind }: Claim) => ({ key, kind });

  /** Signs of life, while it goes on; one that cannot be given is tried again with the next. */
  const beat = (task: Task): void => {
    task.stopBeating = after(claimFor / 3, async () => {
      try {
        if (!(await rows.renew(task.claim, clock.now()))) return task.controller.abort();
      } catch (fault) {
        log.warn({ err: fault, ...factsOf(task.claim) }, 'jobs: a claim could not be renewed');
      }
      if (tasks.has(task) && !task.isGivenUp) beat(task);
    });
  };
  const failure = (claim: Claim, fault: unknown): (() => Promise<void>) => {
    const failures = claim.attempts + 1;
    const runAt = clock.now() + waitAfter(backOff, failures, random);
    const facts = { err: fault, ...factsOf(claim), failures, runAt };
    if (failures < patience) log.warn(facts, 'jobs: failed');
    else log.error(facts, 'jobs: fails again and again');
    return () => rows.failed(claim, wordsOf(fault), runAt);
  };
  /** Does it, and says what is to be written down. */
  const outcomeOf = async (task: Task, work: Work): Promise<() => Promise<void>> => {
    const { claim, controller } = task;
    try {
      await work(JSON.parse(claim.payload_json), { number: claim.attempts + 1, signal: controller.signal });
      return () => rows.done(claim);
    } catch (fault) {
      return controller.signal.aborted ? () => rows.giveBack(claim) : failure(claim, fault);
    }
  };
  /** What was done must not be done again because the database was away for a moment. */
  const writeDown = async (task: Task, note: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        return await note();
      } catch (fault) {
        log.warn({ err: fault, ...factsOf(task.claim) }, 'jobs: what came of it could not be written down');
      }
      if (task.isGivenUp) return;
      await new Promise<void>(resolve => after(poll, resolve));
    }
  };
  const perform = async (task: Task, work: Work): Promise<void> => {
    await writeDown(task, await outcomeOf(task, work));
    task.stopBeating();
    tasks.delete(task);
    freed(task.claim.kind);
  };
  return {
    begin: (claim, work) => {
      for (const other of tasks) {
        if (other.claim.key !== claim.key) continue;
        // Our own claim had run out while nobody could renew it: it is ours again, and is being done.
        if (other.claim.revision === claim.revision) {
          other.claim = claim;
          return;
        }
        other.controller.abort();
      }
      const task: Task = {
        claim,
        controller: new AbortController(),
        isGivenUp: false,
        stopBeating: () => undefined,
        ended: Promise.resolve(),
      };
      tasks.add(task);
      beat(task);
      task.ended = perform(task, work);
    },
    count: kind => [...tasks].filter(({ claim }) => kind === undefined || claim.kind === kind).length,
    abort: () => {
      for (const { controller } of tasks) controller.abort();
    },
    idle: async () => {
      while (tasks.size > 0) await Promise.all([...tasks].map(({ ended }) => ended));
    },
    giveUp: async () => {
      const left = [...tasks];
      for (const task of left) {
        task.isGivenUp = true;
        task.stopBeating();
        await rows
          .giveBack(task.claim)
          .catch(fault => log.warn({ err: fault, ...factsOf(task.claim) }, 'jobs: a claim could not be given back'));
      }
      return left.length;
    },
  };
};
