import type { Board } from '@hegemon/games';
import type { Game, GameState, Id, Seat } from '@hegemon/kernel';

/** What may give a seat an advantage before it has done anything. */
export interface Opening {
  /** The seats in the order in which they first came on turn. */
  readonly order: readonly Seat[];
  /** What each began with, where the game says so. */
  readonly starts: Readonly<Record<Seat, Id>>;
}

/** Looks on at a game until everybody has come on turn once. */
export class OpeningWatch {
  readonly #game: Game;
  readonly #board: Pick<Board, 'momentOf' | 'startOf'>;
  readonly #seats: readonly Seat[];
  readonly #order: Seat[] = [];
  readonly #starts: Record<Seat, Id> = {};

  constructor(game: Game, board: Pick<Board, 'momentOf' | 'startOf'>, seats: readonly Seat[]) {
    this.#game = game;
    this.#board = board;
    this.#seats = seats;
  }

  look(state: GameState): void {
    if (this.#order.length === this.#seats.length) return;
    const { view, waiting } = this.#game.table(state, 'spectator');
    const { seat: onTurn } = this.#board.momentOf(view, waiting);
    if (onTurn === undefined || this.#order.includes(onTurn)) return;
    if (this.#order.length === 0) this.#noteStarts(view);
    this.#order.push(onTurn);
  }

  get opening(): Opening {
    return { order: this.#order, starts: this.#starts };
  }

  #noteStarts(view: unknown): void {
    for (const seat of this.#seats) {
      const start = this.#board.startOf?.(view, seat);
      if (start !== undefined) this.#starts[seat] = start;
    }
  }
}
