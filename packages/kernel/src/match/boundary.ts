import { isSame } from '../copy.js';
import { type Accepted, type Game, isRefusal } from '../game.js';
import type { Seat } from '../ids.js';
import type { Options } from '../options.js';
import type { GameState } from '../state.js';
import { heardBy } from '../tell.js';
import { actionOf, type Entry } from './entry.js';

/**
 * Why an answer cannot be taken back. Public things done to the board bind nobody; what counts is knowledge:
 * chance has spoken, something hidden was turned up, another seat has learned something the public does not know,
 * another seat has already answered, or the game is over and its seed is published.
 */
export type Boundary = 'draw' | 'reveal' | 'other-seat-learned' | 'other-seat-answered' | 'game-over';

/** An answer with the positions on both sides of it. */
interface Step<S> {
  readonly before: S;
  readonly after: S;
  readonly reply: Accepted;
}

/** What stands in the way of the seat that gave this answer. Found out by the kernel; no game writes code for this. */
export const boundaryOf = <O extends Options, S extends GameState, V>(
  game: Game<O, S, V>,
  entry: Entry,
  { before, after, reply }: Step<S>,
  seats: readonly Seat[],
): Boundary | undefined => {
  const seat = entry.seat ?? '';
  if (entry.drew || entry.dealt) return 'draw';
  if (game.outcome(after)) return 'game-over';
  if (reply.revealed) return 'reveal';
  const [openBefore, openAfter] = [game.view(before, 'spectator'), game.view(after, 'spectator')];
  const learned = (other: Seat): boolean =>
    reply.told.some(told => told.closed?.[other] !== undefined) ||
    !isSame(beyond(game.view(before, other), openBefore), beyond(game.view(after, other), openAfter));
  if (seats.some(other => other !== seat && learned(other))) return 'other-seat-learned';
  return hasLearned(game, before, entry, seat, knowledge(game, after, reply, seat)) ? 'reveal' : undefined;
};

/** Some deals that agree with all a seat knows; fixed, so that the answer is always the same. */
const DEALS = ['00', '55', 'aa', 'ff'].map(byte => byte.repeat(16));

/**
 * Has the seat seen something that was hidden from it? Then the same answer in another deal of the hidden things,
 * which the seat could not have told from the true one before, shows it something else. This holds the line where
 * a game forgets to say `reveal`.
 */
const hasLearned = <O extends Options, S extends GameState, V>(
  game: Game<O, S, V>,
  before: S,
  entry: Entry,
  seat: Seat,
  known: unknown,
): boolean =>
  DEALS.some(deal => {
    const twin = game.imagine(before, seat, deal);
    const reply = game.apply(twin, actionOf(entry));
    return isRefusal(reply) || !isSame(knowledge(game, twin, reply, seat), known);
  });

const knowledge = <O extends Options, S extends GameState, V>(
  game: Game<O, S, V>,
  s: S,
  { told }: Accepted,
  seat: Seat,
): unknown => [game.view(s, seat), heardBy(told, seat)];

/** The part of a seat's view that the public does not share. */
const beyond = (own: unknown, open: unknown): unknown => {
  if (isSame(own, open)) return undefined;
  if (!isRecord(own) || !isRecord(open)) return own;
  return Object.fromEntries(
    Object.keys(own)
      .map(key => [key, beyond(own[key], open[key])] as const)
      .filter(([, part]) => part !== undefined),
  );
};
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
