import { isGeneral, isMilitia, OWNER_OF, provinceOfMilitia } from '../../src/catalog.js';
import type { CardId, Suit, TribeId } from '../../src/ids.js';
import { among, countCards, has, numberOfGeneral } from '../names.js';
import { names } from './names.js';

export const start = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const family = (id: string): string => among(names.families, id, names.unknown);
export const card = (id: string): string => among(names.cards, id, names.unknown);
export const points = (n: number, suit: Suit): string => count(n, names.points[suit].one, names.points[suit].many);
export const tribesmen = (n: number, tribe: TribeId): string =>
  count(n, names.tribesmen[tribe].one, names.tribesmen[tribe].many);
export const politics = (n: number): string => count(n, 'political point');
export const dice = (pips: readonly number[]): string => (pips.length === 0 ? 'nothing' : list(pips.map(String)));
export const cards = (ids: readonly CardId[]): string =>
  list(countCards(ids).map(([id, n]) => (n === 1 ? card(id) : `${n} × ${card(id)}`)));

/** An army within a sentence. */
export const army = (id: string): string => {
  if (isGeneral(id)) return `general ${numberOfGeneral(id)} of ${family(OWNER_OF[id])}`;
  if (isMilitia(id)) return `the militia of ${names.provinces[provinceOfMilitia(id)!]}`;
  if (has(names.tribes, id)) return `the ${names.tribes[id]}`;
  if (id === 'priest-king') return `the ${names.rivals[id]}`;
  return among(names.rivals, id, names.unknown);
};
/** A region within a sentence: seas take an article. */
export const region = (id: string): string => {
  if (has(names.seas, id)) return `the ${names.seas[id]}`;
  return among({ ...names.provinces, ...names.homelands }, id, names.unknown);
};
export const at = (id: string): string => `${has(names.seas, id) ? 'on' : 'in'} ${region(id)}`;
/** The city and its province. */
export const capital = (id: string): string =>
  `${among(names.capitals, id, 'the capital')}, the capital of ${region(id)}`;
export const city = (id: string): string => among(names.capitals, id, 'the capital');
