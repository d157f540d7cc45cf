import type { Army, Troop } from '../troops.js';
import { TROOPS } from './armies.js';

/** One unit of an army, as a question names it. Those of one troop are worth the same. */
export type Token = `${Troop}:${number}`;

export const tokensOf = (army: Army): readonly Token[] =>
  TROOPS.flatMap(troop => Array.from({ length: army[troop] ?? 0 }, (_, i): Token => `${troop}:${i + 1}`));

export const troopOf = (token: Token): Troop => token.slice(0, token.indexOf(':')) as Troop;

export const armyFrom = (tokens: readonly Token[]): Army => {
  const army: Army = {};
  for (const token of tokens) army[troopOf(token)] = (army[troopOf(token)] ?? 0) + 1;
  return army;
};
