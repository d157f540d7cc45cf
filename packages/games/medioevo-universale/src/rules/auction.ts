import type { Frame } from '@hegemon/kernel';
import type { Player } from '../ids.js';

/** A bid with all that was added to it. */
export type Bids = Readonly<Partial<Record<Player, number>>>;

/** @rule MU 1-auction-tie-first Who must bid on: those with the highest bid, if there are several. */
export const tiedForFirst = (bids: Bids, players: readonly Player[]): readonly Player[] => {
  const highest = Math.max(...players.map(player => bids[player] ?? 0));
  const tied = players.filter(player => (bids[player] ?? 0) === highest);
  return tied.length > 1 ? tied : [];
};

/**
 * @rule MU 1-auction-order Highest first. Whoever had to bid on stays ahead of all others.
 * @rule MU 1-auction-tie-other Equals by `lots`: drawn in the first round, later against their order of the round before.
 */
export const orderOf = (bids: Bids, lots: readonly Player[], ahead: readonly Player[] = []): readonly Player[] => {
  const standing = (player: Player): readonly number[] => [
    ahead.includes(player) ? 0 : 1,
    -(bids[player] ?? 0),
    lots.indexOf(player),
  ];
  return [...lots].sort((a, b) => {
    const [left, right] = [standing(a), standing(b)];
    const i = left.findIndex((part, k) => part !== right[k]);
    return i < 0 ? 0 : left[i] - right[i];
  });
};

/** @rule MU 1-auction-tie-other Reversed, those who came later before now go first among equals. */
export const lotsAfter = (before: readonly Player[]): readonly Player[] => [...before].reverse();

/** What has been bid and lies open: nobody may spend it before it is settled who pays. */
export const openBids = (f: Frame): Bids =>
  f.proc === 'auction' && 'bids' in f ? (f as Frame & { readonly bids: Bids }).bids : {};
