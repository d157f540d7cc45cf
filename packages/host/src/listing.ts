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
import type { GameAbout, Hazard, Odds } from './desk.js';

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

/** The same before it is there: what can be told of it without its rules, which are fetched when somebody plays. */
export interface GameOffer extends Pick<GameListing, 'strength'> {
  readonly about: GameAbout;
  fetch(): Promise<GameListing>;
}
export type Listed = GameListing | GameOffer;

const isHere = (listed: Listed): listed is GameListing => 'game' in listed;

export const aboutOf = (listed: Listed): GameAbout => {
  if (!isHere(listed)) return listed.about;
  const { id, title, edition, players, optionSpecs, seats } = listed.game;
  return {
    id,
    title,
    edition,
    players,
    optionSpecs,
    seats: Object.fromEntries(players.map(count => [count, seats({ players: count })])),
  };
};
export const listedFor = (listings: readonly Listed[], id: string): Listed | undefined =>
  listings.find(listed => (isHere(listed) ? listed.game.id : listed.about.id) === id);
/** What is known of it, at once. */
export const editionOf = (listed: Listed | undefined): { readonly edition: number } | undefined =>
  listed && (isHere(listed) ? listed.game : listed.about);
/** With its rules. */
export const listingFor = async (listings: readonly Listed[], id: string): Promise<GameListing | undefined> => {
  const listed = listedFor(listings, id);
  return listed && !isHere(listed) ? listed.fetch() : listed;
};
