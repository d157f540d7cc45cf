import type { Language, Speech } from '@hegemon/board';
import type { MUView } from '../../src/view.js';
import {
  answerText,
  choiceText,
  eventText,
  nameOf,
  noUndoText,
  optionText,
  outcomeText,
  promptText,
  refusalText,
  ruleText,
  termText,
  waitingText,
  wordsFor,
} from '../index.js';
import { has } from '../names.js';

/** The words of the game, as the table asks for them; of what lies on it, if the view is given along. */
export const speechFor = (language: Language, view?: MUView): Speech => {
  const words = wordsFor(language, view);
  const { options, values, names, phrases } = words;
  return {
    language,
    name: (id, kind) => (kind === undefined ? nameOf(words, id) : optionText(words, { kind }, id)),
    seat: seat => nameOf(words, seat),
    question: decision => promptText(words, decision),
    waiting: waiting => waitingText(words, waiting),
    heading: kind => choiceText(words, { kind }),
    answer: answer => answerText(words, answer),
    event: event => eventText(words, event),
    rule: rule => ruleText(words, rule),
    // The page shows the rule as a link of its own.
    refusal: ({ rule: _, ...refusal }, answer) => refusalText(words, refusal, answer),
    noUndo: reason => noUndoText(words, reason),
    outcome: outcome => outcomeText(words, outcome),
    turn: phrases.round,
    phases: Object.entries(names.phases).map(([id, entry]) => ({ id, ...entry })),
    option: id => (has(options, id) ? options[id] : { name: id, text: '' }),
    optionValue: (id, value) => {
      const known: Readonly<Record<string, string>> = has(values, id) ? values[id] : {};
      return has(known, `${value}`) ? known[`${value}`] : `${value}`;
    },
    source: source => (has(names.honourFor, source) ? names.honourFor[source] : source),
    odds: code => code,
    term: code => termText(words, code),
    unit: unit => (unit === 'florin' ? phrases.florin : nameOf(words, unit)),
  };
};
