import type { Seat } from '@hegemon/kernel';
import { rounded } from '../figures.js';
import type { Contest } from './one-contest.js';
import { partOf, type Share, shareIn } from './shares.js';

/** So many points (of a hundred) from its fair share a seat may win and still count as fair. */
const TOLERANCE = 7;

/** What a seat had by luck or choice, and how it did among equals. */
export interface Fairness extends Share {
  readonly what: string;
  /** In points of a hundred; below nothing if it won too seldom. */
  readonly fromFair: number;
  readonly isFar: boolean;
  /** The bounds do not hold the fair share: more than chance. */
  readonly isSure: boolean;
}

/** One bot in all seats. */
export interface Balance {
  readonly bot: string;
  readonly games: number;
  readonly fair: number;
  readonly tolerance: number;
  readonly bySeat: readonly Fairness[];
  /** First, second …: in the order in which the seats came on turn. */
  readonly byTurn: readonly Fairness[];
  readonly byStart: readonly Fairness[];
}

/** A seat in a game, and what part of the victory it had. */
interface Chair {
  readonly seat: Seat;
  readonly part: number;
  /** From 1 on; 0 if it never came on turn. */
  readonly turn: number;
  readonly start?: string;
}

export const balanceOf = (bot: string, seats: readonly Seat[], contests: readonly Contest[]): Balance => {
  const chairs = contests.flatMap(contest => chairsIn(contest, seats));
  const fair = 1 / seats.length;
  const by = (whats: readonly string[], whatOf: (chair: Chair) => string | undefined): Fairness[] =>
    whats.map(what => {
      const parts = chairs.filter(chair => whatOf(chair) === what).map(({ part }) => part);
      return fairnessOf(what, shareIn(parts.length, parts), fair);
    });
  const starts = [...new Set(chairs.flatMap(({ start }) => start ?? []))].toSorted();
  return {
    bot,
    games: chairs.length / seats.length,
    fair,
    tolerance: TOLERANCE,
    bySeat: by(seats, ({ seat }) => seat),
    byTurn: by(
      seats.map((_, i) => `${i + 1}`),
      ({ turn }) => `${turn}`,
    ),
    byStart: by(starts, ({ start }) => start).toSorted((a, b) => b.games - a.games),
  };
};

const chairsIn = ({ played, opening }: Contest, seats: readonly Seat[]): Chair[] => {
  const { outcome } = played;
  if (!outcome) return [];
  return seats.map(seat => {
    const start = opening.starts[seat];
    return {
      seat,
      part: partOf(outcome, seat),
      turn: opening.order.indexOf(seat) + 1,
      ...(start !== undefined && { start }),
    };
  });
};

const fairnessOf = (what: string, share: Share, fair: number): Fairness => {
  const fromFair = rounded(100 * (share.share - fair), 1);
  const [low, high] = share.interval;
  return {
    what,
    ...share,
    fromFair,
    isFar: share.games > 0 && Math.abs(fromFair) > TOLERANCE,
    isSure: fair < low || fair > high,
  };
};
