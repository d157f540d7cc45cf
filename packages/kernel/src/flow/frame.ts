import type { Answer } from '../choice/shapes.js';
import type { Seat } from '../ids.js';
import type { Outcome } from '../outcome.js';

/** Where the game stands inside one procedure. Plain data: it can be stored, copied and compared. */
export interface Frame<S extends string = string> {
  proc: string;
  step: S;
  /** What the procedure called last has handed back. */
  returned?: unknown;
  /** The number of the question that is open here; absent while nothing is asked. */
  asked?: number;
  /** Answers given face down and not yet revealed. */
  sealed?: Record<Seat, Answer>;
  /** It came in between: its caller did not call it and is told nothing. */
  isAside?: true;
  /** Lines of play that go on side by side; this frame waits until all of them have ended. */
  branches?: Frame[][];
}

/** What a step may say. Saying nothing means: go on with the following step. */
export type Next<S extends string = string> =
  | void
  | undefined
  | { go: S }
  | { call: Frame; then?: S }
  | { fork: Frame[]; then?: S }
  | { done: unknown }
  | { end: Outcome };

/** What comes before anything else that the frames say: something to be done first, or something in place of all of them. */
export type Due = { readonly first: Frame } | { readonly instead: Frame };

/** Go on with that step of the same procedure. */
export const go = <const S extends string>(step: S): { go: S } => ({ go: step });
/** Begin another procedure; when it is done, go on here with the step `then`, or else with the following one. */
export const call = <const S extends string>(frame: Frame, then?: S): { call: Frame; then?: S } =>
  then === undefined ? { call: frame } : { call: frame, then };
/** Begin several procedures side by side; go on here when all are done. */
export const fork = <const S extends string>(frames: Frame[], then?: S): { fork: Frame[]; then?: S } =>
  then === undefined ? { fork: frames } : { fork: frames, then };
/** This procedure is over and hands back a value. */
export const done = (value?: unknown): { done: unknown } => ({ done: value });
/** The whole game is over, wherever it stands. */
export const end = (outcome: Outcome): { end: Outcome } => ({ end: outcome });

/** The stacks of frames that may ask somebody something: one, or one for each branch that goes on side by side. */
export const leavesOf = (flow: Frame[], into: Frame[][] = []): Frame[][] => {
  const top = flow[flow.length - 1];
  if (!top) return into;
  if (top.branches) for (const branch of top.branches) leavesOf(branch, into);
  else into.push(flow);
  return into;
};

/** The line of play in which the question with this number is open. */
export const stackOf = (flow: Frame[], n: number): Frame[] | undefined =>
  flow[flow.length - 1]?.asked === n ? flow : leavesOf(flow).find(leaf => leaf[leaf.length - 1].asked === n);
