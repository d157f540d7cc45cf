import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BOT_NAMES, botToMeasure } from '@hegemon/bots';
import type { Game } from '@hegemon/kernel';
import { Command, InvalidArgumentError, Option } from 'commander';
import pc from 'picocolors';
import { chosenOptions, listOf, noSuch, wholeNumber } from '../arguments.js';
import { Failure } from '../failure.js';
import { listingOf, optionsFor, playersWith, refuseScenario, usualPlayers } from '../register.js';
import { playAll } from '../simulate/crowd.js';
import { failureText, keepFirstFailure } from '../simulate/failed.js';
import type { Plan } from '../simulate/plan.js';
import { reportOn, type SimulationReport } from '../simulate/summary.js';
import { percent, tableOf } from '../terminal/layout.js';
import { print, printJson } from '../terminal/print.js';
import { progressOf } from '../terminal/progress.js';

interface Wishes {
  readonly players?: number | 'mixed';
  readonly scenario?: string;
  readonly option: Readonly<Record<string, boolean>>;
  readonly bots: string;
  readonly games: number;
  readonly seed?: string;
  readonly first: number;
  readonly check: boolean;
  readonly workers: number;
  readonly out: string;
  readonly json: boolean;
}

const EXAMPLES = `
Examples:
  hegemon simulate time-of-crisis --games 1000 --players mixed
  hegemon simulate time-of-crisis --players 3 --bots greedy,random,random --games 200 --json
  hegemon simulate time-of-crisis --option short-game=on --games 50 --check --seed 7

The same seed gives the same games and the same figures, however many workers play them.
If a game breaks, it is kept as a match file, and the command that plays it again is shown.`;

const playersOf = (text: string): number | 'mixed' => {
  if (text === 'mixed') return 'mixed';
  if (/^\d+$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It takes a number, or 'mixed' for all allowed numbers in turn.");
};

export const simulateCommand = (): Command =>
  new Command('simulate')
    .description('Lets bots play many games, and reports lengths, endings, wins and points by seat.')
    .argument('<game>', 'the game, as listed by hegemon games')
    .option('--players <n>', "how many play, or 'mixed' for all allowed numbers in turn (default: 4)", playersOf)
    .option('--scenario <name>', 'a scenario of the game')
    .option('--option <name=value>', 'an option of the game; may be repeated', chosenOptions, {})
    .option('--bots <names>', `one for all, or one for each seat: ${BOT_NAMES.join(', ')}`, 'random')
    .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 100)
    .option('--seed <text>', 'any text; the same text gives the same games (default: a new one)')
    .option('--first <n>', 'the number of the first game, to play one of a longer run again', wholeNumber(0), 0)
    .option('--check', 'look at every decision with all nine properties of the testkit', false)
    .addOption(
      new Option('--workers <n>', 'how many threads play')
        .argParser(wholeNumber(1, 256))
        .default(availableParallelism(), 'one for each core'),
    )
    .option('--out <folder>', 'where a game that breaks is kept', '.hegemon')
    .option('--json', 'report as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(run);

const run = async (id: string, wishes: Wishes): Promise<void> => {
  const { game } = listingOf(id);
  const plan = planFor(game, wishes);
  const begun = performance.now();
  const progress = progressOf('simulating', plan.games);
  const all = await playAll(plan, wishes.workers, played => progress.to(played)).finally(() => progress.end());
  const seconds = (performance.now() - begun) / 1000;
  const report = reportOn(game, plan, all, { seconds, workers: wishes.workers });
  const failed = keepFirstFailure(game, plan, all, wishes.out);
  if (failed) process.exitCode = 1;
  if (wishes.json) printJson({ ...report, ...(failed && { firstFailure: failed }) });
  else print([textOf(game, report), ...(failed ? ['', failureText(failed)] : [])].join('\n'));
};

const planFor = (game: Game, wishes: Wishes): Plan => {
  refuseScenario(game, wishes.scenario);
  const players =
    wishes.players === 'mixed' ? playersWith(game, wishes.option) : [wishes.players ?? usualPlayers(game)];
  for (const count of players) optionsFor(game, count, wishes.option);
  return {
    game: game.id,
    seed: wishes.seed ?? randomBytes(6).toString('hex'),
    players,
    switches: wishes.option,
    bots: botsFor(wishes.bots, Math.max(...players)),
    check: wishes.check,
    first: wishes.first,
    games: wishes.games,
  };
};

const botsFor = (text: string, players: number): string[] => {
  const bots = listOf(text).map(name => name.replace(/^bot:/, ''));
  for (const name of bots) if (!botToMeasure(name)) throw noSuch('bot', name, BOT_NAMES);
  if (bots.length === 1 || bots.length === players) return bots;
  throw new Failure(`--bots names ${bots.length} bots for ${players} seats; name one for all, or one for each seat.`);
};

const textOf = (game: Game, report: SimulationReport): string => {
  const { games, finished, deadEnds, errors, violations, endings, decisions, seconds } = report;
  const whole = finished === games ? pc.green(`all ${games} finished`) : pc.red(`${finished} of ${games} finished`);
  const faults = [
    deadEnds > 0 && `${deadEnds} dead ends`,
    errors > 0 && `${errors} broken off`,
    (violations > 0 || report.checked) && `${violations} violations`,
  ].filter(Boolean);
  const length = report.lengthInterval;
  return [
    `${pc.bold(game.title)}, edition ${game.edition}, ${report.players} players, seed ${report.seed}`,
    `${whole}${faults.length > 0 ? `; ${faults.join(', ')}` : ''}`,
    `${decisions} decisions in ${seconds} s: ${report.decisionsPerSecond} a second with ${report.workers} workers`,
    `a game takes ${report.meanLength} decisions${length ? ` (${length[0]} to ${length[1]})` : ''}, the longest ${report.longest}`,
    `endings: ${Object.entries(endings)
      .map(([how, count]) => `${how} ${count}`)
      .join(', ')}`,
    '',
    tableOf(
      ['seat', 'bot', 'games', 'wins', 'share', '95 in 100', 'points'],
      report.seats.map(({ seat, bot, games: seated, wins, winShare, interval, meanPoints }) => [
        seat,
        bot,
        seated,
        wins,
        percent(winShare),
        `${percent(interval[0])} to ${percent(interval[1])}`,
        meanPoints.toFixed(1),
      ]),
    ),
  ].join('\n');
};
