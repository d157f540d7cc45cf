import { type Handful, waysOf } from './handful.js';
import { type Seed, shuffled, valueAt } from './stream.js';
import { takeFork, type Walk } from './walk.js';

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
  /** For odds: where in a tree of chance this state has come to, instead of the stream. */
  walk?: Walk;
}

interface Chancy {
  chance: Chance;
}

export const newChance = (key: Seed): Chance => ({ key, drawn: 0, drew: [], dealt: [] });

const draw = ({ chance }: Chancy, sides: number, what: string): number => {
  const n = chance.drawn++;
  if (chance.walk) return takeFork(chance.walk, new Array<number>(sides).fill(1 / sides), () => luckAt(chance, n));
  if (!chance.script) return valueAt(chance.key, n, sides);
  const value = chance.script.shift();
  if (value === undefined) throw new Error(`the script has no value left for draw ${n} (${what})`);
  if (!Number.isInteger(value) || value < 1 || value > sides)
    throw new Error(`the script has ${value} for draw ${n} (${what}), a die of ${sides}`);
  return value - 1;
};

/** What is too rare to be walked is drawn as ever, from the stream. */
const luckAt = ({ key }: Chance, n: number): number => valueAt(key, n, FINEST) / FINEST;
const FINEST = 2 ** 32;

/** A die everybody sees, from 1 to `sides`. `what` says what it is thrown for. */
export const roll = (g: Chancy, sides: number, what: string): number => {
  const pips = 1 + draw(g, sides, what);
  g.chance.drew.push(pips);
  return pips;
};

/** A die that fell, and what it showed. */
export interface Fallen<K> {
  readonly die: K;
  readonly pips: number;
}

/**
 * Dice that fall together, then those they have earned, in the order in which they fell. It draws what as many single
 * rolls would draw; but a tree of chance branches by what makes a difference, not by every face of every die.
 */
export const rollAll = <K>(g: Chancy, handful: Handful<K>): Fallen<K>[] => {
  const { sides, what, again } = handful;
  const given = g.chance.walk && wayIn(g.chance, g.chance.walk, handful);
  const fallen: Fallen<K>[] = [];
  for (let wave = handful.dice; wave.length > 0; ) {
    const earned: K[] = [];
    for (const die of wave) {
      const pips = given ? shown(g, given[fallen.length]) : roll(g, sides, what);
      fallen.push({ die, pips });
      if (again?.(die, pips)) earned.push(die);
    }
    wave = earned;
  }
  return fallen;
};
const wayIn = <K>(chance: Chance, walk: Walk, handful: Handful<K>): readonly number[] => {
  const { ways, shares } = waysOf(handful);
  return ways[takeFork(walk, shares, () => luckAt(chance, chance.drawn))];
};
const shown = ({ chance }: Chancy, pips: number): number => {
  chance.drawn++;
  chance.drew.push(pips);
  return pips;
};

/** A shuffle nobody sees. The deck then lies in the state in order; taking its top card is no draw of chance. */
export const shuffle = <T>(g: Chancy, deck: readonly T[], what: string): T[] => {
  // Too many orders to walk them all: whoever walks is told so, and what was in hand comes to its end by the stream.
  const { walk, ...drawn } = g.chance;
  if (walk) {
    walk.isBlind = true;
    g.chance = drawn;
  }
  return shuffled(deck, sides => {
    const at = draw(g, sides, what);
    g.chance.dealt.push(at);
    return at;
  });
};
