import type {
  Answer,
  Choice,
  Decision,
  Facts,
  Game,
  GameState,
  Heard,
  Id,
  NoUndo,
  Outcome,
  Refusal,
  Seat,
  Spectator,
  Strength,
  Table,
} from '@hegemon/kernel';
import { medioevoUniversale } from '@hegemon/medioevo-universale';
import { timeOfCrisis } from '@hegemon/time-of-crisis';

/** The languages in which every game has its rules and words. */
export type Language = 'en' | 'de';

/** How one language speaks of a game; what else is in it only the game's own board knows. */
export interface Words {
  /** By kind, every answer the game knows. */
  readonly choices: object;
}
/** What the board of every game offers to whoever speaks of the game. */
export interface Board {
  /** Words that see the table, if a view is given along: what things are called may have been settled in the game. */
  wordsFor(language: Language, view?: unknown): Words;
  nameOf(words: Words, id: string): string;
  promptText(words: Words, decision: Decision): string;
  choiceText(words: Words, choice: Pick<Choice, 'kind'>): string;
  optionText(words: Words, choice: Pick<Choice, 'kind'>, id: string): string;
  answerText(words: Words, answer: Answer): string;
  eventText(words: Words, event: Heard): string;
  ruleText(words: Words, rule: string): string;
  refusalText(words: Words, refusal: Refusal, answer?: Answer): string;
  noUndoText(words: Words, reason: NoUndo): string;
  outcomeText(words: Words, outcome: Outcome): string;
  /** What bots judge a position by, by the code of the term. */
  termText(words: Words, code: string): string;
  /** The phase of a turn, by the id that `momentOf` gives. */
  phaseText(words: Words, phase: string): string;
  /** What the others read while somebody decides. */
  waitingText(words: Words, waiting: { readonly seat: Seat; readonly prompt: string }): string;

  /** Everything a player may name, every sort of answer there is, and what could be done with a thing. */
  readonly ids: readonly Id[];
  readonly kinds: readonly string[];
  kindsFor(id: Id): readonly string[];
  /** Where on the scale of a match a position lies. */
  momentOf(view: unknown, waiting: Table<unknown>['waiting']): Moment;
  /** Points as everybody counts them, and what an event has added to them or taken away. */
  pointsOf(view: unknown): Readonly<Record<Seat, number>>;
  tallyOf(event: Heard): readonly Tally[];
  /** What a seat chose to begin with, for the balance report; asked when the first turn begins. */
  startOf?(view: unknown, seat: Seat): Id | undefined;
}
export interface Moment {
  readonly turn: number;
  /** Whose turn it is; nobody's before the first. */
  readonly seat?: Seat;
  readonly phase?: string;
}
export interface Tally {
  readonly seat: Seat;
  readonly amount: number;
  readonly source: string;
}

/** What a game can say of an answer before it is given. It tries things on states the seat could believe in. */
export interface Foresight {
  /** Kinds of answers that may roll dice at once. */
  readonly risks: readonly string[];
  /** What a course of answers costs (positive) or brings (negative), by unit, and other figures worth knowing. */
  foresightOf(game: Game, state: GameState, seat: Seat, course: readonly Answer[]): Prospect;
  /** The chances of a course; empty if nothing is diced for. */
  oddsOf(game: Game, state: GameState, seat: Seat, course: readonly Answer[]): readonly CourseOdds[];
  /** What chance may do next, by thing. */
  hazardsOf(game: Game, state: GameState, seat: Seat | Spectator): readonly Hazard[];
}
export interface Hazard {
  readonly code: string;
  readonly id: Id;
  readonly share: number;
}
export interface Prospect {
  readonly cost?: readonly { readonly unit: Id; readonly amount: number }[];
  readonly facts?: Facts;
}
export interface CourseOdds {
  readonly course: readonly Answer[];
  readonly runs: number;
  /** Every way the dice can fall was played; otherwise they were drawn. */
  readonly isExact: boolean;
  /** How far a share may be off: what was cut off, or half of a 95 % interval. */
  readonly error: number;
  readonly shares: readonly { readonly code: string; readonly share: number }[];
  readonly figures: readonly { readonly code: string; readonly value: number }[];
}

/** What a bot knows of a game is a list of numbers; with these rooms they can be tuned by a machine. */
export interface Tuning {
  /** The codes of the terms, in the order of the figures. */
  readonly terms: readonly string[];
  /** What a seat has of each term. The worth of a seat is its share of the exponentials of all seats' sums. */
  figuresOf(state: GameState, seat: Seat): readonly number[];
  /** The weights in use, and the same game with others. */
  readonly weights: readonly number[];
  /** On which side of nothing each weight belongs; 0 leaves it open. */
  readonly signs?: readonly (-1 | 0 | 1)[];
  /** Terms that are left as they are by a fit: why something is begun, and no forecast of who will win. */
  readonly drives?: readonly string[];
  gameWith(weights: readonly number[]): Game;
}

/** A game of the house, and where its papers lie, as paths seen from this folder. Whoever can read files finds them. */
export interface Listing {
  readonly game: Game;
  /** Fetched when it is needed: a server or a simulation speaks no language. */
  board(): Promise<Board>;
  foresight(): Promise<Foresight>;
  tuning(): Promise<Tuning>;
  /** By the name of the bot. */
  strength(): Promise<Readonly<Record<string, Strength>>>;
  /** Where the figures for bots lie: weights, and measured strength. */
  readonly weights: string;
  readonly strengths: string;
  /** The folder of its package. */
  readonly home: string;
  /** The digest of the rules, in each language. */
  readonly rules: Readonly<Record<Language, string>>;
  /** The facts of the box, and where they come from. */
  readonly data: readonly string[];
  readonly provenance: string;
}

const listed = (
  game: Game,
  home: string,
  rooms: Pick<Listing, 'board' | 'foresight' | 'tuning' | 'strength'>,
  data: readonly string[] = ['data'],
): Listing => ({
  game,
  ...rooms,
  home,
  rules: { en: `${home}/rules/rules.en.md`, de: `${home}/rules/rules.de.md` },
  data: data.map(file => `${home}/data/${file}.json`),
  provenance: `${home}/provenance.md`,
  weights: `${home}/bots/weights.json`,
  strengths: `${home}/bots/strength.json`,
});

/** The register of games: the only file that knows all of them. */
export const games: readonly Listing[] = [
  listed(timeOfCrisis, 'time-of-crisis', {
    board: () => import('@hegemon/time-of-crisis/board'),
    foresight: () => import('@hegemon/time-of-crisis/foresight'),
    tuning: () => import('@hegemon/time-of-crisis/tuning'),
    strength: async () => (await import('@hegemon/time-of-crisis/tuning')).strength,
  }),
  listed(
    medioevoUniversale,
    'medioevo-universale',
    {
      board: () => import('@hegemon/medioevo-universale/board'),
      foresight: () => import('@hegemon/medioevo-universale/foresight'),
      tuning: () => import('@hegemon/medioevo-universale/tuning'),
      strength: async () => (await import('@hegemon/medioevo-universale/tuning')).strength,
    },
    ['map', 'cards', 'components'],
  ),
];

export const gameById = (id: string): Listing | undefined => games.find(({ game }) => game.id === id);
