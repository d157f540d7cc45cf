import { type Begun, begunWith, carriedOn, settle } from '@hegemon/bots';
import {
  type Answer,
  type Decision,
  type Entry,
  type GameState,
  isAtLeisure,
  type Seed,
  seedOfText,
  stream,
} from '@hegemon/kernel';
import type { AnyMatch } from '../listing.js';
import { answerOf } from '../log.js';
import { type Shares, sharesAt } from './shares.js';

/** So often dice that fell are thrown again, to see what was to be expected of them; the words of the board say so. */
const THROWS = 96;
/** So often an answer is played on where none fell, and there is less to be found. */
const FEWER = 24;
const LUCK = Array.from({ length: THROWS }, (_, i): Seed => seedOfText(`thrown again ${i}`).slice(0, 32));

/** What an entry has come to when all that it began is over: once for each way it was played on. */
export interface Settled {
  readonly actual: readonly Shares[];
  /** With other dice in place of those that fell; absent if none fell. */
  readonly expected?: readonly Shares[];
  /** How many turns have begun by then. */
  readonly turn: number;
}

/**
 * Goes through the entries in effect, in order. As long as a battle asks on, nothing has happened on the board yet: so
 * every position is played on by hints until what was begun is over, and looked at then.
 */
export class Settling {
  readonly #match: AnyMatch;
  // What the last entry has left open, and how far it is played on.
  #open: Begun | undefined;
  #turn = 0;

  constructor(match: AnyMatch) {
    this.#match = match;
  }

  next(n: number): Settled {
    this.#turn = 0;
    const came = n === 0 ? this.#opening() : this.#answered(this.#match.entries[n]);
    return { ...came, turn: this.#turn };
  }

  #answered(entry: Entry): Omit<Settled, 'turn'> {
    const { game } = this.#match;
    const before = this.#match.at(entry.n - 1);
    const answer = answerOf(entry);
    // What is done at leisure is part of nothing that is under way, and is over at once.
    if (isAtLeisure(game, before, { ...entry, seat: entry.seat ?? '' })) {
      return { actual: [this.#shares(this.#match.at(entry.n))] };
    }
    const begun = begunWith(game, before, this.#question(before, entry), this.#open);
    const twin = game.copy(before);
    const left = carriedOn(game, twin, begun, answer);
    this.#open = left;
    const lucks = entry.drew ? LUCK : LUCK.slice(0, FEWER);
    const actual = left ? lucks.map(luck => this.#playedOn(twin, left, luck)) : [this.#shares(twin)];
    if (!entry.drew) return { actual };
    return { actual, expected: lucks.map(luck => this.#playedOn(before, begun, luck, answer)) };
  }

  /** With other dice, and all that lies hidden as it is. */
  #playedOn(from: GameState, begun: Begun, luck: Seed, first?: Answer): Shares {
    const { game } = this.#match;
    const s = game.recast(from, luck);
    settle(game, s, first ? carriedOn(game, s, begun, first) : begun, stream(luck));
    return this.#shares(s);
  }

  /** A match that goes on from another position has no beginning that could have been otherwise. */
  #opening(): Omit<Settled, 'turn'> {
    const { game, head, entries } = this.#match;
    const actual = [this.#shares(this.#match.at(0))];
    if (head.begins || !entries[0].drew) return { actual };
    return { actual, expected: LUCK.map(luck => this.#shares(game.newGame(head.options, luck))) };
  }

  #question(before: GameState, { seat, kind, n }: Entry): Decision {
    const own = this.#match.game.pending(before).filter(d => d.seat === seat);
    const asked = own.find(({ choices }) => choices.some(choice => choice.kind === kind)) ?? own[0];
    if (!asked) throw new Error(`entry ${n} answers nothing`);
    return asked;
  }

  #shares(s: GameState): Shares {
    this.#turn = Math.max(this.#turn, this.#match.game.turnOf(s));
    return sharesAt(this.#match.game, s, this.#match.seats);
  }
}
