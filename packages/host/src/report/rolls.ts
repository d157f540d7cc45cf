import { type Entry, type GameState, isRefusal, type Seat, type Seed, seedOfText } from '@hegemon/kernel';
import type { Report, Roll } from '../desk.js';
import type { AnyMatch } from '../listing.js';
import { answerOf } from '../log.js';
import { meanOf, type Shares, sharesAt } from './shares.js';

/** So often dice that fell are thrown again, to see what was to be expected of them. */
const THROWS = Array.from({ length: 48 }, (_, i): Seed => seedOfText(`thrown again ${i}`).slice(0, 32));

/** What the dice of an entry could have done, and what they did; undefined if none fell. */
export const rollAt = (match: AnyMatch, n: number, turn: number, actual: Shares): Roll | undefined => {
  const entry = match.entries[n];
  if (!entry.drew) return undefined;
  const others = n === 0 ? otherOpenings(match) : otherThrows(match, entry);
  if (others.length === 0) return undefined;
  const { seat, drew } = entry;
  return {
    n,
    turn,
    ...(seat !== undefined && { seat }),
    ...(n > 0 && { answer: answerOf(entry) }),
    dice: drew,
    expected: meanOf(
      others.map(state => sharesAt(match.game, state, match.seats)),
      match.seats,
    ),
    actual,
  };
};

/** The same answer with other dice. Where they are thrown again, all that lies hidden stays as it is. */
const otherThrows = (match: AnyMatch, entry: Entry): GameState[] => {
  const before = match.at(entry.n - 1);
  const { seat = '' } = entry;
  return THROWS.flatMap(luck => {
    const twin = match.game.recast(before, luck);
    return isRefusal(match.game.apply(twin, { ...answerOf(entry), seat })) ? [] : [twin];
  });
};

/** A match that goes on from another position has no beginning that could have been otherwise. */
const otherOpenings = ({ game, head }: AnyMatch): GameState[] =>
  head.begins ? [] : THROWS.map(luck => game.newGame(head.options, luck));

/** What the dice gave or took in all. */
export const luckIn = (rolls: readonly Roll[], seats: readonly Seat[]): Report['luck'] =>
  Object.fromEntries(seats.map(seat => [seat, rolls.reduce((sum, roll) => sum + luckOf(roll, seat), 0)]));

export const luckOf = ({ expected, actual }: Pick<Roll, 'expected' | 'actual'>, seat: Seat): number =>
  actual[seat] - expected[seat];
