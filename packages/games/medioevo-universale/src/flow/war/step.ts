import { call, done, type Frame, type Procedure } from '@hegemon/kernel';
import { moveAside, moveForce } from '../../deeds/movement.js';
import { tell } from '../../events.js';
import { beginHostility } from '../../frames/diplomacy.js';
import { beginWindow } from '../../frames/uses.js';
import { beginEntering, type StepCall } from '../../frames/war.js';
import type { Player } from '../../ids.js';
import { hasArmy, sizeOf } from '../../rules/armies.js';
import { holdsAt } from '../../rules/effects.js';
import { invadedBy } from '../../rules/movement/halt.js';
import { type Stay, wayOf } from '../../rules/movement/step.js';
import { othersFrom } from '../../rules/seating.js';
import type { MU } from '../../state.js';
import { fallOf } from './unmanned.js';

interface StepFrame extends Frame<'begin' | 'permit' | 'move' | 'enter' | 'close'>, StepCall {
  proc: 'step';
  stay?: Stay;
  wasThere?: true;
}

/** @rule MU C-war-hostile Against whom it is an act of war to go there so. */
const wronged = (g: MU, f: StepFrame): readonly Player[] => {
  if (sizeOf(f.group.army) === 0 || f.stay === 'passes' || f.isQuiet) return [];
  const holder = invadedBy(g, f.player, f.to);
  return [...new Set([holder, f.against])].filter((each): each is Player => each !== undefined);
};

const forget = (g: MU): void => {
  if (g.movement) delete g.movement.to;
};

/** @rule MU 5-move One step: perhaps held up, perhaps hostile; then all that comes of being there. */
export const step: Procedure<MU, StepFrame> = {
  name: 'step',
  rule: 'MU 5-move',
  steps: {
    /** MU window.move-step */
    begin(g, f) {
      if (g.movement?.player === f.player) g.movement.to = f.to;
      return call(beginWindow('move-step', othersFrom(g, f.player)));
    },
    permit(g, f) {
      const { group, to, player } = f;
      if (holdsAt(g, 'no-passage', group.at) || holdsAt(g, 'no-passage', to)) {
        forget(g);
        tell(g, 'way-barred', { player, from: group.at, to });
        return done({ hasMoved: false, isBarred: true });
      }
      const stay = f.isQuiet ? 'ends' : wayOf(g, player, group, to, f.extra);
      if (stay === undefined || (stay === 'passes' && f.extra !== undefined)) {
        forget(g);
        return done({ hasMoved: false });
      }
      f.stay = stay;
      f.returned = true;
      const against = wronged(g, f);
      if (against.length === 0) return;
      return call(beginHostility({ by: player, against: [...against], what: f.against ? 'attack' : 'invasion' }));
    },
    move(g, f) {
      const { player, group, to } = f;
      forget(g);
      if (f.returned !== true) return done({ hasMoved: false });
      if (hasArmy(g, to, player)) f.wasThere = true;
      if (f.extra === undefined && g.movement?.player === player) moveForce(g, group, to);
      else moveAside(g, player, group, to, f.extra ?? 0);
    },
    enter(g, f) {
      const { player, group, to, wasThere, against } = f;
      if (f.stay === 'passes' || f.isQuiet) return;
      if (sizeOf(group.army) > 0) {
        const coming = { at: to, side: player, from: group.at };
        return call(
          beginEntering({ ...coming, ...(wasThere && { wasThere }), ...(against && { against: [against] }) }),
        );
      }
      const fall = fallOf(g, player, to, group.vehicles);
      return fall && call(fall);
    },
    close: () => done({ hasMoved: true }),
  },
};
