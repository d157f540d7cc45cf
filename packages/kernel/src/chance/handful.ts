/** Dice that are thrown together, and what of it matters to whoever throws them. */
export interface Handful<K> {
  readonly sides: number;
  /** What they are thrown for. */
  readonly what: string;
  /** One die each, in the order of the throw. */
  readonly dice: readonly K[];
  /**
   * What a face is to the procedure. Numbers are added up over all dice, words are counted, and nothing else about the
   * throw may matter to what follows; dice that must be told apart say so in their words.
   */
  differs(die: K, pips: number): number | string;
  /** Faces that earn one more die of the same kind, without limit. They are thrown in waves. */
  again?(die: K, pips: number): boolean;
}

/** The results of a handful: pips that lead to each, in the order in which they fall, and how likely it is. */
export interface Ways {
  readonly ways: readonly (readonly number[])[];
  readonly shares: readonly number[];
}

/** Nobody sees what is rarer than this; without an end the bonus dice would have none. */
const TINY = 1e-15;

interface Tally {
  readonly sum: number;
  /** By word, sorted. */
  readonly words: string;
}
/** All ways to one tally: the chance of them together, and for each die the faces of one of them. */
interface Part extends Tally {
  share: number;
  readonly chains: readonly (readonly number[])[];
}
type Parts = Map<string, Part>;

const NOTHING: Tally = { sum: 0, words: '' };
const withFace = ({ sum, words }: Tally, difference: number | string): Tally =>
  typeof difference === 'number'
    ? { sum: sum + difference, words }
    : { sum, words: [...words.split('\n').filter(Boolean), JSON.stringify(difference)].sort().join('\n') };
const joined = (a: Tally, b: Tally): Tally =>
  b.words === ''
    ? { sum: a.sum + b.sum, words: a.words }
    : { sum: a.sum + b.sum, words: [...a.words.split('\n'), ...b.words.split('\n')].filter(Boolean).sort().join('\n') };

const put = (parts: Parts, tally: Tally, share: number, chains: () => Part['chains']): void => {
  const key = `${tally.sum}\n${tally.words}`;
  const part = parts.get(key);
  if (part) part.share += share;
  else parts.set(key, { ...tally, share, chains: chains() });
};

/** What may become of one die with all it earns. */
const partsOfDie = <K>({ sides, what, differs, again }: Handful<K>, die: K): Part[] => {
  const faces = Array.from({ length: sides }, (_, i) => i + 1);
  if (again && faces.every(pips => again(die, pips))) throw new Error(`a die that never comes to rest (${what})`);
  const ended: Parts = new Map();
  let rolling: Parts = new Map([['', { ...NOTHING, share: 1, chains: [[]] }]]);
  while (rolling.size > 0) {
    const on: Parts = new Map();
    for (const { share, chains, ...tally } of rolling.values()) {
      if (share < TINY) continue;
      for (const pips of faces) {
        const into = again?.(die, pips) ? on : ended;
        put(into, withFace(tally, differs(die, pips)), share / sides, () => [[...chains[0], pips]]);
      }
    }
    rolling = on;
  }
  return [...ended.values()];
};

/** Die by die: results that make the same difference become one, however they came about. */
const added = (before: readonly Part[], die: readonly Part[]): Part[] => {
  const parts: Parts = new Map();
  for (const a of before) {
    for (const b of die) {
      const share = a.share * b.share;
      if (share >= TINY) put(parts, joined(a, b), share, () => [...a.chains, ...b.chains]);
    }
  }
  return [...parts.values()];
};

/** First all dice of the handful, then those they have earned, and so on. */
const inWaves = (chains: Part['chains']): number[] => {
  const longest = Math.max(0, ...chains.map(({ length }) => length));
  return Array.from({ length: longest }, (_, wave) => chains.flatMap(chain => chain.slice(wave, wave + 1))).flat();
};

// The same few handfuls fall again and again while a tree is walked; no game can notice that they are remembered.
const known = new Map<string, Ways>();
const MOST_KNOWN = 512;

const keyOf = <K>({ sides, dice, differs, again }: Handful<K>): string => {
  const faces: (number | string | boolean)[] = [sides];
  for (const die of dice) {
    for (let pips = 1; pips <= sides; pips++) faces.push(differs(die, pips), again?.(die, pips) === true);
  }
  return JSON.stringify(faces);
};

/** All results of a handful, the likeliest first. Their chances add up to one, but for what nobody ever sees. */
export const waysOf = <K>(handful: Handful<K>): Ways => {
  const key = keyOf(handful);
  let ways = known.get(key);
  if (!ways) {
    let parts: Part[] = [{ ...NOTHING, share: 1, chains: [] }];
    for (const die of handful.dice) parts = added(parts, partsOfDie(handful, die));
    parts.sort((a, b) => b.share - a.share);
    ways = { ways: parts.map(({ chains }) => inWaves(chains)), shares: parts.map(({ share }) => share) };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, ways);
  }
  return ways;
};
