import { done, type Frame, go, type Procedure } from '@hegemon/kernel';
import { STANCES, type Stance } from '../../battle.js';
import { takeRoll, throwDice } from '../../deeds/rolls.js';
import { dropVehicle } from '../../deeds/vehicles.js';
import { tell } from '../../events.js';
import { BARBARIANS, type VehicleId } from '../../ids.js';
import { hitsAmong } from '../../rules/battle/engines.js';
import { boutOf, rollerFor, unitsIn } from '../../rules/battle/parties.js';
import { SIDES } from '../../rules/dice.js';
import { orderFrom } from '../../rules/seating.js';
import { allVehicles, ownerOf } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import { openWindow } from '../uses/window.js';

interface SinkingFrame extends Frame<'begin' | 'roll' | 'sink'> {
  proc: 'battle-sinking';
  waiting: { stance: Stance; galley: VehicleId }[];
}
export const beginSinking = (): SinkingFrame => ({ proc: 'battle-sinking', step: 'begin', waiting: [] });

const isDeserted = (g: MU, stance: Stance, galley: VehicleId): boolean => {
  if (g.vehicles.type[galley] === undefined) return false;
  return ownerOf(g, galley) === BARBARIANS ? unitsIn(g, stance) === 0 : g.vehicles.aboard[galley] === undefined;
};

/** Back to the supply, and whatever it carried. */
const sink = (g: MU, galley: VehicleId): void => {
  const carried = allVehicles(g).filter(id => g.vehicles.carrier[id] === galley);
  tell(g, 'galley-sank', { vehicle: galley, owner: ownerOf(g, galley), with: carried });
  for (const id of [...carried, galley]) dropVehicle(g, id);
};

/** @rule MU 5-naval-sink Galleys whose last unit fell in this battle round. */
export const sinking: Procedure<MU, SinkingFrame> = {
  name: 'battle-sinking',
  rule: 'MU 5-naval-sink',
  steps: {
    begin(g, f) {
      f.waiting = STANCES.flatMap(stance =>
        boutOf(g, stance)
          .manned.filter(galley => isDeserted(g, stance, galley))
          .map(galley => ({ stance, galley })),
      );
    },
    roll(g, f) {
      const [next] = f.waiting;
      if (!next) return done();
      const by = rollerFor(g, next.stance);
      throwDice(g, by, [SIDES[2]], 'sinking');
      return openWindow(g, f, 'die-rolled', orderFrom(g, by));
    },
    sink(g, f) {
      const { galley } = f.waiting.shift()!;
      if (hitsAmong(takeRoll(g)) > 0) sink(g, galley);
      else tell(g, 'galley-stayed-afloat', { vehicle: galley, owner: ownerOf(g, galley) });
      return go('roll');
    },
  },
};
