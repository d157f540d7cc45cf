import { asking, button, call, done, type Frame, type Procedure, subset } from '@hegemon/kernel';
import { takeRoll, throwDice } from '../../deeds/rolls.js';
import { protect } from '../../deeds/safety.js';
import { beginWindow } from '../../frames/uses.js';
import type { Player } from '../../ids.js';
import { ofThree } from '../../rules/dice.js';
import { type Exposed, exposedOf } from '../../rules/safety.js';
import { orderFrom } from '../../rules/seating.js';
import type { MU } from '../../state.js';

interface SafeguardFrame extends Frame<'begin' | 'count' | 'choose'> {
  proc: 'safeguard';
  seat: Player;
  count: number;
}
const ask = asking<MU, SafeguardFrame>();

/** @rule MU card.50 So many as the die says, chosen after it has fallen. */
export const safeguard: Procedure<MU, SafeguardFrame> = {
  name: 'safeguard',
  rule: 'MU card.50',
  steps: {
    begin(g, { seat }) {
      throwDice(g, seat, [6], 'd3');
      return call(beginWindow('die-rolled', orderFrom(g, seat)));
    },
    count(g, f) {
      f.count = ofThree(takeRoll(g)[0]);
      if (exposedOf(g, f.seat).length === 0) return done();
    },
    choose: ask({
      rule: 'MU card.50',
      prompt: 'safeguard',
      seats: (_, f) => [f.seat],
      offer(g, f) {
        const all = exposedOf(g, f.seat);
        return [subset('safeguard', all, 1, Math.min(f.count, all.length)), button('enough')];
      },
      facts: (_, f) => ({ count: f.count }),
      take: {
        safeguard(g, f, chosen) {
          protect(g, f.seat, chosen as readonly Exposed[]);
          return done();
        },
        enough: () => done(),
      },
    }),
  },
};
