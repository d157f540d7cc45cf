import { type Action, fileOf, type GameState, Match, type Options, type Outcome, seedOfText } from '@hegemon/kernel';
import { playthroughText } from './playthrough.js';
import type { AnyGame } from './rules.js';
import { type Company, playOut, simulate } from './simulate.js';

/** A match that is wished for: who plays it, and what must come of it. */
export interface Wish<O extends Options, S extends GameState> extends Company<S> {
  /** Also the name of its files. */
  readonly name: string;
  readonly options: O;
  /** Among how many seeds it is looked for. */
  readonly seeds: number;
  fulfilled(outcome: Outcome, actions: readonly Action[]): boolean;
}

/** Where playthroughs go: the testkit knows no files. */
export interface Shelf {
  keep(file: string, text: string): void;
  say(line: string): void;
}

/** Makes the playthroughs anew: of each wish the match file and the text. */
export const makePlaythroughs = <O extends Options, S extends GameState>(
  game: AnyGame<O, S>,
  wishes: readonly Wish<O, S>[],
  { keep, say }: Shelf,
): void => {
  for (const wish of wishes) {
    const match = shortestMatch(game, wish);
    if (match) {
      keep(`${wish.name}.hegemon.json`, matchFileText(match));
      keep(`${wish.name}.txt`, playthroughText(match));
    }
    say(`${wish.name}: ${match ? inShort(match) : 'no seed fulfils this wish'}`);
  }
};

/** The shortest match among the seeds that fulfils the wish; undefined if none does. */
export const shortestMatch = <O extends Options, S extends GameState>(
  game: AnyGame<O, S>,
  wish: Wish<O, S>,
): Match<O, S, unknown> | undefined => {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (let i = 0; i < wish.seeds; i++) {
    const { key } = matchOf(game, wish, i);
    const { outcome, actions, decisions, error } = simulate(game, wish.options, key, wish);
    if (error) throw new Error(`${wish.name}-${i}: ${error}`);
    if (outcome && decisions < least && wish.fulfilled(outcome, actions)) [best, least] = [i, decisions];
  }
  if (best < 0) return undefined;
  const match = matchOf(game, wish, best);
  playOut(match, match.key, wish);
  return match;
};

/** A match file with one entry a line, so that a difference shows where it is. */
export const matchFileText = <O extends Options, S extends GameState, V>(match: Match<O, S, V>): string => {
  const { entries, ...head } = fileOf(match);
  const lines = entries.map(entry => `    ${JSON.stringify(entry)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines}\n  ]\n}\n`;
};

const matchOf = <O extends Options, S extends GameState>(
  game: AnyGame<O, S>,
  { name, options }: Wish<O, S>,
  i: number,
): Match<O, S, unknown> =>
  new Match(game, {
    id: `playthrough-${name}-${i}`,
    options,
    seats: Object.fromEntries(game.seats(options).map(seat => [seat, { name: seat, kind: 'bot' as const }])),
    seed: { serverSeed: seedOfText(`${name}-${i}`), clientSeeds: {} },
  });

const inShort = <O extends Options, S extends GameState, V>({ entries, outcome }: Match<O, S, V>): string =>
  [`${entries.length} entries,`, outcome?.how, outcome?.decidedBy].filter(Boolean).join(' ');
