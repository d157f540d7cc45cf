import { call, end, type Frame, go, type Procedure } from '@hegemon/kernel';
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
import { isDecided } from '../../rules/winner.js';
import type { MU } from '../../state.js';
import { lastStanding } from './outcome.js';

interface RoundsFrame
  extends Frame<'begin' | 'round' | 'phase' | 'play' | 'left' | 'claims' | 'shut' | 'closing' | 'again'> {
  proc: 'rounds';
}

const PHASES = { 1: beginAuction, 2: beginEvents, 3: beginTaxes, 4: beginPurchases, 5: beginWar, 6: beginTrade };
type Played = keyof typeof PHASES;

/** @rule MU objective.thisRound Loans of this round, taken before the first auction, do not count. */
const noteDebts = (g: MU): void => {
  g.indebted = {};
  for (const player of g.order)
    if ((g.loans.open[player] ?? 0) > (g.loans.taken[player] ? 1 : 0)) g.indebted[player] = true;
};

/** @rule MU 0-round Seven phases, until the game is over; phase 7 says whether there is another round. */
export const rounds: Procedure<MU, RoundsFrame> = {
  name: 'rounds',
  rule: 'MU 0-round',
  steps: {
    begin: () => call(beginSetup()),
    /** MU 1-auction In the first round the auction was part of the set-up. */
    round(g) {
      g.phase = g.round === 1 ? 2 : 1;
      noteDebts(g);
      refreshVehicles(g);
      tell(g, 'round-began', { round: g.round });
    },
    /** MU window.phase-start In phase 1 still in the order of the last round. */
    phase(g) {
      tell(g, 'phase-began', { phase: g.phase, round: g.round });
      if (g.phase === 7) return go('closing');
      return call(beginWindow('phase-start', g.order));
    },
    play: g => call(PHASES[g.phase as Played]()),
    /** MU D-bankrupt-out Whoever is left alone has won; there is nothing to score. */
    left: g => (isDecided(g) ? end(lastStanding(g)) : undefined),
    /** MU A-claims */
    claims: () => call(beginClaims()),
    /** MU B-expire */
    shut(g) {
      expirePoints(g);
      endEffects(g, 'phase');
      g.phase++;
      return go('phase');
    },
    closing: () => call(beginClosing()),
    again: () => go('round'),
  },
};
