import type { Entry, Options, Outcome, Seat, SeedMaterial, Sitter, Snapshot } from '@hegemon/kernel';
import type { Branch, Trouble } from './desk.js';

/** What never changes about a match that is kept. */
export interface KeptHead {
  /** Under which it lies here. Two matches of the same seed have one id of their own, and two of these. */
  readonly id: string;
  readonly match: string;
  readonly game: string;
  readonly edition: number;
  readonly options: Options;
  readonly seats: Readonly<Record<Seat, Sitter>>;
  readonly commitment: string;
  readonly seed: SeedMaterial;
  readonly begins?: Snapshot;
  readonly created: string;
  readonly branch?: Branch;
  readonly isForeign?: true;
}

/** How far it has come; written together with the entries, so that a list needs no rules. */
export interface Standing {
  readonly entries: number;
  readonly changed: string;
  readonly waiting: readonly Seat[];
  readonly outcome?: Outcome;
  readonly standIns?: StandIns;
}
/** Seats of people for whom a bot plays at present, with its name. It is no part of the match: each answer says so. */
export type StandIns = Readonly<Record<Seat, string>>;
export interface KeptMatch {
  readonly head: KeptHead;
  readonly standing: Standing;
}

/**
 * Where matches lie. A promise is kept only when the thing is written for good; what fails is a `StoreFault`, and
 * nothing of it is written then.
 */
export interface MatchStore {
  list(): Promise<readonly KeptMatch[]>;
  read(id: string): Promise<{ readonly kept: KeptMatch; readonly entries: readonly Entry[] } | undefined>;
  begin(kept: KeptMatch, entries: readonly Entry[]): Promise<void>;
  /** A conflict if one of these entries is there already, or later ones: somebody else has played on. */
  append(id: string, entries: readonly Entry[], standing: Standing): Promise<void>;
  remove(id: string): Promise<void>;
  notes(id: string): Promise<string>;
  note(id: string, text: string): Promise<void>;
}

export type StoreFaultCode = 'full' | 'unavailable' | 'conflict' | 'missing';
export class StoreFault extends Error {
  readonly code: StoreFaultCode;

  constructor(code: StoreFaultCode, message: string = code) {
    super(message);
    this.name = 'StoreFault';
    this.code = code;
  }
}

const TROUBLE_OF: Readonly<Record<StoreFaultCode, Trouble['code']>> = {
  full: 'storage-full',
  unavailable: 'storage-unavailable',
  conflict: 'elsewhere',
  missing: 'no-such-match',
};
/** A store that breaks in a way it did not foresee is as good as none. */
export const troubleOf = (fault: unknown): Trouble => ({
  code: fault instanceof StoreFault ? TROUBLE_OF[fault.code] : 'storage-unavailable',
  facts: { message: fault instanceof Error ? fault.message : String(fault) },
});
