import { isSame } from '../copy.js';
import type { Seat } from '../ids.js';
import { actionOf, CLOSE, CONSENT, type Entry, SIT, START, UNDO } from './entry.js';
import type { Sitter } from './head.js';
import { type Closed, closedIn, satIn } from './table-entries.js';

/** What does not fit into the log, whatever the rules say. */
export type Misfit = 'undo' | 'redo' | 'sit' | 'close';

/**
 * What of a log is in effect: which answers, who sits where, and whether it was closed. It follows from the entries
 * alone, without any rules.
 */
export class InEffect {
  readonly #entries: readonly Entry[];
  readonly #seats: readonly Seat[];
  // The answers now in effect, oldest first, and those taken back that could be given again, nearest last.
  #line: number[] = [];
  #undone: number[] = [];
  #sitters: Readonly<Record<Seat, Sitter>>;
  // When somebody else sat down, by seat, and when something was last taken back by consent.
  readonly #sat = new Map<Seat, number>();
  #agreed = 0;
  #closed: Closed | undefined;

  constructor(entries: readonly Entry[], seats: readonly Seat[], sitters: Readonly<Record<Seat, Sitter>>) {
    this.#entries = entries;
    this.#seats = seats;
    this.#sitters = sitters;
  }

  get line(): readonly number[] {
    return this.#line;
  }
  get sitters(): Readonly<Record<Seat, Sitter>> {
    return this.#sitters;
  }
  get closed(): Closed | undefined {
    return this.#closed;
  }

  /** The answer that was taken back last, if whoever took it back still sits there. */
  get redoable(): Entry | undefined {
    const entry = this.#entries[this.#undone[this.#undone.length - 1]];
    return entry?.seat === undefined || entry.n < this.#satAt(entry.seat) ? undefined : entry;
  }

  /**
   * Answers before this entry are not the seat's own to take back: another has given them, or all have agreed on the
   * position they led to, and what was seen on the line taken back is not forgotten.
   */
  bound(seat: Seat): number {
    return Math.max(this.#agreed, this.#satAt(seat));
  }
  #satAt(seat: Seat): number {
    return this.#sat.get(seat) ?? 0;
  }

  /** What keeps an entry from being the next. Whether an answer is legal the rules say, not we. */
  misfitOf(entry: Entry): Misfit | undefined {
    const { kind, seat, arg, redo } = entry;
    if (kind === UNDO) return this.#isSeat(seat) && this.#isInLine(arg) ? undefined : UNDO;
    if (kind === SIT) return this.#isSeat(seat) && satIn(entry) ? undefined : SIT;
    if (kind === CLOSE) {
      const winners = closedIn(entry)?.winners ?? [undefined];
      return (seat === undefined || this.#isSeat(seat)) && winners.every(each => this.#isSeat(each))
        ? undefined
        : CLOSE;
    }
    return redo === undefined || this.#repeats(entry, redo) ? undefined : 'redo';
  }
  #isSeat(seat: Seat | undefined): boolean {
    return seat !== undefined && this.#seats.includes(seat);
  }
  #isInLine(n: unknown): boolean {
    return typeof n === 'number' && this.#line.includes(n);
  }
  /** Is this the answer that was taken back last, given again? */
  #repeats(entry: Entry, n: number): boolean {
    const old = this.redoable;
    return old?.n === n && isSame(actionOf(old), actionOf(entry));
  }

  /** Goes on by an entry that fits. */
  take(entry: Entry): void {
    if (entry.kind === START) return;
    if (entry.kind === UNDO) this.#takeBack(entry);
    else if (entry.kind === SIT) this.#sit(entry);
    else if (entry.kind === CLOSE) {
      this.#closed = closedIn(entry);
      this.#undone = [];
    } else {
      if (entry.redo === undefined) this.#undone = [];
      else this.#undone.pop();
      this.#line.push(entry.n);
    }
  }

  #takeBack({ n, arg, by }: Entry): void {
    const from = this.#line.indexOf(arg as number);
    const gone = this.#line.slice(from).reverse();
    this.#line = this.#line.slice(0, from);
    // What several have agreed to take back no one of them gives again.
    if (by === CONSENT) [this.#undone, this.#agreed] = [[], n];
    else this.#undone.push(...gone);
  }

  #sit(entry: Entry): void {
    const sat = satIn(entry);
    if (!sat || entry.seat === undefined) return;
    const { name, kind } = sat;
    this.#sitters = { ...this.#sitters, [entry.seat]: { name, kind } };
    this.#sat.set(entry.seat, entry.n);
  }
}

/** The entry that would be given again next, if one was taken back. */
export const redoable = (entries: readonly Entry[]): Entry | undefined => {
  const all = new InEffect(entries, [], {});
  for (const entry of entries) all.take(entry);
  return all.redoable;
};
