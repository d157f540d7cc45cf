import type { Seed } from '../chance/stream.js';
import { plainAction } from '../choice/given.js';
import type { Action, Decision } from '../choice/shapes.js';
import { copy } from '../copy.js';
import { type Accepted, type Game, isRefusal } from '../game.js';
import type { Seat } from '../ids.js';
import type { Options } from '../options.js';
import type { Outcome } from '../outcome.js';
import type { GameState } from '../state.js';
import { type Boundary, boundaryOf } from './boundary.js';
import { drawsOf } from './chain.js';
import { actionOf, CLOSE, CONSENT, type Entry, isAnswer, LOG_KINDS, SIT, UNDO, type Unchained } from './entry.js';
import type { MatchHead, Sitter } from './head.js';
import { Log, type Past } from './log.js';
import { NOTHING } from './play.js';
import {
  type Answered,
  type Circumstances,
  type Differs,
  GAME_OVER,
  type Noted,
  type NoUndo,
  type TakenBack,
} from './replies.js';
import type { Snapshot } from './snapshot.js';
import type { Cached } from './states.js';
import { type HowClosed, type WhySat, wordsOfClosed, wordsOfSat } from './table-entries.js';

/** A position of a match with the log it came from, as plain data; `resumeMatch` goes on from it. */
export interface CachedMatch extends Cached {
  readonly edition: number;
  /** Of the entry it is the state after. */
  readonly hash: string;
}

/**
 * A game being played: the log and the state it leads to. The log is the truth; any state can be rebuilt from it.
 * A state handed out is never changed afterwards.
 */
export class Match<O extends Options, S extends GameState, V> {
  readonly game: Game<O, S, V>;
  readonly head: MatchHead<O>;
  readonly #log: Log<O, S, V>;
  // What keeps each answer from being taken back, found out when first asked for.
  readonly #boundaries = new Map<number, Boundary | undefined>();
  // What came of the answer that was given last: it is asked for at once, and often.
  #latest: { readonly n: number; readonly reply: Accepted } | undefined;

  /** Begins a match; whoever goes on with one that was kept uses `resumeMatch`. */
  constructor(game: Game<O, S, V>, head: MatchHead<O>, past?: Past) {
    this.game = game;
    this.head = copy(head);
    this.#log = new Log(game, this.head, past);
  }

