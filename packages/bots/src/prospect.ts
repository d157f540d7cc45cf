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
import { besideOthers, type Standing } from './beside.js';
import type { Playable } from './bot.js';
import { type Mean, Spread } from './spread.js';
import { playOn } from './tree/policy.js';

/** So often each answer is played out; when so many answers were tried out in all, no further round is begun. */
const ROUNDS = 64;
const NODES = 4000;
const STEPS = 80;

/** What may be expected of an answer. All of it is in chances to win, and comes from the same rounds. */
export interface Prospect {
  readonly worth: Mean;
  /** How much better it is than the first of the answers. */
  readonly lead: Mean;
  /** What it brings beside the mean of the others, term by term: together what its own worth is beside theirs. */
  readonly besides: Readonly<Record<string, Mean>>;
}
export interface Prospects {
  /** In the order in which they were asked for; absent of one that could not be given. */
  readonly answers: readonly (Prospect | undefined)[];
  readonly nodes: number;
}

/**
 * What a seat may expect by the end of the turn with each of these answers: the turn is played on by hints. In each
 * round all of them meet the same hidden cards and the same dice, so that what lies between them is their own; and what
 * comes and goes from round to round can be told from it. After each round it says how far it is.
 * For saying how good an answer is, and why.
 */
export function* prospectsOf<S extends GameState>(
  game: Playable<S> & Pick<Game<Options, S, unknown>, 'appraise'>,
  believed: S,
  seat: Seat,
  answers: readonly Answer[],
  seed: Seed,
): Generator<number, Prospects> {
  const random = stream(seed);
  const tallies = answers.map(() => new Tally());
  let nodes = 0;
  const apply: Playable<S>['apply'] = (s, action) => {
    nodes++;
    return game.apply(s, action);
  };
  const counted = { ...game, apply };
  for (let round = 0; round < ROUNDS && nodes < NODES; round++) {
    const [dream, luck] = [freshSeed(random), freshSeed(random)];
    const found = answers.map((answer): Standing | undefined => {
      const s = game.imagine(believed, seat, dream);
      const horizon = game.turnOf(s) + 1;
      if (isRefusal(apply(s, { ...answer, seat }))) return undefined;
      playOn(counted, s, horizon, STEPS, stream(luck));
      return { worth: game.worth(s, seat), terms: game.appraise(s, seat) };
    });
    for (const [at, own] of found.entries()) {
      const others = found.filter((each, i): each is Standing => i !== at && each !== undefined);
      if (own) tallies[at].add(own.worth, found[0]?.worth, besideOthers(own, others));
    }
    yield Math.max((round + 1) / ROUNDS, Math.min(1, nodes / NODES));
  }
  return { answers: tallies.map(tally => tally.prospect), nodes };
}

/** What the rounds have shown of one answer. */
class Tally {
  readonly #worth = new Spread();
  readonly #lead = new Spread();
  readonly #besides = new Map<string, Spread>();

  add(worth: number, first: number | undefined, besides: Appraisal): void {
    this.#worth.add(worth);
    if (first !== undefined) this.#lead.add(worth - first);
    for (const [code, change] of Object.entries(besides)) {
      const spread = this.#besides.get(code) ?? new Spread();
      this.#besides.set(code, spread);
      spread.add(change);
    }
  }
  get prospect(): Prospect | undefined {
    if (this.#worth.count === 0) return undefined;
    const besides = Object.fromEntries([...this.#besides].map(([code, spread]) => [code, spread.mean]));
    return { worth: this.#worth.mean, lead: this.#lead.mean, besides };
  }
}
