import type { Answer, Choice, Decision } from '@hegemon/kernel';
import type { Speech } from '../face.js';
import { plainOf } from './emphasis.js';

/** A line of the command palette that gives an answer, or opens what is needed to put one together. */
export interface AnswerLine {
  readonly key: string;
  readonly text: string;
  /** Absent where something has to be put together first. */
  readonly answer?: Answer;
  readonly kind: string;
}

/** A picked thing that has no end is not written out. */
const MOST = 60;

/** Every legal answer in words: a pick is a line for each thing, the rest opens its widget. */
export const answerLines = (decision: Decision, speech: Pick<Speech, 'answer' | 'heading' | 'name'>): AnswerLine[] =>
  decision.choices.flatMap(choice => linesOf(choice, speech));

const linesOf = (choice: Choice, speech: Pick<Speech, 'answer' | 'heading' | 'name'>): AnswerLine[] => {
  const { kind } = choice;
  if (choice.shape === 'button') return [{ key: kind, kind, text: speech.heading(kind), answer: { kind } }];
  if (choice.shape !== 'pick' || choice.of.length > MOST) {
    return [{ key: kind, kind, text: `${speech.heading(kind)}…` }];
  }
  return choice.of.map(arg => {
    const answer = { kind, arg };
    return { key: `${kind} ${arg}`, kind, text: plainOf(speech.answer(answer)), answer };
  });
};
