import { call, end, type Frame, go, type Procedure } from '@hegemon/kernel';
import { components } from '../../catalog.js';
import { expirePoints } from '../../deeds/cards.js';
import { endEffects } from '../../deeds/effects.js';
import { discardEvents, takeEvent } from '../../deeds/event-deck.js';
import { changeHonour } from '../../deeds/honour.js';
import { tell } from '../../events.js';
import { beginUprisings } from '../../frames/barbarians.js';
import type { Player } from '../../ids.js';
import { awardLines, PERSONAL } from '../../rules/scoring.js';
import { permittedRate, uprisingsDue } from '../../rules/uprisings.js';
import type { MU } from '../../state.js';
import { type Ending, scoredOutcome } from './outcome.js';

interface FinalFrame extends Frame<'begin' | 'draw' | 'rise' | 'awards' | 'personal' | 'close'> {
  proc: 'final';
  how: Ending;
  /** Who is still to be checked for uprisings. */
  waiting: Player[];
}

/** Whatever was agreed and came first. */
const endingOf = (g: MU): Ending => {
  if (g.isCutOff) return 'honour';
  const limit = g.options.rounds ?? components.rounds.default;
  return g.isTimeUp && g.round < limit ? 'time' : 'rounds';
};

/** @rule MU 0-length-hp What was going on is cut off: nobody takes damage, chooses or pays any more; the pieces stay where they are. */
const cutOff = (g: MU): void => {
  for (const going of ['deserted', 'battle', 'movement', 'damage', 'roll', 'trade', 'bargain', 'orders'] as const)
    delete g[going];
  g.uses = [];
  g.orphaned = [];
  g.agreed = [];
  for (const until of ['movement', 'battle', 'phase'] as const) endEffects(g, until);
  expirePoints(g);
  if (!g.event) return;
  const { card } = g.event;
  delete g.event;
  discardEvents(g, [card]);
};

/** @rule MU V @rule MU V-final In this order. It begins after the last round, or in the middle of anything. */
export const final: Procedure<MU, FinalFrame> = {
  name: 'final',
  rule: 'MU V-final',
  steps: {
    begin(g, f) {
      f.how = endingOf(g);
      g.isScoring = true;
      cutOff(g);
      // The windows of uprisings are those of phase 2.
      g.phase = 2;
      tell(g, 'scoring-began', { how: f.how });
    },
    /** MU V-final-uprisings The card itself has no effect; the next one shows what is permitted. */
    draw(g, f) {
      const card = takeEvent(g);
      discardEvents(g, [card]);
      tell(g, 'final-event-drawn', { card, permitted: permittedRate(g) ?? 0 });
      f.waiting = [...g.order];
    },
    rise(g, f) {
      const player = f.waiting.shift();
      if (!player) return;
      const count = g.order.includes(player) ? uprisingsDue(g, player) : 0;
      return count > 0 ? call(beginUprisings(player, count), 'rise') : go('rise');
    },
    awards(g) {
      for (const { award, to, honour, standings, good } of awardLines(g)) {
        tell(g, 'awarded', { award, to: [...to], honour, standings: { ...standings }, ...(good && { good }) });
        for (const player of to) changeHonour(g, player, honour, award);
      }
    },
    /** MU V-final-captives, MU V-final-loans, MU V-final-gears */
    personal(g) {
      for (const { award, measure, honour } of PERSONAL)
        for (const player of g.order) {
          const measured = measure(g, player);
          if (measured === 0) continue;
          const standings = { [player]: [measured] };
          tell(g, 'awarded', { award, to: [player], honour: honour(measured), standings });
          changeHonour(g, player, honour(measured), award);
        }
    },
    close: (g, f) => end(scoredOutcome(g, f.how)),
  },
};
