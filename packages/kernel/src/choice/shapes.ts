import type { Facts, Id, Seat } from '../ids.js';

/**
 * The closed set of shapes in which a game may put a question. A screen needs one widget for each,
 * a bot one way of sampling each; adding one is a decision record, since all of them must learn it.
 */
export interface Button<K extends string> {
  readonly kind: K;
  readonly shape: 'button';
}
/** One id out of a list: a province, a stack, a card, a loss. */
export interface Pick<K extends string, I extends Id = Id> {
  readonly kind: K;
  readonly shape: 'pick';
  readonly of: readonly I[];
}
/** Some different ids, between `min` and `max` of them. */
export interface Subset<K extends string, I extends Id = Id> {
  readonly kind: K;
  readonly shape: 'subset';
  readonly of: readonly I[];
  readonly min: number;
  readonly max: number;
}
/** A whole number between two bounds, both included. */
export interface Amount<K extends string> {
  readonly kind: K;
  readonly shape: 'amount';
  readonly min: number;
  readonly max: number;
}
/** Whole numbers over ids with a fixed total; no id may take more than its cap. */
export interface Allot<K extends string, I extends Id = Id> {
  readonly kind: K;
  readonly shape: 'allot';
  readonly total: number;
  readonly caps: Readonly<Partial<Record<I, number>>>;
}
/** A text in somebody's own words, at most `max` characters of it. No rule reads it: it is kept and shown. */
export interface Words<K extends string> {
  readonly kind: K;
  readonly shape: 'words';
  readonly max: number;
}
export type Choice<K extends string = string> = Button<K> | Pick<K> | Subset<K> | Amount<K> | Allot<K> | Words<K>;

export const button = <const K extends string>(kind: K): Button<K> => ({ kind, shape: 'button' });
export const pick = <const K extends string, I extends Id>(kind: K, of: readonly I[]): Pick<K, I> => ({
  kind,
  shape: 'pick',
  of,
});
export const subset = <const K extends string, I extends Id>(
  kind: K,
  of: readonly I[],
  min = 0,
  max = of.length,
): Subset<K, I> => ({ kind, shape: 'subset', of, min, max });
export const amount = <const K extends string>(kind: K, min: number, max: number): Amount<K> => ({
  kind,
  shape: 'amount',
  min,
  max,
});
export const allot = <const K extends string, I extends Id>(
  kind: K,
  total: number,
  caps: Readonly<Partial<Record<I, number>>>,
): Allot<K, I> => ({ kind, shape: 'allot', total, caps });

export const words = <const K extends string>(kind: K, max: number): Words<K> => ({ kind, shape: 'words', max });

/** A text is an id or somebody's own words: which of them, the shape of the choice says. */
export type Arg = undefined | Id | number | readonly Id[] | Readonly<Record<Id, number>>;
/** The type of the answer follows from the question. */
export type ArgOf<C> =
  C extends Button<string>
    ? undefined
    : C extends Pick<string, infer I>
      ? I
      : C extends Subset<string, infer I>
        ? readonly I[]
        : C extends Amount<string>
          ? number
          : C extends Allot<string, infer I>
            ? Readonly<Partial<Record<I, number>>>
            : C extends Words<string>
              ? string
              : never;

export interface Answer {
  readonly kind: string;
  readonly arg?: Arg;
}
/** An answer with the seat that gives it and, if known, the number of the decision it is meant for. */
export interface Action extends Answer {
  readonly seat: Seat;
  readonly n?: number;
}

/** One seat's open question, complete: whoever holds it needs no rule to answer legally. */
export interface Decision {
  /** Grows with every question put; an answer that names an older one is stale. */
  readonly n: number;
  readonly seat: Seat;
  readonly rule: string;
  /** Which sentence the screen shows; the words live beside the board. */
  readonly prompt: string;
  readonly facts?: Facts;
  /** At leisure: nobody is held up, but somebody hopes for an answer, with any of these words or with whichever. */
  readonly wanted?: true | readonly string[];
  readonly choices: readonly Choice[];
}
