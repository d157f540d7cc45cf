import { call, done, type Frame, go, type Procedure } from '@hegemon/kernel';
import { endEffects } from '../../deeds/effects.js';
import { beginTrading } from '../../frames/trade.js';
import { beginWindow } from '../../frames/uses.js';
import type { Player } from '../../ids.js';
import { othersFrom } from '../../rules/seating.js';
import { tradersOf } from '../../rules/trade/cargo.js';
import type { MU } from '../../state.js';
import { hasOwnUse } from '../../uses/usable.js';

interface TradeFrame extends Frame<'begin' | 'turn' | 'after' | 'next' | 'close'> {
  proc: 'trade';
  waiting?: Player[];
}

/** Nobody is asked who has nothing to trade with and nothing to use. @rule MU A-claims What is on the back of his cards says nothing here (M-96). */
const hasTurn = (g: MU, player: Player): boolean => tradersOf(g, player).length > 0 || hasOwnUse(g, player);

/** @rule MU 6 In turn order, each player with all that is his. */
export const trade: Procedure<MU, TradeFrame> = {
  name: 'trade',
  rule: 'MU 6',
  steps: {
    begin(g, f) {
      f.waiting = [...g.order];
    },
    turn(g, f) {
      const [seat] = f.waiting ?? [];
      if (seat === undefined) return go('close');
      if (!g.order.includes(seat) || !hasTurn(g, seat)) return go('next');
      return call(beginTrading(seat));
    },
    /** MU window.between-turns */
    after(g, f) {
      endEffects(g, 'turn');
      const [seat] = f.waiting ?? [];
      return seat === undefined ? undefined : call(beginWindow('between-turns', [...othersFrom(g, seat), seat]));
    },
    next(_, f) {
      f.waiting?.shift();
      return go('turn');
    },
    close: () => done(),
  },
};
