import { asking, button, call, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { endRoute, serveRoute } from '../../deeds/routes.js';
import { beginWindow } from '../../frames/uses.js';
import type { Player } from '../../ids.js';
import { holdsForPlayer } from '../../rules/effects.js';
import { isServed, successorsOf } from '../../rules/routes.js';
import type { MU } from '../../state.js';

interface OrphanedFrame extends Frame<'begin' | 'next' | 'lost' | 'serve'> {
  proc: 'orphaned';
  waiting?: Player[];
}
const ask = asking<MU, OrphanedFrame>();
const first = (f: OrphanedFrame): Player => f.waiting![0];

/** @rule MU 6-route-end Without its vehicle a route is gone, unless somebody keeps it. */
export const orphaned: Procedure<MU, OrphanedFrame> = {
  name: 'orphaned',
  rule: 'MU 6-route-end',
  steps: {
    /** All at once off the list, so that nobody is asked twice. */
    begin(g, f) {
      f.waiting = g.orphaned;
      g.orphaned = [];
    },
    /** MU window.vehicle-lost */
    next(g, f) {
      while (f.waiting!.length > 0 && (!g.routes[first(f)] || isServed(g, first(f)))) f.waiting!.shift();
      return f.waiting!.length === 0 ? done() : call(beginWindow('vehicle-lost', [first(f)]));
    },
    lost(g, f) {
      const player = first(f);
      if (holdsForPlayer(g, 'route-kept', player) && successorsOf(g, player).length > 0) return;
      if (!holdsForPlayer(g, 'route-kept', player)) endRoute(g, player, 'lost');
      f.waiting!.shift();
      return go('next');
    },
    /** MU card.30 At once, or later in the round. */
    serve: ask({
      rule: 'MU card.30',
      prompt: 'serve-route',
      seats: (_, f) => [first(f)],
      offer: (g, f) => [pick('serve-route', successorsOf(g, first(f))), button('later')],
      take: {
        'serve-route'(g, f, vehicle) {
          serveRoute(g, first(f), vehicle);
          f.waiting!.shift();
          return go('next');
        },
        later(_, f) {
          f.waiting!.shift();
          return go('next');
        },
      },
    }),
  },
};
