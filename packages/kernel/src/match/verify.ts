import { commitmentTo } from '../chance/fairness.js';
import { isSame } from '../copy.js';
import type { Refusal } from '../flow/refusal.js';
import type { Game } from '../game.js';
import type { Options } from '../options.js';
import { bad, good, type Result } from '../result.js';
import type { GameState } from '../state.js';
import { agrees } from './chain.js';
import { CLOSE, chained, fingerprintOfSaid, HIDDEN, type Outside, SIT, START } from './entry.js';
import { type FileFault, fileFaultFor, type MatchFile, type SeatEntry } from './file.js';
import { headHash, type MatchHead } from './head.js';
import { Match } from './match.js';
import type { Differs } from './replies.js';
import type { Snapshot } from './snapshot.js';
import { satIn } from './table-entries.js';

/** The first place where a file and the rules part: the entry, and what about it does not hold. */
export interface Difference {
  readonly entry: number;
  readonly what: Differs['differs'] | 'commitment' | 'start' | 'result' | 'file';
  readonly refusal?: Refusal;
  readonly fault?: FileFault;
}
export interface Verdict {
  readonly ok: boolean;
  readonly entries: number;
  /** Only the chain could be checked: this is one seat's copy of a running match. */
  readonly chainOnly?: true;
  readonly firstDifference?: Difference;
}

/** Plays the file through: every entry legal, every draw right, every hash right, the result as it follows. */
export const openMatch = <O extends Options, S extends GameState, V>(
  game: Game<O, S, V>,
  file: MatchFile,
): Result<Match<O, S, V>, Difference> => {
  const fault = fileFaultFor(game as unknown as Game, file);
  if (fault) return bad({ entry: 0, what: 'file', fault });
  const { seed, id, seats, entries } = file;
  if (!seed) return bad({ entry: 0, what: 'file', fault: { code: 'missing', path: 'seed' } });
  if (commitmentTo(seed.serverSeed) !== file.commitment) return bad({ entry: 0, what: 'commitment' });
  const match = begun(game, { id, options: file.options as O, seats, seed, ...beginningOf(file) });
  if (!match) return bad({ entry: 0, what: 'start' });
  if (!agrees(match.entries[0], entries[0])) return bad({ entry: 0, what: 'start' });
  for (let n = 1; n < entries.length; n++) {
    const difference = match.absorb(entries[n]);
    if (difference) {
      const { differs, refusal } = difference;
      return bad({ entry: n, what: differs, ...(refusal && { refusal }) });
    }
  }
  if (!isSame(file.result, match.outcome)) {
    return bad({ entry: entries.length - 1, what: 'result' });
  }
  return good(match);
};

const beginningOf = ({ begins }: MatchFile): { readonly begins?: Snapshot } =>
  begins && 'state' in begins ? { begins } : {};

/** A snapshot is whatever somebody has written: a state the rules cannot run on is a fault of the file, not of ours. */
const begun = <O extends Options, S extends GameState, V>(
  game: Game<O, S, V>,
  head: MatchHead<O>,
): Match<O, S, V> | undefined => {
  if (!head.begins) return new Match(game, head);
  try {
    return new Match(game, head);
  } catch {
    return undefined;
  }
};

export const verify = (game: Game, file: MatchFile): Verdict => {
  const entries = file.entries.length;
  const outcome = file.seed ? openMatch(game, file) : checkChain(game, file);
  if (!outcome.ok) return { ok: false, entries, firstDifference: outcome.fault };
  return file.seed ? { ok: true, entries } : { ok: true, entries, chainOnly: true };
};

/** A seat's copy holds fingerprints in place of what the seat may not know: the chain over them must still close. */
const checkChain = (game: Game, file: MatchFile): Result<true, Difference> => {
  const fault = fileFaultFor(game, file);
  if (fault) return bad({ entry: 0, what: 'file', fault });
  const { begins } = file;
  const head = { id: file.id, options: file.options, seats: file.seats };
  let before = headHash(game, begins && 'digest' in begins ? { ...head, begins } : head, file.commitment);
  for (let n = 0; n < file.entries.length; n++) {
    const entry = file.entries[n];
    if (entry.n !== n || (n === 0) !== (entry.kind === START)) return bad({ entry: n, what: 'number' });
    if (entry.kind === SIT && !satIn(entry)) return bad({ entry: n, what: SIT });
    // Of a match that was closed everybody has the whole file.
    if (entry.kind === CLOSE) return bad({ entry: n, what: CLOSE });
    const outside = outsideOfCopy(entry);
    if (!outside) return bad({ entry: n, what: 'hash' });
    before = chained(before, outside);
    if (before !== entry.hash) return bad({ entry: n, what: 'hash' });
  }
  return good(true);
};

/** A copy shows what was said together with its salt, or the fingerprint alone; anything between was tampered with. */
const outsideOfCopy = (entry: SeatEntry): Outside | undefined => {
  const { n, seat, drew, at, kind, arg, by, redo, dealt, salt, digest, unseen } = entry;
  const isHidden = kind === HIDDEN;
  if (dealt || isHidden !== (digest !== undefined) || isHidden !== (salt === undefined)) return undefined;
  if (isHidden && [arg, by, redo].some(said => said !== undefined)) return undefined;
  return {
    n,
    ...(seat !== undefined && { seat }),
    ...(drew && { drew }),
    ...(at !== undefined && { at }),
    said: digest ?? fingerprintOfSaid(entry, salt ?? ''),
    ...(unseen !== undefined && { dealt: unseen }),
  };
};
