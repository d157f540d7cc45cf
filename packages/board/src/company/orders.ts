import type { Answer, Decision, Seat } from '@hegemon/kernel';
import type { StandingOrder } from './company.js';

/** More things than this to choose from are no question that is answered in the same way again. */
const MOST = 8;

/** One answer, outside of one's own turn, and asked all the same, so that others do not learn that it is the only one. */
export const isForForm = ({ choices, seat }: Decision, turnOf: Seat | undefined): boolean =>
  turnOf !== seat && choices.length === 1 && choices[0].shape === 'button';

/**
 * Answers to a question that somebody may want to be given for him again: the buttons of a plain question, and of one that
 * comes up in another's turn also the things. What changes from one time to the next cannot be ordered, nor what weighs.
 */
export const orderable = (
  decision: Decision,
  turnOf: Seat | undefined,
  grave: readonly string[] = [],
): readonly Answer[] => {
  const { choices, seat } = decision;
  if (choices.some(({ kind }) => grave.includes(kind))) return [];
  if (isForForm(decision, turnOf)) return [{ kind: choices[0].kind }];
  const buttons = choices.filter(({ shape }) => shape === 'button').map(({ kind }) => ({ kind }));
  const isReaction = turnOf !== undefined && turnOf !== seat;
  if (!isReaction) return buttons.length === choices.length && buttons.length > 1 ? buttons : [];
  const things = choices.flatMap(choice =>
    choice.shape === 'pick' && choice.of.length <= MOST ? choice.of.map(arg => ({ kind: choice.kind, arg })) : [],
  );
  return [...buttons, ...things];
};

/** To one question there is one order: the last. */
export const withOrder = (orders: readonly StandingOrder[], order: StandingOrder): readonly StandingOrder[] => [
  ...orders.filter(({ prompt }) => prompt !== order.prompt),
  order,
];
export const withoutOrder = (orders: readonly StandingOrder[], prompt: string): readonly StandingOrder[] =>
  orders.filter(order => order.prompt !== prompt);
