import { commitmentTo, isServerSeed, keyOfMatch, type SeedMaterial } from '../chance/fairness.js';
import { sha256 } from '../chance/sha256.js';
import type { Seed } from '../chance/stream.js';
import { plainAction } from '../choice/given.js';
import type { Action } from '../choice/shapes.js';
import { canonical, copy, isSame } from '../copy.js';
import type { Refusal } from '../flow/refusal.js';
import { type Accepted, type Game, isRefusal } from '../game.js';
import type { Seat } from '../ids.js';
import type { Options } from '../options.js';
import type { Outcome } from '../outcome.js';
import type { GameState } from '../state.js';
import { type Boundary, boundaryOf } from './boundary.js';
import { actionOf, type By, chained, type Entry, LOG_KINDS, outsideOf, START, UNDO, type Unchained } from './entry.js';
import { type SealedSnapshot, type Snapshot, sealedSnapshot } from './snapshot.js';
import { type Mark, States } from './states.js';

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
  /** The match has gone over a change of edition and begins here. */
  readonly begins?: Snapshot;
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
  readonly by?: By;
}

export type Answered = (Accepted & { readonly entry: Entry }) | Refusal;
export type TakenBack = { readonly entry: Entry } | NoUndo;

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
  readonly #states: States<S>;
  // What keeps each answer from being taken back, found out when first asked for.
  readonly #boundaries = new Map<number, Boundary | undefined>();
  // The entries now in effect, oldest first, and those taken back that could be given again, nearest last.
  #line: number[] = [];
  #undone: number[] = [];
  #state: S;
  readonly #opening: Accepted;

  constructor(game: Game<O, S, V>, head: MatchHead<O>) {
    if (!isServerSeed(head.seed.serverSeed)) throw new Error('a server seed has 64 hex digits');
    this.game = game;
    this.head = copy(head);
    this.seats = game.seats(head.options);
    this.commitment = commitmentTo(head.seed.serverSeed);
    this.#key = keyOfMatch(head.seed, head.id, this.seats);
    const { begins, ...rest } = head;
    const sealed = begins ? { ...rest, begins: sealedSnapshot(begins, this.#key) } : rest;
    this.#headHash = headHash(game, sealed, this.commitment);
    this.#states = new States<S>(this.#entries, {
      first: () => this.#begin().state,
      answered: (before, entry) => this.#played(before, entry).next,
      takenBack: (to, last) => this.#renewed(to, last),
    });
    const { state, opening } = this.#begin();
    this.#state = state;
    this.#opening = opening;
    this.#write(this.#chain({ n: 0, kind: START, ...draws(opening) }), state);
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
    return this.#answer(actionOf(entry), { redo: entry.n, ...(at !== undefined && { at }) });
  }

  /** The state after entry `n`, rebuilt if need be. */
  at(n: number): S {
    if (!this.#entries[n]) throw new Error(`there is no entry ${n}`);
    return n === this.#entries.length - 1 ? this.#state : this.#states.at(n);
  }

  /** What happened at entry `n`. */
  happened(n: number): Accepted {
    const entry = this.#entries[n];
    if (!entry) throw new Error(`there is no entry ${n}`);
    if (n === 0) return this.#opening;
    return entry.kind === UNDO ? NOTHING : this.#played(this.at(n - 1), entry).reply;
  }

  /** Everything a later edition needs to go on with this match; for the host alone, since it holds all secrets. */
  snapshot(): Snapshot {
    const entries = this.#entries.length;
    const { edition } = this.game;
    return { edition, entries, hash: this.#entries[entries - 1].hash, state: this.game.copy(this.#state) };
  }

  /** Adds an entry read from a file, as it stands there. Says what does not fit; adds nothing then. */
  absorb(entry: Entry): { readonly differs: string; readonly refusal?: Refusal } | undefined {
    if (entry.n !== this.#entries.length) return { differs: 'number' };
    if (entry.kind === UNDO) return this.#absorbUndo(entry);
    const next = this.game.copy(this.#state);
    const reply = this.game.apply(next, actionOf(entry));
    if (isRefusal(reply)) return { differs: 'illegal', refusal: reply };
    const drawn = draws(reply);
    if (!isSame(drawn, draws({ drew: entry.drew ?? [], dealt: entry.dealt ?? [] }))) return { differs: 'draws' };
    if (entry.redo !== undefined && !this.#repeats(entry, entry.redo)) return { differs: 'redo' };
    if (!agrees(this.#chain(entry), entry)) return { differs: 'hash' };
    this.#advance(next, entry);
    return undefined;
  }

  /** From the first step of the game, or from where an earlier edition has left it. */
  #begin(): { readonly state: S; readonly opening: Accepted } {
    const { begins, options } = this.head;
    if (!begins) return this.game.open(options, this.#key);
    const state = this.game.migrate(begins.state, begins.edition);
    if (state.chance.key !== this.#key) throw new Error('the snapshot belongs to another match');
    return { state, opening: this.game.resume(state) };
  }

  #absorbUndo(entry: Entry): { readonly differs: string } | undefined {
    const { seat, arg } = entry;
    const from = typeof arg === 'number' ? this.#line.indexOf(arg) : -1;
    if (seat === undefined || from < 0) return { differs: 'undo' };
    if (this.#line.slice(from).some(n => this.#boundaryAt(n, seat))) return { differs: 'undo' };
    if (!agrees(this.#chain({ n: entry.n, seat, kind: UNDO, arg: arg as number, ...when(entry) }), entry)) {
      return { differs: 'hash' };
    }
    this.#retract(entry);
    return undefined;
  }

  /** Is this the answer that was taken back last, given again? */
  #repeats(entry: Entry, n: number): boolean {
    const old = n === this.#undone[this.#undone.length - 1] ? this.#entries[n] : undefined;
    return old !== undefined && isSame(actionOf(old), actionOf(entry));
  }

  #answer(action: Action, extra: Pick<Unchained, 'at' | 'by' | 'redo'>): Answered {
    const given = plainAction(action);
    const next = this.game.copy(this.#state);
    const reply = this.game.apply(next, given);
    if (isRefusal(reply)) return reply;
    const { seat, kind, arg } = given;
    if (LOG_KINDS.includes(kind)) throw new Error(`the kind ${kind} belongs to the log`);
    const n = this.#entries.length;
    const entry = this.#chain({ n, seat, kind, ...(arg !== undefined && { arg }), ...draws(reply), ...extra });
    this.#advance(next, entry);
    return { ...reply, entry };
  }

  #takeBack(seat: Seat, target: number, circumstances: Circumstances): { readonly entry: Entry } {
    const n = this.#entries.length;
    const entry = this.#chain({ n, seat, kind: UNDO, arg: target, ...when(circumstances) });
    this.#retract(entry);
    return { entry };
  }

  #boundaryAt(n: number, seat: Seat): Boundary | undefined {
    const entry = this.#entries[n];
    if (entry.seat !== seat) return 'other-seat-answered';
    if (!this.#boundaries.has(n)) this.#boundaries.set(n, boundaryOf(this.game, this.at(n - 1), entry, this.seats));
    return this.#boundaries.get(n);
  }

  #advance(next: S, entry: Entry): void {
    if (entry.redo !== undefined) this.#undone.pop();
    else this.#undone = [];
    this.#line.push(entry.n);
    this.#write(entry, next);
  }

  #retract(entry: Entry): void {
    const target = entry.arg as number;
    const back = this.#renewed(this.at(target - 1), this.#states.mark(entry.n - 1));
    const from = this.#line.indexOf(target);
    this.#undone.push(...this.#line.slice(from).reverse());
    this.#line = this.#line.slice(0, from);
    this.#write(entry, back);
  }

  #write(entry: Entry, state: S): void {
    this.#entries.push(entry);
    this.#state = state;
    this.#states.add(entry.n, state);
  }

  #played(before: S, entry: Entry): { readonly next: S; readonly reply: Accepted } {
    const next = this.game.copy(before);
    const reply = this.game.apply(next, actionOf(entry));
    if (isRefusal(reply)) throw new Error(`entry ${entry.n} was accepted and is now refused: ${reply.refused}`);
    return { next, reply };
  }

  /** Everything as it stood, except that no question number and no draw comes up a second time. */
  #renewed(to: S, last: Mark): S {
    const back = this.game.copy(to);
    back.chance.drawn = Math.max(back.chance.drawn, last.drawn);
    this.game.renumber(back, last.n);
    return back;
  }

  #chain(bare: Unchained): Entry {
    const before = this.#entries[this.#entries.length - 1]?.hash ?? this.#headHash;
    const { n, seat, kind, arg, drew, dealt, at, by, redo } = bare;
    return {
      n,
      ...(seat !== undefined && { seat }),
      kind,
      ...(arg !== undefined && { arg }),
      ...(drew && { drew }),
      ...(dealt && { dealt }),
      ...(at !== undefined && { at }),
      ...(by !== undefined && { by }),
      ...(redo !== undefined && { redo }),
      hash: chained(before, outsideOf(bare, this.#key)),
    };
  }
}

const NOTHING: Accepted = { told: [], drew: [], dealt: [], revealed: false };
/** Word for word the same, except that a field which holds nothing is no field: so databases give entries back. */
export const agrees = (a: Entry, b: Entry): boolean => canonical(a) === canonical(b);
const when = ({ at }: Circumstances): Pick<Entry, 'at'> => (at === undefined ? {} : { at });

/** What the first hash stands on: nothing of the head can be changed without breaking the chain. */
export const headHash = <O extends Options>(
  game: Pick<Game<O>, 'id' | 'edition'>,
  { id, options, seats, begins }: Omit<MatchHead<O>, 'seed' | 'begins'> & { readonly begins?: SealedSnapshot },
  commitment: string,
): string => sha256(canonical({ game: game.id, edition: game.edition, id, options, seats, commitment, begins }));

const draws = ({ drew, dealt }: Pick<Accepted, 'drew' | 'dealt'>): Pick<Entry, 'drew' | 'dealt'> => ({
  ...(drew.length > 0 && { drew }),
  ...(dealt.length > 0 && { dealt }),
});
