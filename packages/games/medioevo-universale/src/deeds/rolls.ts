import { roll } from '@hegemon/kernel';
import { tell } from '../events.js';
import type { Player } from '../ids.js';
import type { MU } from '../state.js';
import type { RollFor } from '../uses.js';

/**
 * Dice that are no attack: they lie on the table until they are taken, so that somebody may still turn one in the window
 * `die-rolled`, which the caller opens. @rule MU window.die-rolled
 */
export const throwDice = (g: MU, by: Player, sides: readonly number[], what: RollFor): void => {
  const dice = sides.map(each => roll(g, each, what));
  g.roll = { by, what, sides: [...sides], dice };
  tell(g, 'rolled', { player: by, for: what, dice: [...dice] });
};

/** What they show in the end. */
export const takeRoll = (g: MU): readonly number[] => {
  const { dice } = g.roll!;
  delete g.roll;
  return dice;
};
