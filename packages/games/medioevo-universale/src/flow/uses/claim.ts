import { asking, done, type Frame, type Procedure, pick } from '@hegemon/kernel';
import { claimObjective } from '../../deeds/gears.js';
import { tell } from '../../events.js';
import type { CardId, Player } from '../../ids.js';
import { claimable, markersFor } from '../../rules/objectives.js';
import type { MU } from '../../state.js';

interface ClaimFrame extends Frame<'begin' | 'take' | 'close'> {
  proc: 'claim';
  seat: Player;
  card: CardId;
}
const ask = asking<MU, ClaimFrame>();

/** @rule MU A-objective Shown, a marker taken, and the card goes under the deck. Hands back whether it was. */
export const claim: Procedure<MU, ClaimFrame> = {
  name: 'claim',
  rule: 'MU A-objective',
  steps: {
    /** Somebody may have taken the last marker since it was laid down: then the card stays. */
    begin(g, { seat: player, card }) {
      if (claimable(g, player).includes(card)) return;
      tell(g, 'claim-lapsed', { player, card });
      return done(false);
    },
    take: ask({
      rule: 'MU A-objective',
      prompt: 'claim-marker',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [pick('take-marker', markersFor(g, f.card))],
      facts: (_, f) => ({ card: f.card }),
      take: {
        'take-marker'(g, f, colour) {
          claimObjective(g, f.seat, f.card, colour);
        },
      },
    }),
    close: () => done(true),
  },
};