  get seats(): readonly Seat[] {
    return this.#log.seats;
  }
  get commitment(): string {
    return this.#log.commitment;
  }
  get entries(): readonly Entry[] {
    return this.#log.entries;
  }
  get state(): S {
    return this.#log.state;
  }
  /** How it has ended: by the rules, or because it was closed. */
  get outcome(): Outcome | undefined {
    return this.#log.outcome;
  }
  /** All open decisions; none when it is over, however it has ended. */
  get pending(): readonly Decision[] {
    return this.#isClosed ? [] : this.game.pending(this.state);
  }
  /** What this seat may do while others are waited for; nothing when it is over, however it has ended. */
  atLeisure(seat: Seat): Decision | undefined {
    return this.#isClosed ? undefined : this.game.atLeisure(this.state, seat);
  }
  /** What happened before the first question. */
  get opening(): Accepted {
    return this.#log.play.opening;
  }
  /** The answers in effect, without those taken back. */
  get line(): readonly number[] {
    return this.#log.inEffect.line;
  }
  /** The answer that would be given again next, if one was taken back. */
  get redoable(): Entry | undefined {
    return this.#log.inEffect.redoable;
  }
  /** Who sits where now; the head says who sat there at the start. */
  get sitters(): Readonly<Record<Seat, Sitter>> {
    return this.#log.inEffect.sitters;
  }
  /** For whoever keeps the match: chains and checks need it. It must not leave the host before the end. */
  get key(): Seed {
    return this.#log.key;
  }
  get #isClosed(): boolean {
    return this.#log.inEffect.closed !== undefined;
  }

  /** Takes an answer, or refuses it and changes nothing. A fault in the rules throws and changes nothing either. */
  answer(action: Action, { at, by }: Circumstances = {}): Answered {
    return this.#answer(action, { ...(at !== undefined && { at }), ...(by && { by }) });
  }

  /** May this seat take back its last answer? */
  mayUndo(seat: Seat): { readonly entry: number } | NoUndo {
    if (this.#isClosed) return this.#over();
    const last = this.line[this.line.length - 1];
    if (last === undefined) return { refused: 'nothing-to-undo' };
    const boundary = this.#boundaryAt(last, seat);
    return boundary ? { refused: 'boundary', boundary, entry: last } : { entry: last };
  }

  /** Takes back the seat's last answer. */
  undo(seat: Seat, when: Circumstances = {}): TakenBack {
    const target = this.mayUndo(seat);
    return 'refused' in target ? target : this.#takeBack(target.entry, { seat }, when);
  }

  /** Takes back everything the seat has answered since the last boundary. */
  reset(seat: Seat, when: Circumstances = {}): TakenBack {
    const last = this.mayUndo(seat);
    if ('refused' in last) return last;
    let first = last.entry;
    for (let i = this.line.length - 2; i >= 0 && !this.#boundaryAt(this.line[i], seat); i--) first = this.line[i];
    return this.#takeBack(first, { seat }, when);
  }

  /**
   * Takes back the answer `target` and all after it, whoever gave them and whatever was learned since: `seat` has asked
   * for it, and all whom it touches have agreed. Only the end stands in the way, since the seed is known then.
   */
  rewind(seat: Seat, target: number, when: Circumstances = {}): TakenBack {
    this.#mustBeSeat(seat);
    if (this.outcome) return this.#over();
    if (!this.line.includes(target)) return { refused: 'nothing-to-undo' };
    return this.#takeBack(target, { seat, by: CONSENT }, when);
  }

  /** Gives again the answer that was taken back last. */
  redo(seat: Seat, { at }: Circumstances = {}): Answered | NoUndo {
    const entry = this.#log.inEffect.redoable;
    if (entry?.seat !== seat) return { refused: 'nothing-to-redo' };
    return this.#answer(actionOf(entry), { redo: entry.n, ...(at !== undefined && { at }) });
  }

  /** Somebody else sits down. Nothing changes on the board, and what was answered before is not his to take back. */
  sit(seat: Seat, sitter: Sitter, why: WhySat, when: Circumstances = {}): Noted {
    this.#mustBeSeat(seat);
    return this.#note({ seat, kind: SIT, arg: wordsOfSat(sitter, why) }, when);
  }

  /** Ends the match otherwise than by the rules; `seat` is whoever has brought it about. */
  close(how: HowClosed, winners: readonly Seat[], when: Circumstances = {}, seat?: Seat): Noted {
    if (seat !== undefined) this.#mustBeSeat(seat);
    return this.#note({ ...(seat !== undefined && { seat }), kind: CLOSE, arg: wordsOfClosed({ how, winners }) }, when);
  }

  /** The state after entry `n`, rebuilt if need be. */
  at(n: number): S {
    return this.#log.at(n);
  }

  /** What happened at entry `n`. */
  happened(n: number): Accepted {
    const entry = this.entries[n];
    if (!entry) throw new Error(`there is no entry ${n}`);
    if (n === 0) return this.opening;
    if (this.#latest?.n === n) return this.#latest.reply;
    return isAnswer(entry) ? this.#log.play.played(this.at(n - 1), entry).reply : NOTHING;
  }

  /** Everything a later edition needs to go on with this match; for the host alone, since it holds all secrets. */
  snapshot(): Snapshot {
    const entries = this.entries.length;
    const { edition } = this.game;
    return { edition, entries, hash: this.entries[entries - 1].hash, state: this.game.copy(this.state) };
  }

  /** A position near the end, so that the match can be gone on with quickly; for the host alone, as above. */
  cached(): CachedMatch {
    const { n, state, marks } = this.#log.cached();
    return { edition: this.game.edition, n, hash: this.entries[n].hash, state: this.game.copy(state), marks };
  }

  /** Adds an entry read from a file, as it stands there. Says what does not fit; adds nothing then. */
  absorb(entry: Entry): Differs | undefined {
    return this.#log.absorb(entry, ({ by, seat = '', arg }) => {
      const gone = this.line.slice(this.line.indexOf(arg as number));
      return by === CONSENT || !gone.some(n => this.#boundaryAt(n, seat));
    });
  }

  #answer(action: Action, extra: Pick<Unchained, 'at' | 'by' | 'redo'>): Answered {
    if (this.#isClosed) return GAME_OVER;
    const given = plainAction(action);
    const next = this.game.copy(this.state);
    const reply = this.game.apply(next, given);
    if (isRefusal(reply)) return reply;
    const { seat, kind, arg } = given;
    if (LOG_KINDS.includes(kind)) throw new Error(`the kind ${kind} belongs to the log`);
    const what = { seat, kind, ...(arg !== undefined && { arg }), ...drawsOf(reply), ...extra };
    const entry = this.#log.add(what, next);
    this.#latest = { n: entry.n, reply };
    return { ...reply, entry };
  }

  #takeBack(target: number, who: Pick<Entry, 'seat' | 'by'>, { at }: Circumstances): { readonly entry: Entry } {
    const what = { kind: UNDO, arg: target, ...who, ...(at !== undefined && { at }) };
    return { entry: this.#log.add(what, this.#log.before(target)) };
  }

  #note(what: Pick<Entry, 'seat' | 'kind' | 'arg'>, { at }: Circumstances): Noted {
    if (this.outcome) return { refused: 'game-over' };
    const isProper = this.#log.inEffect.misfitOf({ n: this.entries.length, hash: '', ...what }) === undefined;
    if (!isProper) throw new Error(`${JSON.stringify(what)} is nothing for the log`);
    return { entry: this.#log.add({ ...what, ...(at !== undefined && { at }) }, this.state) };
  }

  #mustBeSeat(seat: Seat): void {
    if (!this.seats.includes(seat)) throw new Error(`there is no seat ${seat}`);
  }
  #over(): NoUndo {
    return { refused: 'boundary', boundary: 'game-over', entry: this.entries.length - 1 };
  }

  #boundaryAt(n: number, seat: Seat): Boundary | undefined {
    const entry = this.entries[n];
    if (entry.seat !== seat || n < this.#log.inEffect.bound(seat)) return 'other-seat-answered';
    if (!this.#boundaries.has(n)) {
      const step = { before: this.at(n - 1), after: this.at(n), reply: this.happened(n) };
      this.#boundaries.set(n, boundaryOf(this.game, entry, step, this.seats));
    }
    return this.#boundaries.get(n);
  }
}
