import { sha256 } from '../chance/sha256.js';
import type { Seed } from '../chance/stream.js';
import { canonical } from '../copy.js';

/**
 * Where a match goes on after a change of edition: the state as the old edition left it, and the log it came from.
 * From then on it is the beginning; what lay before stays with the edition that can replay it.
 */
export interface Snapshot {
  readonly edition: number;
  /** How many entries the earlier log had, and the hash its chain ended with. */
  readonly entries: number;
  readonly hash: string;
  readonly state: unknown;
}

/** A snapshot seen from outside: the state, which holds all secrets, is only a fingerprint. */
export interface SealedSnapshot extends Omit<Snapshot, 'state'> {
  readonly digest: string;
}

export const sealedSnapshot = ({ edition, entries, hash, state }: Snapshot, key: Seed): SealedSnapshot => ({
  edition,
  entries,
  hash,
  digest: sha256(`hegemon snapshot ${key}${canonical(state)}`),
});
