import type { AreaId, Colour, Realm } from '../../src/ids.js';
import type { Army, Troop } from '../../src/troops.js';
import { among, has, type OneAndMany } from '../names.js';
import { names } from './names.js';

export const start = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
export const list = (items: readonly string[]): string => joined(items, 'and');
export const alternatives = (items: readonly string[]): string => joined(items, 'or');

export const count = (n: number, { one, many }: OneAndMany): string => `${n} ${n === 1 ? one : many}`;
export const florin = (n: number): string => `${n}\u00a0F`;
export const points = (n: number, colour: Colour): string => `${n} ${names.colours[colour]} TP`;
/** The units of an army; those of which there are none are not named. */
export const army = (units: Army): string => {
  const held = (Object.entries(units) as [Troop, number][]).filter(([, n]) => n > 0);
  return held.length === 0 ? 'no units' : list(held.map(([troop, n]) => count(n, names.troops[troop])));
};

/** All realms are called something that takes an article. */
export const realm = (id: Realm): string => `the ${names.realms[id].long}`;
const WITH_ARTICLE: readonly string[] = ['great-plain', 'banat', 'nogai-steppe', 'don-steppe'] satisfies AreaId[];
/** A territory or a sea area within a sentence: seas take an article. */
export const area = (id: string): string => {
  if (has(names.seas, id)) return `the ${names.seas[id]}`;
  return `${WITH_ARTICLE.includes(id) ? 'the ' : ''}${among(names.territories, id, names.unknown)}`;
};
export const at = (id: string): string => `in ${area(id)}`;
export const to = (id: string): string => `to ${area(id)}`;
export const from = (id: string): string => `from ${area(id)}`;
