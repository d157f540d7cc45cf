import type { Army, Troop } from '../troops.js';
import { TROOPS } from './armies.js';

/** One unit of an army, as a question names it. Those of one troop are worth the same. */
export type Token = `${Troop}:${number}`;

/** Tokens are named at every step of a battle: each is written once. */
const WRITTEN = new Map(TROOPS.map((troop): [Troop, Token[]] => [troop, []]));
/** The unit of a troop with this number, from 1. */
export const tokenOf = (troop: Troop, number: number): Token => {
  const written = WRITTEN.get(troop)!;
  for (let next = written.length + 1; next <= number; next++) written.push(`${troop}:${next}`);
  return written[number - 1];
};
export const tokensOf = (army: Army): readonly Token[] => {
  const tokens: Token[] = [];
  for (const troop of TROOPS) for (let i = 1; i <= (army[troop] ?? 0); i++) tokens.push(tokenOf(troop, i));
  return tokens;
};

export const troopOf = (token: Token): Troop => token.slice(0, token.indexOf(':')) as Troop;

export const armyFrom = (tokens: readonly Token[]): Army => {
  const army: Army = {};
  for (const token of tokens) army[troopOf(token)] = (army[troopOf(token)] ?? 0) + 1;
  return army;
};
