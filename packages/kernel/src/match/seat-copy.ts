import type { Seat } from '../ids.js';
import type { Options } from '../options.js';
import type { GameState } from '../state.js';
import { heardBy } from '../tell.js';
import { HIDDEN, isAnswer, outsideOf, saltOf } from './entry.js';
import { fileOf, type MatchFile, type SeatEntry } from './file.js';
import type { Match } from './match.js';
import { sealedSnapshot } from './snapshot.js';

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
    ...(match.head.begins && { begins: sealedSnapshot(match.head.begins, match.key) }),
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
  const { hash, dealt: _dealt, ...entry } = match.entries[n];
  const { said, dealt, ...open } = outsideOf(match.entries[n], match.key);
  const unseen = dealt === undefined ? {} : { unseen: dealt };
  return isOthersSecret(match, n, seat)
    ? { ...open, kind: HIDDEN, digest: said, ...unseen, hash }
    : { ...entry, salt: saltOf(match.key, n), ...unseen, hash };
};

const isOthersSecret = <O extends Options, S extends GameState, V>(
  match: Match<O, S, V>,
  n: number,
  seat: Seat,
): boolean => {
  const entry = match.entries[n];
  if (entry.seat === undefined || entry.seat === seat || !isAnswer(entry)) return false;
  return match.game.isSecret(match.at(n - 1), entry.seat, entry.kind);
};
