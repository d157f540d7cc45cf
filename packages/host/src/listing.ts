import type {
  Answer,
  Facts,
  Game,
  GameState,
  Heard,
  Id,
  Match,
  Options,
  Seat,
  Spectator,
  Strength,
  Table,
} from '@hegemon/kernel';
import type { Hazard, Odds } from './desk.js';

/** Any match of any game. */
export type AnyMatch = Match<Options, GameState, unknown>;

/** What the host asks of a game's board; it speaks no language itself. */
export interface BoardHooks {
  /** Everything a player may name, every sort of answer there is, and what could be done with a thing. */
  readonly ids: readonly Id[];
  readonly kinds: readonly string[];
  kindsFor(id: Id): readonly string[];
  momentOf(
    view: unknown,
    waiting: Table<unknown>['waiting'],
  ): { readonly turn: number; readonly seat?: Seat; readonly phase?: string };
  pointsOf(view: unknown): Readonly<Record<Seat, number>>;
  tallyOf(event: Heard): readonly { readonly seat: Seat; readonly amount: number; readonly source: string }[];
}

/** What a game can say of answers before they are given. */
export interface ForesightHooks {
  foresightOf(
    game: Game,
    state: GameState,
    seat: Seat,
    course: readonly Answer[],
  ): { readonly cost?: readonly { readonly unit: Id; readonly amount: number }[]; readonly facts?: Facts };
  oddsOf(game: Game, state: GameState, seat: Seat, course: readonly Answer[]): readonly Odds[];
  hazardsOf(game: Game, state: GameState, seat: Seat | Spectator): readonly Hazard[];
}

/** A game that can be played here. Everything but the rules is fetched when it is first needed. */
export interface GameListing {
  readonly game: Game;
  board(): Promise<BoardHooks>;
  foresight(): Promise<ForesightHooks>;
  /** By the name of the bot, as far as it was measured. */
  strength(): Promise<Readonly<Record<string, Strength>>>;
}
