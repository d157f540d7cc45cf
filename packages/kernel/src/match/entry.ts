import { sha256 } from '../chance/sha256.js';
import type { Seed } from '../chance/stream.js';
import type { Action, Arg } from '../choice/shapes.js';
import { canonical } from '../copy.js';
import type { Seat } from '../ids.js';

/**
 * One line of the log. The log only grows: taking back is a line too.
 *
 * `start` is entry 0 and holds what was drawn before the first question. `undo` names the entry before which
 * everything stands again. `sit` hands a seat to another, `close` ends the match otherwise than by the rules. All other
 * kinds are answers of a seat, in the words of the question.
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
  /** Given by a standing order of the seat, or by a bot in its place, not by its own hand; taken back by consent. */
  readonly by?: By | typeof CONSENT;
  /** The entry whose answer is given again after it was taken back. */
  readonly redo?: number;
  /** Chains this entry to all before it. */
  readonly hash: string;
}
export type By = 'order' | 'bot';
export type Unchained = Omit<Entry, 'hash'>;
/** All whom it touches have agreed. */
export const CONSENT = 'consent';

/** Kinds that belong to the log itself; no game may use them. */
export const START = 'start';
export const UNDO = 'undo';
export const SIT = 'sit';
export const CLOSE = 'close';
/** In one seat's copy of a running match: the answer of another, which only its fingerprint stands for. */
export const HIDDEN = 'hidden';
export const LOG_KINDS: readonly string[] = [START, UNDO, SIT, CLOSE, HIDDEN];

/** Did a seat answer a question, whether it can be read here or not? Everything else is the log's own. */
export const isAnswer = ({ kind }: Pick<Entry, 'kind'>): boolean => kind === HIDDEN || !LOG_KINDS.includes(kind);

/** The answer an entry records, as it would be given again. */
export const actionOf = ({ seat, kind, arg }: Entry): Action => ({
  seat: seat ?? '',
  kind,
  ...(arg !== undefined && { arg }),
});

/** What somebody said. In a copy for others it is left out whole: even the verb, or whose hand it was, may betray it. */
export type Said = Pick<Entry, 'kind' | 'arg' | 'by' | 'redo'>;

/** An entry seen from outside: what everybody may read, and fingerprints of what was said and of what was dealt. */
export interface Outside extends Pick<Entry, 'n' | 'seat' | 'drew' | 'at'> {
  readonly said: string;
  readonly dealt?: string;
}

/**
 * Secrets known to the table's host alone until the end: without them, whoever holds the chain could try out all
 * hands a rival may have chosen until the hash fits. What was dealt has its own, since an answer may be shown alone.
 */
export const saltOf = (key: Seed, n: number): string => sha256(`hegemon salt ${key} ${n}`).slice(0, 32);
const dealtSaltOf = (key: Seed, n: number): string => sha256(`hegemon dealt ${key} ${n}`).slice(0, 32);

export const fingerprintOfSaid = ({ kind, arg, by, redo }: Said, salt: string): string =>
  sha256(`${salt}${canonical({ kind, arg, by, redo })}`);
const fingerprintOfDealt = (dealt: readonly number[], salt: string): string => sha256(`${salt}${canonical(dealt)}`);

/** The entry as it enters the chain: nothing of it is left out, but what may be secret is under seal. */
export const outsideOf = (entry: Unchained, key: Seed): Outside => {
  const { n, seat, drew, at, dealt } = entry;
  return {
    n,
    ...(seat !== undefined && { seat }),
    ...(drew && { drew }),
    ...(at !== undefined && { at }),
    said: fingerprintOfSaid(entry, saltOf(key, n)),
    ...(dealt && { dealt: fingerprintOfDealt(dealt, dealtSaltOf(key, n)) }),
  };
};

/** The chain so far, with one more entry. */
export const chained = (before: string, outside: Outside): string => sha256(`${before}${canonical(outside)}`);
