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
  sampleAnswer,
  someAnswers,
  stream,
} from '@hegemon/kernel';
import type { Asked, Bot } from './bot.js';
import { type Errand, errandIn, errandOf, nextOn } from './errand.js';

/** How much a greedy bot thinks about one question. */
export interface Budget {
  /** Answers compared; what goes beyond is left to chance. */
  readonly candidates: number;
  /** Imagined states over which an answer is judged. */
  readonly samples: number;
  /** Answers tried out in all, more or less: when it is spent, what was begun is finished at random. */
  readonly nodes: number;
  /** Questions on the way until an errand is broken off. */
  readonly steps: number;
  /** Answers compared at a question on the way. */
  readonly followUps: number;
}
export const BUDGET: Budget = { candidates: 48, samples: 3, nodes: 600, steps: 12, followUps: 6 };

/**
 * One step ahead: it tries every answer on the same few imagined states, carries out what it has begun, and takes the
 * answer after which its position is worth most. It does not foresee what others will do.
 */
export const greedyWith = ({ style, budget = BUDGET }: { style?: Style | undefined; budget?: Budget }): Bot => ({
  name: style ? `greedy/${style}` : 'greedy',
  level: 'greedy',
  ...(style && { style }),
  limit: 20_000,
  decide(asked, random) {
    const candidates = someAnswers(asked.decision, budget.candidates, random);
    if (candidates.length === 1) return { answer: candidates[0], nodes: 0 };
    const search = new Search(asked, budget, style);
    const sums = candidates.map(() => 0);
    let share = 0;
    for (let i = 0; i < budget.samples; i++) {
      const imagined = asked.imagine(freshSeed(random));
      const luck = freshSeed(random);
      if (i === 0) share = search.shareOf(imagined, candidates);
      // All candidates meet the same hidden cards, the same dice and the same luck.
      for (const [at, candidate] of candidates.entries()) sums[at] += search.worthOf(imagined, candidate, luck, share);
    }
    const considered = candidates
      .map((answer, at) => ({ answer, worth: sums[at] / budget.samples }))
      .toSorted((a, b) => b.worth - a.worth);
    return { answer: candidates[bestOf(sums, random)], nodes: search.nodes, considered };
  },
});
export const greedy: Bot = greedyWith({});

class Search<S extends GameState> {
  readonly #asked: Asked<S>;
  readonly #budget: Budget;
  nodes = 0;

  readonly #style: Style | undefined;

  constructor(asked: Asked<S>, budget: Budget, style: Style | undefined) {
    this.#asked = asked;
    this.#style = style;
    this.#budget = budget;
  }

  /** What a candidate that leads to further questions may spend on them, so that the last has no less than the first. */
  shareOf(imagined: S, candidates: readonly Answer[]): number {
    const { game, seat, decision } = this.#asked;
    const leadsOn = (answer: Answer): boolean => {
      const s = game.copy(imagined);
      const errand = errandOf(s, decision);
      this.#play(s, seat, answer);
      return nextOn(errand, s, game.pending(s)) !== undefined;
    };
    const lines = candidates.filter(leadsOn).length * this.#budget.samples;
    return lines === 0 ? 0 : (this.#budget.nodes - candidates.length * (1 + this.#budget.samples)) / lines;
  }

  /** What the position is worth when the errand that begins with this answer is over. */
  worthOf(imagined: S, answer: Answer, luck: Seed, share: number): number {
    const { game, seat, decision } = this.#asked;
    const s = game.copy(imagined);
    const errand = errandOf(s, decision);
    const random = stream(luck);
    this.#play(s, seat, answer);
    const before = this.nodes;
    this.#carryOn(s, errand, next => {
      const left = share - (this.nodes - before);
      return next.seat === seat ? this.#bestOn(errand, s, next, left, random) : sampleAnswer(next, random);
    });
    return game.worth(s, seat, this.#style);
  }

  /**
   * The answer to a question on the way: each is tried with the rest of the errand left to chance. They are tried on
   * a state imagined anew, since the dice that lie ahead are known to nobody.
   */
  #bestOn(errand: Errand, s: S, next: Decision, left: number, random: Random): Answer {
    const { game, seat } = this.#asked;
    const width = Math.min(this.#budget.followUps, Math.floor(left / 2));
    if (width < 2) return sampleAnswer(next, random);
    const candidates = someAnswers(next, width, random);
    if (candidates.length === 1) return candidates[0];
    const imagined = game.imagine(s, seat, freshSeed(random));
    const luck = freshSeed(random);
    const worths = candidates.map(candidate => {
      const after = game.copy(imagined);
      const same = errandIn(after, errand, next);
      const draw = stream(luck);
      this.#play(after, seat, candidate);
      this.#carryOn(after, same, further => sampleAnswer(further, draw));
      return game.worth(after, seat, this.#style);
    });
    return candidates[bestOf(worths, random)];
  }

  /** Answers whatever is asked until the errand is over, or has become too long. */
  #carryOn(s: S, errand: Errand, answerTo: (next: Decision) => Answer): void {
    for (let step = 0; step < this.#budget.steps; step++) {
      const next = nextOn(errand, s, this.#asked.game.pending(s));
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

/** The place of the greatest figure; where several are as great, chance decides. */
const bestOf = (figures: readonly number[], random: Random): number => {
  const best = Math.max(...figures);
  const places = figures.flatMap((figure, i) => (best - figure < 1e-9 ? [i] : []));
  return places[random(places.length)];
};
