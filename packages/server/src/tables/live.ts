import { type AnyMatch, answerOf, Chronicle, type Eyes, type GameListing, Scale, type Sight } from '@hegemon/host';
import { type Entry, isAnswer, type Seat, type Table, UNDO } from '@hegemon/kernel';
import type { Kept } from '../ledger/rows.js';
import type { SeatRow } from '../store/schema.js';

/** A match that is at hand: its log, and everything about it that is not in the log. */
export class Live {
  readonly listing: GameListing;
  readonly match: AnyMatch;
  readonly chronicle: Chronicle;
  readonly scale: Scale;
  kept: Kept;
  /** The version whose position was kept last. */
  snapshotAt = 0;
  /** How often each seat has done something at leisure since the game went on, as far as this process knows. */
  readonly besides = new Map<Seat, number>();
  #board: ReturnType<GameListing['board']> | undefined;
  // What was worked out of the present position.
  #found: { readonly version: number; readonly values: Map<string, unknown> } = { version: 0, values: new Map() };

  constructor(listing: GameListing, match: AnyMatch, kept: Kept) {
    this.listing = listing;
    this.match = match;
    this.kept = kept;
    this.chronicle = new Chronicle(match);
    this.scale = new Scale(match);
  }

  /** Asked for with every answer: fetching it anew would wait for the loader of modules each time. */
  board(): ReturnType<GameListing['board']> {
    this.#board ??= this.listing.board();
    return this.#board;
  }
  get id(): string {
    return this.kept.row.id;
  }
  /** How many entries there are. */
  get version(): number {
    return this.match.entries.length;
  }
  get isOver(): boolean {
    return this.match.outcome !== undefined;
  }

  /** Works something out, once for each version. */
  once<T>(what: string, work: () => T): T {
    if (this.#found.version !== this.version) this.#found = { version: this.version, values: new Map() };
    const { values } = this.#found;
    if (!values.has(what)) values.set(what, work());
    return values.get(what) as T;
  }

  seatRow(seat: Seat): SeatRow {
    const row = this.kept.seats.find(each => each.seat === seat);
    if (!row) throw new Error(`there is no seat ${seat}`);
    return row;
  }
  /** Where a person sits; whoever has lost his seat does not sit there any more. */
  seatOf(person: string | undefined): Seat | undefined {
    return this.kept.seats.find(row => row.person !== null && row.person === person && row.lost === null)?.seat;
  }
  /** The bot that decides for a seat at present. */
  botAt(seat: Seat): string | undefined {
    const { bot, stand_in } = this.seatRow(seat);
    return bot ?? stand_in ?? undefined;
  }

  /** What these eyes see after the first `version` entries. A match that was closed ends with its last entry. */
  tableAt(version: number, eyes: Eyes): Table<unknown> {
    const { match } = this;
    const table = match.game.table(match.at(version - 1), eyes);
    if (version < this.version || !match.outcome) return table;
    return { ...unasked(table), waiting: [], outcome: match.outcome };
  }

  undoOf(eyes: Eyes): Sight['undo'] {
    if (eyes === 'spectator' || this.isOver) return { refused: 'nothing-to-undo' };
    const may = this.match.mayUndo(eyes);
    if ('refused' in may) return may;
    return { entry: may.entry, answer: answerOf(this.match.entries[may.entry]) };
  }
  redoOf(eyes: Eyes): Sight['redo'] {
    const entry = this.isOver ? undefined : this.match.redoable;
    return entry && entry.seat === eyes ? { answer: answerOf(entry) } : { refused: 'nothing-to-redo' };
  }

  /** The lines that somebody has not, or has otherwise, who has seen the first `version` entries. */
  newsSince(version: number, eyes: Eyes, upTo = this.version): Sight['news'] {
    const { entries } = this.match;
    // What was given in secret lies open at the end.
    let from = this.isOver && version < upTo && upTo === this.version ? 0 : version;
    for (const { kind, arg } of entries.slice(version, upTo)) if (kind === UNDO) from = Math.min(from, Number(arg));
    const inEffect = new Set(this.#lineAt(upTo, from));
    const isUndone = (entry: Entry): boolean => isAnswer(entry) && !inEffect.has(entry.n);
    return { from, lines: entries.slice(from, upTo).map(each => this.chronicle.line(each.n, eyes, isUndone(each))) };
  }

  /** The answers in effect after the first `version` entries, from the entry `from` on. */
  #lineAt(version: number, from: number): readonly number[] {
    const { entries, line } = this.match;
    if (version === this.version) return line.slice(line.findLastIndex(n => n < from) + 1);
    // Whoever looks on late must not see what was taken back since.
    const then: number[] = [];
    for (const entry of entries.slice(0, version)) {
      if (entry.kind === UNDO) then.length = then.indexOf(Number(entry.arg));
      else if (isAnswer(entry)) then.push(entry.n);
    }
    return then;
  }

  /** Everything these eyes see after the first `version` entries: now, or as it was then. */
  sight(eyes: Eyes, version = this.version, upTo = this.version): Sight {
    const { match, kept } = this;
    const isNow = version === this.version;
    const table = this.tableAt(version, eyes);
    return {
      match: {
        id: this.id,
        game: match.game.id,
        edition: match.game.edition,
        options: kept.options,
        seats: match.seats,
        sitters: match.sitters,
        commitment: match.commitment,
        ...(this.isOver && { serverSeed: kept.seed.serverSeed }),
      },
      eyes,
      at: version - 1,
      last: upTo - 1,
      table: isNow ? table : unasked(table),
      undo: isNow ? this.undoOf(eyes) : { refused: 'nothing-to-undo' },
      redo: isNow ? this.redoOf(eyes) : { refused: 'nothing-to-redo' },
      news: this.newsSince(0, eyes, upTo),
    };
  }
}

/** The same table for somebody who only looks on. */
const unasked = ({ leisure: _, ...table }: Table<unknown>): Table<unknown> => ({ ...table, decisions: [] });
