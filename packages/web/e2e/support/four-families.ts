import { recorded } from './recorded.js';

/**
 * A whole match of four bots. When the rules change it is made anew:
 * `npm run hegemon -- play time-of-crisis --seats greedy,greedy,greedy,greedy --seed screens --autosave <this file>`.
 */
const match = recorded('four-families');
export const { importMatch } = match;
const { before } = match;

/** By then much has happened. */
const LATE = 415;

/** Positions of the match in which one question after the other is asked. */
export const MOMENTS = {
  /** An army is about to march, over land. */
  actions: before(LATE, ({ kind }, next) => kind === 'move-army' && next?.kind === 'move-to'),
  market: before(LATE, ({ kind }) => kind === 'trash-card' || kind === 'buy-card'),
  /** A general is about to begin a battle against the only enemy there. */
  battle: before(LATE, ({ kind, drew = [] }) => kind === 'initiate-battle' && drew.length > 0),
  hit: before(LATE, ({ kind }) => kind === 'take-hit'),
  hand: before(LATE, ({ kind }) => kind === 'refill-hand'),
  senate: before(LATE, ({ kind }) => kind === 'stake-senate'),
} as const;
