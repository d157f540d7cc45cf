import type { Trouble } from '@hegemon/protocol';
import { ears } from '../relay/ears.js';
import { type After, inDueTime } from '../time/clock.js';
import { StoreFault, troubleOf } from './faults.js';
import type { Store } from './store.js';

/** Whether the store does what it is asked to: those who only wait are told so too. */
export interface Health {
  /** The store itself; whatever fails in it is noticed. */
  readonly store: Store;
  /** What is wrong with it at present. */
  readonly trouble: Trouble | undefined;
  /** Something may be wrong: it is tried at once. */
  doubt(): void;
  /** Hears when something is wrong, and when it no longer is; what is returned calls it off. */
  on(listener: (trouble: Trouble | undefined) => void): () => void;
  close(): void;
}

export interface HealthOptions {
  /** Under this name it is tried whether something can be written. */
  readonly name: string;
  readonly failed: (fault: unknown) => void;
  readonly after?: After;
}

/** So often it is tried again, in milliseconds. */
const AGAIN = 1000;
/** More than fits into what is left of a page: a full disk is noticed. */
const SAMPLE = 'x'.repeat(16_384);

export const watchedStore = (inner: Store, { name, failed, after = inDueTime }: HealthOptions): Health => {
  const listeners = ears<Trouble | undefined>(failed);
  let trouble: Trouble | undefined;
  let cancel: (() => void) | undefined;
  let isClosed = false;

  const is = (now: Trouble | undefined): void => {
    const isNew = now?.code !== trouble?.code;
    trouble = now;
    if (isNew) listeners.tell(now);
  };
  const tryLater = (ms: number): void => {
    if (!isClosed) cancel ??= after(ms, () => void attempt());
  };
  /** Nothing of it stays. */
  const attempt = async (): Promise<void> => {
    try {
      await inner.tx(async ({ db }) => {
        await db.deleteFrom('facts').where('name', '=', name).execute();
        await db.insertInto('facts').values({ name, value: SAMPLE }).execute();
        await db.deleteFrom('facts').where('name', '=', name).execute();
      });
      cancel = undefined;
      if (!isClosed) is(undefined);
    } catch (fault) {
      cancel = undefined;
      noticed(fault);
      tryLater(AGAIN);
    }
  };
  const noticed = (fault: unknown): void => {
    if (isClosed || !(fault instanceof StoreFault)) return;
    // Whoever had to wait too long for another comes to his turn the next time.
    if (fault.code === 'busy' || fault.code === 'broken') return;
    is(troubleOf(fault));
    tryLater(AGAIN);
  };
  const watched = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (fault) {
      noticed(fault);
      throw fault;
    }
  };
  return {
    store: { ...inner, read: work => watched(inner.read(work)), tx: work => watched(inner.tx(work)) },
    get trouble() {
      return trouble;
    },
    doubt: () => tryLater(0),
    on: listener => listeners.add(listener),
    close: () => {
      isClosed = true;
      cancel?.();
    },
  };
};
