import type { GameState } from '../state.js';
import { type Entry, UNDO } from './entry.js';

const SNAPSHOT_EVERY = 50;
/** As many as a player takes back in one go, and as many as somebody leafing through the log touches at once. */
const RECENT = 24;

/** How to go from one state to the next; the states themselves are never changed. */
export interface Steps<S> {
  first(): S;
  /** The state after an answer. */
  answered(before: S, entry: Entry): S;
  /** The state in which everything stands as it stood, but later questions and draws than `last` had are new. */
  takenBack(to: S, last: Mark): S;
}
/** How far the questions and the draws had come. */
export interface Mark {
  readonly n: number;
  readonly drawn: number;
}

/**
 * The states after the entries of a log. They can all be rebuilt, so only some are kept: one now and then, and the
 * last few that were used. Every state has exactly one it is made from: the one before the answer, or the one that
 * taking back returns to. So rebuilding follows a single line, however often players went to and fro.
 */
export class States<S extends GameState> {
  readonly #entries: readonly Entry[];
  readonly #steps: Steps<S>;
  readonly #marks: Mark[] = [];
  readonly #snapshots = new Map<number, S>();
  // In the order of use, the latest last.
  readonly #recent = new Map<number, S>();

  constructor(entries: readonly Entry[], steps: Steps<S>) {
    this.#entries = entries;
    this.#steps = steps;
  }

  /** The state after the entry that was added last. */
  add(n: number, state: S): void {
    this.#marks[n] = { n: state.n, drawn: state.chance.drawn };
    this.#keep(n, state);
  }

  mark(n: number): Mark {
    return this.#marks[n];
  }

  at(n: number): S {
    const way: number[] = [];
    let from = n;
    let state = this.#kept(from);
    while (!state) {
      way.push(from);
      if (from === 0) break;
      from = this.#origin(from);
      state = this.#kept(from);
    }
    if (!state) {
      state = this.#steps.first();
      this.#keep(way.pop() ?? 0, state);
    }
    for (let at = way.pop(); at !== undefined; at = way.pop()) {
      const entry = this.#entries[at];
      const { answered, takenBack } = this.#steps;
      state = entry.kind === UNDO ? takenBack(state, this.#marks[at - 1]) : answered(state, entry);
      this.#keep(at, state);
    }
    return state;
  }

  /** The entry whose state that of entry `n` was made from. */
  #origin(n: number): number {
    const { kind, arg } = this.#entries[n];
    return kind === UNDO ? (arg as number) - 1 : n - 1;
  }

  #kept(n: number): S | undefined {
    return this.#recent.get(n) ?? this.#snapshots.get(n);
  }

  #keep(n: number, state: S): void {
    if (n % SNAPSHOT_EVERY === 0) this.#snapshots.set(n, state);
    this.#recent.delete(n);
    this.#recent.set(n, state);
    for (const oldest of this.#recent.keys()) {
      if (this.#recent.size <= RECENT) break;
      this.#recent.delete(oldest);
    }
  }
}
