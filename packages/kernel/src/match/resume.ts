import { keyOfMatch } from '../chance/fairness.js';
import type { Game } from '../game.js';
import type { Options } from '../options.js';
import type { GameState } from '../state.js';
import type { Entry } from './entry.js';
import type { MatchHead } from './head.js';
import { type CachedMatch, Match } from './match.js';

/**
 * Goes on with a match out of a store that is trusted: no hash is computed again, and with a snapshot only what came
 * after it is played. It is the same match then as one that was replayed. Files of others are for `openMatch`.
 *
 * A store that has lost something throws, and the entry is named. Snapshots may be thrown away at any time.
 */
export const resumeMatch = <O extends Options, S extends GameState, V>(
  game: Game<O, S, V>,
  head: MatchHead<O>,
  entries: readonly Entry[],
  snapshot?: CachedMatch,
): Match<O, S, V> => {
  if (entries.length === 0) throw new Error('there is no entry 0');
  if (!snapshot) return new Match(game, head, { entries });
  const { n, edition, hash, state } = snapshot;
  if (edition !== game.edition) throw new Error(`entry ${n}: the snapshot is of edition ${edition}`);
  if (entries[n]?.hash !== hash) throw new Error(`entry ${n}: the snapshot belongs to another log`);
  const key = keyOfMatch(head.seed, head.id, game.seats(head.options));
  if ((state as GameState).chance.key !== key) throw new Error(`entry ${n}: the snapshot belongs to another match`);
  return new Match(game, head, { entries, cached: snapshot });
};
