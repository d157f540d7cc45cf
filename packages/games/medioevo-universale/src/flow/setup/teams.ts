import type { MU } from '../../state.js';

/** Fewer make no teams of equal size with more than one in each. */
const FEWEST = 4;
const TEAMS = 2;

/**
 * @rule MU X-team Ruling: the book leaves the teams to the players. Four or six play in two teams of equal size, the seats
 * alternating; with any other number everybody plays for himself, as without the option.
 */
export const teamsFor = (g: MU): MU['teams'] => {
  const { length } = g.seats;
  if (!g.options.teams || length < FEWEST || length % TEAMS !== 0) return {};
  return Object.fromEntries(g.seats.map((player, i) => [player, 1 + (i % TEAMS)]));
};
