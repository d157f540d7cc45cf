import type { Choices } from './choices.js';
import type { NoticeKind } from './kinds.js';
import { quietUntil } from './quiet.js';

const MINUTE = 60_000;
/**
 * The same thing about the same match is not told more often than this, so that nobody fills another's mailbox by taking
 * back and playing again, or by writing word for word.
 */
export const GAP = 10 * MINUTE;

/** What would come too late if it were collected. */
const URGENT: readonly NoticeKind[] = ['time-short'];
/** Of which others can make as many matches as they like. */
const MADE_BY_OTHERS: readonly string[] = ['invited'];

/** The first of its kind about a match that was not told yet, or the last that was. */
export interface Mark {
  readonly match: string | null;
  readonly kind: string;
  readonly at: number;
}

/** When what is not told yet is to be told, all in one: as soon as the first of it may be, and never in quiet hours. */
export const dueAt = (untold: readonly Mark[], told: readonly Mark[], choices: Choices, now: number): number => {
  const of = ({ match, kind, at }: Mark): number => {
    const isLike = (each: Mark): boolean =>
      each.kind === kind && (each.match === match || MADE_BY_OTHERS.includes(kind));
    const last = Math.max(0, ...told.filter(isLike).map(each => each.at + GAP));
    const collected = URGENT.some(urgent => urgent === kind) ? at : at + choices.digest * MINUTE;
    return Math.max(collected, last);
  };
  return quietUntil(choices, Math.max(now, Math.min(...untold.map(of))));
};
