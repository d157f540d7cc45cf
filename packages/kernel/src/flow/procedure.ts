import type { Answer, ArgOf, Button, Choice } from '../choice/shapes.js';
import { button } from '../choice/shapes.js';
import type { Facts, Seat } from '../ids.js';
import { type Frame, go, type Next } from './frame.js';

/** Why something is not offered: the rule that forbids it, a code for the words, and the figures that show it. */
export interface Obstacle {
  readonly rule: string;
  readonly because: string;
  readonly facts?: Facts;
}

interface Question<G, F extends Frame, C extends Choice> {
  readonly rule: string;
  /** Which sentence is shown; the words live beside the board. */
  readonly prompt: string;
  /** Who must answer. Nobody: the step is passed over. */
  seats(g: G, f: F): readonly Seat[];
  /** Pure and quick. Whatever is offered must work; whatever works must be offered. */
  offer(g: G, f: F, seat: Seat): readonly C[];
  /**
   * Is there sure to be an answer, such as to pass? Only for a question that is put even when there is but one: it can be put
   * then before anybody has worked out what else is offered, and whoever does not ask for it spares the work.
   */
  isCertain?(g: G, f: F, seat: Seat): boolean;
  /** The figures of the prompt: how many hits, which province. Only what this seat may know. */
  facts?(g: G, f: F, seat: Seat): Facts;
  /** For an answer that is not offered: which rule forbids it. */
  why?(g: G, f: F, seat: Seat, answer: Answer): Obstacle | undefined;
  /**
   * Others learn that an answer was given, but not which. Such a question is put even when only one answer is
   * possible, since passing over it would tell what is hidden. A list: this holds for answers with these words alone.
   */
  readonly secret?: true | readonly C['kind'][];
  /**
   * Behind a screen: as long as it is open, nothing that others do changes what this seat is offered or shown. Then it is
   * worked out once, and not anew for every answer of the others.
   */
  readonly alone?: true;
}

/** An open question: the first answer counts, and is acted upon at once. */
// biome-ignore lint/suspicious/noExplicitAny: a list of questions of all kinds; each is typed where it is written
export interface Ask<G, F extends Frame, C extends Choice = any> extends Question<G, F, C> {
  readonly take: {
    [K in C['kind']]: (g: G, f: F, arg: ArgOf<Extract<C, { kind: K }>>, seat: Seat) => Next<F['step']>;
  };
  /** Put it even when only one answer is possible, because doing nothing is a choice too. */
  readonly always?: true;
  /** Of a question at leisure: does somebody hope that this seat answers it? With which of the words offered, if not with any. */
  wanted?(g: G, f: F, seat: Seat): boolean | readonly C['kind'][];
}

/** A sealed question: nobody sees an answer before all are in. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export interface Sealed<G, F extends Frame, C extends Choice = any> extends Question<G, F, C> {
  readonly order: 'together' | 'in-turn';
  /** The answers come in the order of `seats`, whatever the order in which they arrived. */
  reveal(
    g: G,
    f: F,
    answers: Readonly<Record<Seat, { readonly kind: C['kind']; readonly arg: ArgOf<C> }>>,
  ): Next<F['step']>;
}

export type Step<G, F extends Frame> = ((g: G, f: F) => Next<F['step']>) | Ask<G, F> | Sealed<G, F>;

/** One section of the rule book: its steps in the order of play. */
export interface Procedure<G, F extends Frame> {
  readonly name: F['proc'];
  readonly rule: string;
  /** In the order of play; the frame's `step` type lists the same names. */
  readonly steps: { readonly [S in F['step']]: Step<G, F> };
}

/** Name the game and the frame once; the compiler infers the rest of every question. */
export const asking =
  <G, F extends Frame>() =>
  <const C extends Choice>(question: Ask<G, F, C>): Ask<G, F, C> =>
    question;
export const sealing =
  <G, F extends Frame>() =>
  <const C extends Choice>(question: Sealed<G, F, C>): Sealed<G, F, C> =>
    question;

/** A frame that holds a window: who is still to be asked, in the order of the rule. */
export interface WindowFrame<S extends string = string> extends Frame<S> {
  waiting: Seat[];
}
type WithPass<C extends Choice> = C | Button<'pass'>;

/**
 * A window for reactions: each seat in turn may act until it passes; passing is always possible and always asked,
 * so that being asked betrays nothing. After an act the game says how it goes on (`go` to this step again, or `call`).
 */
export const windowing =
  <G, F extends WindowFrame>() =>
  <const C extends Choice>(
    question: Omit<Ask<G, F, C>, 'seats' | 'always' | 'isCertain'> & Partial<Pick<Ask<G, F, C>, 'seats'>>,
  ): Ask<G, F, WithPass<C>> =>
    ({
      seats: (_: G, f: F) => f.waiting.slice(0, 1),
      ...question,
      always: true,
      isCertain: () => true,
      offer: (g: G, f: F, seat: Seat) => [...question.offer(g, f, seat), button('pass')],
      take: {
        ...question.take,
        pass: (_: G, f: F) => {
          f.waiting.shift();
          return go(f.step as F['step']);
        },
      },
    }) as Ask<G, F, WithPass<C>>;
