import { asking, call, done, type Frame, type Procedure, roll, subset } from '@hegemon/kernel';
import { takeRoll, throwDice } from '../../deeds/rolls.js';
import { tell } from '../../events.js';
import { beginUprisings } from '../../frames/barbarians.js';
import { beginWindow } from '../../frames/uses.js';
import type { Player } from '../../ids.js';
import { hordeFrom } from '../../rules/barbarians.js';
import { SIDES } from '../../rules/dice.js';
import { firstPlayer, orderFrom } from '../../rules/seating.js';
import { permittedRate, uprisingsDue } from '../../rules/uprisings.js';
import type { MU } from '../../state.js';
import { beginArming } from './arming.js';
import { beginEventCard } from './event-card.js';

interface EventsFrame
  extends Frame<'begin' | 'reroll' | 'window' | 'gather' | 'card' | 'arming' | 'rate' | 'uprisings'> {
  proc: 'events';
  /** Whose uprisings are still to come, and how many. */
  due?: { player: Player; count: number }[];
}
const ask = asking<MU, EventsFrame>();

/** The barbarian dice by name, in the order in which they lie. */
const DICE = ['d4', 'd6', 'd8'] as const;

/** @rule MU 2 The first player handles it; in round 1 there is the horde alone. */
export const events: Procedure<MU, EventsFrame> = {
  name: 'events',
  rule: 'MU 2',
  steps: {
    /** MU 2-horde */
    begin: g => throwDice(g, firstPlayer(g), SIDES, 'horde'),
    reroll: ask({
      rule: 'MU 2-horde',
      prompt: 'reroll-horde',
      seats: g => [firstPlayer(g)],
      offer: () => [subset('reroll', DICE)],
      facts: g => ({ dice: [...(g.roll?.dice ?? [])], horde: { ...hordeFrom(g.roll?.dice ?? []) } as Counts }),
      take: {
        reroll(g, _f, chosen) {
          if (chosen.length === 0) return;
          const { dice } = g.roll!;
          for (const die of chosen) dice[DICE.indexOf(die)] = roll(g, SIDES[DICE.indexOf(die)], 'horde');
          tell(g, 'horde-rerolled', { player: firstPlayer(g), dice: [...dice] });
        },
      },
    }),
    /** MU window.die-rolled */
    window: g => call(beginWindow('die-rolled', orderFrom(g, firstPlayer(g)))),
    gather(g) {
      const [four, six, eight] = takeRoll(g);
      g.horde = { dice: [four, six, eight] };
      tell(g, 'horde-gathered', { dice: [...g.horde.dice], army: { ...hordeFrom(g.horde.dice) } as Counts });
      if (g.round === 1) return done();
    },
    /** MU 2-event */
    card: () => call(beginEventCard()),
    /** MU 2-barbarians */
    arming: () => call(beginArming()),
    /** MU 2-uprisings-rate MU 2-uprisings-count */
    rate(g, f) {
      tell(g, 'rate-permitted', { rate: permittedRate(g) ?? 0 });
      f.due = g.order.map(player => ({ player, count: uprisingsDue(g, player) })).filter(({ count }) => count > 0);
    },
    uprisings(_, f) {
      const next = f.due?.shift();
      return next ? call(beginUprisings(next.player, next.count), 'uprisings') : done();
    },
  },
};
type Counts = Record<string, number>;
