import { call, done, type Frame, type Procedure } from '@hegemon/kernel';
import { addUnits } from '../../deeds/armies.js';
import { tell } from '../../events.js';
import { beginHostility } from '../../frames/diplomacy.js';
import { beginEntering, type LandingCall } from '../../frames/war.js';
import { hasArmy, TROOPS } from '../../rules/armies.js';
import { invadedBy } from '../../rules/movement/halt.js';
import type { MU } from '../../state.js';

interface LandingFrame extends Frame<'begin' | 'place' | 'close'>, LandingCall {
  proc: 'landing';
}

/** @rule MU card.34 Where it may be hostile to appear, that is asked before. */
export const landing: Procedure<MU, LandingFrame> = {
  name: 'landing',
  rule: 'MU card.34',
  steps: {
    begin(g, f) {
      const holder = invadedBy(g, f.player, f.at);
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
