import type { Language, Speech } from '@hegemon/board';
import { spoken } from '@hegemon/board/spoken.js';
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
import { SETUP } from '../moments.js';
import { has } from '../names.js';
import { oddsWords } from './battle/odds.words.js';
import { ROMANS } from './standing.js';

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

const ROUND: Readonly<Record<Language, string>> = { en: 'Round', de: 'Runde' };

/** The words of the game, as the table asks for them; of what lies on it, if there is one to look at. */
export const speechFor = (language: Language, seen?: () => MUView): Speech => {
  const words = wordsFor(language, seen?.());
  const { options, values, names, phrases } = words;
  return {
    ...spoken(BOARD, words, language),
    within: words.within,
    shortRule: rule => rule.replace(/^MU (?:clause\.)?/, ''),
    turn: round => (round === 0 ? phrases.setup : `${ROUND[language]} ${ROMANS[round] ?? round}`),
    turnName: ROUND[language],
    phases: Object.entries(names.phases).map(([id, entry]) => ({ id: id === '0' ? SETUP : id, ...entry })),
    option: id => (has(options, id) ? options[id] : { name: id, text: '' }),
    optionValue: (id, value) => {
      const known: Readonly<Record<string, string>> = has(values, id) ? values[id] : {};
      return has(known, `${value}`) ? known[`${value}`] : `${value}`;
    },
    source: source => (has(names.honourFor, source) ? names.honourFor[source] : source),
    odds: code => oddsWords[language][code] ?? code,
    unit: unit => (unit === 'florin' ? phrases.florin : nameOf(words, unit)),
  };
};
