import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { typedOptions } from '../arguments.js';
import { Failure } from '../failure.js';
import { readText, writeWhole } from '../files.js';
import type { Loss } from './learn.js';
import type { Trial } from './refine.js';
import type { Proof, Round } from './round.js';
import type { Settings } from './settings.js';

/** A run as it stands: kept after every round and every trial, so that whoever stops it loses no more than that. */
export interface Run {
  readonly game: string;
  readonly terms: readonly string[];
  readonly settings: Settings;
  readonly goal: Goal;
  readonly start: readonly number[];
  readonly rounds: readonly Round[];
  readonly trials: readonly Trial[];
  /** Terms looked at in the search, counted over all passes. */
  readonly looked: number;
  readonly weights: readonly number[];
}

/** How far a run is to go. */
export interface Goal {
  readonly rounds: number;
  /** How often all weights are looked at one by one. */
  readonly passes: number;
}

export const keepRun = (path: string, run: Run): void => writeWhole(path, `${JSON.stringify(run)}\n`);

/** What somebody has named, of all there is to say. */
export interface Named {
  readonly settings: Partial<Settings>;
  readonly goal: Partial<Goal>;
}

/** A run to go on with: the same terms and settings, or it would not be the same run. It may be led further. */
export const resumedRun = (path: string, terms: readonly string[], { settings, goal }: Named): Run => {
  if (!existsSync(path)) throw new Failure(`${path} is not there: no run has been kept; leave out --resume.`);
  const run = jsonIn(path, 'kept run') as Run;
  if (!isDeepStrictEqual(run.terms, terms)) {
    throw new Failure(`The terms have changed since ${path} was kept; begin anew without --resume.`);
  }
  for (const [name, value] of Object.entries(settings)) {
    const kept = run.settings[name as keyof Settings];
    if (isDeepStrictEqual(kept, value)) continue;
    throw new Failure(`The run in ${path} has ${name} ${JSON.stringify(kept)}; leave it out, or begin anew.`);
  }
  return { ...run, goal: { ...run.goal, ...goal } };
};

/** The weights of a file, in the order of the terms. */
export const weightsIn = (path: string, terms: readonly string[]): number[] => {
  const { weights } = jsonIn(path, 'file of weights') as { weights?: Readonly<Record<string, unknown>> };
  return inOrder(weights, terms, path);
};

/** In the place of a file: what the weights in use were made from. */
export const FROM_START = 'start';

/** What the weights of a file were made from, to make them again. */
export const startIn = (path: string, terms: readonly string[]): number[] => {
  const { how } = jsonIn(path, 'file of weights') as { how?: { start?: Readonly<Record<string, unknown>> } };
  return inOrder(how?.start, terms, path);
};

const inOrder = (
  weights: Readonly<Record<string, unknown>> | undefined,
  terms: readonly string[],
  path: string,
): number[] =>
  terms.map(term => {
    const weight = weights?.[term];
    if (typeof weight === 'number') return weight;
    throw new Failure(`${path} has no weight for ${term}; name a file that hegemon tune has written.`);
  });

const jsonIn = (path: string, what: string): object => {
  const text = readText(path, what);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // What cannot be read as JSON is as wrong as a mere number.
  }
  throw new Failure(`${path} is no ${what}; name one that hegemon tune has written.`);
};

/** Where weights come from: everything needed to make them again. */
export interface Provenance {
  readonly command: string;
  readonly bot: string;
  readonly seed: string;
  readonly players: readonly number[];
  readonly rounds: number;
  readonly games: number;
  readonly positions: number;
  readonly noise: number;
  readonly ridge: Settings['ridge'];
  /** The weights it began with. */
  readonly start: Readonly<Record<string, number>>;
  /** Of the last round. */
  readonly loss?: Loss;
  readonly proofs: readonly ({ readonly round: number } & Proof)[];
  readonly refined?: readonly Trial[];
}

export const provenanceOf = (run: Run): Provenance => {
  const { bot, seed, players, noise, ridge } = run.settings;
  const loss = run.rounds.at(-1)?.loss;
  const taken = run.trials.filter(({ isTaken }) => isTaken);
  return {
    command: commandOf(run),
    bot,
    seed,
    players,
    rounds: run.rounds.length,
    games: run.rounds.reduce((sum, { games }) => sum + games, 0),
    positions: run.rounds.reduce((sum, { positions }) => sum + positions, 0),
    noise,
    ridge,
    start: byTerm(run, run.start),
    ...(loss && { loss }),
    proofs: run.rounds.flatMap(({ round, proofs }) => proofs.map(proof => ({ round, ...proof }))),
    ...(taken.length > 0 && { refined: taken }),
  };
};

const commandOf = ({ game, settings, rounds, looked, terms }: Run): string => {
  const { seed, players, switches, bot, games, noise, ridge, towards, proof } = settings;
  const parts = ['hegemon', 'tune', game, '--seed', seed, '--bot', bot];
  parts.push('--players', players.length === 1 ? `${players[0]}` : 'mixed');
  parts.push(...typedOptions(switches));
  parts.push('--rounds', `${rounds.length}`, '--games', `${games}`, '--noise', `${noise}`, '--ridge', `${ridge}`);
  parts.push('--towards', towards, '--proof', `${proof}`);
  parts.push('--from', FROM_START);
  if (looked > 0) parts.push('--refine', `${Math.ceil(looked / terms.length)}`);
  return parts.join(' ');
};

export const byTerm = ({ terms }: Run, weights: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(terms.map((term, i) => [term, weights[i]]));

/** The file of weights, laid out as the formatter of the house does. */
export const weightsText = (run: Run): string => {
  const text = JSON.stringify({ how: provenanceOf(run), weights: byTerm(run, run.weights) }, null, 2);
  return `${text.replace(/\[\s+([-\d.,\se]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`;
};
