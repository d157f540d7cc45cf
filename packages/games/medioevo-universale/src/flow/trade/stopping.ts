import { call, done, type Frame, go, type Procedure } from '@hegemon/kernel';
import { beginMeeting, type StoppingCall } from '../../frames/trade.js';
import type { Player } from '../../ids.js';
import type { MU } from '../../state.js';
import { turnIn } from './trading-frame.js';

interface StoppingFrame extends Frame<'begin' | 'met' | 'deal' | 'close'>, StoppingCall {
  proc: 'stopping';
}

/** @rule MU card.55 Whoever stops to trade does not only pass: he is met first, by whatever means he buys or sells (M-29). */
export const stopping: Procedure<MU, StoppingFrame> = {
  name: 'stopping',
  rule: 'MU card.55',
  steps: {
    begin(g, { vehicle }) {
      const turn = turnIn(g);
      if (!turn?.unmet?.includes(vehicle)) return go('deal');
      return call(beginMeeting(vehicle, turn.spared?.[vehicle] ?? []), 'met');
    },
    met(g, f) {
      const turn = turnIn(g);
      if (!turn) return;
      turn.unmet = turn.unmet?.filter(id => id !== f.vehicle) ?? [];
      turn.spared = { ...turn.spared, [f.vehicle]: [...(f.returned as readonly Player[])] };
    },
    /** Whose vehicle is lost deals no more: the deal itself looks at that, and gives back what was paid for it. */
    deal: (_, f) => call(f.deal),
    close: (_, f) => done(f.returned),
  },
};
