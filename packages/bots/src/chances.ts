import { freshSeed, type GameState, type Seat, type Seed, stream } from '@hegemon/kernel';
import type { Playable } from './bot.js';
import { playOn } from './tree/policy.js';

/** How the chances are found: so many times the next turns are played on, as hints and dice will have it. */
export interface Outlook {
  readonly playouts: number;
  readonly turns: number;
  readonly steps: number;
}
/** Everybody has a turn, so that whoever is next has nothing ahead of the others. */
const outlookFor = (seats: readonly Seat[]): Outlook => ({ playouts: 24, turns: seats.length, steps: 250 });

/**
 * The chances to win of all seats, together one. Some turns are played on with other dice, as the master does in its
 * playouts, and what they come to is judged. The state is taken as it is: whoever may not know it hands over what he
 * believes.
 */
export const chancesOf = <S extends GameState>(
  game: Playable<S>,
  state: S,
  seats: readonly Seat[],
  seed: Seed,
  { playouts, turns, steps }: Outlook = outlookFor(seats),
): Readonly<Record<Seat, number>> => {
  const random = stream(seed);
  const sums = seats.map(() => 0);
  const horizon = game.turnOf(state) + turns;
  const count = game.pending(state).length === 0 ? 1 : playouts;
  for (let i = 0; i < count; i++) {
    const s = game.recast(state, freshSeed(random));
    playOn(game, s, horizon, steps, random);
    const worths = seats.map(seat => game.worth(s, seat));
    const all = worths.reduce((a, b) => a + b, 0) || 1;
    for (const [at, worth] of worths.entries()) sums[at] += worth / all;
  }
  return Object.fromEntries(seats.map((seat, at) => [seat, sums[at] / count]));
};
