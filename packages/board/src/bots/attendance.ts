import type { MatchCard } from '@hegemon/host';
import type { Seat } from '@hegemon/kernel';

type Match = Pick<MatchCard, 'seats' | 'sitters' | 'isForeign' | 'own' | 'standIns'>;

/** The seats of people at this screen, whoever plays for them at present. */
export const peopleOf = ({ seats, sitters, isForeign, own = seats }: Match): readonly Seat[] =>
  isForeign ? [] : own.filter(seat => sitters[seat]?.kind === 'person');

/** The bot that plays for a person at present. */
export const standInOf = ({ standIns }: Match, seat: Seat): string | undefined => standIns?.[seat];

/** The bot that answers for a seat: because it sits there, or in a person's place. */
export const botOf = (match: Match, seat: Seat): string | undefined => {
  const sitter = match.sitters[seat];
  return sitter?.kind === 'bot' ? sitter.name : standInOf(match, seat);
};

/** Nobody at this screen decides anything: the bots are among themselves, and one looks on. Elsewhere they heed no one here. */
export const isLeftToBots = (match: Match): boolean =>
  match.isForeign !== true && match.own === undefined && match.seats.every(seat => botOf(match, seat) !== undefined);
