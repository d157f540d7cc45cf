import type { Language, Speech } from '@hegemon/board';
import {
  answerText,
  choiceText,
  eventText,
  nameOf,
  noUndoText,
  optionText,
  outcomeText,
  PHASES,
  promptText,
  refusalText,
  ruleText,
  termText,
  waitingText,
  wordsFor,
} from '../index.js';
import { speechWords } from './speech.words.js';

const lookup = (record: Readonly<Record<string, string>>, id: string): string =>
  Object.hasOwn(record, id) ? record[id] : id;

/** The words of the game, as the table asks for them. */
const speechIn = (language: Language): Speech => {
  const words = wordsFor(language);
  const own = speechWords[language];
  const { options, phases } = words;
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
    turn: own.turn,
    phases: PHASES.map(id => ({ id, ...phases[id] })),
    option: id => (Object.hasOwn(options, id) ? options[id as keyof typeof options] : { name: id, text: '' }),
    source: source => lookup(own.sources, source),
    odds: code => lookup(own.odds, code),
    term: code => termText(words, code),
    unit: unit => (unit === 'politics' ? own.politics : nameOf(words, unit)),
  };
};

const SPEECH: Readonly<Record<Language, Speech>> = { en: speechIn('en'), de: speechIn('de') };
export const speechFor = (language: Language): Speech => SPEECH[language];
