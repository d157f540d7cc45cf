import { commitmentTo, keyOfMatch, type SeedMaterial } from '../chance/fairness.js';
import { sha256 } from '../chance/sha256.js';
import type { Seed } from '../chance/stream.js';
import type { Action } from '../choice/shapes.js';
import { canonical } from '../copy.js';
import type { Refusal } from '../flow/flow.js';
import { type Accepted, type Game, isRefusal } from '../game.js';
import type { Seat } from '../ids.js';
import type { Options } from '../options.js';
import type { Outcome } from '../outcome.js';
import type { GameState } from '../state.js';
import { type Boundary, boundaryOf } from './boundary.js';
import { chained, digestOf, type Entry, START, saltOf, UNDO, type Unchained } from './entry.js';

/** Who sits where: a person or a bot, by the name shown at the table. */
export interface Sitter {
  readonly name: string;
  readonly kind: 'person' | 'bot';
}

/** Everything a match is, before its first question. */
export interface MatchHead<O extends Options> {
  readonly id: string;
  readonly options: O;
  readonly seats: Readonly<Record<Seat, Sitter>>;
  readonly seed: SeedMaterial;
}

/** Why nothing can be taken back or given again. */
export interface NoUndo {
  readonly refused: 'nothing-to-undo' | 'nothing-to-redo' | 'boundary';
  readonly boundary?: Boundary;
  /** The entry that stands in the way. */
  readonly entry?: number;
}

/** When and how an answer came in. */
export interface Circumstances {
  readonly at?: string;
  readonly by?: 'order';
}

export type Answered = (Accepted & { readonly entry: Entry }) | Refusal;
export type TakenBack = { readonly entry: Entry } | NoUndo;

const SNAPSHOT_EVERY = 50;

/**
 * A game being played: the log and the state it leads to. The log is the truth; any state can be rebuilt from it.
 * A state handed out is never changed afterwards.
 */
export class Match<O extends Options, S extends GameState, V> {
  readonly game: Game<O, S, V>;
  readonly head: MatchHead<O>;
  readonly seats: readonly Seat[];
  readonly commitment: string;
  readonly #key: Seed;
  readonly #entries: Entry[] = [];
  readonly #headHash: string;
  // States after an entry; a cache, except that taking back needs those since the last boundary at hand.
  readonly #states = new Map<number, S>();
  // The entries now in effect, oldest first, and those taken back that could be given again, nearest last.
  #line: number[] = [];
  #undone: number[] = [];
  #state: S;
  readonly #opening: Accepted;

