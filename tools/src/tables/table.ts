import type { Language } from '@hegemon/games';
import type { Game, GameState, Id, Seat, Spectator } from '@hegemon/kernel';
import type { Speech } from '../speech.js';

/** Who looks at the table, and in which words. */
export interface Onlooker {
  readonly seat: Seat | Spectator;
  readonly speech: Speech;
}

/** One possible course and what comes of it, by trying it out many times. */
export interface Odds {
  readonly label: string;
  readonly runs: number;
  /** Shares of the outcomes, most wanted first, each with its name. */
  readonly shares: readonly { readonly what: string; readonly share: number }[];
  /** Other figures: losses to expect, votes needed. */
  readonly figures: readonly { readonly what: string; readonly value: number }[];
}
export interface OddsQuestion {
  readonly game: Game;
  /** The true state; only copies imagined from the seat's knowledge are played on. */
  readonly state: GameState;
  readonly seat: Seat;
  readonly speech: Speech;
  /** What was named: armies, provinces. */
  readonly ids: readonly Id[];
}

/** How a game lies on a terminal. It draws what a seat may see, and decides nothing. */
export interface TerminalTable {
  /** The whole position, compact. */
  board(view: unknown, onlooker: Onlooker): string;
  /** What the seat holds, and what it has to spend, in a few lines. */
  holdings(view: unknown, onlooker: Onlooker): string[];
  /** One line: whose turn, how the race stands. */
  standing(view: unknown, onlooker: Onlooker): string;
  legend(language: Language): string;
  /** Everything a player may name. */
  readonly ids: readonly Id[];
  /** A short name that stands on the board, if the thing has one. */
  alias(id: Id): string | undefined;
  /** The seat's colour; its letter or name is always there too. */
  paint(seat: string, text: string): string;
  /** The chances of what is about to be decided, or a reason why there are none. */
  odds(question: OddsQuestion): readonly Odds[] | { readonly none: string };
}
