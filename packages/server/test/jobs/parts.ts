import type { Log } from '../../src/house.js';
import type { Job } from '../../src/jobs/jobs.js';
import { type JobsOptions, type TableJobs, tableJobs } from '../../src/jobs/table-jobs.js';
import { localRelay } from '../../src/relay/local-relay.js';
import type { Relay } from '../../src/relay/relay.js';
import { StoreFault } from '../../src/store/faults.js';
import type { JobRow } from '../../src/store/schema.js';
import type { Store } from '../../src/store/store.js';
import { type FakeTime, fakeTime } from './fake-time.js';

interface Line {
  readonly level: 'info' | 'warn' | 'error';
  readonly facts: object;
  readonly message: string;
}
export const keptLog = (): { readonly log: Log; readonly lines: Line[]; said(text: string): number } => {
  const lines: Line[] = [];
  const at = (level: Line['level']) => (facts: object, message: string) => void lines.push({ level, facts, message });
  return {
    log: { info: at('info'), warn: at('warn'), error: at('error') },
    lines,
    said: text => lines.filter(({ message }) => message.includes(text)).length,
  };
};

/** A promise somebody else keeps. */
export const promised = <T = void>() => {
  let keep: (value: T) => void = () => undefined;
  let fail: (fault: unknown) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    keep = resolve;
    fail = reject;
  });
  return { promise, keep, fail };
};

/** The same store, as long as it can be reached. */
export const flaky = (store: Store) => {
  let isGone = false;
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isGone) throw new StoreFault('gone', new Error('no database'));
    return work();
  };
  return {
    store: {
      ...store,
      tx: work => through(() => store.tx(work)),
      read: work => through(() => store.read(work)),
    } satisfies Store as Store,
    go: () => void (isGone = true),
    comeBack: () => void (isGone = false),
  };
};

interface Office {
  readonly jobs: TableJobs;
  readonly time: FakeTime;
  readonly relay: Relay;
  readonly kept: ReturnType<typeof keptLog>;
  set(job: Partial<Job>): Promise<void>;
  drop(key: string): Promise<void>;
  rows(): Promise<readonly JobRow[]>;
}
interface OfficeOptions extends JobsOptions {
  readonly time?: FakeTime;
  readonly relay?: Relay;
  readonly process?: string;
}

/** Jobs over a store, where time passes when it is told to and chance always says the same. */
export const office = (
  store: Store,
  { time = fakeTime(), relay = localRelay(), process = 'a', ...options }: OfficeOptions = {},
): Office => {
  const kept = keptLog();
  const jobs = tableJobs(
    { store, clock: time.clock, relay, log: kept.log, process },
    { after: time.after, random: () => 1, ...options },
  );
  return {
    jobs,
    time,
    relay,
    kept,
    set: job => store.tx(tx => jobs.set(tx, { key: 'k', kind: 'kind', at: time.clock.now(), payload: null, ...job })),
    drop: key => store.tx(tx => jobs.drop(tx, key)),
    rows: () => store.read(db => db.selectFrom('jobs').selectAll().orderBy('key').execute()),
  };
};
