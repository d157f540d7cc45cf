import type { Language } from '@hegemon/board';
import type { Player } from '../../../src/ids.js';
import type { Army } from '../../../src/troops.js';
import type { MUView } from '../../../src/view.js';
import { wordsFor } from '../../index.js';
import { standingWords } from '../standing.words.js';
import { unitsOf } from './force.js';

/** What a side is called where there is room for a word or two. */
export const sideName = ({ realm }: Pick<MUView, 'realm'>, side: string, language: Language): string => {
  const own = realm[side as Player];
  if (own) return standingWords[language].realms[own];
  const { sides } = wordsFor(language).names;
  return Object.hasOwn(sides, side) ? sides[side as Player] : side;
};

/** An army in words: "3 heavy infantry and 2 archers". */
export const armyText = (army: Army, language: Language): string => {
  const { names, phrases } = wordsFor(language);
  return phrases.list(
    unitsOf(army).map(({ troop, count }) => `${count} ${names.troops[troop][count === 1 ? 'one' : 'many']}`),
  );
};
