import { type BattleSide, otherStance, STANCES, type Stance } from '../battle.js';
import type { Player, Side } from '../ids.js';
import { armyOf, TROOPS } from '../rules/armies.js';
import type { MU } from '../state.js';
import type { Army, Troop } from '../troops.js';

/** On which side of the battle somebody stands. */
export const stanceOf = (g: MU, side: Side): Stance | undefined =>
  STANCES.find(stance => g.battle?.sides[stance].side === side);
export const ownSide = (g: MU, seat: Player): BattleSide | undefined => {
  const stance = stanceOf(g, seat);
  return stance && g.battle?.sides[stance];
};
export const foeSide = (g: MU, seat: Player): BattleSide | undefined => {
  const stance = stanceOf(g, seat);
  return stance && g.battle?.sides[otherStance(stance)];
};

/** The troops of a side in the battle. */
export const troopsOf = (g: MU, side: BattleSide | undefined): readonly Troop[] => {
  if (!g.battle || !side) return [];
  const army = armyOf(g, g.battle.at, side.side);
  return TROOPS.filter(troop => (army[troop] ?? 0) > 0);
};
export const armyIn = (g: MU, side: BattleSide): Army => armyOf(g, g.battle!.at, side.side);
