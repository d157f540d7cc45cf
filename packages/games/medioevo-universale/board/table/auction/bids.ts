import type { Line } from '@hegemon/host';
import type { Heard, Seat } from '@hegemon/kernel';
import type { Player } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import { isPlayer } from '../standing.js';

/** The bid of a seat as these eyes have it. */
interface Letter {
  readonly seat: Player;
  /** `idle`: it need not bid in this turn. */
  readonly state: 'bidding' | 'sealed' | 'idle';
  /** What is known of the sum: all that was revealed before, and one's own. */
  readonly sum?: number;
}
export interface Bidding {
  /** 0 for the first bids of all, then those of the tied. */
  readonly turn: number;
  readonly letters: readonly Letter[];
}
/** What came of it, the first place first. */
export interface Settled {
  /** The line that tells of it. */
  readonly n: number;
  readonly places: readonly { readonly seat: Player; readonly sum: number }[];
  readonly paid: number;
  /** Equals were told apart by lot, or by the order of the round before. */
  readonly byLot: boolean;
  readonly tied: readonly Player[];
}

type Bids = Readonly<Partial<Record<Player, number>>>;
type Told = Heard & { readonly n: number };
const toldIn = (lines: readonly Line[]): readonly Told[] =>
  lines.flatMap(({ n, heard, isUndone }) => (isUndone ? [] : heard.map(event => ({ ...event, n }))));

/** After these everybody bids anew. */
const ANEW: readonly string[] = ['bids-revealed', 'order-settled', 'loan-taken', 'loan-repaid', 'phase-began'];

export const biddingIn = (
  view: Pick<MUView, 'order'>,
  eyes: Seat,
  waiting: readonly { readonly seat: Seat; readonly prompt: string }[],
  lines: readonly Line[],
): Bidding | undefined => {
  const bidding = waiting.filter(({ prompt }) => prompt === 'bid').map(({ seat }) => seat);
  if (bidding.length === 0) return undefined;
  const told = toldIn(lines);
  const settled = told.findLastIndex(({ type }) => type === 'order-settled');
  const revealed = told.slice(settled + 1).findLast(({ type }) => type === 'bids-revealed');
  const bids = (revealed?.bids ?? {}) as Bids;
  const highest = Math.max(...view.order.map(seat => bids[seat] ?? 0));
  const isBidder = (seat: Player): boolean => !revealed || bids[seat] === highest;
  const since = told.findLast(({ type }) => ANEW.includes(type))?.n ?? -1;
  const own = lines.find(
    ({ n, seat, answer, isUndone }) => n > since && seat === eyes && answer?.kind === 'bid' && !isUndone,
  );
  const letterOf = (seat: Player): Letter => {
    const before = bids[seat];
    if (!isBidder(seat)) return { seat, state: 'idle', sum: before ?? 0 };
    const state = bidding.includes(seat) ? 'bidding' : 'sealed';
    if (seat === eyes && own) return { seat, state, sum: (before ?? 0) + Number(own.answer?.arg) };
    return { seat, state, ...(before !== undefined && { sum: before }) };
  };
  return { turn: revealed ? Number(revealed.turn) + 1 : 0, letters: view.order.map(letterOf) };
};

/** The last auction that is over. */
export const settledIn = (lines: readonly Line[]): Settled | undefined => {
  const told = toldIn(lines);
  const at = told.findLastIndex(({ type }) => type === 'order-settled');
  if (at < 0) return undefined;
  const { n, order, byLot } = told[at];
  const bids = (told.slice(0, at).findLast(({ type }) => type === 'bids-revealed')?.bids ?? {}) as Bids;
  const paid = told.slice(at).find(event => event.type === 'paid' && event.for === 'auction');
  const places = (order as readonly string[]).filter(isPlayer).map(seat => ({ seat, sum: bids[seat] ?? 0 }));
  const tied = places.filter(({ sum }) => places.filter(other => other.sum === sum).length > 1);
  return {
    n,
    places,
    paid: Number(paid?.florin ?? 0),
    byLot: byLot === true,
    tied: tied.map(({ seat }) => seat),
  };
};
