import type { Language } from '@hegemon/games';
import type { Decision, Game, GameState, Id, Seat, Spectator } from '@hegemon/kernel';
import type { Speech } from '../speech.js';

/** Who looks at the table, and in which words. */
export interface Onlooker {
  readonly seat: Seat | Spectator;
  readonly speech: Speech;
}

/** One possible course and what comes of it, by trying it out. */
export interface Odds {
  readonly label: string;
  /** With all ways the dice can fall; otherwise they were drawn, and a share may be off by so much. */
  readonly isExact: boolean;
  readonly error: number;
  /** Shares of the outcomes, most wanted first, each with its name. */
  readonly shares: readonly { readonly what: string; readonly share: number }[];
  /** Other figures: losses to expect, votes needed. */
  readonly figures: readonly { readonly what: string; readonly value: number }[];
  /** What lies behind a mean: how likely each number is, from none upwards. */
  readonly spreads: readonly { readonly what: string; readonly shares: readonly number[] }[];
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

/** What chance may do next: things it may happen to, likeliest first. */
export interface Hazards {
  readonly what: string;
  readonly of: readonly { readonly name: string; readonly share: number }[];
}
export type HazardsQuestion = Omit<OddsQuestion, 'ids'>;

/** What one needs to know before answering, besides the answers themselves. */
export interface Notes {
  /** Above the question: prices and the like. */
  readonly lines: readonly string[];
  /** Beside an answer: what it costs, brings or takes. Empty if there is nothing to say. */
  of(kind: string, id: Id): string;
  /** Below an answer, where there is room: what a card does. Empty if there is nothing to say. */
  about(kind: string, id: Id): string;
}
export interface NotesQuestion {
  readonly game: Game;
  /** The true state; only copies imagined from the seat's knowledge are tried on. */
  readonly state: GameState;
  readonly decision: Decision;
  readonly speech: Speech;
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
  notes(question: NotesQuestion): Notes;
  /** Kinds of answers that sound harmless and may roll dice at once: whoever gives one is asked again. */
  readonly risks: readonly string[];
  /** The chances of what is about to be decided, or a reason why there are none. */
  odds(question: OddsQuestion): readonly Odds[] | { readonly none: string };
  /** What the next roll that nobody asks for may bring. Empty if none is to come. */
  hazards(question: HazardsQuestion): readonly Hazards[];
}
