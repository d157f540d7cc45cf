import type { Shelter, Stance } from '../../battle.js';
import { tell } from '../../events.js';
import { sideIn } from '../../rules/battle/parties.js';
import { afterShelter } from '../../rules/battle/shelter.js';
import type { MU } from '../../state.js';

/** @rule MU 5-protection What is left of damage behind walls. */
export const sheltered = (g: MU, stance: Stance, kind: Shelter, points: number): number => {
  const left = afterShelter(g, stance, kind, points);
  if (left < points) tell(g, 'damage-averted', { side: sideIn(g, stance).side, kind, points: points - left });
  return left;
};
