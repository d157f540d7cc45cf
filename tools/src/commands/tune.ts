import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BOT_NAMES, botToMeasure } from '@hegemon/bots';
import type { Listing, Tuning } from '@hegemon/games';
import type { Game } from '@hegemon/kernel';
import { Command, InvalidArgumentError, Option } from 'commander';
import { chosenOptions, noSuch, wholeNumber } from '../arguments.js';
import { Failure } from '../failure.js';
import { writeWhole } from '../files.js';
import { GAMES_FOLDER } from '../paths.js';
import { listingOf, optionsFor, playersWith, usualPlayers } from '../register.js';
import { note, print, printJson } from '../terminal/print.js';
import { crewOf } from '../tune/crew.js';
import { refineTerm } from '../tune/refine.js';
import { playRound, type Workshop } from '../tune/round.js';
import {
  byTerm,
  FROM_START,
  type Goal,
  keepRun,
  type Named,
  provenanceOf,
  type Run,
  resumedRun,
  startIn,
  weightsIn,
  weightsText,
} from '../tune/run.js';
import type { Settings } from '../tune/settings.js';
import { roundText, trialText, weightsTable } from '../tune/text.js';

interface Wishes {
  readonly players?: number | 'mixed';
  readonly option: Readonly<Record<string, boolean>>;
  readonly bot: string;
  readonly rounds: number;
  readonly games: number;
  readonly noise: number;
  readonly ridge: number | 'auto';
  readonly towards: 'old' | 'zero';
  readonly proof: number;
  readonly refine?: number;
  readonly seed?: string;
  readonly workers: number;
  readonly from?: string;
  readonly out?: string;
  readonly dry: boolean;
  readonly resume: boolean;
  readonly json: boolean;
}

const EXAMPLES = `
Examples:
  hegemon tune time-of-crisis --rounds 4 --games 400 --seed 7
  hegemon tune time-of-crisis --bot planner --players mixed --resume
  hegemon tune time-of-crisis --rounds 0 --refine 1 --proof 60 --dry
  hegemon tune time-of-crisis --games 60 --proof 0 --out weights.json --json

A round plays games by the weights there are, fits new ones to who won, and lets them meet the old ones; they are taken
if they are no worse, else half the way to them is tried, and a quarter. --refine then changes one weight after the other
and keeps what wins. The same seed gives the same weights, however many workers play. The run is kept in .hegemon after
every round: stop it whenever you like, and go on with --resume.`;

