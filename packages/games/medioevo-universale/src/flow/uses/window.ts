import { asking, button, call, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { beginUse, type WindowCall } from '../../frames/uses.js';
import type { Player, TerritoryId, WindowId } from '../../ids.js';
import { isArmed } from '../../rules/arming.js';
import type { MU } from '../../state.js';
import { usableCards, usableTechnologies } from '../../uses/usable.js';

interface WindowFrame extends Frame<'begin' | 'next' | 'ask' | 'again'>, WindowCall {
  proc: 'window';
}
const ask = asking<MU, WindowFrame>();

/** Where it happens, for those who want to be asked only in some places. */
const placeOf = (g: MU): TerritoryId | undefined =>
  (g.trade?.at ?? g.battle?.at ?? g.movement?.at) as TerritoryId | undefined;

const hasUse = (g: MU, seat: Player, kind: WindowId): boolean =>
  usableCards(g, seat, kind).length > 0 || usableTechnologies(g, seat, kind).length > 0;

export const window: Procedure<MU, WindowFrame> = {
  name: 'window',
  rule: 'MU A-windows',
  steps: {
    begin(g, f) {
      f.order = f.order.filter(seat => g.order.includes(seat));
      f.waiting = [...f.order];
    },
    /** MU A-windows-asked Nobody is asked who has nothing to use. */
    next(g, f) {
      while (f.waiting.length > 0) {
        const [seat] = f.waiting;
        if (isArmed(g, seat, f.kind, placeOf(g)) && hasUse(g, seat, f.kind)) return;
        f.waiting.shift();
      }
      return done();
    },
    ask: ask({
      rule: 'MU A-windows',
      prompt: 'window',
      seats: (_, f) => f.waiting.slice(0, 1),
      offer: (g, f, seat) => [
        pick('use-card', usableCards(g, seat as Player, f.kind)),
        pick('use-technology', usableTechnologies(g, seat as Player, f.kind)),
        button('pass'),
      ],
      facts: (_, f) => ({ window: f.kind }),
      take: {
        'use-card': (_, f, card, seat) => call(beginUse(seat as Player, card, 'ability', f.kind)),
        'use-technology': (_, f, technology, seat) => call(beginUse(seat as Player, technology, 'technology', f.kind)),
        pass(_, f) {
          f.waiting.shift();
          return go('next');
        },
      },
    }),
    /** MU A-windows-order After a use it begins again with the first seat. */
    again(_, f) {
      if (f.returned === true) f.waiting = [...f.order];
      return go('next');
    },
  },
};
