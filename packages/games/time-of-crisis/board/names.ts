import { among, has } from '@hegemon/speech';
import {
  GENERALS_OF,
  GOVERNORS,
  isGeneral,
  isMilitia,
  OWNER_OF,
  provinceOfMilitia,
  SUIT_OF,
  VALUE_OF,
} from '../src/catalog.js';
import type { CardId, GovernorId, Suit } from '../src/ids.js';
import type { Sort } from './asked.js';
import type { Names } from './words.js';

export { among, has };

/** The place of a general among those of his family, counted from one. */
export const numberOfGeneral = (id: string): number => (isGeneral(id) ? GENERALS_OF[OWNER_OF[id]].indexOf(id) + 1 : 0);
export const numberOfGovernor = (id: string): number => GOVERNORS.indexOf(id as GovernorId) + 1;

const leaderName = (names: Names, id: string): string | undefined => {
  if (isGeneral(id)) return names.general(numberOfGeneral(id), OWNER_OF[id]);
  if (isMilitia(id)) return names.militia(provinceOfMilitia(id)!);
  return numberOfGovernor(id) > 0 ? names.governor(numberOfGovernor(id)) : undefined;
};

/** What an id is called. A tribe unless a region is asked for, since both bear one id. */
export const nameIn = (names: Names, id: string, sort?: Sort): string => {
  const leader = leaderName(names, id);
  if (leader !== undefined) return leader;
  const lists: readonly Readonly<Record<string, string>>[] = [
    ...(sort === 'region' ? [names.homelands] : []),
    names.families,
    names.provinces,
    names.seas,
    names.tribes,
    names.cards,
    names.events,
    names.improvements,
    names.suits,
    names.losses,
    names.pretenders,
    names.crises,
  ];
  const list = lists.find(record => has(record, id));
  return list ? list[id] : names.unknown;
};

/** Cards with how many there are of each. */
export const countCards = (cards: readonly CardId[]): [string, number][] => {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return sortedCards([...counts]);
};
/** As one holds them: by suit, the least first. What is no card at all comes before. */
export const sortedCards = (counts: readonly (readonly [string, number])[]): [string, number][] =>
  counts.map(([card, count]): [string, number] => [card, count]).sort(([a], [b]) => placeOf(a) - placeOf(b));
const SUITS: readonly Suit[] = ['military', 'senate', 'populace'];
const placeOf = (card: string): number =>
  has(SUIT_OF, card) ? 10 * SUITS.indexOf(SUIT_OF[card]) + VALUE_OF[card] : -1;
