import type { Seat } from '@hegemon/kernel';
import type { Report, Roll } from '../desk.js';
import type { AnyMatch } from '../listing.js';
import { answerOf } from '../log.js';
import type { Settled } from './settled.js';
import { errorOf, meanOf } from './shares.js';

/** What the dice of an entry could have done, and what they did; undefined if none fell. */
export const rollOf = (
  { entries, seats }: Pick<AnyMatch, 'entries' | 'seats'>,
  n: number,
  turn: number,
  { actual, expected }: Settled,
): Roll | undefined => {
  const { seat, drew, ...entry } = entries[n];
  if (!drew || !expected) return undefined;
  const concerned = seat === undefined ? seats : [seat];
  return {
    n,
    turn,
    ...(seat !== undefined && { seat }),
    ...(n > 0 && { answer: answerOf(entry) }),
    dice: drew,
    expected: meanOf(expected, seats),
    actual: meanOf(actual, seats),
    error: Math.max(...concerned.map(each => Math.hypot(errorOf(expected, each), errorOf(actual, each)))),
  };
};

/** What the dice gave or took in all. */
export const luckIn = (rolls: readonly Roll[], seats: readonly Seat[]): Report['luck'] =>
  Object.fromEntries(seats.map(seat => [seat, rolls.reduce((sum, roll) => sum + luckOf(roll, seat), 0)]));

export const luckOf = ({ expected, actual }: Pick<Roll, 'expected' | 'actual'>, seat: Seat): number =>
  actual[seat] - expected[seat];
