import { gamesIn, lossOf, type Sample, slopeOf, spreadsOf } from './likelihood.js';
import { type Matrix, solutionOf } from './solve.js';

export type Sign = -1 | 0 | 1;

export interface FitWishes {
  /** The weights to begin with, and those to stay near. */
  readonly from: readonly number[];
  readonly towards: readonly number[];
  /** How many games' worth of opinion there is that they are right already. */
  readonly ridge: number;
  /** On which side of nothing each weight may lie. */
  readonly signs?: readonly Sign[] | undefined;
  /** Those that stay as they are. */
  readonly isHeld?: ((term: number) => boolean) | undefined;
}

export interface Fit {
  readonly weights: readonly number[];
  readonly steps: number;
}

const MOST_STEPS = 100;
const ENOUGH = 1e-10;

/**
 * The weights by which the winners were least surprising: Newton's method, each step shortened until it helps. A term in
 * which seats never differ, or that is held, keeps its weight; a weight that would go to the forbidden side stays at nothing.
 */
export const fitted = (samples: readonly Sample[], wishes: FitWishes): Fit => {
  const hill = new Hill(samples, wishes);
  let weights: Float64Array = hill.allowed(Float64Array.from(wishes.from));
  let steps = 0;
  for (; steps < MOST_STEPS; steps++) {
    const next = hill.stepFrom(weights);
    if (!next) break;
    weights = next;
  }
  return { weights: [...weights], steps };
};

/** How far each fitted weight may be off, one deviation; 0 for those that were held. */
export const errorsOf = (samples: readonly Sample[], wishes: FitWishes, weights: readonly number[]): number[] =>
  new Hill(samples, wishes).errorsAt(Float64Array.from(weights));

/** What is to be made as small as can be: the loss, and what it costs to leave the old weights. */
class Hill {
  readonly #samples: readonly Sample[];
  readonly #wishes: FitWishes;
  readonly #spreads: Float64Array;
  readonly #games: number;

  constructor(samples: readonly Sample[], wishes: FitWishes) {
    this.#samples = samples;
    this.#wishes = wishes;
    this.#spreads = spreadsOf(samples, wishes.from.length);
    this.#games = gamesIn(samples) || 1;
  }

  allowed(weights: Float64Array): Float64Array {
    const { signs, from } = this.#wishes;
    return weights.map((weight, i) => {
      if (!this.#varies(i)) return from[i];
      return signs?.[i] && weight * signs[i] < 0 ? 0 : weight;
    });
  }

  /** One step down; undefined at the foot. */
  stepFrom(weights: Float64Array): Float64Array | undefined {
    const { gradient, curvature } = this.#slopeAt(weights);
    const free = this.#freeAt(weights, gradient);
    const step = stepAlong(gradient, curvature, free);
    const here = this.#heightAt(weights);
    for (let length = 1; length > 1e-6; length /= 2) {
      const next = this.allowed(weights.map((weight, i) => weight + length * step[i]));
      const fall = next.reduce((sum, weight, i) => sum + gradient[i] * (weight - weights[i]), 0);
      if (fall > -ENOUGH) return undefined;
      if (this.#heightAt(next) <= here + 1e-4 * fall) return next;
    }
    return undefined;
  }

  /** By how much the weights would scatter if as many other games had been played: positions of one game go together. */
  errorsAt(weights: Float64Array): number[] {
    const { gradient, curvature } = this.#slopeAt(weights);
    const free = this.#freeAt(weights, gradient);
    const squares = new Float64Array(weights.length);
    for (const own of gradientsByGame(this.#samples, weights)) {
      const move = stepAlong(own, curvature, free);
      for (let i = 0; i < squares.length; i++) squares[i] += move[i] ** 2;
    }
    return [...squares.map(sum => Math.sqrt(sum) / this.#games)];
  }

  #varies(term: number): boolean {
    return this.#spreads[term] > 1e-9 && !this.#wishes.isHeld?.(term);
  }

  /** Which weights may move: not those at nothing that would be drawn to the forbidden side. */
  #freeAt(weights: Float64Array, gradient: Float64Array): number[] {
    const { signs } = this.#wishes;
    const isHeld = (i: number): boolean => Boolean(signs?.[i]) && weights[i] === 0 && gradient[i] * signs![i] > 0;
    return [...weights.keys()].filter(i => this.#varies(i) && !isHeld(i));
  }

  #heightAt(weights: Float64Array): number {
    let pull = 0;
    for (let i = 0; i < weights.length; i++) pull += (this.#spreads[i] * (weights[i] - this.#wishes.towards[i])) ** 2;
    return lossOf(this.#samples, weights) + (this.#wishes.ridge * pull) / (2 * this.#games);
  }

  #slopeAt(weights: Float64Array): { gradient: Float64Array; curvature: Matrix } {
    const slope = slopeOf(this.#samples, weights);
    for (let i = 0; i < weights.length; i++) {
      const stiffness = (this.#wishes.ridge * this.#spreads[i] ** 2) / this.#games;
      slope.gradient[i] += stiffness * (weights[i] - this.#wishes.towards[i]);
      slope.curvature[i][i] += stiffness;
    }
    return slope;
  }
}

/** Newton's step in the free directions. Where the ground is too flat to tell, it is made a little steeper. */
const stepAlong = (gradient: Float64Array, curvature: Matrix, free: readonly number[]): Float64Array => {
  const step = new Float64Array(gradient.length);
  const down = free.map(i => -gradient[i]);
  const mean = free.reduce((sum, i) => sum + curvature[i][i], 0) / (free.length || 1);
  for (let lift = 0; ; lift = lift === 0 ? 1e-9 : lift * 100) {
    const part = free.map((i, row) => {
      const line = Float64Array.from(free, j => curvature[i][j]);
      line[row] += lift * mean;
      return line;
    });
    const found = solutionOf(part, down);
    if (!found && lift < 1e9) continue;
    for (const [row, i] of free.entries()) step[i] = found?.[row] ?? 0;
    return step;
  }
};

const gradientsByGame = (samples: readonly Sample[], weights: Float64Array): Float64Array[] => {
  const byGame = new Map<number, Sample[]>();
  for (const sample of samples) {
    const own = byGame.get(sample.game);
    if (own) own.push(sample);
    else byGame.set(sample.game, [sample]);
  }
  return [...byGame.values()].map(own => slopeOf(own, weights).gradient.map(slope => slope * gamesIn(own)));
};
