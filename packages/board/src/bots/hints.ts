import type { Hint, HintedAnswer } from '@hegemon/host';
import type { Answer, Id } from '@hegemon/kernel';

const isSame = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

/** So many other answers are shown beside the best, and so many reasons. */
const OTHERS = 3;
const REASONS = 6;
/** What changes less than this is no reason. */
const LEAST = 0.005;

/** The answer that is advised, as it was compared with others; undefined if there was nothing to compare. */
export const adviceOf = ({ answer, considered }: Hint): HintedAnswer | undefined =>
  considered.find(each => isSame(each.answer, answer));
export const othersOf = ({ answer, considered }: Hint): readonly HintedAnswer[] =>
  considered.filter(each => !isSame(each.answer, answer)).slice(0, OTHERS);

export interface Reason {
  readonly code: string;
  readonly change: number;
  /** Beside the greatest of them, between -1 and 1. */
  readonly share: number;
}
export const reasonsOf = ({ terms }: Pick<HintedAnswer, 'terms'>): readonly Reason[] => {
  const shown = terms.filter(({ change }) => Math.abs(change) >= LEAST).slice(0, REASONS);
  const most = Math.max(LEAST, ...shown.map(({ change }) => Math.abs(change)));
  return shown.map(({ code, change }) => ({ code, change, share: change / most }));
};

/** The things an answer names. */
export const thingsIn = ({ arg }: Answer): readonly Id[] => {
  if (typeof arg === 'string') return [arg];
  if (Array.isArray(arg)) return arg.filter(each => typeof each === 'string');
  return typeof arg === 'object' && arg !== null ? Object.keys(arg) : [];
};
