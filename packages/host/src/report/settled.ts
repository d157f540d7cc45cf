import { type Begun, begunWith, carriedOn, settle } from '@hegemon/bots';
import { type Answer, type Decision, type Entry, type GameState, type Seed, seedOfText, stream } from '@hegemon/kernel';
import type { AnyMatch } from '../listing.js';
import { answerOf } from '../log.js';
import { type Shares, sharesAt } from './shares.js';

/** So often dice that fell are thrown again, to see what was to be expected of them; the words of the board say so. */
const THROWS = 96;
const LUCK = Array.from({ length: THROWS }, (_, i): Seed => seedOfText(`thrown again ${i}`).slice(0, 32));

/** What an entry has come to when all that it began is over: once for each way it was played on. */
export interface Settled {
  readonly actual: readonly Shares[];
  /** With other dice in place of those that fell; absent if none fell. */
  readonly expected?: readonly Shares[];
}

/**
 * Goes through the entries in effect, in order. As long as a battle asks on, nothing has happened on the board yet: so
 * every position is played on by hints until what was begun is over, and looked at then.
 */
export class Settling {
  readonly #match: AnyMatch;
  // What the last entry has left open.
  #open: Begun | undefined;

  constructor(match: AnyMatch) {
    this.#match = match;
  }

  next(n: number): Settled {
    return n === 0 ? this.#opening() : this.#answered(this.#match.entries[n]);
  }

  #answered(entry: Entry): Settled {
    const { game } = this.#match;
    const before = this.#match.at(entry.n - 1);
    const answer = answerOf(entry);
    const begun = begunWith(game, before, this.#question(before, entry), this.#open);
    const twin = game.copy(before);
    const left = carriedOn(game, twin, begun, answer);
    this.#open = left;
    const actual = left ? LUCK.map(luck => this.#playedOn(twin, left, luck)) : [this.#shares(twin)];
    return entry.drew ? { actual, expected: LUCK.map(luck => this.#playedOn(before, begun, luck, answer)) } : { actual };
  }

  /** With other dice, and all that lies hidden as it is. */
  #playedOn(from: GameState, begun: Begun, luck: Seed, first?: Answer): Shares {
    const { game } = this.#match;
    const s = game.recast(from, luck);
    settle(game, s, first ? carriedOn(game, s, begun, first) : begun, stream(luck));
    return this.#shares(s);
  }

  /** A match that goes on from another position has no beginning that could have been otherwise. */
  #opening(): Settled {
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
    return sharesAt(this.#match.game, s, this.#match.seats);
  }
}
