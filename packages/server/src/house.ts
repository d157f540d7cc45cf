import type { Bots, GameListing } from '@hegemon/host';
import type { Config } from './config.js';
import type { Jobs } from './jobs/jobs.js';
import type { Relay } from './relay/relay.js';
import type { Store } from './store/store.js';
import type { Clock } from './time/clock.js';

/** Where things are written down for whoever runs the server. Never a secret, never a hand of cards. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What every room of the server has at hand. */
export interface House {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly relay: Relay;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly listings: readonly GameListing[];
  readonly bots: Bots;
  /** The name of this process among several. */
  readonly process: string;
}
