import type { Hint, HintedAnswer } from '@hegemon/host';
import type { Answer, Id } from '@hegemon/kernel';

const isSame = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

/** So many other answers are shown beside the best, and so many reasons for it and against. */
const OTHERS = 3;
const GAINS = 4;
const COSTS = 3;
/** So much of a chance to win fills a bar at least: what is small looks small. */
const SCALE = 0.05;

/** The answer that is advised, as it was compared with others; undefined if it is not among them. */
export const adviceOf = ({ answer, considered }: Hint): HintedAnswer | undefined =>
  considered.find(each => isSame(each.answer, answer));
export const othersOf = ({ answer, considered }: Hint): readonly HintedAnswer[] =>
  considered.filter(each => !isSame(each.answer, answer)).slice(0, OTHERS);

export interface Reason {
  readonly code: string;
  /** In chances to win. */
  readonly change: number;
  /** How much of a bar it fills, between -1 and 1. */
  readonly share: number;
}
export interface Reasons {
  readonly gains: readonly Reason[];
  readonly costs: readonly Reason[];
}
/** What speaks for an answer, and what it costs. */
export const reasonsOf = ({ terms }: Pick<HintedAnswer, 'terms'>): Reasons => {
  const most = Math.max(SCALE, ...terms.map(({ change }) => Math.abs(change)));
  const reasons = terms.map(({ code, change }) => ({ code, change, share: change / most }));
  return {
    gains: reasons.filter(({ change }) => change > 0).slice(0, GAINS),
    costs: reasons.filter(({ change }) => change < 0).slice(0, COSTS),
  };
};

/** The things an answer names. */
export const thingsIn = ({ arg }: Answer): readonly Id[] => {
  if (typeof arg === 'string') return [arg];
  if (Array.isArray(arg)) return arg.filter(each => typeof each === 'string');
  return typeof arg === 'object' && arg !== null ? Object.keys(arg) : [];
};
