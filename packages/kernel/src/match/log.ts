import { commitmentTo, isServerSeed, keyOfMatch } from '../chance/fairness.js';
import type { Seed } from '../chance/stream.js';
import { isSame } from '../copy.js';
import { type Game, isRefusal } from '../game.js';
import type { Seat } from '../ids.js';
import type { Options } from '../options.js';
import type { Outcome } from '../outcome.js';
import type { GameState } from '../state.js';
import { agrees, bareOf, drawsIn, drawsOf, linked } from './chain.js';
import { actionOf, CLOSE, CONSENT, type Entry, SIT, START, UNDO, type Unchained } from './entry.js';
import { headHash, type MatchHead } from './head.js';
import { InEffect } from './in-effect.js';
import { Play } from './play.js';
import { type Differs, GAME_OVER } from './replies.js';
import { sealedSnapshot } from './snapshot.js';
import { type Cached, markOf, States } from './states.js';
import { outcomeOf } from './table-entries.js';

/** A log that was kept, and perhaps a position of it, by a host that trusts its own store. */
export interface Past {
  readonly entries: readonly Entry[];
  readonly cached?: Cached;
}

/** The entries of a match, chained, and the state they lead to. What may be added its owner says. */
export class Log<O extends Options, S extends GameState, V> {
  readonly #game: Game<O, S, V>;
  readonly #head: MatchHead<O>;
  readonly seats: readonly Seat[];
  readonly commitment: string;
  readonly key: Seed;
  readonly #entries: Entry[] = [];
  readonly inEffect: InEffect;
  readonly play: Play<O, S, V>;
  readonly #states: States<S>;
  #state: S;

  constructor(game: Game<O, S, V>, head: MatchHead<O>, past?: Past) {
    if (!isServerSeed(head.seed.serverSeed)) throw new Error('a server seed has 64 hex digits');
    this.#game = game;
    this.#head = head;
    this.seats = game.seats(head.options);
    this.commitment = commitmentTo(head.seed.serverSeed);
    this.key = keyOfMatch(head.seed, head.id, this.seats);
    this.inEffect = new InEffect(this.#entries, this.seats, head.seats);
    this.play = new Play(game, head, this.key);
    this.#states = new States<S>(this.#entries, this.play);
    this.#state = past?.cached ? game.copy(past.cached.state as S) : this.play.first();
    if (past) this.#resume(past);
    else this.add({ kind: START, ...drawsOf(this.play.opening) }, this.#state);
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }
  get state(): S {
    return this.#state;
  }
  get outcome(): Outcome | undefined {
    const { closed } = this.inEffect;
    return closed ? outcomeOf(closed) : this.#game.outcome(this.#state);
  }

  at(n: number): S {
    if (!this.#entries[n]) throw new Error(`there is no entry ${n}`);
    return n === this.#entries.length - 1 ? this.#state : this.#states.at(n);
  }
  /** Everything as it stood before an answer that is taken back now. */
  before(target: number): S {
    return this.play.takenBack(this.at(target - 1), markOf(this.#state));
  }
  cached(): Cached & { readonly state: S } {
    return this.#states.cached();
  }

  /** Writes down what has led to `next`. */
  add(what: Omit<Unchained, 'n'>, next: S): Entry {
    const entry = this.#chain({ n: this.#entries.length, ...what });
    this.#write(entry, next);
    return entry;
  }

  /** Adds an entry as it was read. Says what does not fit; adds nothing then. */
  absorb(entry: Entry, mayTakeBack: (entry: Entry) => boolean): Differs | undefined {
    const followed = this.#followed(entry);
    if ('differs' in followed) return followed;
    if (entry.kind === UNDO && !mayTakeBack(entry)) return { differs: UNDO };
    if (!agrees(this.#chain(bareOf(entry)), entry)) return { differs: 'hash' };
    this.#write(entry, followed.next);
    return undefined;
  }

  /** Goes through a log without asking whether all of it holds; what cannot follow at all throws. */
  #resume({ entries, cached }: Past): void {
    const from = cached?.n ?? 0;
    for (const entry of entries.slice(0, from + 1)) this.#trust(entry);
    if (cached) this.#states.resume(this.#state, cached);
    else if (isSame(drawsOf(this.play.opening), drawsIn(entries[0]))) this.#states.add(0, this.#state);
    else throw new Error('entry 0 does not follow: draws');
    for (const entry of entries.slice(from + 1)) {
      const followed = this.#followed(entry);
      if ('differs' in followed) throw new Error(`entry ${this.#entries.length} does not follow: ${followed.differs}`);
      this.#write(entry, followed.next);
    }
  }
  /** What lies before the position that was kept: the rules are not asked. */
  #trust(entry: Entry): void {
    const n = this.#entries.length;
    const isInPlace = entry.n === n && (n === 0) === (entry.kind === START) && !this.inEffect.closed;
    const differs = isInPlace ? this.inEffect.misfitOf(entry) : 'number';
    if (differs) throw new Error(`entry ${n} does not follow: ${differs}`);
    this.#entries.push(entry);
    this.inEffect.take(entry);
  }

  /** The state an entry leads to, or why it does not follow. */
  #followed(entry: Entry): { readonly next: S } | Differs {
    if (entry.n !== this.#entries.length) return { differs: 'number' };
    const { kind } = entry;
    if (kind !== UNDO && kind !== SIT && kind !== CLOSE) return this.#answered(entry);
    if (this.outcome || this.inEffect.misfitOf(entry)) return { differs: kind };
    return { next: kind === UNDO ? this.before(entry.arg as number) : this.#state };
  }
  #answered(entry: Entry): { readonly next: S } | Differs {
    // Nobody answers by the consent of others.
    if (entry.by === CONSENT) return { differs: 'illegal' };
    if (this.inEffect.closed) return { differs: 'illegal', refusal: GAME_OVER };
    const next = this.#game.copy(this.#state);
    const reply = this.#game.apply(next, actionOf(entry));
    if (isRefusal(reply)) return { differs: 'illegal', refusal: reply };
    if (!isSame(drawsOf(reply), drawsIn(entry))) return { differs: 'draws' };
    const misfit = this.inEffect.misfitOf(entry);
    return misfit ? { differs: misfit } : { next };
  }

  #write(entry: Entry, state: S): void {
    this.#entries.push(entry);
    this.inEffect.take(entry);
    this.#state = state;
    this.#states.add(entry.n, state);
  }

  #chain(bare: Unchained): Entry {
    const before = this.#entries[this.#entries.length - 1]?.hash ?? this.#headHash();
    return linked(before, bare, this.key);
  }
  #headHash(): string {
    const { begins, ...rest } = this.#head;
    const sealed = begins ? { ...rest, begins: sealedSnapshot(begins, this.key) } : rest;
    return headHash(this.#game, sealed, this.commitment);
  }
}
