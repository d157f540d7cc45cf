import { call, done, type Frame, type Procedure } from '@hegemon/kernel';
import { components } from '../../catalog.js';
import { expirePoints } from '../../deeds/cards.js';
import { endEffects } from '../../deeds/effects.js';
import { dismissHired, returnLent } from '../../deeds/homecoming.js';
import {
  clearCounters,
  endKeptRoutes,
  endTreaties,
  endTruces,
  freeAside,
  readyAll,
  unloadWagons,
} from '../../deeds/round-end.js';
import { tell } from '../../events.js';
import { beginRaid } from '../../frames/barbarians.js';
import { beginClaims, beginFinal } from '../../frames/rounds.js';
import { beginWindow } from '../../frames/uses.js';
import { barbarianAreas, isRaidable, preyAt } from '../../rules/barbarians.js';
import type { MU } from '../../state.js';

interface ClosingFrame extends Frame<'begin' | 'claims' | 'stops' | 'ends' | 'raids' | 'last' | 'ready' | 'advance'> {
  proc: 'closing';
}

/** @rule MU 0-length-rounds Twelve, if nothing was agreed. */
const isLastRound = (g: MU): boolean =>
  g.isTimeUp === true || g.round >= (g.options.rounds ?? components.rounds.default);

/** @rule MU 7 End of the round, in this order. */
export const closing: Procedure<MU, ClosingFrame> = {
  name: 'closing',
  rule: 'MU 7',
  steps: {
    /** MU window.phase-7; MU 7-last where no card is readied, nobody can keep one from it. */
    begin: g => (isLastRound(g) ? undefined : call(beginWindow('phase-7', g.order))),
    /** MU A-claims Before cards are readied: who has used a card in this round cannot claim it in the same round. */
    claims: () => call(beginClaims()),
    stops(g) {
      expirePoints(g);
      g.vehicles.stopped = {};
      g.tired = {};
    },
    ends(g) {
      unloadWagons(g);
      endEffects(g, 'round');
      dismissHired(g);
      returnLent(g);
      endTruces(g);
      endTreaties(g);
      endKeptRoutes(g);
    },
    /** MU E-raid, MU card.50 What was safe for this round only stands alone among barbarians now (M-85). */
    raids(g) {
      const at = barbarianAreas(g).find(each => isRaidable(g, each) && preyAt(g, each).length > 0);
      return at && call(beginRaid(at), 'raids');
    },
    /** MU 7-last, MU 0-length-time */
    last: g => (isLastRound(g) ? call(beginFinal()) : undefined),
    ready(g) {
      clearCounters(g);
      readyAll(g);
    },
    advance(g) {
      tell(g, 'round-ended', { round: g.round });
      g.round++;
      freeAside(g);
      return done();
    },
  },
};
