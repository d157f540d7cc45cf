import { call, done, type Frame, type Procedure } from '@hegemon/kernel';
import { addUnits } from '../../deeds/armies.js';
import { tell } from '../../events.js';
import { beginHostility } from '../../frames/diplomacy.js';
import { beginEntering, type LandingCall } from '../../frames/war.js';
import type { Player } from '../../ids.js';
import { hasArmy, TROOPS } from '../../rules/armies.js';
import { invadedBy } from '../../rules/movement/halt.js';
import { isGuestOf } from '../../rules/relations.js';
import type { MU } from '../../state.js';

interface LandingFrame extends Frame<'begin' | 'place' | 'close'>, LandingCall {
  proc: 'landing';
}

/**
 * @rule MU card.35 While it is fought over nobody controls it: it is still his who held it before. @rule MU clause.stationing Who
 * lets others raise troops there is not offended by them.
 */
const defiedBy = (g: MU, { player, at }: LandingFrame): Player | undefined => {
  const holder = g.battle?.at === at ? g.battle.holder : invadedBy(g, player, at);
  return holder === undefined || holder === player || isGuestOf(g, player, holder, at) ? undefined : holder;
};

/** @rule MU card.34 Where it may be hostile to appear, that is asked before. */
export const landing: Procedure<MU, LandingFrame> = {
  name: 'landing',
  rule: 'MU card.34',
  steps: {
    begin(g, f) {
      const holder = defiedBy(g, f);
      f.returned = true;
      return holder && call(beginHostility({ by: f.player, against: [holder], what: 'invasion' }));
    },
    place(g, f) {
      if (f.returned !== true) return done();
      const { player, at, army } = f;
      const wasThere = hasArmy(g, at, player);
      addUnits(g, at, player, army);
      for (const troop of TROOPS) if (army[troop]) tell(g, 'unit-landed', { player, at, troop });
      return call(beginEntering({ at, side: player, ...(wasThere && { wasThere: true as const }) }));
    },
    close: () => done(),
  },
};
