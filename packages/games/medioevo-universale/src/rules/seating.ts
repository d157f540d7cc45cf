import type { Player, Side } from '../ids.js';
import { BARBARIANS } from '../ids.js';
import type { MU } from '../state.js';

/** The turn order, beginning with a seat; with the first player if it is out of the game. */
export const orderFrom = (g: MU, seat: Player): readonly Player[] => {
  const i = Math.max(0, g.order.indexOf(seat));
  return [...g.order.slice(i), ...g.order.slice(0, i)];
};
/** All but this seat, beginning with the one after it. */
export const othersFrom = (g: MU, seat: Player): readonly Player[] => orderFrom(g, seat).filter(each => each !== seat);
export const firstPlayer = (g: MU): Player => g.order[0];

/** These first, then all others in turn order; barbarians are not asked. */
export const ahead = (g: MU, first: readonly (Side | undefined)[]): readonly Player[] => {
  const called = [...new Set(first)].filter((side): side is Player => side !== undefined && side !== BARBARIANS);
  return [...called.filter(each => g.order.includes(each)), ...g.order.filter(each => !called.includes(each))];
};
/** @rule MU A-windows Attacker, defender, the others in turn order. */
export const partiesFirst = (g: MU): readonly Player[] =>
  ahead(g, [g.battle?.sides.attacker.side, g.battle?.sides.defender.side]);
/** Attacker and defender alone. */
export const parties = (g: MU): readonly Player[] =>
  partiesFirst(g).filter(each => each === g.battle?.sides.attacker.side || each === g.battle?.sides.defender.side);
