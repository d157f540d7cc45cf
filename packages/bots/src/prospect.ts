import {
  type Answer,
  type Appraisal,
  freshSeed,
  type Game,
  type GameState,
  isRefusal,
  type Options,
  type Seat,
  type Seed,
  stream,
} from '@hegemon/kernel';
import type { Playable } from './bot.js';
import { playOn } from './tree/policy.js';

/** So often each answer is played out; when so many answers were tried out in all, no further round is begun. */
const ROUNDS = 32;
const NODES = 2000;
const STEPS = 80;

/** What an answer brings of one term beside the others on the average, and how far chance may have put that off. */
export interface Beside {
  readonly change: number;
  readonly error: number;
}
/** Of each answer, term by term, what it brings beside the others; nothing of one that could not be given. */
export interface Prospects {
  readonly besides: readonly Readonly<Record<string, Beside>>[];
  readonly nodes: number;
}

/**
 * What a seat may expect to have at the end of the turn, term by term, with each of these answers: the turn is played
 * on by hints. In each round all of them meet the same hidden cards and the same dice, so that what lies between them
 * is their own; and what comes and goes from round to round can be told from it. After each round it says how far it is.
 * For saying why an answer is a good one.
 */
export function* prospectsOf<S extends GameState>(
  game: Playable<S> & Pick<Game<Options, S, unknown>, 'appraise'>,
  believed: S,
  seat: Seat,
  answers: readonly Answer[],
  seed: Seed,
): Generator<number, Prospects> {
  const random = stream(seed);
  const spreads = answers.map(() => new Spread());
  let nodes = 0;
  const apply: Playable<S>['apply'] = (s, action) => {
    nodes++;
    return game.apply(s, action);
  };
  const counted = { ...game, apply };
  for (let round = 0; round < ROUNDS && nodes < NODES; round++) {
    const [dream, luck] = [freshSeed(random), freshSeed(random)];
    const found: (Appraisal | undefined)[] = [];
    for (const answer of answers) {
      const s = game.imagine(believed, seat, dream);
      const horizon = game.turnOf(s) + 1;
      if (isRefusal(apply(s, { ...answer, seat }))) {
        found.push(undefined);
        continue;
      }
      playOn(counted, s, horizon, STEPS, stream(luck));
      found.push(game.appraise(s, seat));
    }
    for (const [at, own] of found.entries()) {
      const others = found.filter((each, i): each is Appraisal => i !== at && each !== undefined);
      if (own && others.length > 0) spreads[at].add(differenceOf(own, others));
    }
    yield Math.max((round + 1) / ROUNDS, Math.min(1, nodes / NODES));
  }
  return { besides: spreads.map(spread => spread.besides), nodes };
}

const differenceOf = (own: Appraisal, others: readonly Appraisal[]): Appraisal => {
  const usual = (code: string): number => others.reduce((sum, each) => sum + (each[code] ?? 0), 0) / others.length;
  const codes = new Set([own, ...others].flatMap(each => Object.keys(each)));
  return Object.fromEntries([...codes].map(code => [code, (own[code] ?? 0) - usual(code)]));
};

/** 95 of 100 means lie within so many standard deviations. */
const Z = 1.96;

/** Figures of several rounds, their means, and how far these may be off. */
class Spread {
  readonly #sums: Record<string, { sum: number; squares: number }> = {};
  #count = 0;

  add(figures: Appraisal): void {
    this.#count++;
    for (const [code, figure] of Object.entries(figures)) {
      this.#sums[code] ??= { sum: 0, squares: 0 };
      this.#sums[code].sum += figure;
      this.#sums[code].squares += figure * figure;
    }
  }
  get besides(): Prospects['besides'][number] {
    const count = this.#count;
    const besideOf = ({ sum, squares }: { sum: number; squares: number }): Beside => {
      const change = sum / count;
      const variance = Math.max(0, squares - sum * change) / (count - 1);
      // One round alone says nothing of how far it may be off.
      return { change, error: count > 1 ? Z * Math.sqrt(variance / count) : Number.POSITIVE_INFINITY };
    };
    return Object.fromEntries(Object.entries(this.#sums).map(([code, figures]) => [code, besideOf(figures)]));
  }
}
