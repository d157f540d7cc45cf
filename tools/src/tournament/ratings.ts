import { solutionOf, squareOf } from '../tune/solve.js';

/** All games in which the same bots sat at the table: how many seats each had, and how often it won. */
export interface Encounter {
  readonly seats: Readonly<Record<string, number>>;
  /** A shared victory counts in parts. */
  readonly wins: Readonly<Record<string, number>>;
  readonly games: number;
}
export interface Rating {
  readonly bot: string;
  readonly rating: number;
  /** At 95 in 100; that of the reference is a point. */
  readonly interval: readonly [low: number, high: number];
}
/** A rating, and how far it lies above the bot before it in the list: narrower than two bounds from a far reference. */
export interface Standing extends Rating {
  readonly over?: Rating;
}

/** Points of Elo's scale in one unit of log-odds: 400 of them make ten to one. */
const ELO = 400 / Math.log(10);
/** So many deviations to either side hold 95 in 100. */
const Z = 1.959963984540054;
/**
 * Without any prior a perfect record would have no finite rating. This one, the deviation of a bell curve around the
 * reference in log-odds, is so wide that it moves nothing that was measured.
 */
const PRIOR = 10;
export const PRIOR_ELO = Math.round(PRIOR * ELO);
const MOST_STEPS = 200;
const ENOUGH = 1e-12;

/**
 * Bradley and Terry's ratings for tables of any size: a seat wins with the share of its strength in the strengths of
 * all seats (Plackett and Luce's first choice). Fitted by maximum likelihood, bounds from the observed information.
 * The reference has 0: `random` if it took part, otherwise the weakest.
 */
export const ratingsOf = (bots: readonly string[], encounters: readonly Encounter[]): Standing[] => {
  const reference = bots.includes('random') ? 'random' : weakestOf(bots, encounters);
  return ratingsFrom(reference, bots, encounters).map((rating, i) => {
    const before = bots[i - 1];
    if (before === undefined) return rating;
    return { ...rating, over: { ...ratingsFrom(before, bots, encounters)[i], bot: before } };
  });
};

const weakestOf = (bots: readonly string[], encounters: readonly Encounter[]): string =>
  ratingsFrom(bots[0], bots, encounters).toSorted((a, b) => a.rating - b.rating)[0].bot;

const ratingsFrom = (reference: string, bots: readonly string[], encounters: readonly Encounter[]): Rating[] => {
  const hill = new Hill(
    bots.filter(bot => bot !== reference),
    encounters,
  );
  const strengths = hill.top();
  const deviations = hill.deviationsAt(strengths);
  return bots.map(bot => {
    if (bot === reference) return { bot, rating: 0, interval: [0, 0] };
    const at = hill.bots.indexOf(bot);
    const [rating, reach] = [ELO * strengths[at], ELO * Z * deviations[at]];
    return { bot, rating, interval: [rating - reach, rating + reach] };
  });
};

/** How likely the games are, as a landscape over the strengths of all bots but the reference. It has one top. */
class Hill {
  readonly bots: readonly string[];
  readonly #encounters: readonly Encounter[];

  constructor(bots: readonly string[], encounters: readonly Encounter[]) {
    this.bots = bots;
    this.#encounters = encounters;
  }

  /** Newton's method, each step shortened until it leads up. */
  top(): number[] {
    let strengths = this.bots.map(() => 0);
    for (let step = 0; step < MOST_STEPS; step++) {
      const { slope, bend } = this.#shapeAt(strengths);
      const way = solutionOf(bend, slope) ?? slope;
      const next = this.#upFrom(strengths, way);
      if (!next) break;
      strengths = next;
    }
    return strengths;
  }

  /** What the top's roundness tells of how far each strength may be off. */
  deviationsAt(strengths: readonly number[]): number[] {
    const { bend } = this.#shapeAt(strengths);
    return strengths.map((_, i) => {
      const column = solutionOf(
        bend,
        strengths.map((_other, j) => Number(i === j)),
      );
      return column ? Math.sqrt(column[i]) : Number.POSITIVE_INFINITY;
    });
  }

  #upFrom(strengths: readonly number[], way: ArrayLike<number>): number[] | undefined {
    const height = this.#heightAt(strengths);
    for (let length = 1; length > ENOUGH; length /= 2) {
      const next = strengths.map((strength, i) => strength + length * way[i]);
      if (this.#heightAt(next) > height + ENOUGH * Math.abs(height)) return next;
    }
    return undefined;
  }

  #heightAt(strengths: readonly number[]): number {
    let height = 0;
    for (const strength of strengths) height -= (strength / PRIOR) ** 2 / 2;
    for (const { seats, wins, games } of this.#encounters) {
      // The reference is not in the list, and has 0.
      const strengthOf = (bot: string): number => strengths[this.bots.indexOf(bot)] ?? 0;
      let sum = 0;
      for (const [bot, count] of Object.entries(seats)) sum += count * Math.exp(strengthOf(bot));
      for (const [bot, won] of Object.entries(wins)) height += won * strengthOf(bot);
      height -= games * Math.log(sum);
    }
    return height;
  }

  /** The slope, and how fast it falls in every direction: the observed information. */
  #shapeAt(strengths: readonly number[]): { slope: number[]; bend: ReturnType<typeof squareOf> } {
    const slope = strengths.map(strength => -strength / PRIOR ** 2);
    const bend = squareOf(strengths.length);
    for (const row of bend.keys()) bend[row][row] = 1 / PRIOR ** 2;
    for (const { seats, wins, games } of this.#encounters) {
      const chances = this.#chancesIn(seats, strengths);
      this.bots.forEach((bot, i) => {
        slope[i] += (wins[bot] ?? 0) - games * chances[i];
        bend[i][i] += games * chances[i];
        for (const j of this.bots.keys()) bend[i][j] -= games * chances[i] * chances[j];
      });
    }
    return { slope, bend };
  }

  /** With what chance each bot wins at a table with so many seats of each. */
  #chancesIn(seats: Encounter['seats'], strengths: readonly number[]): number[] {
    const weights = this.bots.map((bot, i) => (seats[bot] ?? 0) * Math.exp(strengths[i]));
    const ofReference = Object.entries(seats).reduce(
      (sum, [bot, count]) => sum + (this.bots.includes(bot) ? 0 : count),
      0,
    );
    const sum = weights.reduce((a, b) => a + b, ofReference);
    return weights.map(weight => weight / sum);
  }
}
