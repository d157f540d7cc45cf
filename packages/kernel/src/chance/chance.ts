import { type Seed, shuffled, valueAt } from './stream.js';

/**
 * The one source of chance in a game, as plain data. Copies of a state draw the same values, since the n-th
 * draw depends on key and n alone.
 */
export interface Chance {
  key: Seed;
  /** How many values have been drawn since the start. */
  drawn: number;
  /** Values drawn openly while the present answer is carried out; empty whenever somebody has to decide. */
  drew: number[];
  /** The same for what nobody saw, such as the order of a shuffled deck. */
  dealt: number[];
  /** For tests: the values to come, in order, instead of the stream. */
  script?: number[];
}

interface Chancy {
  chance: Chance;
}

export const newChance = (key: Seed): Chance => ({ key, drawn: 0, drew: [], dealt: [] });

const draw = ({ chance }: Chancy, sides: number, what: string): number => {
  const n = chance.drawn++;
  if (!chance.script) return valueAt(chance.key, n, sides);
  const value = chance.script.shift();
  if (value === undefined) throw new Error(`the script has no value left for draw ${n} (${what})`);
  if (!Number.isInteger(value) || value < 1 || value > sides)
    throw new Error(`the script has ${value} for draw ${n} (${what}), a die of ${sides}`);
  return value - 1;
};

/** A die everybody sees, from 1 to `sides`. `what` says what it is thrown for. */
export const roll = (g: Chancy, sides: number, what: string): number => {
  const pips = 1 + draw(g, sides, what);
  g.chance.drew.push(pips);
  return pips;
};

/** A shuffle nobody sees. The deck then lies in the state in order; taking its top card is no draw of chance. */
export const shuffle = <T>(g: Chancy, deck: readonly T[], what: string): T[] =>
  shuffled(deck, sides => {
    const at = draw(g, sides, what);
    g.chance.dealt.push(at);
    return at;
  });