  constructor(game: Game<O, S, V>, head: MatchHead<O>) {
    this.game = game;
    this.head = head;
    this.seats = game.seats(head.options);
    this.commitment = commitmentTo(head.seed.serverSeed);
    this.#key = keyOfMatch(head.seed, head.id, this.seats);
    this.#headHash = headHash(game, head, this.commitment);
    const { state, opening } = game.open(head.options, this.#key);
    this.#state = state;
    this.#opening = opening;
    this.#append({ n: 0, kind: START, ...draws(opening) });
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }
  get state(): S {
    return this.#state;
  }
  get outcome(): Outcome | undefined {
    return this.game.outcome(this.#state);
  }
  /** What happened before the first question. */
  get opening(): Accepted {
    return this.#opening;
  }
  /** The entries in effect, without those taken back. */
  get line(): readonly number[] {
    return this.#line;
  }
  /** For whoever keeps the match: chains and checks need it. It must not leave the host before the end. */
  get key(): Seed {
    return this.#key;
  }

  /** Takes an answer, or refuses it and changes nothing. A fault in the rules throws and changes nothing either. */
  answer(action: Action, { at, by }: Circumstances = {}): Answered {
    return this.#answer(action, { ...(at !== undefined && { at }), ...(by && { by }) });
  }

  /** May this seat take back its last answer? */
  mayUndo(seat: Seat): { readonly entry: number } | NoUndo {
    const last = this.#line[this.#line.length - 1];
    if (last === undefined) return { refused: 'nothing-to-undo' };
    const boundary = this.#boundaryAt(last, seat);
    return boundary ? { refused: 'boundary', boundary, entry: last } : { entry: last };
  }

  /** Takes back the seat's last answer. */
  undo(seat: Seat, when: Circumstances = {}): TakenBack {
    const target = this.mayUndo(seat);
    return 'refused' in target ? target : this.#takeBack(seat, target.entry, when);
  }

  /** Takes back everything the seat has answered since the last boundary. */
  reset(seat: Seat, when: Circumstances = {}): TakenBack {
    const last = this.mayUndo(seat);
    if ('refused' in last) return last;
    let first = last.entry;
    for (let i = this.#line.length - 2; i >= 0 && !this.#boundaryAt(this.#line[i], seat); i--) first = this.#line[i];
    return this.#takeBack(seat, first, when);
  }

  /** Gives again the answer that was taken back last. */
  redo(seat: Seat, { at }: Circumstances = {}): Answered | NoUndo {
    const n = this.#undone[this.#undone.length - 1];
    const entry = n === undefined ? undefined : this.#entries[n];
    if (!entry || entry.seat !== seat) return { refused: 'nothing-to-redo' };
    const { kind, arg } = entry;
    const action = arg === undefined ? { seat, kind } : { seat, kind, arg };
    return this.#answer(action, { redo: entry.n, ...(at !== undefined && { at }) });
  }

  /** The state after entry `n`, rebuilt if need be. */
  at(n: number): S {
    if (n === this.#entries.length - 1) return this.#state;
    const kept = this.#states.get(n);
    if (kept) return kept;
    const entry = this.#entries[n];
    if (!entry) throw new Error(`there is no entry ${n}`);
    let from = n - 1;
    while (from > 0 && !this.#states.has(from)) from--;
    let state = from <= 0 ? this.game.newGame(this.head.options, this.#key) : this.#states.get(from)!;
    if (n === 0) return state;
    for (let i = Math.max(from, 0) + 1; i <= n; i++) state = this.#step(state, this.#entries[i]);
    return state;
  }

  /** What happened at entry `n`. */
  happened(n: number): Accepted {
    const entry = this.#entries[n];
    if (n === 0) return this.#opening;
    if (!entry || entry.kind === UNDO) return NOTHING;
    const reply = this.game.apply(this.game.copy(this.at(n - 1)), actionOf(entry));
    if (isRefusal(reply)) throw new Error(`entry ${n} was accepted and is now refused: ${reply.refused}`);
    return reply;
  }

  /** Adds an entry read from a file, as it stands there. Says what does not fit; adds nothing then. */
  absorb(entry: Entry): { readonly differs: string; readonly refusal?: Refusal } | undefined {
    const { hash, ...bare } = entry;
    if (entry.n !== this.#entries.length) return { differs: 'number' };
    if (entry.kind === UNDO) {
      const last = typeof entry.arg === 'number' && this.#line.indexOf(entry.arg);
      if (!entry.seat || last === false || last < 0) return { differs: 'undo' };
      for (const n of this.#line.slice(last)) if (this.#boundaryAt(n, entry.seat)) return { differs: 'undo' };
      if (this.#hash(bare) !== hash) return { differs: 'hash' };
      this.#retract(entry);
      return undefined;
    }
    const next = this.game.copy(this.#state);
    const reply = this.game.apply(next, actionOf(entry));
    if (isRefusal(reply)) return { differs: 'illegal', refusal: reply };
    const drawn = draws(reply);
    if (canonical(drawn) !== canonical(draws({ drew: entry.drew ?? [], dealt: entry.dealt ?? [] }))) {
      return { differs: 'draws' };
    }
    if (entry.redo !== undefined && entry.redo !== this.#undone[this.#undone.length - 1]) return { differs: 'redo' };
    if (this.#hash(bare) !== hash) return { differs: 'hash' };
    this.#advance(next, entry);
    return undefined;
  }

  #answer(action: Action, extra: Pick<Unchained, 'at' | 'by' | 'redo'>): Answered {
    const refusal = this.game.refusalOf(this.#state, action);
    if (refusal) return refusal;
    const next = this.game.copy(this.#state);
    const reply = this.game.apply(next, action);
    if (isRefusal(reply)) return reply;
    const { seat, kind, arg } = action;
    const n = this.#entries.length;
    const entry = this.#append({ n, seat, kind, ...(arg !== undefined && { arg }), ...draws(reply), ...extra }, next);
    return { ...reply, entry };
  }

  #takeBack(seat: Seat, target: number, { at }: Circumstances): { readonly entry: Entry } {
    const bare = { n: this.#entries.length, seat, kind: UNDO, arg: target, ...(at !== undefined && { at }) };
    const entry = { ...bare, hash: this.#hash(bare) };
    this.#retract(entry);
    return { entry };
  }

  #boundaryAt(n: number, seat: Seat): Boundary | undefined {
    return boundaryOf(this.game, this.at(n - 1), this.#entries[n], seat, this.seats);
  }

  #append(bare: Unchained, next?: S): Entry {
    const entry = { ...bare, hash: this.#hash(bare) };
    if (next) this.#advance(next, entry);
    else this.#entries.push(entry);
    return entry;
  }

  #advance(next: S, entry: Entry): void {
    this.#keep();
    this.#entries.push(entry);
    this.#state = next;
    if (entry.redo !== undefined) this.#undone.pop();
    else this.#undone = [];
    this.#line.push(entry.n);
    if (entry.drew || entry.dealt) this.#forget(entry.n - 1);
  }

  #retract(entry: Entry): void {
    const next = this.#step(this.#state, entry);
    this.#keep();
    const from = this.#line.indexOf(entry.arg as number);
    this.#undone.push(...this.#line.slice(from).reverse());
    this.#line = this.#line.slice(0, from);
    this.#entries.push(entry);
    this.#state = next;
  }

  #step(state: S, entry: Entry): S {
    const { game } = this;
    if (entry.kind === UNDO) {
      const back = game.copy(this.at((entry.arg as number) - 1));
      back.chance.drawn = Math.max(back.chance.drawn, state.chance.drawn);
      game.renumber(back, state.n);
      return back;
    }
    const next = game.copy(state);
    const reply = game.apply(next, actionOf(entry));
    if (isRefusal(reply)) throw new Error(`entry ${entry.n} was accepted and is now refused: ${reply.refused}`);
    return next;
  }

  #keep(): void {
    this.#states.set(this.#entries.length - 1, this.#state);
  }
  /** Nothing before a draw can be taken back: keep only a state now and then. */
  #forget(before: number): void {
    for (const n of this.#states.keys()) if (n < before && n % SNAPSHOT_EVERY !== 0) this.#states.delete(n);
  }

  #hash(bare: Unchained): string {
    const before = this.#entries[this.#entries.length - 1]?.hash ?? this.#headHash;
    return chained(before, digestOf(bare, saltOf(this.#key, bare.n)));
  }
}

const NOTHING: Accepted = { told: [], drew: [], dealt: [], revealed: false };

/** What the first hash stands on: nothing of the head can be changed without breaking the chain. */
export const headHash = <O extends Options>(
  game: Pick<Game<O>, 'id' | 'edition'>,
  { id, options, seats }: Omit<MatchHead<O>, 'seed'>,
  commitment: string,
): string => sha256(canonical({ game: game.id, edition: game.edition, id, options, seats, commitment }));

const draws = ({ drew, dealt }: Pick<Accepted, 'drew' | 'dealt'>): Pick<Entry, 'drew' | 'dealt'> => ({
  ...(drew.length > 0 && { drew }),
  ...(dealt.length > 0 && { dealt }),
});

const actionOf = ({ seat, kind, arg }: Entry): Action => ({
  seat: seat ?? '',
  kind,
  ...(arg !== undefined && { arg }),
});
