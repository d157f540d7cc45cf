import type { GameState } from '../state.js';
import { type Entry, isAnswer, UNDO } from './entry.js';

const SNAPSHOT_EVERY = 50;
/** As many as a player takes back in one go, and as many as somebody leafing through the log touches at once. */
const RECENT = 24;
/** So far back lies the position that is kept for later: still at hand, and before what may be taken back next. */
const BACK = 20;
/** Nor farther than this: whoever goes on from it has to play all since then. */
const FARTHEST = 4 * BACK;

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
export const markOf = ({ n, chance }: GameState): Mark => ({ n, drawn: chance.drawn });

/** One state, and as much of what lies before it as cannot be found out without playing it all. */
export interface Cached {
  /** The entry it is the state after. */
  readonly n: number;
  readonly state: unknown;
  /** For each taking back up to there: its entry, and how far questions and draws had come before it. */
  readonly marks: readonly (readonly [entry: number, questions: number, draws: number])[];
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
    this.#marks[n] = markOf(state);
    this.#keep(n, state);
  }

  /** What `cached` has given, in place of all that was added up to it. */
  resume(state: S, { n, marks }: Cached): void {
    for (const [entry, questions, drawn] of marks) this.#marks[entry - 1] = { n: questions, drawn };
    const lost = this.#entries.find(entry => entry.n <= n && entry.kind === UNDO && !this.#marks[entry.n - 1]);
    if (lost) throw new Error(`entry ${lost.n} is not in the marks`);
    this.add(n, state);
    this.#snapshots.set(n, state);
  }

  /** A state from which all that follow can be made, and a few before: what is taken back next is among them. */
  cached(): Cached & { readonly state: S } {
    const n = this.#base();
    const marks = this.#entries.flatMap(entry => {
      if (entry.n > n || entry.kind !== UNDO) return [];
      const before = this.#marks[entry.n - 1];
      return [[entry.n, before.n, before.drawn] as const];
    });
    return { n, state: this.at(n), marks };
  }

  /** Far enough back, but no entry since then may have gone back behind it. */
  #base(): number {
    const last = this.#entries.length - 1;
    let earliest = last;
    let base = last;
    for (let n = last - 1; n >= 0 && last - n <= FARTHEST && last - base < BACK; n--) {
      earliest = Math.min(earliest, this.#origin(n + 1));
      if (earliest >= n) base = n;
    }
    return base;
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
      if (entry.kind === UNDO) state = this.#steps.takenBack(state, this.#marks[at - 1]);
      else if (isAnswer(entry)) state = this.#steps.answered(state, entry);
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
