import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BOT_NAMES, botToMeasure, LEVELS } from '@hegemon/bots';
import type { Game } from '@hegemon/kernel';
import { Command, Option } from 'commander';
import pc from 'picocolors';
import { chosenOptions, listOf, noSuch, wholeNumber } from '../arguments.js';
import { Failure } from '../failure.js';
import { GAMES_FOLDER } from '../paths.js';
import { listingOf, optionsFor, usualPlayers } from '../register.js';
import { failureText } from '../simulate/failed.js';
import { note, print, printJson } from '../terminal/print.js';
import { progressOf } from '../terminal/progress.js';
import { contestAll } from '../tournament/crowd.js';
import { keepFirstBreak, keepFirstFault } from '../tournament/kept.js';
import { FORMS, type Form, gamesIn, pairingsFor, type TournamentPlan, wholeDeals } from '../tournament/plan.js';
import { reportOn } from '../tournament/report.js';
import { refuseToStore, store, storedOf } from '../tournament/storing.js';
import { textOf } from '../tournament/text.js';

interface Wishes {
  readonly bots: string;
  readonly table: Form;
  readonly games: number;
  readonly players?: number;
  readonly option: Readonly<Record<string, boolean>>;
  readonly seed?: string;
  readonly workers: number;
  readonly out: string;
  readonly store: boolean;
  readonly json: boolean;
}

const EXAMPLES = `
Tables:
  ladder        each bot of the list alone against a table of the one before it
  round-robin   every bot alone against a table of every other
  mixed         all bots at one table, as many as there are seats
  balance       the same bot in all seats: how fair seats, order of turns and starts are

Examples:
  hegemon tournament time-of-crisis --bots random,greedy --games 200
  hegemon tournament time-of-crisis --table balance --bots greedy --games 1000 --json
  hegemon tournament medioevo-universale --bots greedy@24,greedy@48 --games 40
  hegemon tournament time-of-crisis --bots random,greedy,planner,master --games 400 --seed 7 --store

Every deal is played once from each seat. The same seed gives the same games and the same figures, however many workers
play them; only the timing differs. A bot that fails is replaced by the next lower level for that one answer, and counted.
If a game breaks, it is kept as a match file, and the command that plays it again is shown.`;

export const tournamentCommand = (): Command =>
  new Command('tournament')
    .description('Lets bots play against each other, and reports ratings, shares of wins and how fair the seats are.')
    .argument('<game>', 'the game, as listed by hegemon games')
    .option('--bots <names>', `weakest first: ${BOT_NAMES.join(', ')}`, LEVELS.join(','))
    .addOption(new Option('--table <form>', 'who meets whom').choices(FORMS).default('ladder'))
    .option('--games <n>', 'how many games in each pairing, rounded up to whole deals', wholeNumber(1, 10_000_000), 100)
    .option('--players <n>', 'how many play (default: 4)', wholeNumber(1))
    .option('--option <name=value>', 'an option of the game; may be repeated', chosenOptions, {})
    .option('--seed <text>', 'any text; the same text gives the same games (default: a new one)')
    .addOption(
      new Option('--workers <n>', 'how many threads play')
        .argParser(wholeNumber(1, 256))
        .default(availableParallelism(), 'one for each core'),
    )
    .option('--out <folder>', 'where a game that breaks and a bot that fails are kept', '.hegemon')
    .option('--store', 'write the strength of all levels to where the game keeps it', false)
    .option('--json', 'report as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(run);

const run = async (id: string, wishes: Wishes): Promise<void> => {
  const { game, strengths } = listingOf(id);
  const plan = planFor(game, wishes);
  if (wishes.store) refuseToStore(plan, usualPlayers(game));
  const begun = performance.now();
  const progress = progressOf('playing', gamesIn(plan));
  const all = await contestAll(plan, wishes.workers, played => progress.to(played)).finally(() => progress.end());
  const seconds = (performance.now() - begun) / 1000;
  const report = reportOn(game, plan, all, { seconds, workers: wishes.workers });
  const broken = keepFirstBreak(game, plan, all, wishes.out);
  const fault = keepFirstFault(game, all, wishes.out);
  if (broken) process.exitCode = 1;
  if (wishes.json) {
    printJson({ ...report, ...(broken && { firstFailure: broken }), ...(fault && { firstFault: fault }) });
  } else {
    print(textOf(game, report, wishes.games));
    if (fault) print(`\n${pc.red(`${fault.bot} failed`)}: ${fault.message}\nAsk it again with: ${fault.again}`);
    if (broken) print(`\n${failureText(broken)}`);
  }
  if (!wishes.store) return;
  if (broken) throw new Failure('Strengths are stored from whole tournaments only, and a game broke: see above.');
  const path = join(GAMES_FOLDER, strengths);
  store(path, storedOf(plan, report));
  note(`The strengths are stored in ${path}.`);
};

const planFor = (game: Game, wishes: Wishes): TournamentPlan => {
  const players = wishes.players ?? usualPlayers(game);
  optionsFor(game, players, wishes.option);
  const bots = botsFor(wishes.bots, wishes.table, players);
  const pairings = pairingsFor(wishes.table, bots, players);
  return {
    game: game.id,
    form: wishes.table,
    bots,
    players,
    switches: wishes.option,
    seed: wishes.seed ?? randomBytes(6).toString('hex'),
    pairings,
    games: wholeDeals(wishes.games, pairings),
  };
};

const botsFor = (text: string, form: Form, players: number): string[] => {
  const bots = listOf(text).map(name => name.replace(/^bot:/, ''));
  for (const name of bots) if (!botToMeasure(name)) throw noSuch('bot', name, BOT_NAMES);
  const twice = bots.find((name, i) => bots.indexOf(name) !== i);
  if (twice !== undefined) throw new Failure(`--bots names ${twice} twice; name every bot once.`);
  if (form === 'mixed' && bots.length !== players) {
    throw new Failure(`--bots names ${bots.length} bots for a mixed table of ${players}; name one for each seat.`);
  }
  if (bots.length === 0) throw new Failure('--bots names nobody; name some, weakest first: --bots random,greedy');
  if (form !== 'balance' && bots.length === 1) {
    throw new Failure(`--bots names ${bots[0]} alone; name another, or see how fair the game is with --table balance.`);
  }
  return bots;
};
