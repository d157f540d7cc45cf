import type { Chair, MatchCard, NewMatch } from '@hegemon/host';
import type { Seat } from '@hegemon/kernel';

/** The same people, bots and options, and dice nobody knows. */
export const rematchOf = ({ game, options, sitters }: MatchCard): NewMatch => {
  const chairs = Object.entries(sitters).map(([seat, { kind, name }]): [Seat, Chair] => [
    seat,
    kind === 'bot' ? { kind, bot: name } : { kind, name },
  ]);
  return { game, options, chairs: Object.fromEntries(chairs) };
};
