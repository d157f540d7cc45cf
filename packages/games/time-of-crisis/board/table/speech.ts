import type { Language, Speech } from '@hegemon/board';
import { spoken } from '@hegemon/board/spoken.js';
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

// By name: a whole module as an object would keep all of it together in the page.
const BOARD = {
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
};

/** The words of the game, as the table asks for them. */
const speechIn = (language: Language): Speech => {
  const words = wordsFor(language);
  const own = speechWords[language];
  const { options, phases } = words;
  return {
    ...spoken(BOARD, words, language),
    turn: own.turn,
    phases: PHASES.map(id => ({ id, ...phases[id] })),
    option: id => (Object.hasOwn(options, id) ? options[id as keyof typeof options] : { name: id, text: '' }),
    source: source => lookup(own.sources, source),
    odds: code => lookup(own.odds, code),
    unit: unit => (unit === 'politics' ? own.politics : nameOf(words, unit)),
  };
};

const SPEECH: Readonly<Record<Language, Speech>> = { en: speechIn('en'), de: speechIn('de') };
export const speechFor = (language: Language): Speech => SPEECH[language];
