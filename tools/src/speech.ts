import type { Language, Listing, Words } from '@hegemon/games';
import {
  type Answer,
  closedBy,
  type Decision,
  type Heard,
  type Id,
  type NoUndo,
  type Outcome,
  type Refusal,
  type Seat,
} from '@hegemon/kernel';
import { closedText } from './closing.js';

/** How a game is spoken of. Every game has its words beside its board; this is what the command line needs of them. */
export interface Speech {
  readonly language: Language;
  /** What an id is called, as an answer of that kind if there is one. */
  name(id: Id, kind?: string): string;
  seat(seat: Seat): string;
  question(decision: Decision): string;
  /** Above the answers of one kind. */
  heading(kind: string): string;
  answer(answer: Answer): string;
  /** Empty if there is nothing to tell. */
  event(event: Heard): string;
  refusal(refusal: Refusal, answer?: Answer): string;
  noUndo(reason: NoUndo): string;
  outcome(outcome: Outcome): string;
  /** All kinds of answers the game knows, offered now or not. */
  readonly kinds: readonly string[];
}

/** The words of a game, from its own board; of the table that is looked at, if there is one. */
export const speechFor = async (listing: Listing, language: Language, seen?: () => unknown): Promise<Speech> => {
  const board = await listing.board();
  const kinds = Object.keys(board.wordsFor(language).choices);
  // Words that see the table are made anew for every sight of it, not for every sentence.
  let last: { readonly view: unknown; readonly words: Words } | undefined;
  const words = (): Words => {
    const view = seen?.();
    if (!last || last.view !== view) last = { view, words: board.wordsFor(language, view) };
    return last.words;
  };
  return {
    language,
    name: (id, kind) => (kind === undefined ? board.nameOf(words(), id) : board.optionText(words(), { kind }, id)),
    seat: seat => board.nameOf(words(), seat),
    question: decision => board.promptText(words(), decision),
    heading: kind => board.choiceText(words(), { kind }),
    answer: answer => board.answerText(words(), answer),
    event: event => board.eventText(words(), event),
    refusal: (refusal, answer) => board.refusalText(words(), refusal, answer),
    noUndo: reason => board.noUndoText(words(), reason),
    outcome: outcome => {
      const closed = closedBy(outcome);
      return closed
        ? closedText(closed, language, seat => board.nameOf(words(), seat))
        : board.outcomeText(words(), outcome);
    },
    kinds,
  };
};
