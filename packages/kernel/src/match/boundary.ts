import { canonical } from '../copy.js';
import { type Game, isRefusal } from '../game.js';
import type { Seat } from '../ids.js';
import type { Options } from '../options.js';
import type { GameState } from '../state.js';
import { type Entry, START } from './entry.js';

/**
 * Why an answer cannot be taken back. Public things done to the board bind nobody; what counts is knowledge:
 * chance has spoken, something hidden was turned up, another seat has learned something the public does not know,
 * or another seat has already answered.
 */
export type Boundary = 'draw' | 'reveal' | 'other-seat-learned' | 'other-seat-answered';

/** Found out by the kernel from the entry and the states around it; no game writes code for this. */
export const boundaryOf = <O extends Options, S extends GameState, V>(
  game: Game<O, S, V>,
  before: S,
  entry: Entry,
  seat: Seat,
  seats: readonly Seat[],
): Boundary | undefined => {
  if (entry.kind === START || entry.seat !== seat) return 'other-seat-answered';
  if (entry.drew || entry.dealt) return 'draw';
  const after = game.copy(before);
  const { kind, arg } = entry;
  const reply = game.apply(after, arg === undefined ? { seat, kind } : { seat, kind, arg });
  if (isRefusal(reply)) throw new Error(`entry ${entry.n} was accepted and is now refused: ${reply.refused}`);
  if (reply.revealed) return 'reveal';
  const learned = (other: Seat): boolean =>
    reply.told.some(told => told.closed?.[other] !== undefined) ||
    privately(game, before, other) !== privately(game, after, other);
  return seats.some(other => other !== seat && learned(other)) ? 'other-seat-learned' : undefined;
};

/** The part of a seat's view that the public does not share. */
const privately = <O extends Options, S extends GameState, V>(game: Game<O, S, V>, s: S, seat: Seat): string =>
  canonical(beyond(game.view(s, seat), game.view(s, 'spectator')));

const beyond = (own: unknown, open: unknown): unknown => {
  if (canonical(own) === canonical(open)) return undefined;
  if (!isRecord(own) || !isRecord(open)) return own;
  return Object.fromEntries(
    Object.keys(own)
      .map(key => [key, beyond(own[key], open[key])] as const)
      .filter(([, part]) => part !== undefined),
  );
};
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
