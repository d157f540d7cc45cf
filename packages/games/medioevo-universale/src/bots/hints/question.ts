import type { Allot, Amount, Answer, Arg, Choice, Decision, Hint, Subset } from '@hegemon/kernel';
import type { Player } from '../../ids.js';
import type { MU } from '../../state.js';
import { type Position, positionOf, type Tally } from '../position.js';

/** So little that it is tried now and then, and hardly ever chosen blindly. */
export const HARDLY = 0.02;

/** A question with all that raters look at; what is dear is counted when it is first asked for. */
export class Question {
  readonly g: MU;
  readonly seat: Player;
  readonly decision: Decision;
  #position: Position | undefined;

  constructor(g: MU, decision: Decision) {
    this.g = g;
    this.seat = decision.seat as Player;
    this.decision = decision;
  }
  get position(): Position {
    this.#position ??= positionOf(this.g);
    return this.#position;
  }
  get tally(): Tally | undefined {
    return this.position.tallies.get(this.seat);
  }
  fact<T>(name: string): T | undefined {
    return this.decision.facts?.[name] as T | undefined;
  }
  offers(kind: string): boolean {
    return this.decision.choices.some(choice => choice.kind === kind);
  }
}

/** An answer with one word, and how promising it looks. */
export interface Sample {
  readonly arg?: Arg;
  readonly weight: number;
}
/** What to try of a choice. */
export type Rating = (q: Question, choice: Choice) => readonly Sample[];
/** By the words of a question. */
export type Ratings = Readonly<Record<string, Rating>>;

/** The same for every answer with this word. */
export const flat =
  (weight: number | ((q: Question) => number)): Rating =>
  (q, choice) => {
    const each = typeof weight === 'number' ? weight : weight(q);
    if (choice.shape === 'button') return [{ weight: each }];
    if (choice.shape === 'pick') return choice.of.map(arg => ({ arg, weight: each }));
    return usual(q, choice);
  };
/** One id after the other. */
export const each =
  <I extends string>(rate: (q: Question, id: I) => number): Rating =>
  (q, choice) =>
    choice.shape === 'pick' ? choice.of.map(arg => ({ arg, weight: rate(q, arg as I) })) : [];
export const amounts =
  (of: (q: Question, choice: Amount<string>) => readonly Sample[]): Rating =>
  (q, choice) => {
    if (choice.shape !== 'amount') return [];
    const found = new Map<number, number>();
    for (const { arg, weight } of of(q, choice)) {
      const fitting = Math.min(choice.max, Math.max(choice.min, Number(arg)));
      found.set(fitting, Math.max(weight, found.get(fitting) ?? 0));
    }
    return [...found].map(([arg, weight]) => ({ arg, weight }));
  };
export const subsets =
  (of: (q: Question, choice: Subset<string>) => readonly Sample[]): Rating =>
  (q, choice) =>
    choice.shape === 'subset' ? of(q, choice).filter(({ arg }) => fitsSubset(choice, arg)) : [];
const fitsSubset = ({ min, max }: Subset<string>, arg: Arg): boolean =>
  Array.isArray(arg) && arg.length >= min && arg.length <= max;
export const allotments =
  (of: (q: Question, choice: Allot<string>) => readonly Sample[]): Rating =>
  (q, choice) =>
    choice.shape === 'allot' ? of(q, choice) : [];

/** The best of a list, as many as must be and as many as may be, by what each is worth. */
export const bestOf = (
  { of, min, max }: Subset<string>,
  worthOf: (id: string) => number,
  count = min,
): readonly string[] => {
  const ranked = of.map((id, i) => ({ id, i, worth: worthOf(id) })).sort((a, b) => b.worth - a.worth || a.i - b.i);
  const taken = ranked.slice(0, Math.max(min, Math.min(max, count))).sort((a, b) => a.i - b.i);
  return taken.map(({ id }) => id);
};
/** Ids one after the other take all they can. */
export const filled = ({ total, caps }: Allot<string>, order: readonly string[]): Record<string, number> => {
  const given: Record<string, number> = {};
  let left = total;
  for (const id of order) {
    const count = Math.min(left, caps[id] ?? 0);
    if (count > 0) given[id] = count;
    left -= count;
  }
  return given;
};

/** Where nothing is known of a choice: every id, the bounds of an amount, the least and the most of a list. */
const usual: Rating = (_, choice) => {
  switch (choice.shape) {
    case 'button':
      return [{ weight: 1 }];
    case 'pick':
      return choice.of.map(arg => ({ arg, weight: 1 }));
    case 'amount':
      return [...new Set([choice.min, choice.max])].map(arg => ({ arg, weight: 1 }));
    case 'subset': {
      const [few, many] = [choice.of.slice(0, choice.min), choice.of.slice(0, choice.max)];
      return few.length === many.length ? [{ arg: few, weight: 1 }] : [few, many].map(arg => ({ arg, weight: 1 }));
    }
    case 'allot':
      return [{ arg: filled(choice, Object.keys(choice.caps)), weight: 1 }];
    default:
      return [];
  }
};

export const hintsFrom = (q: Question, ratings: Ratings): Hint[] => {
  const hints: Hint[] = [];
  for (const choice of q.decision.choices) {
    for (const { arg, weight } of (ratings[choice.kind] ?? usual)(q, choice)) {
      const answer: Answer = arg === undefined ? { kind: choice.kind } : { kind: choice.kind, arg };
      hints.push({ answer, weight: Math.max(HARDLY, weight) });
    }
  }
  return hints;
};
