import {
  type Answer,
  type Decision,
  freshSeed,
  type GameState,
  isRefusal,
  type Random,
  type Seat,
  type Seed,
  type Style,
  stream,
} from '@hegemon/kernel';
import type { Asked } from './bot.js';
import { type Errand, errandIn, errandOf, furtherOn } from './errand.js';

/** How much a greedy bot thinks about one question. */
export interface Budget {
  /** Answers compared; what goes beyond is left to chance. */
  readonly candidates: number;
  /** Where hints lead, so many of them are enough: those the game hints at most. */
  readonly hinted?: number;
  /** Imagined states over which an answer is judged. */
  readonly samples: number;
  /** Answers tried out in all, more or less: when it is spent, what was begun is finished at random. */
  readonly nodes: number;
  /** Questions on the way until an errand is broken off. */
  readonly steps: number;
  /** Answers compared at a question on the way. */
  readonly followUps: number;
}

/** How what was begun is carried on. */
export interface Manner<S> {
  /** The answer to a question on the way, where nothing is compared. */
  carry(s: S, next: Decision, random: Random): Answer;
  /** What is compared at a question on the way. */
  compared(s: S, next: Decision, width: number, random: Random): readonly Answer[];
}

/** An errand, and the state it has led to so far. */
export interface Begun<S> {
  readonly s: S;
  readonly errand: Errand;
}

/** Tries answers on imagined states, and carries out what they begin. */
export class Search<S extends GameState> {
  readonly #asked: Asked<S>;
  readonly #budget: Budget;
  nodes = 0;

  readonly #style: Style | undefined;
  readonly #manner: Manner<S>;

  constructor(asked: Asked<S>, budget: Budget, style: Style | undefined, manner: Manner<S>) {
    this.#asked = asked;
    this.#style = style;
    this.#budget = budget;
    this.#manner = manner;
  }

  /** Every candidate begun, on a state of its own. What is asked there is worked out once: copies take it along. */
  begin(imagined: S, candidates: readonly Answer[]): readonly Begun<S>[] {
    const { game, seat, decision } = this.#asked;
    game.pending(imagined);
    return candidates.map(answer => {
      const s = game.twin(imagined);
      const errand = errandOf(s, decision);
      this.#play(s, seat, answer);
      return { s, errand };
    });
  }

  /**
   * What a candidate that leads to further questions may spend on them, so that the last has no less than the first. The
   * budget was measured with all of them begun once more than there are samples.
   */
  shareOf(begun: readonly Begun<S>[]): number {
    const { nodes, samples } = this.#budget;
    const leadsOn = ({ s, errand }: Begun<S>): boolean => furtherOn(errand, s, this.#asked.game.pending) !== undefined;
    const lines = begun.filter(leadsOn).length * samples;
    return lines === 0 ? 0 : (nodes - begun.length * (1 + samples)) / lines;
  }

  /** What the position is worth when the errand is over. It goes on from where it was begun. */
  worthOf({ s, errand }: Begun<S>, luck: Seed, share: number): number {
    const { game, seat } = this.#asked;
    const random = stream(luck);
    const before = this.nodes;
    this.#carryOn(s, errand, next => {
      const left = share - (this.nodes - before);
      return next.seat === seat ? this.#bestOn(errand, s, next, left, random) : this.#manner.carry(s, next, random);
    });
    return game.worth(s, seat, this.#style);
  }

  /**
   * The answer to a question on the way: each is tried with the rest of the errand carried on without comparing. They are
   * tried on a state imagined anew, since the dice that lie ahead are known to nobody.
   */
  #bestOn(errand: Errand, s: S, next: Decision, left: number, random: Random): Answer {
    const { game, seat } = this.#asked;
    const width = Math.min(this.#budget.followUps, Math.floor(left / 2));
    if (width < 2) return this.#manner.carry(s, next, random);
    const candidates = this.#manner.compared(s, next, width, random);
    if (candidates.length === 1) return candidates[0];
    const imagined = game.imagine(s, seat, freshSeed(random));
    const luck = freshSeed(random);
    game.pending(imagined);
    const worths = candidates.map(candidate => {
      const after = game.twin(imagined);
      const same = errandIn(after, errand, next);
      const draw = stream(luck);
      this.#play(after, seat, candidate);
      this.#carryOn(after, same, further => this.#manner.carry(after, further, draw));
      return game.worth(after, seat, this.#style);
    });
    return candidates[bestOf(worths, random)];
  }

  /** Answers whatever is asked until the errand is over, or has become too long. */
  #carryOn(s: S, errand: Errand, answerTo: (next: Decision) => Answer): void {
    for (let step = 0; step < this.#budget.steps; step++) {
      const next = furtherOn(errand, s, this.#asked.game.pending);
      if (!next) return;
      this.#play(s, next.seat, answerTo(next));
    }
  }

  #play(s: S, seat: Seat, answer: Answer): void {
    this.nodes++;
    const reply = this.#asked.game.apply(s, { ...answer, seat });
    if (isRefusal(reply)) throw new Error(`${JSON.stringify(answer)} is offered, and refused where it is imagined`);
  }
}

/** The places of the greatest figure. */
export const placesOfBest = (figures: readonly number[]): readonly number[] => {
  const best = Math.max(...figures);
  return figures.flatMap((figure, i) => (best - figure < 1e-9 ? [i] : []));
};
/** The place of the greatest figure; where several are as great, chance decides. */
export const bestOf = (figures: readonly number[], random: Random): number => {
  const places = placesOfBest(figures);
  return places[random(places.length)];
};
