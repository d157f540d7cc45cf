import type { Answer, Choice, Decision, Game, Heard, NoUndo, Outcome, Refusal } from '@hegemon/kernel';
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
  wordsFor(language: Language): Words;
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
}

/** A game of the house, and where its papers lie, as paths seen from this folder. Whoever can read files finds them. */
export interface Listing {
  readonly game: Game;
  /** Fetched when it is needed: a server or a simulation speaks no language. */
  board(): Promise<Board>;
  /** The folder of its package. */
  readonly home: string;
  /** The digest of the rules, in each language. */
  readonly rules: Readonly<Record<Language, string>>;
  /** The facts of the box, and where they come from. */
  readonly data: readonly string[];
  readonly provenance: string;
}

const listed = (game: Game, home: string, board: () => Promise<Board>): Listing => ({
  game,
  board,
  home,
  rules: { en: `${home}/rules/rules.en.md`, de: `${home}/rules/rules.de.md` },
  data: [`${home}/data/data.json`],
  provenance: `${home}/provenance.md`,
});

/** The register of games: the only file that knows all of them. */
export const games: readonly Listing[] = [
  listed(timeOfCrisis, 'time-of-crisis', () => import('@hegemon/time-of-crisis/board')),
];

export const gameById = (id: string): Listing | undefined => games.find(({ game }) => game.id === id);
