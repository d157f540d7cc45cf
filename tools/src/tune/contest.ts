import type { Game } from '@hegemon/kernel';
import { meanOf } from '@hegemon/testkit';
import { rounded } from '../figures.js';
import { progressOf } from '../terminal/progress.js';
import type { Crew } from './crew.js';
import type { Sat, Sitting } from './one-game.js';
import { contestOf, OLD, type Settings, YOUNG } from './settings.js';

/** What new weights win against old ones. */
export interface Contest {
  readonly games: number;
  /** Games that broke off; the others of the same seed are not counted either. */
  readonly failed: number;
  /** The mean share of wins of a seat by the new and by the old weights. */
  readonly newShare: number;
  readonly oldShare: number;
  /** The one less the other, and its bounds at 95 in 100. */
  readonly margin: number;
  readonly interval: readonly [low: number, high: number];
  /** Better with 95 in 100 to one side; no worse as far as the games tell; or worse. */
  readonly verdict: 'better' | 'not-worse' | 'worse';
}

/** The results on one seed, in the order of its games. */
export interface Result {
  readonly games: number;
  readonly newShare: number;
  readonly oldShare: number;
}
export const resultOf = (sittings: readonly Sitting[], sats: readonly Sat[]): Result | undefined => {
  if (sats.some(({ error }) => error !== undefined)) return undefined;
  const sums = [0, 0];
  for (const [i, { places }] of sittings.entries()) {
    for (const side of [OLD, YOUNG]) {
      const own = [...places.keys()].filter(place => places[place] === side);
      sums[side] += own.reduce((sum, place) => sum + sats[i].shares[place], 0) / own.length;
    }
  }
  return { games: sats.length, newShare: sums[YOUNG] / sats.length, oldShare: sums[OLD] / sats.length };
};

/** To one side 95 in 100 lie below so many deviations, to both sides so many. */
const [ONE_SIDE, BOTH_SIDES] = [1.645, 1.96];

const verdictOn = (margin: number, least: number): Contest['verdict'] => {
  if (rounded(least, 4) > 0) return 'better';
  return rounded(margin, 4) >= 0 ? 'not-worse' : 'worse';
};

export const contestFrom = (results: readonly (Result | undefined)[]): Contest => {
  const whole = results.filter(result => result !== undefined);
  const { value, low, high } = meanOf(whole.map(({ newShare, oldShare }) => newShare - oldShare));
  const least = value - ((value - low) * ONE_SIDE) / BOTH_SIDES;
  return {
    games: whole.reduce((sum, { games }) => sum + games, 0),
    failed: results.length - whole.length,
    newShare: rounded(meanOf(whole.map(({ newShare }) => newShare)).value, 4),
    oldShare: rounded(meanOf(whole.map(({ oldShare }) => oldShare)).value, 4),
    margin: rounded(value, 4) || 0,
    interval: [rounded(Math.max(-1, low), 4), rounded(Math.min(1, high), 4)],
    verdict: whole.length === 0 ? 'worse' : verdictOn(value, least),
  };
};

/** The seeds of a contest from one number to another, and who wins on them. */
export interface Bout {
  /** For whoever waits. */
  readonly title: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly old: readonly number[];
  readonly young: readonly number[];
}

export const playBout = async (
  game: Game,
  settings: Settings,
  crew: Crew,
  { title, name, from, to, old, young }: Bout,
): Promise<(Result | undefined)[]> => {
  const tables = Array.from({ length: to - from }, (_, i) => contestOf(game, settings, name, from + i, [old, young]));
  const all = tables.flat();
  const progress = progressOf(title, all.length);
  const sats = await crew.play(all, played => progress.to(played)).finally(() => progress.end());
  let at = 0;
  return tables.map(sittings => resultOf(sittings, sats.slice(at, (at += sittings.length))));
};

/** How sure the search wants to be: how often it may take what is no better, and miss what is. */
const [FALSE_ALARM, MISS] = [0.1, 0.2];
/** The margin worth finding. */
const WORTHWHILE = 0.06;

/**
 * May a contest that is played seed by seed end here? Wald's test of no margin against a worthwhile one: `better` or
 * `worse` as soon as the odds are clear, undefined while more must be played.
 */
export const verdictSoFar = (margins: readonly number[]): 'better' | 'worse' | undefined => {
  const { value, high } = meanOf(margins);
  const error = (high - value) / BOTH_SIDES;
  if (!Number.isFinite(error)) return undefined;
  // Weights that change no answer are no better.
  const variance = Math.max(1e-4, error ** 2 * margins.length);
  const odds = ((margins.length * WORTHWHILE) / variance) * (value - WORTHWHILE / 2);
  if (odds >= Math.log((1 - MISS) / FALSE_ALARM)) return 'better';
  return odds <= Math.log(MISS / (1 - FALSE_ALARM)) ? 'worse' : undefined;
};
