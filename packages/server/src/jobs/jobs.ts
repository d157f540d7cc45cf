import type { Tx } from '../store/store.js';

/** Something to be done at a time, by whichever process is free. Of one key there is one: setting it again replaces it. */
export interface Job {
  readonly key: string;
  readonly kind: string;
  /** Milliseconds since 1970; what lies behind is done at once. */
  readonly at: number;
  readonly payload: unknown;
}
export interface Attempt {
  /** 1 for the first. */
  readonly number: number;
  /**
   * The process is about to stop, and what cannot be finished soon is left to another; or the job is no longer this one,
   * since it was set anew, dropped, or taken over. Whoever leaves his work for it throws, since what returns is done. A work
   * that sets its own job anew does so last.
   */
  readonly signal: AbortSignal;
}
/**
 * A job is done when its work has returned, and tried again, later and later, when it has thrown. It may be done twice, if
 * a process dies between the work and the note that it was done: the work must bear that.
 */
export type Work = (payload: unknown, attempt: Attempt) => Promise<void>;

export interface Jobs {
  /** Whoever is at work on the old one may still finish it; the new one is done all the same. */
  set(tx: Tx, job: Job): Promise<void>;
  /** Whoever is at work on it may still finish it. */
  drop(tx: Tx, key: string): Promise<void>;
  /** Before `start`. */
  handle(kind: string, work: Work): void;
  start(): void;
  /** Takes no more, waits for what is being done up to the limit, and gives back what was not finished. */
  stop(limit: number): Promise<void>;
}
