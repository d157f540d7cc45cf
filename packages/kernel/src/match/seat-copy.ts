import type { Seat } from '../ids.js';
import type { Options } from '../options.js';
import type { GameState } from '../state.js';
import { heardBy } from '../tell.js';
import { digestOf, START, saltOf, UNDO } from './entry.js';
import { fileOf, type MatchFile, type SeatEntry } from './file.js';
import type { Match } from './match.js';

/**
 * The match file as one seat may have it. After the end it is the whole file. While the match is running it holds
 * neither seed nor unseen draws nor the secret answers of others: in their place stand fingerprints, so that the
 * copy can later be checked against the whole.
 */
export const fileFor = <O extends Options, S extends GameState, V>(match: Match<O, S, V>, seat: Seat): MatchFile => {
  const whole = fileOf(match);
  if (match.outcome) return whole;
  const { seed: _, ...open } = whole;
  return {
    ...open,
    entries: match.entries.map((_entry, n) => seatEntry(match, n, seat)),
    for: seat,
    view: match.game.view(match.state, seat),
    heard: match.entries.map((_entry, n) => heardBy(match.happened(n).told, seat)),
  };
};

const seatEntry = <O extends Options, S extends GameState, V>(
  match: Match<O, S, V>,
  n: number,
  seat: Seat,
): SeatEntry => {
  const { hash, ...bare } = match.entries[n];
  const salt = saltOf(match.key, n);
  const isOthersSecret =
    bare.kind !== START &&
    bare.kind !== UNDO &&
    bare.seat !== undefined &&
    bare.seat !== seat &&
    match.game.isSecret(match.at(n - 1), bare.seat);
  if (!isOthersSecret && !bare.dealt) return { ...bare, salt, hash };
  const { arg, dealt: _dealt, ...open } = bare;
  const shown = isOthersSecret || arg === undefined ? open : { ...open, arg };
  return { ...shown, digest: digestOf(bare, salt), hash };
};
