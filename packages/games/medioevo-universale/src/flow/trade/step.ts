import { call, done, type Frame, type Procedure } from '@hegemon/kernel';
import { isInhabited, isSea } from '../../catalog.js';
import { reachStage } from '../../deeds/routes.js';
import { moveTrader } from '../../deeds/trade.js';
import { spendMp } from '../../deeds/vehicles.js';
import { tell } from '../../events.js';
import { beginMarketCube, beginMeeting, type TradeStepCall, type TradeStepEnd } from '../../frames/trade.js';
import { beginWindow } from '../../frames/uses.js';
import type { Player } from '../../ids.js';
import { holdsAt, isUnseen } from '../../rules/effects.js';
import { costOfStep } from '../../rules/movement/cost.js';
import { othersFrom } from '../../rules/seating.js';
import { cargoOf, coloursOf } from '../../rules/trade/cargo.js';

import { belongsTo, craftOf, mpOf, whereIs } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';

interface TradeStepFrame extends Frame<'begin' | 'leave' | 'enter' | 'reach'>, TradeStepCall {
  proc: 'trade-step';
  isUnseen?: true;
}
const end = (what: TradeStepEnd): { done: unknown } => done(what);

/** @rule MU 6-move One step of a trade vehicle. */
export const tradeStep: Procedure<MU, TradeStepFrame> = {
  name: 'trade-step',
  rule: 'MU 6-move',
  steps: {
    /** MU window.move-step */
    begin(g, f) {
      const { seat, vehicle, to } = f;
      const at = whereIs(g, vehicle);
      const group = { at, army: {}, vehicles: [vehicle] };
      g.movement = { player: seat, start: at, at, to, army: {}, vehicles: [vehicle], group };
      return call(beginWindow('move-step', othersFrom(g, seat)));
    },
    /** MU 6-place A loaded vehicle leaves a cube behind. */
    leave(g, f) {
      const { seat, vehicle, to, spared } = f;
      delete g.movement;
      const from = whereIs(g, vehicle);
      if (holdsAt(g, 'no-passage', from) || holdsAt(g, 'no-passage', to)) {
        tell(g, 'trader-held-up', { player: seat, vehicle, piece: craftOf(g, vehicle), at: from, to });
        return end({ isHeldUp: true, spared });
      }
      if (isSea(from) || !isInhabited(from)) return;
      return call(beginMarketCube(seat, from, coloursOf(cargoOf(g, vehicle))));
    },
    enter(g, f) {
      const { seat, vehicle, to, spared } = f;
      const cost = costOfStep(g, seat, whereIs(g, vehicle), to);
      // A castle may have been lost in the meantime.
      const paid = Math.min(mpOf(g, vehicle), cost);
      if (paid > 0) spendMp(g, vehicle, paid);
      delete g.bargain;
      moveTrader(g, vehicle, to, cost);
      f.returned = [...spared];
      if (isUnseen(g, vehicle)) f.isUnseen = true;
      else return call(beginMeeting(vehicle, spared));
    },
    /** MU 6-route-stage */
    reach(g, f) {
      const { seat, vehicle, to } = f;
      if (belongsTo(g, vehicle, seat)) reachStage(g, seat, vehicle, to);
      return end({ spared: f.returned as readonly Player[], ...(f.isUnseen && { isUnseen: true }) });
    },
  },
};
