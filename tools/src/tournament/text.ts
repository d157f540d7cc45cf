import type { Game } from '@hegemon/kernel';
import pc from 'picocolors';
import { percent, tableOf } from '../terminal/layout.js';
import { balanceLines } from './balance-text.js';
import type { TournamentReport } from './report.js';
import type { PairingReport } from './results.js';

/** The report to read. `asked` is the number of games that was asked for in each pairing. */
export const textOf = (game: Game, report: TournamentReport, asked: number): string =>
  [
    ...headLines(game, report, asked),
    ...(report.ratings.length > 0 ? ['', ...ratingLines(report)] : []),
    ...(report.form === 'balance' ? [] : report.pairings.flatMap(pairing => ['', ...pairingLines(pairing)])),
    ...report.balance.flatMap(balance => ['', ...balanceLines(balance, report.players)]),
    '',
    ...effortLines(report),
  ].join('\n');

const headLines = (game: Game, report: TournamentReport, asked: number): string[] => {
  const { games, finished, deadEnds, errors, gamesInPairing, pairings, timing } = report;
  const whole = finished === games ? pc.green(`all ${games} finished`) : pc.red(`${finished} of ${games} finished`);
  const broken = [deadEnds > 0 && `${deadEnds} dead ends`, errors > 0 && `${errors} broken off`].filter(Boolean);
  const dealt = report.form === 'balance' ? '' : ', every deal once from each seat';
  return [
    `${pc.bold(game.title)}, edition ${game.edition}, ${report.players} players, ${report.form}, seed ${report.seed}`,
    `${whole}${broken.length > 0 ? `; ${broken.join(', ')}` : ''}; ${timing.seconds} s with ${timing.workers} workers`,
    `${pairings.length} ${pairings.length === 1 ? 'pairing' : 'pairings'} of ${gamesInPairing} games${dealt}`,
    ...(asked === gamesInPairing ? [] : [pc.dim(`(${asked} were asked for, rounded up to whole deals)`)]),
    `a game takes ${report.meanLength} decisions`,
  ];
};

const ratingLines = ({ ratings, prior }: TournamentReport): string[] => [
  tableOf(
    ['bot', 'Elo', '95 in 100', 'above the one before', '95 in 100'],
    ratings.map(({ bot, rating, interval, over }) => [
      ...[bot, signed(rating), interval[0] === interval[1] ? 'by definition' : reach(interval)],
      ...(over ? [signed(over.rating), reach(over.interval)] : ['', '']),
    ]),
  ),
  pc.dim(`A weak prior (deviation ${prior}) keeps the rating of a perfect record finite.`),
];

const pairingLines = ({ cast, results }: PairingReport): string[] => [
  pc.bold(titleOf(cast)),
  tableOf(
    ['bot', 'seats', 'wins', 'share', '95 in 100', 'fair', 'points'],
    results.map(({ bot, seats, wins, share, interval, fair, meanPoints }) => [
      ...[bot, seats, wins, percent(share), bounds(interval), percent(fair), meanPoints.toFixed(1)],
    ]),
  ),
  // At a table of two the second is the mirror of the first.
  ...(cast.length === 2 ? results.slice(0, 1) : results).flatMap(seatLines),
];

const seatLines = ({ bot, bySeat }: PairingReport['results'][number]): string[] => {
  if (!bySeat) return [];
  const head = [`${bot} as`, 'games', 'wins', 'share', '95 in 100'];
  const rows = bySeat.map(({ seat, games, wins, share, interval }) => [
    ...[seat, games, wins, percent(share), bounds(interval)],
  ]);
  return ['', tableOf(head, rows)];
};

/** "1 greedy against 3 random" */
const titleOf = (cast: readonly string[]): string =>
  [...new Set(cast)].map(bot => `${cast.filter(name => name === bot).length} ${bot}`).join(' against ');

const effortLines = ({ bots, faults, timing }: TournamentReport): string[] => {
  const clockOf = (bot: string) => timing.milliseconds.find(each => each.bot === bot);
  const helpers = Object.entries(faults).filter(([name]) => bots.every(({ bot }) => bot !== name));
  return [
    tableOf(
      ['bot', 'games', 'points', 'decisions', 'nodes', '95 %', 'ms', '95 %', 'faults'],
      bots.map(({ bot, seatings, meanPoints, meanDecisions, nodes, faults: count }) => [
        ...[bot, seatings, meanPoints.toFixed(1), meanDecisions, nodes.median, nodes.ninetyFifth],
        ...[inMilliseconds(clockOf(bot)?.median), inMilliseconds(clockOf(bot)?.ninetyFifth)],
        count > 0 ? pc.red(`${count}`) : count,
      ]),
    ),
    pc.dim('Nodes and milliseconds for one decision: half of them take less, and 95 in 100.'),
    ...helpers.map(([name, count]) => pc.red(`${name}, in the place of a bot that failed: ${count} faults`)),
  ];
};

const bounds = ([low, high]: readonly [number, number]): string => `${percent(low)} to ${percent(high)}`;
const reach = ([low, high]: readonly [number, number]): string => `${signed(low)} to ${signed(high)}`;
const signed = (points: number): string => {
  const text = Math.abs(points).toFixed(0);
  return text === '0' ? text : `${points < 0 ? '-' : '+'}${text}`;
};
/** Short times deserve places more. */
const inMilliseconds = (value = 0): string => value.toFixed(value < 1 ? 3 : value < 10 ? 1 : 0);
