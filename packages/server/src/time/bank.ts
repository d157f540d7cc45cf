import type { ClockLine, Pace } from '@hegemon/protocol';
import { hasClock } from './paces.js';
import { type Rests, restAt, runningBetween } from './standing.js';

/** What a seat had left when it was last asked or done, and since when it is asked; null while it is not. */
export interface SeatClock {
  readonly bank: number;
  readonly since: number | null;
}

/** The clock of a seat before anybody was asked. */
export const freshClock = (pace: Pace): SeatClock => ({ bank: pace.bank, since: null });

/** What is left; below nothing, if nobody has noticed yet that his time is up. Without a clock it is what it ever was. */
export const leftAt = ({ bank, since }: SeatClock, pace: Pace, rests: Rests, now: number): number =>
  since === null || !hasClock(pace) ? bank : bank - runningBetween(pace, rests)(since, now);

/** The first moment at which nothing is left if nothing changes; undefined when no clock runs towards it. */
export const deadline = ({ bank, since }: SeatClock, pace: Pace, rests: Rests): number | undefined => {
  if (since === null || rests.paused !== null || !hasClock(pace)) return undefined;
  if (bank <= 0) return since;
  const running = runningBetween(pace, rests);
  const isUp = (span: number): boolean => running(since, since + span) >= bank;
  // No clock runs faster than time. Nights are at most half of it and vacations are limited, so this comes to an end.
  let over = bank;
  while (!isUp(over)) over *= 2;
  let before = bank - 1;
  while (over - before > 1) {
    const middle = Math.floor((before + over) / 2);
    if (isUp(middle)) over = middle;
    else before = middle;
  }
  return since + over;
};

/** He is asked from now on. Who is asked already goes on thinking. */
export const asked = (clock: SeatClock, now: number): SeatClock =>
  clock.since === null ? { bank: clock.bank, since: now } : clock;

/**
 * He is done and others are asked: the increment is his, up to the cap. Time beyond the bank is forgiven: it has had its
 * consequences already, or nobody noticed; so whoever comes back has at least an increment.
 */
export const settled = (clock: SeatClock, pace: Pace, rests: Rests, now: number): SeatClock => {
  if (clock.since === null) return clock;
  if (!hasClock(pace)) return { bank: clock.bank, since: null };
  const left = Math.max(0, leftAt(clock, pace, rests, now));
  return { bank: Math.min(pace.cap, left + pace.increment), since: null };
};

/**
 * The same clock, reckoned from now on: before the rests of somebody change, and, with the rests of the pause, when it ends.
 * What is past stays as it was reckoned then.
 */
export const reckoned = (clock: SeatClock, pace: Pace, rests: Rests, now: number): SeatClock =>
  clock.since === null ? clock : { bank: leftAt(clock, pace, rests, now), since: now };

/** Somebody gives back the increment of an answer that is taken back, and thinks again. */
const askedAgain = (clock: SeatClock, pace: Pace, now: number): SeatClock =>
  clock.since === null ? { bank: Math.max(0, clock.bank - pace.increment), since: now } : clock;

export interface Turn {
  /** Who is waited for now. */
  readonly waiting: readonly string[];
  readonly pace: Pace;
  readonly now: number;
  restsOf(seat: string): Rests;
  /** Somebody has taken back his answer: nobody earns time by it. */
  readonly isTakenBack?: boolean;
}
/**
 * All clocks of a table after something has happened. Who is waited for before and after goes on with the same stint,
 * whoever gave the answer; several may be.
 */
export const clocksAfter = (
  clocks: Readonly<Record<string, SeatClock>>,
  { waiting, pace, now, restsOf, isTakenBack }: Turn,
): Record<string, SeatClock> => {
  const after = (seat: string, clock: SeatClock): SeatClock => {
    if (!waiting.includes(seat))
      return settled(clock, isTakenBack ? { ...pace, increment: 0 } : pace, restsOf(seat), now);
    return isTakenBack ? askedAgain(clock, pace, now) : asked(clock, now);
  };
  return Object.fromEntries(Object.entries(clocks).map(([seat, clock]) => [seat, after(seat, clock)]));
};

/** Gives back time in which nobody could think, such as a jump of the machine's clock. */
export const shift = (since: number | null, ms: number): number | null => (since === null ? null : since + ms);

/**
 * How a clock is shown; null where none runs at all. While it runs the line stays the same: it tells what there was when he
 * was asked, and when that will be used up. While it stands still it tells what there is.
 */
export const clockLine = (clock: SeatClock, pace: Pace, rests: Rests, now: number): ClockLine | null => {
  if (!hasClock(pace)) return null;
  const rest = clock.since === null ? undefined : restAt(pace, rests, now);
  return {
    left: rest ? leftAt(clock, pace, rests, now) : clock.bank,
    isRunning: clock.since !== null && !rest,
    until: deadline(clock, pace, rests) ?? null,
    ...(rest && { rests: rest }),
  };
};
