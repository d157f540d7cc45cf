import type { AnyMatch } from '@hegemon/host';
import type { GameState, Seat } from '@hegemon/kernel';
import type { Kept } from '../ledger/rows.js';

/** The key of the job that lets the bots of a match play. */
export const botJobOf = (match: string): string => `bot:${match}`;

/** Where a match stands: whose answers are awaited, and the position in which others may hope for some. */
export interface Position {
  readonly waiting: readonly Seat[];
  readonly state: GameState;
}
const present = ({ pending, state }: AnyMatch): Position => ({ waiting: pending.map(({ seat }) => seat), state });

/** A seat for which a bot is to decide now, or of which somebody hopes that it will, if nothing stands still. */
export const botAsked = (match: AnyMatch, { row, seats }: Kept, position = present(match)): boolean => {
  if (row.status !== 'running' || row.paused !== null) return false;
  const { waiting, state } = position;
  return seats.some(
    ({ seat, bot, stand_in }) =>
      (bot ?? stand_in) !== null && (waiting.includes(seat) || match.game.atLeisure(state, seat)?.wanted !== undefined),
  );
};
