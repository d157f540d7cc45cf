import { asking, call, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { placeHorde } from '../../deeds/barbarians.js';
import { gainHonour } from '../../deeds/honour.js';
import { receive } from '../../deeds/money.js';
import { tell } from '../../events.js';
import type { UprisingsCall } from '../../frames/barbarians.js';
import { beginWindow } from '../../frames/uses.js';
import { beginEntering } from '../../frames/war.js';
import { BARBARIANS, type TerritoryId } from '../../ids.js';
import { hasBarbarians, sizeOf } from '../../rules/armies.js';
import { hasRebels, risingLands } from '../../rules/uprisings.js';
import type { MU } from '../../state.js';

interface UprisingsFrame extends Frame<'begin' | 'next' | 'place' | 'fight'>, UprisingsCall {
  proc: 'uprisings';
  /** Where there has been one already: never two in one territory. */
  risen?: TerritoryId[];
  /** Where the present one is. */
  at?: TerritoryId;
}
const ask = asking<MU, UprisingsFrame>();

/** @rule MU 2-uprisings */
export const uprisings: Procedure<MU, UprisingsFrame> = {
  name: 'uprisings',
  rule: 'MU 2-uprisings',
  steps: {
    /** MU 2-uprisings-hp Judged once, before the first of them. */
    begin(g, f) {
      if (f.count <= 0 || !g.order.includes(f.player)) return done();
      tell(g, 'uprisings-due', { player: f.player, count: f.count });
      // @rule MU V-ingame-additional
      if (hasRebels(g, f.player)) gainHonour(g, f.player, 'additional-uprising', f.count);
      f.risen = [];
    },
    next: (g, f) => (f.count > 0 && risingLands(g, f.player, f.risen ?? []).length > 0 ? undefined : done()),
    place: ask({
      rule: 'MU 2-uprisings-place',
      prompt: 'place-uprising',
      seats: (_, f) => [f.player],
      offer: (g, f) => [pick('rise', risingLands(g, f.player, f.risen ?? []))],
      facts: (_, f) => ({ left: f.count }),
      take: {
        rise(g, f, at) {
          f.count--;
          f.risen = [...(f.risen ?? []), at];
          f.at = at;
          const army = placeHorde(g, at);
          if (sizeOf(army) === 0) return go('next');
          tell(g, 'uprising-began', { player: f.player, at, army: { ...army } as Record<string, number> });
          // MU D-bankrupt-raise
          receive(g, f.player, f.florin ?? 0, 'bankruptcy');
          // @rule MU window.uprising-placed
          return call(beginWindow('uprising-placed', [f.player]), 'fight');
        },
      },
    }),
    /** MU 2-uprisings-fight Unless they have been sent elsewhere. */
    fight(g, f) {
      const { at } = f;
      if (!at || !hasBarbarians(g, at)) return go('next');
      return call(beginEntering({ at, side: BARBARIANS, hasHadWindow: true }), 'next');
    },
  },
};
