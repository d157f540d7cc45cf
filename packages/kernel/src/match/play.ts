import type { Seed } from '../chance/stream.js';
import { type Accepted, type Game, isRefusal } from '../game.js';
import type { Options } from '../options.js';
import type { GameState } from '../state.js';
import { actionOf, type Entry } from './entry.js';
import type { MatchHead } from './head.js';
import type { Snapshot } from './snapshot.js';
import type { Mark, Steps } from './states.js';

/** How the rules lead from one state of a match to the next. */
export class Play<O extends Options, S extends GameState, V> implements Steps<S> {
  readonly #game: Game<O, S, V>;
  readonly #head: MatchHead<O>;
  readonly #key: Seed;
  #opening: Accepted | undefined;

  constructor(game: Game<O, S, V>, head: MatchHead<O>, key: Seed) {
    this.#game = game;
    this.#head = head;
    this.#key = key;
  }

  /** From the first step of the game, or from where an earlier edition has left it. */
  first(): S {
    const { begins, options } = this.#head;
    const { state, opening } = begins ? this.#goneOver(begins) : this.#game.open(options, this.#key);
    this.#opening = opening;
    return state;
  }
  #goneOver(begins: Snapshot): { readonly state: S; readonly opening: Accepted } {
    const state = this.#game.migrate(begins.state, begins.edition);
    if (state.chance.key !== this.#key) throw new Error('the snapshot belongs to another match');
    return { state, opening: this.#game.resume(state) };
  }

  /** What happened before the first question. Whoever goes on in the middle finds it out when he is asked. */
  get opening(): Accepted {
    if (!this.#opening) this.first();
    return this.#opening ?? NOTHING;
  }

  /** What an answer of the log has come to; it was accepted once. */
  played(before: S, entry: Entry): { readonly next: S; readonly reply: Accepted } {
    const next = this.#game.copy(before);
    const reply = this.#game.apply(next, actionOf(entry));
    if (isRefusal(reply)) throw new Error(`entry ${entry.n} was accepted and is now refused: ${reply.refused}`);
    return { next, reply };
  }
  answered(before: S, entry: Entry): S {
    return this.played(before, entry).next;
  }

  /** Everything as it stood, except that no question number and no draw comes up a second time. */
  takenBack(to: S, last: Mark): S {
    const back = this.#game.copy(to);
    back.chance.drawn = Math.max(back.chance.drawn, last.drawn);
    this.#game.renumber(back, last.n);
    return back;
  }
}

/** Of an entry that is no answer. */
export const NOTHING: Accepted = { told: [], drew: [], dealt: [], revealed: false };
