import { amount, button, done, type Frame, go, type Procedure, sealing } from '@hegemon/kernel';
import { components } from '../../catalog.js';
import { drawLots } from '../../deeds/lots.js';
import { mayBorrow, mayRepay, pay, repayLoan, takeLoan } from '../../deeds/money.js';
import { tell } from '../../events.js';
import type { Player } from '../../ids.js';
import { lotsAfter, orderOf, tiedForFirst } from '../../rules/auction.js';
import type { MU } from '../../state.js';

/** @rule MU 1-auction-tie-first So often the tied bid on before the tie is broken like any other. */
const EXTRA_TURNS = 3;

interface AuctionFrame extends Frame<'begin' | 'bid' | 'compare' | 'settle'> {
  proc: 'auction';
  /** 0 for the first bids of all, then the turns of those who tie for the first place. */
  turn: number;
  bidding: Player[];
  /** Totals that have been revealed. */
  bids: Partial<Record<Player, number>>;
  /** All who have tied for the first place: they stay ahead of the others. */
  ahead: Player[];
}
const seal = sealing<MU, AuctionFrame>();

const isEqual = (f: AuctionFrame, a: Player, b: Player): boolean =>
  f.bids[a] === f.bids[b] && f.ahead.includes(a) === f.ahead.includes(b);
const hasEquals = (g: MU, f: AuctionFrame): boolean =>
  g.order.some(a => g.order.some(b => a !== b && isEqual(f, a, b)));

/** @rule MU 1 @rule MU 1-auction Who goes first; in the first round part of the set-up. */
export const auction: Procedure<MU, AuctionFrame> = {
  name: 'auction',
  rule: 'MU 1-auction',
  steps: {
    begin(g, f) {
      Object.assign(f, { turn: 0, bidding: [...g.order], bids: {}, ahead: [] });
    },
    /**
     * MU 1-auction-bid, MU D-take Whoever borrows or repays does so before the bids: then it is known to all, and all bid anew.
     * That happens at most twice a round for each, and nobody learns what the others had bid before.
     */
    bid: seal({
      rule: 'MU 1-auction-bid',
      prompt: 'bid',
      order: 'together',
      secret: true,
      seats: (_, f) => f.bidding,
      offer(g, f, seat) {
        const player = seat as Player;
        return [
          amount('bid', 0, g.cash[player] - (f.bids[player] ?? 0)),
          ...(mayBorrow(g, player) ? [button('take-loan')] : []),
          ...(mayRepay(g, player) && g.cash[player] - components.loans.amount >= (f.bids[player] ?? 0)
            ? [button('repay-loan')]
            : []),
        ];
      },
      facts: (_, f, seat) => ({ turn: f.turn, already: f.bids[seat as Player] ?? 0, bids: { ...f.bids } }),
      reveal(g, f, answers) {
        const isBid = (player: Player): boolean => answers[player]?.kind === 'bid';
        const others = f.bidding.filter(player => !isBid(player));
        for (const player of others) {
          if (answers[player].kind === 'take-loan') takeLoan(g, player);
          else repayLoan(g, player);
        }
        if (others.length > 0) return go('bid');
        for (const player of f.bidding) f.bids[player] = (f.bids[player] ?? 0) + Number(answers[player].arg);
        tell(g, 'bids-revealed', { turn: f.turn, bids: { ...f.bids } });
      },
    }),
    /** MU 1-auction-tie-first */
    compare(_, f) {
      const tied = tiedForFirst(f.bids, f.bidding);
      if (tied.length === 0 || f.turn === EXTRA_TURNS) return;
      if (f.turn === 0) f.ahead = [...tied];
      f.bidding = [...tied];
      f.turn++;
      return go('bid');
    },
    /** MU 1-auction-order, MU 1-auction-tie-other, MU 1-auction-pay */
    settle(g, f) {
      const byLot = g.phase === 0 && hasEquals(g, f);
      const lots = byLot ? drawLots(g, g.order, 'turn-order') : lotsAfter(g.order);
      g.order = [...orderOf(f.bids, lots, f.ahead)];
      tell(g, 'order-settled', { order: [...g.order], byLot });
      const [first, last] = [g.order[0], g.order[g.order.length - 1]];
      if (first !== last) pay(g, first, f.bids[first] ?? 0, 'auction', last);
      return done();
    },
  },
};
