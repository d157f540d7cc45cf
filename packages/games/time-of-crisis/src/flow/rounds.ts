import { asking, button, call, end, type Frame, fork, go, type Procedure } from '@hegemon/kernel';
import { tell } from '../events.js';
import { finalOutcome, isLastOfRound, mayTriggerEnd, nextSeat } from '../scoring.js';
import type { ToC } from '../state.js';
import { beginClosing, type ClosingFrame, endTurn } from './closing.js';
import { beginTurn } from './turn.js';

export interface RoundsFrame extends Frame {
  proc: 'rounds';
  step: 'takeTurn' | 'closeTurn' | 'declare' | 'nextTurn' | 'overlap' | 'enterMarket';
  /** The turn that runs beside the next one. */
  closing?: ClosingFrame;
}
export const beginRounds = (): RoundsFrame => ({ proc: 'rounds', step: 'takeTurn' });
const ask = asking<ToC, RoundsFrame>();
const trigger = (g: ToC): void => {
  g.lastRound = true;
  tell(g, 'last-round-triggered', { seat: g.active });
};

/** One turn after the other, until the end is reached. */
export const rounds: Procedure<ToC, RoundsFrame> = {
  name: 'rounds',
  rule: 'ToC 6',
  steps: {
    takeTurn: g => call(beginTurn(g.active)),
    /** ToC 6.7, ToC 6.8 */
    closeTurn: g => (g.options['overlapping-turns'] ? go('enterMarket') : call(beginClosing(g, g.active))),
    /** ToC 7.1.trigger Option `declared-end`: whoever could end the game may play on instead. */
    declare: ask({
      rule: 'ToC 7.1.trigger',
      prompt: 'declare-end',
      seats: g => (mayTriggerEnd(g, g.active) ? [g.active] : []),
      offer: g =>
        g.options['declared-end'] ? [button('declare-last-round'), button('play-on')] : [button('declare-last-round')],
      take: {
        'declare-last-round': g => trigger(g),
        'play-on': g => tell(g, 'last-round-declined', { seat: g.active }),
      },
    }),
    /** ToC 7.1 The game ends when all have had equally many turns. */
    nextTurn(g, f) {
      if (g.lastRound && isLastOfRound(g, g.active)) return end(finalOutcome(g, 'legacy'));
      g.active = nextSeat(g, g.active);
      return f.closing ? go('overlap') : go('takeTurn');
    },
    /** ToC 6.8.variant The next turn runs up to its own purchases while the last one buys and refills. */
    overlap(g, f) {
      const last = f.closing!;
      delete f.closing;
      return fork([last, beginTurn(g.active)], 'closeTurn');
    },
    /** ToC 6.8.variant What the turn still changes on the board is done at once, so that the next one cannot change it. */
    enterMarket(g, f) {
      f.closing = { ...beginClosing(g, g.active), hasEnded: true };
      endTurn(g, g.active);
      return go('declare');
    },
  },
};
