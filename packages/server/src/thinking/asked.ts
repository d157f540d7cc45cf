import type { AnyMatch } from '@hegemon/host';
import type { Seat } from '@hegemon/kernel';
import type { Kept } from '../ledger/rows.js';

/** The key of the job that lets the bots of a match play. */
export const botJobOf = (match: string): string => `bot:${match}`;

/** A seat for which a bot is to decide now, if nothing stands still. */
export const botAsked = (
  match: AnyMatch,
  { row, seats }: Kept,
  waiting: readonly Seat[] = match.outcome ? [] : match.game.pending(match.state).map(({ seat }) => seat),
): boolean => {
  if (row.status !== 'running' || row.paused !== null) return false;
  return seats.some(({ seat, bot, stand_in }) => waiting.includes(seat) && (bot ?? stand_in) !== null);
};
