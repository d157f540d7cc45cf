import { sha256 } from '../chance/sha256.js';
import type { Seed } from '../chance/stream.js';
import type { Arg } from '../choice/shapes.js';
import { canonical } from '../copy.js';
import type { Seat } from '../ids.js';

/**
 * One line of the log. The log only grows: taking back is a line too.
 *
 * `start` is entry 0 and holds what was drawn before the first question. `undo` names the entry before which
 * everything stands again. All other kinds are answers of a seat, in the words of the question.
 */
export interface Entry {
  readonly n: number;
  readonly seat?: Seat;
  readonly kind: string;
  readonly arg?: Arg;
  /** Dice that fell. Redundant on purpose: replay compares, and the first difference names the entry. */
  readonly drew?: readonly number[];
  /** Values drawn unseen, as in a shuffle; in nobody's copy of the log before the end. */
  readonly dealt?: readonly number[];
  /** When it was given, in whatever clock the host keeps. The rules never look at it. */
  readonly at?: string;
  /** Given by a standing order of the seat, not by its hand. */
  readonly by?: 'order';
  /** The entry whose answer is given again after it was taken back. */
  readonly redo?: number;
  /** Chains this entry to all before it. */
  readonly hash: string;
}
export type Unchained = Omit<Entry, 'hash'>;

/** Kinds that belong to the log itself; no game may use them. */
export const START = 'start';
export const UNDO = 'undo';

/**
 * A secret known to the table's host alone until the end: without it, whoever holds the chain could try out all
 * hands a rival may have chosen until the hash fits.
 */
export const saltOf = (key: Seed, n: number): string => sha256(`hegemon salt ${key} ${n}`).slice(0, 32);

/** The fingerprint of one entry by itself. */
export const digestOf = (entry: Unchained, salt: string): string => sha256(`${salt}${canonical(entry)}`);

/** The chain so far, with one more entry. */
export const chained = (before: string, digest: string): string => sha256(`${before}${digest}`);
