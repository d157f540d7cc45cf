import { recorded } from './recorded.js';

/**
 * A whole match of four bots. When the rules change it is made anew:
 * `npm run hegemon -- play medioevo-universale --seats greedy,greedy,greedy,greedy --option rounds=8
 * --option realms=turn-order --seed five --autosave <this file>`.
 */
const match = recorded('four-realms');
export const { importMatch } = match;
const { before } = match;

/** By then there is something to see: towns, armies, treaties, technologies. */
const LATE = 300;
/** After which a throw of dice is one of a battle. */
const STANCES: readonly string[] = ['stand', 'retreat', 'no-quarter'];

/** Positions of the match in which one question after the other is asked. */
export const MOMENTS = {
  realm: before(0, ({ kind }) => kind === 'choose-realm'),
  card: before(0, ({ kind }) => kind === 'keep-card'),
  bid: before(LATE, ({ kind }) => kind === 'bid'),
  symbol: before(LATE, ({ kind }) => kind === 'symbol'),
  taxes: before(LATE, ({ kind }) => kind === 'tax-rate'),
  purchases: before(LATE, ({ kind }) => kind === 'buy-unit' || kind === 'buy-technology'),
  /** Something is built, and what he has is enough. */
  payment: before(LATE, ({ kind }, _, last) => kind === 'pay' && last?.kind === 'place'),
  /** An army is about to set out. */
  war: before(LATE, ({ kind }, next) => kind === 'move' && next?.kind === 'take'),
  /** The army has been put together, and the next step leads to a battle. */
  march: before(LATE, ({ kind }, next) => kind === 'go' && next?.kind === 'no-quarter'),
  parley: before(LATE, ({ kind }) => kind === 'no-quarter'),
  reroll: before(LATE, ({ kind }, _, last) => kind === 'reroll' && STANCES.includes(last?.kind ?? '')),
  assign: before(LATE, ({ kind }, _, last) => kind === 'assign' && last?.kind === 'reroll'),
  trade: before(100, ({ kind }) => kind === 'buy'),
  route: before(100, ({ kind }) => kind === 'stages'),
} as const;
