import { LEVELS } from '@hegemon/bots';
import type { Strength } from '@hegemon/kernel';
import type { Chosen } from '../arguments.js';
import { typedOptions } from '../arguments.js';
import { Failure } from '../failure.js';
import { writeWhole } from '../files.js';
import type { TournamentPlan } from './plan.js';
import type { TournamentReport } from './report.js';
import type { PairingReport } from './results.js';

/** What is stored of a tournament: how strong every level is, and how to measure it again. */
export interface Stored {
  readonly how: {
    readonly command: string;
    readonly seed: string;
    readonly games: number;
    readonly gamesInPairing: number;
    readonly players: number;
    readonly options: Chosen;
    readonly edition: number;
  };
  readonly bots: Readonly<Record<string, Strength>>;
}

/** Said before anything is played: a tournament takes hours. */
export const refuseToStore = (
  { form, bots, pairings, players }: Pick<TournamentPlan, 'form' | 'bots' | 'pairings' | 'players'>,
  usual: number,
): void => {
  if (players !== usual) {
    throw new Failure(`--store keeps the strength at a table of ${usual}, not of ${players}; leave out --players.`);
  }
  if (form !== 'ladder' && form !== 'round-robin') {
    throw new Failure(`--store needs the tables 'ladder' or 'round-robin', not '${form}'; leave one of them out.`);
  }
  const missing = LEVELS.filter(level => !bots.includes(level));
  if (missing.length > 0) {
    throw new Failure(
      `--store needs every level, and ${missing.join(', ')} is missing; name them all: --bots ${LEVELS.join(',')}`,
    );
  }
  for (const [i, level] of LEVELS.entries()) {
    const lower = LEVELS[i - 1];
    if (lower === undefined || pairings.some(isOver(level, lower))) continue;
    throw new Failure(
      `--store needs ${level} against ${lower}, and --bots does not bring them together; ` +
        `name the levels in their order: --bots ${LEVELS.join(',')}`,
    );
  }
};

/** One of the upper against a table of the lower. */
const isOver =
  (upper: string, lower: string) =>
  ({ cast: [one, ...rest] }: Pick<PairingReport, 'cast'>): boolean =>
    one === upper && rest.every(name => name === lower);

export const storedOf = (plan: TournamentPlan, report: TournamentReport): Stored => ({
  how: {
    command: commandOf(plan),
    seed: plan.seed,
    games: report.games,
    gamesInPairing: plan.games,
    players: plan.players,
    options: plan.switches,
    edition: report.edition,
  },
  bots: Object.fromEntries(
    report.ratings.map(({ bot, rating, interval }) => [bot, { rating, interval, ...overOf(bot, report) }]),
  ),
});

/** How a level did alone against a table of the next lower one. */
const overOf = (bot: string, { pairings }: TournamentReport): Pick<Strength, 'over'> => {
  const levels: readonly string[] = LEVELS;
  const lower = levels[levels.indexOf(bot) - 1];
  const result = pairings.find(isOver(bot, lower))?.results.find(each => each.bot === bot);
  if (lower === undefined || !result) return {};
  const { share, interval, games } = result;
  return { over: { bot: lower, share, interval, games } };
};

/** What plays the same tournament again. */
const commandOf = ({ game, form, bots, games, players, seed, switches }: TournamentPlan): string =>
  [
    ...['hegemon', 'tournament', game, '--bots', bots.join(','), '--table', form, '--games', `${games}`],
    ...['--players', `${players}`, '--seed', JSON.stringify(seed), ...typedOptions(switches), '--store'],
  ].join(' ');

export const store = (path: string, stored: Stored): void => writeWhole(path, `${formatted(stored)}\n`);

/** JSON as the formatter of the house leaves it: objects line by line, lists of figures on one. */
export const formatted = (value: unknown, indent = ''): string => {
  if (Array.isArray(value)) return `[${value.map(each => formatted(each, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([key, part]) => `${indent}  ${JSON.stringify(key)}: ${formatted(part, `${indent}  `)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
};
