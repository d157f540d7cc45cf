import type { GameState, Seat, Seed } from '@hegemon/kernel';
import type { Playable } from './bot.js';

/**
 * How the master sees the chances to win of all seats, together one. The state is taken as it is: whoever may not
 * know it hands over what he believes.
 */
export const chancesOf = <S extends GameState>(
  game: Playable<S>,
  state: S,
  seats: readonly Seat[],
  _seed: Seed,
): Readonly<Record<Seat, number>> => {
  const worths = seats.map(seat => game.worth(state, seat));
  const sum = worths.reduce((a, b) => a + b, 0) || 1;
  return Object.fromEntries(seats.map((seat, i) => [seat, worths[i] / sum]));
};
