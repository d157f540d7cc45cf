import { describe, expect, test } from 'vitest';
import { beginAuction } from '../src/frames/setup.js';
import { medioevoUniversale } from '../src/game.js';
import { type Realm, SEATS } from '../src/ids.js';
import type { MU } from '../src/state.js';
import { arranged } from './arrange.js';
import { Trial } from './table.js';

const [A, B, C, D] = SEATS;
const FOUR: readonly Realm[] = ['byzantium', 'hungary', 'mamluks', 'holy-roman-empire'];

/** Phase 1 of a later round, the seats in their order. */
const later = (): MU => {
  const g = arranged({ realms: FOUR, round: 3 });
  g.phase = 1;
  return g;
};
const bidding = (g: MU, ...bids: number[]): Trial => {
  const t = new Trial(g, beginAuction());
  bids.forEach((bid, i) => {
    t.answer(SEATS[i], 'bid', bid);
  });
  return t;
};

describe('MU 1: the turn order', () => {
  test('MU 1: the first phase settles who goes when', () => {
    const t = bidding(later(), 5, 20, 10, 15);
    expect(t.g.order).toEqual([B, D, C, A]);
    expect(t.isOver).toBe(true);
  });
  test('MU 1-auction: in the first round it is part of the set-up, and not held again', () => {
    const s = medioevoUniversale.newGame({ players: 3 }, '11'.repeat(16));
    expect(s.phase).toBe(0);
    expect(medioevoUniversale.pending(s).map(({ prompt }) => prompt)).toEqual(['bid', 'bid', 'bid']);
  });
  test('MU 1-auction-bid: up to all one has, face down, all at once', () => {
    const g = later();
    g.cash[B] = 70;
    const t = new Trial(g, beginAuction());
    expect(t.asked.map(({ seat }) => seat)).toEqual([A, B, C, D]);
    expect(t.choice(B, 'bid')).toMatchObject({ shape: 'amount', min: 0, max: 70 });
    expect(t.refusal(B, 'bid', 71)).toBeDefined();
    t.answer(A, 'bid', 50).answer(B, 'bid', 70).answer(C, 'bid', 0);
    // Nothing is told before all have bid.
    expect(t.told).toEqual([]);
    expect(t.asked.map(({ seat }) => seat)).toEqual([D]);
    t.answer(D, 'bid', 10);
    expect(t.told[0]).toEqual({ type: 'bids-revealed', turn: 0, bids: { [A]: 50, [B]: 70, [C]: 0, [D]: 10 } });
  });
  test('MU 1-auction-order: by falling bids', () => {
    expect(bidding(later(), 1, 4, 2, 3).g.order).toEqual([B, D, C, A]);
  });
  test('MU 1-auction-tie-first: the tied add to their bids, face down, and stay ahead', () => {
    const t = bidding(later(), 50, 80, 80, 0);
    expect(t.asked.map(({ seat }) => seat)).toEqual([B, C]);
    expect(t.choice(B, 'bid')).toMatchObject({ max: 1600 - 80 });
    expect(t.question(C).facts).toMatchObject({ turn: 1, already: 80 });
    t.answer(B, 'bid', 10).answer(C, 'bid', 30);
    expect(t.g.order).toEqual([C, B, A, D]);
    expect([t.g.cash[C], t.g.cash[D], t.g.cash[B]]).toEqual([1490, 1710, 1600]);
  });
  test('MU 1-auction-tie-first: only who still ties goes on, three times at most; then as with other ties', () => {
    const t = bidding(later(), 10, 10, 10, 40);
    expect(t.g.order).toEqual([D, C, B, A]);
    const tied = bidding(later(), 30, 30, 30, 0);
    tied.answer(A, 'bid', 0).answer(B, 'bid', 5).answer(C, 'bid', 5);
    expect(tied.asked.map(({ seat }) => seat)).toEqual([B, C]);
    for (let i = 0; i < 2; i++) tied.answer(B, 'bid', 0).answer(C, 'bid', 0);
    expect(tied.isOver).toBe(true);
    // Reversed among each other; A has tied as well and stays ahead of D.
    expect(tied.g.order).toEqual([C, B, A, D]);
    expect(tied.g.cash[C]).toBe(1600 - 35);
  });
  test('MU 1-auction-tie-other: later on equals change places', () => {
    const t = bidding(later(), 20, 20, 60, 5);
    expect(t.g.order).toEqual([C, B, A, D]);
    expect([t.g.cash[C], t.g.cash[D]]).toEqual([1540, 1660]);
    expect(t.told.find(({ type }) => type === 'order-settled')).toMatchObject({ byLot: false });
  });
  test('MU 1-auction-tie-other: in the first round chance decides', () => {
    const first = (dice: number[]): readonly string[] => {
      const g = arranged({ realms: FOUR });
      g.chance.script = dice;
      return bidding(g, 20, 20, 60, 20).g.order;
    };
    // The lots are drawn one after the other: of four, of three, of two.
    expect(first([1, 1, 1])).toEqual([C, A, B, D]);
    expect(first([4, 1, 1])).toEqual([C, D, A, B]);
    expect(bidding(arranged({ realms: FOUR }), 4, 3, 2, 1).g.chance.drawn).toBe(
      arranged({ realms: FOUR }).chance.drawn,
    );
  });
  test('MU 1-auction-pay: only the first pays, to the last', () => {
    const t = bidding(later(), 100, 90, 80, 70);
    expect(t.g.cash).toEqual({ [A]: 1500, [B]: 1600, [C]: 1600, [D]: 1700 });
    expect(t.told).toContainEqual({ type: 'paid', player: A, florin: 100, for: 'auction', to: D });
  });
  test('MU D-take: a loan before bidding is known to all before the bids count, and all bid anew', () => {
    const g = later();
    g.cash[A] = 0;
    const t = new Trial(g, beginAuction());
    t.answer(A, 'take-loan').answer(B, 'bid', 100).answer(C, 'bid', 5).answer(D, 'bid', 1);
    expect(t.told).toEqual([{ type: 'loan-taken', player: A, open: 1 }]);
    expect(t.asked.map(({ seat }) => seat)).toEqual([A, B, C, D]);
    expect(t.choice(A, 'bid')).toMatchObject({ max: 500 });
    // Once a round only; it could be given back at once.
    expect(t.choice(A, 'take-loan')).toBeUndefined();
    expect(t.choice(A, 'repay-loan')).toBeDefined();
    expect(t.choice(B, 'repay-loan')).toBeUndefined();
    t.answer(A, 'bid', 500).answer(B, 'bid', 100).answer(C, 'bid', 5).answer(D, 'bid', 1);
    expect([t.g.order[0], t.g.cash[A], t.g.cash[D]]).toEqual([A, 0, 2100]);
  });
  test('MU 1-auction-bid: what was bid already cannot be used to repay a loan in between', () => {
    const g = later();
    g.loans.open[B] = 1;
    g.cash[B] = 600;
    const t = bidding(g, 300, 300, 0, 0);
    expect(t.choice(B, 'repay-loan')).toBeUndefined();
    t.answer(A, 'bid', 1).answer(B, 'bid', 300);
    expect(t.g.order[0]).toBe(B);
  });
  test('MU D-bankrupt-out: whoever is out of the game does not bid', () => {
    const g = later();
    g.order = [D, A, C];
    const t = new Trial(g, beginAuction());
    expect(t.asked.map(({ seat }) => seat)).toEqual([D, A, C]);
    t.answer(D, 'bid', 1).answer(A, 'bid', 3).answer(C, 'bid', 2);
    expect(t.g.order).toEqual([A, C, D]);
  });
});
