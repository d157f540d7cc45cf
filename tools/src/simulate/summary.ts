import type { Game } from '@hegemon/kernel';
import { meanOf, summaryOf } from '@hegemon/testkit';
import type { Chosen } from '../arguments.js';
import { rounded } from '../figures.js';
import type { Played } from './one-game.js';
import { botFor, type Plan } from './plan.js';

interface SeatReport {
  readonly seat: string;
  readonly bot: string;
  /** Games this seat took part in and that came to an end. */
  readonly games: number;
  /** A shared victory counts in parts. */
  readonly wins: number;
  readonly winShare: number;
  /** Of the share of wins, at 95 in 100. */
  readonly interval: readonly [number, number];
  readonly meanPoints: number;
  readonly pointsInterval: readonly [number, number] | null;
}

export interface SimulationReport {
  readonly game: string;
  readonly edition: number;
  readonly players: number | 'mixed';
  readonly options: Chosen;
  readonly seed: string;
  readonly first: number;
  readonly checked: boolean;
  readonly games: number;
  readonly finished: number;
  readonly deadEnds: number;
  readonly errors: number;
  readonly violations: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly workers: number;
  readonly meanLength: number;
  readonly lengthInterval: readonly [number, number] | null;
  readonly longest: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly seats: readonly SeatReport[];
}

export interface Effort {
  readonly seconds: number;
  readonly workers: number;
}

/** Adds up what was played. Everything but speed follows from the plan alone. */
export const reportOn = (
  game: Game,
  plan: Plan,
  all: readonly Played[],
  { seconds, workers }: Effort,
): SimulationReport => {
  const decisions = all.reduce((sum, played) => sum + played.decisions, 0);
  const ended = all.filter(played => played.finished);
  const length = meanOf(ended.map(played => played.decisions));
  const endings: Record<string, number> = Object.fromEntries(game.endings.map(how => [how, 0]));
  for (const { outcome } of ended) if (outcome) endings[outcome.how] = (endings[outcome.how] ?? 0) + 1;
  return {
    game: game.id,
    edition: game.edition,
    players: plan.players.length === 1 ? plan.players[0] : 'mixed',
    options: plan.switches,
    seed: plan.seed,
    first: plan.first,
    checked: plan.check,
    games: all.length,
    finished: ended.length,
    deadEnds: all.filter(played => played.deadEnd !== undefined).length,
    errors: all.filter(played => played.error !== undefined).length,
    violations: all.reduce((sum, played) => sum + played.violations.length, 0),
    decisions,
    seconds: rounded(seconds, 2),
    decisionsPerSecond: Math.round(decisions / Math.max(seconds, 0.001)),
    workers,
    meanLength: rounded(length.value, 2),
    lengthInterval: bounds(length),
    longest: all.reduce((most, played) => Math.max(most, played.decisions), 0),
    endings,
    seats: seatReports(game, plan, all),
  };
};

/** Each seat over the games in which it was taken. */
const seatReports = (game: Game, plan: Plan, all: readonly Played[]): SeatReport[] => {
  const seats = game.seats({ ...plan.switches, players: Math.max(...plan.players) });
  return seats.map((seat, place) => {
    const shared = all.filter(({ players }) => game.seats({ ...plan.switches, players }).includes(seat));
    const { finished, seats: sums } = summaryOf(shared, [seat]);
    const { wins, points } = sums[seat];
    return {
      seat,
      bot: botFor(plan, place),
      games: finished,
      wins: rounded(wins.value * finished, 2),
      winShare: rounded(wins.value, 4),
      interval: [rounded(wins.low, 4), rounded(wins.high, 4)],
      meanPoints: rounded(points.value, 2),
      pointsInterval: bounds(points),
    };
  });
};

const bounds = ({ low, high }: { low: number; high: number }): readonly [number, number] | null =>
  Number.isFinite(low) && Number.isFinite(high) ? [rounded(low, 2), rounded(high, 2)] : null;
