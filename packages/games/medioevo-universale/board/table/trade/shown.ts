import type { Line } from '@hegemon/host';
import type { Decision } from '@hegemon/kernel';
import type { Prompt } from '../../asked.js';

/** Questions of a sale or a purchase that the sheet puts in full. */
export const TRADE_ASKS: readonly Prompt[] = [
  'split-trade-points',
  'trade-for-sale',
  'market-for-sale',
  'market-for-purchase',
  'place-cube',
];
const DEALS: readonly string[] = ['buy', 'sell', 'sell-anywhere'];

/** Where something can be bought or sold the market is laid out, until it is put away: the map is needed to go on. */
export const isTradeShown = ({
  decision,
  lines,
  closed,
}: {
  readonly decision: Decision | undefined;
  readonly lines: readonly Line[];
  readonly closed: number;
}): boolean => {
  if (decision?.prompt !== 'trade-with') return false;
  return decision.choices.some(({ kind }) => DEALS.includes(kind)) && closed < (lines.at(-1)?.n ?? 0);
};
