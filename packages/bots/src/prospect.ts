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

/** What may be expected of each of some answers, term by term; nothing of one that could not be given. */
export interface Prospects {
  readonly means: readonly Appraisal[];
  readonly nodes: number;
}

/**
 * What a seat may expect to have at the end of the turn, term by term, with each of these answers: the turn is played
 * on by hints. In each round all of them meet the same hidden cards and the same dice, so that what lies between them
 * is their own. After each round it says how far it is. For saying why an answer is a good one.
 */
export function* prospectsOf<S extends GameState>(
  game: Playable<S> & Pick<Game<Options, S, unknown>, 'appraise'>,
  believed: S,
  seat: Seat,
  answers: readonly Answer[],
  seed: Seed,
): Generator<number, Prospects> {
  const random = stream(seed);
  const sums = answers.map(() => new Sum());
  let nodes = 0;
  const apply: Playable<S>['apply'] = (s, action) => {
    nodes++;
    return game.apply(s, action);
  };
  const counted = { ...game, apply };
  for (let round = 0; round < ROUNDS && nodes < NODES; round++) {
    const [dream, luck] = [freshSeed(random), freshSeed(random)];
    for (const [at, answer] of answers.entries()) {
      const s = game.imagine(believed, seat, dream);
      const horizon = game.turnOf(s) + 1;
      if (isRefusal(apply(s, { ...answer, seat }))) continue;
      playOn(counted, s, horizon, STEPS, stream(luck));
      sums[at].add(game.appraise(s, seat));
    }
    yield Math.max((round + 1) / ROUNDS, Math.min(1, nodes / NODES));
  }
  return { means: sums.map(sum => sum.mean), nodes };
}

class Sum {
  readonly #sums: Record<string, number> = {};
  #count = 0;

  add(appraisal: Appraisal): void {
    this.#count++;
    for (const [code, figure] of Object.entries(appraisal)) this.#sums[code] = (this.#sums[code] ?? 0) + figure;
  }
  get mean(): Appraisal {
    return Object.fromEntries(Object.entries(this.#sums).map(([code, sum]) => [code, sum / this.#count]));
  }
}
