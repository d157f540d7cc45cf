import type { Language } from '@hegemon/board';
import { pointsOf } from '../../../src/catalog.js';
import { type CardId, COLOURS } from '../../../src/ids.js';
import { wordsFor } from '../../index.js';
import { type CardTexts, personOf } from '../../names.js';
import { partsWords } from './parts.words.js';

/** What cards and technologies do: long, and fetched when somebody wants to read it. */
export const cardTexts = (language: Language): Promise<Pick<CardTexts, 'cards' | 'technologies' | 'when'>> =>
  language === 'de' ? import('../../de/cards.js') : import('../../en/cards.js');

export const personName = (card: CardId, language: Language): string =>
  wordsFor(language).names.persons[personOf(card)];

/** The points printed on a card, in words: "1 red TP or 1 blue TP". */
export const pointsText = (card: CardId, language: Language): string => {
  const words = partsWords[language];
  const { colours } = wordsFor(language).names;
  const alternatives = pointsOf(card).map(points =>
    COLOURS.flatMap(colour => {
      const n = points[colour];
      return n === undefined ? [] : [words.points(n, colours[colour])];
    }).join(', '),
  );
  return alternatives.length === 0 ? words.noPoints : alternatives.join(` ${words.or} `);
};
