import { isGeneral, isMilitia, provinceOfMilitia } from '../../src/catalog.js';
import type { CardId, SeaId, Suit, TribeId } from '../../src/ids.js';
import { among, countCards, has, nameIn } from '../names.js';
import { names } from './names.js';

type Case = 'nominative' | 'accusative' | 'dative';
type Article = Readonly<Record<Case, string>>;
const MASCULINE: Article = { nominative: 'der', accusative: 'den', dative: 'dem' };
const FEMININE: Article = { nominative: 'die', accusative: 'die', dative: 'der' };
const NEUTER: Article = { nominative: 'das', accusative: 'das', dative: 'dem' };
const PLURAL: Article = { nominative: 'die', accusative: 'die', dative: 'den' };
const SEA_ARTICLES: Readonly<Record<SeaId, Article>> = {
  'oceanus-atlanticus': MASCULINE,
  'oceanus-britannicus': MASCULINE,
  'mare-occidentale': NEUTER,
  'mare-orientale': NEUTER,
  'pontus-euxinus': MASCULINE,
};

export const start = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]}`;
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const family = (id: string): string => among(names.families, id, names.unknown);
export const card = (id: string): string => among(names.cards, id, names.unknown);
export const points = (n: number, suit: Suit): string => count(n, names.points[suit].one, names.points[suit].many);
export const hits = (n: number): string => `${n} Treffer`;
export const cardCount = (n: number): string => count(n, 'Karte', 'Karten');
export const dice = (pips: readonly number[]): string => (pips.length === 0 ? 'nichts' : list(pips.map(String)));
export const cards = (ids: readonly CardId[]): string =>
  list(countCards(ids).map(([id, n]) => (n === 1 ? card(id) : `${n} × ${card(id)}`)));

/** The subject of a sentence; where something is done to them, a single one has another ending. */
export const tribesmen = (n: number, tribe: TribeId): string =>
  count(n, names.tribesmen[tribe].one, names.tribesmen[tribe].many);
export const tribesmenAsObject = (n: number, tribe: TribeId): string =>
  `${n === 1 ? 'einen' : n} ${names.tribesmen[tribe].many}`;
export const mobsAsObject = (n: number): string => (n === 1 ? 'einen Mob' : `${n} Mobs`);

/** An army within a sentence. */
export const army = (id: string, casus: Case = 'nominative'): string => {
  if (isGeneral(id)) return nameIn(names, id);
  if (isMilitia(id)) return `${FEMININE[casus]} Miliz von ${names.provinces[provinceOfMilitia(id)!]}`;
  if (has(names.tribes, id)) return `${PLURAL[casus]} ${names.tribes[id]}`;
  if (id === 'priest-king') return `${MASCULINE[casus]} ${names.rivals[id]}`;
  if (has(names.rivals, id)) return names.rivals[id];
  return casus === 'dative' ? 'dem Genannten' : names.unknown;
};
/** The army that acts, with the verb that fits one or many. */
export const acts = (id: string, one: string, many: string): string =>
  `${start(army(id))} ${has(names.tribes, id) ? many : one}`;

/** A region within a sentence: seas take an article. */
export const region = (id: string, casus: Case = 'nominative'): string => {
  if (has(names.seas, id)) return `${SEA_ARTICLES[id][casus]} ${names.seas[id]}`;
  const name = among({ ...names.provinces, ...names.homelands }, id, '');
  return name || (casus === 'dative' ? 'dem Genannten' : names.unknown);
};
export const at = (id: string): string => `${has(names.seas, id) ? 'auf' : 'in'} ${region(id, 'dative')}`;
export const to = (id: string): string =>
  has(names.seas, id) ? `auf ${region(id, 'accusative')}` : `nach ${region(id, 'dative')}`;
export const from = (id: string): string =>
  has(names.seas, id) ? `vom ${names.seas[id]}` : `aus ${region(id, 'dative')}`;
export const city = (id: string): string => among(names.capitals, id, 'die Hauptstadt');
