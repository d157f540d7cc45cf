import type { Outcome, Seat } from '@hegemon/kernel';
import { shareOf } from '@hegemon/testkit';
import { rounded } from '../figures.js';

/** How often something has won. */
export interface Share {
  readonly games: number;
  /** A shared victory counts in parts. */
  readonly wins: number;
  readonly share: number;
  /** At 95 in 100 (Wilson). */
  readonly interval: readonly [low: number, high: number];
}

/** The part of the victory that is this seat's. */
export const partOf = ({ winners }: Outcome, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** The share of all that was won in so many games. */
export const shareIn = (games: number, parts: readonly number[]): Share => {
  const wins = parts.reduce((sum, part) => sum + part, 0);
  const { value, low, high } = shareOf(wins, games);
  return {
    games,
    wins: rounded(wins, 2),
    share: rounded(value, 4),
    interval: [rounded(low, 4), rounded(high, 4)],
  };
};