const playersOf = (text: string): number | 'mixed' => {
  if (text === 'mixed') return 'mixed';
  if (/^\d+$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It takes a number, or 'mixed' for all allowed numbers in turn.");
};
const numberUpTo =
  (most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (text.trim() !== '' && value >= 0 && value <= most) return value;
    throw new InvalidArgumentError(`It takes a number from 0 to ${most}.`);
  };

const ridgeOf = (text: string): number | 'auto' => (text === 'auto' ? text : numberUpTo(1_000_000)(text));

export const tuneCommand = (): Command =>
  new Command('tune')
    .description("Makes the weights by which a game's bots judge a position, out of games they play.")
    .argument('<game>', 'the game, as listed by hegemon games')
    .option('--players <n>', "how many play, or 'mixed' for all allowed numbers in turn (default: 4)", playersOf)
    .option('--option <name=value>', 'an option of the game; may be repeated', chosenOptions, {})
    .option('--bot <name>', 'who plays', 'greedy')
    .option('--rounds <n>', 'how many rounds of playing, fitting and proving', wholeNumber(0, 1000), 3)
    .option('--games <n>', 'games to learn from in a round', wholeNumber(5, 1_000_000), 200)
    .option('--noise <share>', 'share of answers left to chance in them, on the average', numberUpTo(0.4), 0.1)
    .option('--ridge <n>', "how strongly the fit is held, in games; or 'auto'", ridgeOf, 'auto')
    .addOption(new Option('--towards <where>', 'where it is held').choices(['old', 'zero']).default('old'))
    .option(
      '--proof <n>',
      'seeds on which new weights meet the old, in all seats; 0: none',
      wholeNumber(0, 100_000),
      20,
    )
    .addOption(
      new Option('--refine [passes]', 'then change one weight after the other, by play')
        .argParser(wholeNumber(1, 100))
        .preset('1'),
    )
    .option('--seed <text>', 'any text; the same text gives the same weights (default: a new one)')
    .addOption(
      new Option('--workers <n>', 'how many threads play')
        .argParser(wholeNumber(1, 256))
        .default(availableParallelism(), 'one for each core'),
    )
    .option(
      '--from <file>',
      "a file of weights to begin with, or 'start': what those in use were made from (default: those in use)",
    )
    .option('--out <file>', 'where the weights are written (default: where the game has them)')
    .option('--dry', 'write no weights', false)
    .option('--resume', 'go on with the run that was kept', false)
    .option('--json', 'report as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(run);

const run = async (id: string, wishes: Wishes, command: Command): Promise<void> => {
  const listing = listingOf(id);
  const tuning = await listing.tuning();
  const keeping = join('.hegemon', `tune-${id}.json`);
  const begun = beginning(listing, tuning, keeping, wishes, command);
  const crew = await crewOf(id, wishes.workers);
  try {
    const isHeld = (term: number): boolean => tuning.drives?.includes(tuning.terms[term]) === true;
    const workshop = { game: listing.game, settings: begun.settings, crew, signs: tuning.signs, isHeld };
    const ended = await workOn(begun, workshop, (kept, text) => {
      keepRun(keeping, kept);
      if (!wishes.json) note(text);
    });
    report(listing, ended, wishes);
  } finally {
    await crew.end();
  }
};

/** What it begins with: the weights in use, those of a file, or what those in use were once made from. */
const startFor = ({ terms, weights }: Tuning, inUse: string, from: string | undefined): readonly number[] => {
  if (from === undefined) return weights;
  return from === FROM_START ? startIn(inUse, terms) : weightsIn(from, terms);
};

const beginning = (listing: Listing, tuning: Tuning, keeping: string, wishes: Wishes, command: Command): Run => {
  const { game } = listing;
  const inUse = join(GAMES_FOLDER, listing.weights);
  const { terms } = tuning;
  const settings = settingsFor(game, wishes);
  const goal = { rounds: wishes.rounds, passes: wishes.refine ?? 0 };
  if (wishes.resume) return resumedRun(keeping, terms, namedIn(command, settings, goal));
  const start = startFor(tuning, inUse, wishes.from);
  return { game: game.id, terms, settings, goal, start, rounds: [], trials: [], looked: 0, weights: start };
};

const settingsFor = (game: Game, wishes: Wishes): Settings => {
  if (!botToMeasure(wishes.bot)) throw noSuch('bot', wishes.bot, BOT_NAMES);
  const players =
    wishes.players === 'mixed' ? playersWith(game, wishes.option) : [wishes.players ?? usualPlayers(game)];
  for (const count of players) optionsFor(game, count, wishes.option);
  if (wishes.refine && wishes.proof === 0) throw new Failure('--refine needs games to compare; leave out --proof 0.');
  const { bot, games, noise, ridge, towards, proof, option } = wishes;
  const seed = wishes.seed ?? randomBytes(6).toString('hex');
  return { seed, players, switches: option, bot, games, noise, ridge, towards, proof };
};

/** What somebody has named, not what went without saying. */
const namedIn = (command: Command, settings: Settings, goal: Goal): Named => {
  const OPTION: Readonly<Record<string, string>> = { switches: 'option', passes: 'refine' };
  const named = <T extends object>(all: T): Partial<T> =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) => command.getOptionValueSource(OPTION[name] ?? name) === 'cli'),
    ) as Partial<T>;
  return { settings: named(settings), goal: named(goal) };
};

/** What is left of the rounds, then what is left of the search; told after each part. */
const workOn = async (begun: Run, workshop: Workshop, tell: (run: Run, text: string) => void): Promise<Run> => {
  const { terms, goal } = begun;
  let now = begun;
  while (now.rounds.length < goal.rounds) {
    const round = await playRound(workshop, now.rounds.length + 1, now.weights);
    now = { ...now, rounds: [...now.rounds, round], weights: round.weights };
    tell(now, roundText(round));
  }
  while (now.looked < goal.passes * terms.length) {
    const pass = 1 + Math.floor(now.looked / terms.length);
    const { trials, weights } = await refineTerm(workshop, pass, terms, now.looked % terms.length, now.weights);
    now = { ...now, trials: [...now.trials, ...trials], looked: now.looked + 1, weights };
    tell(now, trials.map(trialText).join('\n'));
  }
  return now;
};

const report = (listing: Listing, ended: Run, { dry, out, json }: Wishes): void => {
  const path = out ?? join(GAMES_FOLDER, listing.weights);
  if (!dry) writeWhole(path, weightsText(ended));
  const weights = byTerm(ended, ended.weights);
  const { rounds, trials } = ended;
  if (json) printJson({ game: ended.game, how: provenanceOf(ended), weights, rounds, trials, ...(!dry && { path }) });
  else print([weightsTable(ended), '', dry ? 'Nothing was written (--dry).' : `Written to ${path}.`].join('\n'));
};
