import type { Line } from '@hegemon/host';
import type { Decision, Seat } from '@hegemon/kernel';
import type { MUView } from '../../src/view.js';
import type { Prompt } from '../asked.js';
import { settledIn } from './auction/bids.js';
import { hasActedSince, isBattleShown } from './battle/shown.js';
import { ON_SHEET } from './battle/steps.js';
import { isTradeShown, TRADE_ASKS } from './trade/shown.js';

/** What lies on the map beside the question in the dock. */
export type SheetContent = {
  readonly what: 'choice' | 'auction' | 'taxes' | 'purchases' | 'payment' | 'battle' | 'trade' | 'vote';
};
export type Sheet = SheetContent['what'];

export interface Scene {
  readonly view: MUView;
  readonly eyes: Seat;
  readonly decision: Decision | undefined;
  readonly waiting: readonly { readonly seat: Seat; readonly prompt: string }[];
  readonly lines: readonly Line[];
  /** Nothing lies over the past. */
  readonly isLive: boolean;
  /** The line up to which what a sheet only shows has been put away: each by itself. */
  readonly closed: Readonly<Partial<Record<Sheet, number>>>;
}

/** Which sheet puts which questions. */
const PUT_BY: Readonly<Partial<Record<Sheet, readonly Prompt[]>>> = {
  choice: [
    'choose-realm',
    'bid-for-realm',
    'raise-bid',
    'take-transport',
    'keep-start-card',
    'take-start-marker',
    'keep-card',
    'claim-marker',
  ],
  auction: ['bid'],
  taxes: ['tax-rate'],
  purchases: ['purchases', 'compose-orders'],
  payment: ['payment'],
  battle: ON_SHEET,
  trade: TRADE_ASKS,
  vote: ['breach-vote'],
};

/** Questions that a sheet puts in full: the dock need not repeat them. */
export const SHEET_ASKS: readonly string[] = Object.values(PUT_BY).flat();
/** What may be done beside them is done in the dock. */
export const SHEET_LEAVES: readonly string[] = [
  'use-card',
  'use-technology',
  'claim',
  'give-up',
  'place',
  'refrain',
  'strike-order',
];

export const sheetFor = (scene: Scene): SheetContent | undefined => {
  const { decision, isLive } = scene;
  if (!isLive) return undefined;
  // Whoever is first chooses at once, but not before he has seen what the others bid.
  if (decision?.prompt === 'choose-realm' && isAuctionShown(scene)) return { what: 'auction' };
  // Where a building that is ordered shall stand is shown on the map.
  const isSite = decision?.prompt === 'compose-orders' && decision.facts?.what !== undefined;
  const asking = Object.entries(PUT_BY).find(([, prompts]) => prompts.some(prompt => prompt === decision?.prompt));
  if (asking && !isSite) return { what: asking[0] as Sheet };
  if (isBattleShown({ ...scene, closed: putAway(scene, 'battle') })) return { what: 'battle' };
  if (isTradeShown({ ...scene, closed: putAway(scene, 'trade') })) return { what: 'trade' };
  return isAuctionShown(scene) ? { what: 'auction' } : undefined;
};

const putAway = ({ closed }: Scene, sheet: Sheet): number => closed[sheet] ?? -1;

/** Letters lie on the table while others bid, and open until one has seen what is in them. */
const isAuctionShown = (scene: Scene): boolean => {
  const { view, eyes, waiting, lines } = scene;
  if (!view.order.some(seat => seat === eyes)) return false;
  if (waiting.some(({ prompt }) => prompt === 'bid')) return true;
  const settled = settledIn(lines);
  if (!settled || view.phase > 2 || settled.n <= putAway(scene, 'auction')) return false;
  return !hasActedSince(lines, eyes, settled.n);
};
