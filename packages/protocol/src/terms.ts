import { type Static, Type } from 'typebox';
import { count, oneOf, record } from './schema.js';

/**
 * How much time there is. Whoever is asked lives on his bank; each time he is done, and others are asked, it grows by the
 * increment, up to the cap. Milliseconds.
 */
export const Pace = record({
  name: oneOf(['none', 'tonight', 'days', 'weeks', 'free']),
  bank: count(366 * 86_400_000),
  increment: count(366 * 86_400_000),
  cap: count(366 * 86_400_000),
  /** The clock stands still in the night hours a person has named, and while he is on vacation. */
  nights: Type.Boolean(),
  /** Days of vacation anybody may take in this match. */
  vacation: count(60),
});
export type Pace = Static<typeof Pace>;

/** What is agreed before a match begins, apart from the rules. */
export const Terms = record({
  pace: Pace,
  /** What happens to whoever is out of time: he has lost; a bot plays until he is back; the others decide. */
  timeout: oneOf(['forfeit', 'stand-in', 'vote']),
  /** Who may look on: everybody; everybody, but late; nobody. */
  watching: oneOf(['open', 'late', 'closed']),
  /** How late, in milliseconds. */
  delay: count(7 * 86_400_000),
  isRated: Type.Boolean(),
  /** May a bot be asked for advice? */
  hints: Type.Boolean(),
  /** May seats talk to each other in private? */
  whispers: Type.Boolean(),
});
export type Terms = Static<typeof Terms>;
