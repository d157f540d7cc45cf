import type { Answer, Choice, Decision, Heard, Id, NoUndo, Outcome, Refusal, Seat } from '@hegemon/kernel';
import type { Language, Speech } from './face.js';

/** What the board of a game says with its words: the same that the command line uses. */
interface Telling<W> {
  nameOf(words: W, id: string): string;
  promptText(words: W, decision: Decision): string;
  waitingText(words: W, waiting: { readonly seat: Seat; readonly prompt: string }): string;
  choiceText(words: W, choice: Pick<Choice, 'kind'>): string;
  optionText(words: W, choice: Pick<Choice, 'kind'>, id: Id): string;
  answerText(words: W, answer: Answer): string;
  eventText(words: W, event: Heard): string;
  ruleText(words: W, rule: string): string;
  refusalText(words: W, refusal: Refusal, answer?: Answer): string;
  noUndoText(words: W, reason: NoUndo): string;
  outcomeText(words: W, outcome: Outcome): string;
  termText(words: W, code: string): string;
}
type Own = 'turn' | 'phases' | 'option' | 'optionValue' | 'source' | 'odds' | 'unit';

/** The words of a game as the table asks for them, but for what only its own face knows. */
export const spoken = <W>(board: Telling<W>, words: W, language: Language): Omit<Speech, Own> => ({
  language,
  name: (id, kind) => (kind === undefined ? board.nameOf(words, id) : board.optionText(words, { kind }, id)),
  seat: seat => board.nameOf(words, seat),
  question: decision => board.promptText(words, decision),
  waiting: waiting => board.waitingText(words, waiting),
  heading: kind => board.choiceText(words, { kind }),
  answer: answer => board.answerText(words, answer),
  event: event => board.eventText(words, event),
  rule: rule => board.ruleText(words, rule),
  // The page shows the rule as a link of its own.
  refusal: ({ rule: _, ...refusal }, answer) => board.refusalText(words, refusal, answer),
  noUndo: reason => board.noUndoText(words, reason),
  outcome: outcome => board.outcomeText(words, outcome),
  term: code => board.termText(words, code),
});
