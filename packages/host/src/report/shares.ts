import type { Game, GameState, Seat } from '@hegemon/kernel';

/** Chances to win by seat, together one. */
export type Shares = Readonly<Record<Seat, number>>;

/** The plain measure: what the game thinks of a position at first sight. Cheap enough to be taken thousands of times. */
export const sharesAt = (game: Game, state: GameState, seats: readonly Seat[]): Shares => {
  const outcome = game.outcome(state);
  if (outcome) return sharesOfWinners(outcome.winners, seats);
  const worths = seats.map(seat => game.worth(state, seat));
  const sum = worths.reduce((a, b) => a + b, 0) || 1;
  return Object.fromEntries(seats.map((seat, i) => [seat, worths[i] / sum]));
};

/** After the end nothing is left to chance. */
export const sharesOfWinners = (winners: readonly Seat[], seats: readonly Seat[]): Shares =>
  Object.fromEntries(seats.map(seat => [seat, winners.includes(seat) ? 1 / winners.length : 0]));

export const meanOf = (all: readonly Shares[], seats: readonly Seat[]): Shares =>
  Object.fromEntries(seats.map(seat => [seat, all.reduce((sum, each) => sum + each[seat], 0) / all.length]));

/** The standard error of that mean for one seat; what was found without drawing has none. */
export const errorOf = (all: readonly Shares[], seat: Seat): number => {
  if (all.length < 2) return 0;
  const mean = all.reduce((sum, each) => sum + each[seat], 0) / all.length;
  const squares = all.reduce((sum, each) => sum + (each[seat] - mean) ** 2, 0);
  return Math.sqrt(squares / (all.length - 1) / all.length);
};
