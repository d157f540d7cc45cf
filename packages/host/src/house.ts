import type { Bots } from './bots.js';
import type { DeskNews, Trouble } from './desk.js';
import type { Listed } from './listing.js';
import type { After } from './metronome.js';
import type { RandomHex } from './seating.js';
import type { MatchStore } from './store.js';
import type { Thinker } from './thinking/thinker.js';

/** What the host has not and must be given: games and bots, a store, a clock, chance, an ear, and a way to breathe. */
export interface House {
  readonly listings: readonly Listed[];
  readonly bots: Bots;
  readonly store: MatchStore;
  readonly randomHex: RandomHex;
  /** ISO time. */
  now(): string;
  tell(news: DeskNews): void;
  /** Lets requests be served between two thoughts of a bot. */
  pause(): Promise<void>;
  /** Does something later; what is returned calls it off. Absent: bots cannot be slowed down, only halted. */
  readonly after?: After;
  /** Who thinks for the bots. Absent: they think here, and nothing else happens meanwhile. */
  readonly thinker?: Thinker;
  /** The bot that gives hints. Absent: the strongest. */
  readonly adviser?: string;
}

export const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
export const nameOf = (fault: unknown): string => (fault instanceof Error ? fault.name : 'Error');
/** The rules or the host themselves are broken; the match stands where it stood. */
export const faultOf = (fault: unknown): Trouble => ({ code: 'engine-fault', facts: { message: messageOf(fault) } });
