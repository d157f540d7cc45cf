import { call, done, type Frame, go, type Procedure } from '@hegemon/kernel';
import { expirePoints } from '../../deeds/cards.js';
import { endEffects } from '../../deeds/effects.js';
import { refreshVehicles } from '../../deeds/vehicles.js';
import { tell } from '../../events.js';
import { beginEvents } from '../../frames/barbarians.js';
import { beginPurchases, beginTaxes } from '../../frames/economy.js';
import { beginClaims, beginClosing } from '../../frames/rounds.js';
import { beginAuction, beginSetup } from '../../frames/setup.js';
import { beginTrade } from '../../frames/trade.js';
import { beginWindow } from '../../frames/uses.js';
import { beginWar } from '../../frames/war.js';
import type { MU } from '../../state.js';

interface RoundsFrame extends Frame<'begin' | 'round' | 'phase' | 'play' | 'claims' | 'shut' | 'closing' | 'again'> {
  proc: 'rounds';
}

const PHASES = { 1: beginAuction, 2: beginEvents, 3: beginTaxes, 4: beginPurchases, 5: beginWar, 6: beginTrade };
type Played = keyof typeof PHASES;

/** @rule MU 0-round Seven phases, until the game is over; phase 7 says whether there is another round. */
export const rounds: Procedure<MU, RoundsFrame> = {
  name: 'rounds',
  rule: 'MU 0-round',
  steps: {
    begin: () => call(beginSetup()),
    /** MU 1-auction In the first round the auction was part of the set-up. */
    round(g) {
      g.phase = g.round === 1 ? 2 : 1;
      g.indebted = {};
      for (const player of g.order) if ((g.loans.open[player] ?? 0) > 0) g.indebted[player] = true;
      refreshVehicles(g);
      tell(g, 'round-began', { round: g.round });
    },
    /** MU window.phase-start */
    phase(g) {
      tell(g, 'phase-began', { phase: g.phase, round: g.round });
      return call(beginWindow('phase-start', g.order));
    },
    play: g => call(PHASES[g.phase as Played]()),
    /** MU A-claims */
    claims: () => call(beginClaims()),
    shut(g) {
      expirePoints(g);
      endEffects(g, 'phase');
      g.phase++;
      return go(g.phase < 7 ? 'phase' : 'closing');
    },
    closing: () => call(beginClosing()),
    again: g => (g.isScoring ? done() : go('round')),
  },
};
