import type { Foresight } from '@hegemon/host';
import type { Answer, Choice, Id } from '@hegemon/kernel';

export type Cost = NonNullable<Foresight['cost']>;

/** What a choice costs at least, and whether another thing would cost more. */
export interface Price {
  readonly cost: Cost;
  readonly isFrom: boolean;
}

/** More things than these are not priced before the choice is taken up. */
const MOST = 12;

/** The answers a choice stands for before anything is chosen; none where it depends on what is put together. */
export const samplesOf = (choice: Choice, id: Id | undefined): readonly Answer[] => {
  const { kind } = choice;
  if (choice.shape === 'button') return [{ kind }];
  if (choice.shape !== 'pick') return [];
  if (id !== undefined && choice.of.includes(id)) return [{ kind, arg: id }];
  return choice.of.slice(0, MOST).map(arg => ({ kind, arg }));
};

const sum = (cost: Cost): number => cost.reduce((total, { amount }) => total + amount, 0);
const unitsOf = (cost: Cost): string => cost.map(({ unit }) => unit).join(' ');

/** One price for several courses; none as long as one is unknown, or if they are paid in different units. */
export const priceOf = (foreseen: readonly (Foresight | undefined)[]): Price | undefined => {
  const costs = foreseen.map(each => each?.cost ?? []);
  if (foreseen.length === 0 || foreseen.includes(undefined)) return undefined;
  const least = costs.reduce((a, b) => (sum(b) < sum(a) ? b : a));
  if (least.length === 0 || costs.some(cost => unitsOf(cost) !== unitsOf(least))) return undefined;
  return { cost: least, isFrom: costs.some(cost => sum(cost) > sum(least)) };
};
