import { misfitOf } from '../choice/fits.js';
import { isArg } from '../choice/given.js';
import type { Action, Answer, Choice, Decision } from '../choice/shapes.js';
import type { Facts, Seat } from '../ids.js';
import type { Obstacle } from './procedure.js';

/** An answer that was not accepted: which rule forbids it, why, and what would be possible. The state is untouched. */
export interface Refusal {
  readonly refused: 'game-over' | 'not-your-decision' | 'stale' | 'not-offered' | 'does-not-fit';
  readonly rule?: string;
  readonly because?: string;
  readonly facts?: Facts;
  /** What this seat may answer now. */
  readonly possible: readonly Choice[];
  /** Whose answers the game is waiting for. */
  readonly waiting: readonly Seat[];
}

/** Says what is wrong with an answer that does not fit. `why` is the question's own word on it. */
export const refusal = (
  all: readonly Decision[],
  own: Decision | undefined,
  { kind, arg, n }: Action,
  why: (answer: Answer) => Obstacle | undefined,
): Refusal => {
  const waiting = all.map(d => d.seat);
  if (all.length === 0) return { refused: 'game-over', possible: [], waiting };
  if (!own) return { refused: 'not-your-decision', rule: all[0].rule, possible: [], waiting };
  const { rule, choices: possible } = own;
  if (n !== undefined && n !== own.n) {
    const facts = Number.isSafeInteger(n) ? { given: n, now: own.n } : { now: own.n };
    return { refused: 'stale', rule, facts, possible, waiting };
  }
  const choice = possible.find(c => c.kind === kind);
  const misfit = choice && misfitOf(choice, arg);
  // Only what could have been an answer to some question is shown to the game.
  const isAnswer = typeof kind === 'string' && (arg === undefined || isArg(arg));
  const obstacle = isAnswer ? why(arg === undefined ? { kind } : { kind, arg }) : undefined;
  const facts = { ...misfit?.facts, ...obstacle?.facts };
  const because = obstacle?.because ?? misfit?.because;
  return {
    refused: choice ? 'does-not-fit' : 'not-offered',
    rule: obstacle?.rule ?? rule,
    ...(because !== undefined && { because }),
    ...(Object.keys(facts).length > 0 && { facts }),
    possible,
    waiting,
  };
};
