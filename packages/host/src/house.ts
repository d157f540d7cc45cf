import type { Bot } from '@hegemon/bots';
import type { DeskNews, Trouble } from './desk.js';
import type { GameListing } from './listing.js';
import type { RandomHex } from './seating.js';
import type { MatchStore } from './store.js';

/** What the host has not and must be given: games and bots, a store, a clock, chance, an ear, and a way to breathe. */
export interface House {
  readonly listings: readonly GameListing[];
  readonly bots: readonly Bot[];
  readonly store: MatchStore;
  readonly randomHex: RandomHex;
  /** ISO time. */
  now(): string;
  tell(news: DeskNews): void;
  /** Lets requests be served between two thoughts of a bot. */
  pause(): Promise<void>;
}

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
/** The rules or the host themselves are broken; the match stands where it stood. */
export const faultOf = (fault: unknown): Trouble => ({ code: 'engine-fault', facts: { message: messageOf(fault) } });
