import { otherStance, type Stance } from '../../battle.js';
import { FIGHTERS, type Fighter, type Order } from '../../fighting.js';
import type { MU } from '../../state.js';
import type { Army } from '../../troops.js';
import { ableOf, commandsOf, levelsOf, ordersFor, type Rank } from '../abilities.js';
import { countOf, sizeOf } from '../armies.js';
import { boutOf, isNaval, sideIn } from './parties.js';
import { fightersIn } from './roster.js';

/** Who fights on a side, each as what he counts. */
export const armyInLine = (g: MU, stance: Stance): Army => {
  const army: Army = {};
  for (const { as } of fightersIn(g, stance)) army[as] = (army[as] ?? 0) + 1;
  return army;
};

/** The same, and under which orders. @rule MU card.7 Never more archers' abilities than units: some may be gone since (M-34). */
export const rankOf = (g: MU, stance: Stance): Rank => {
  const { orders, standsFast, extraArchers } = boutOf(g, stance);
  const army = armyInLine(g, stance);
  const others = sizeOf(army) - countOf(army, 'archer');
  return { army, orders, standsFast: standsFast === true, extraArchers: Math.min(extraArchers, others) };
};
/** @rule MU 5-battle-8 How many units a side has in the melee. */
export const lineIn = (g: MU, stance: Stance): number => fightersIn(g, stance).length;

/**
 * @rule MU 5-units-cp-net Levels a side may still use. The net is that of the start of the round; whoever has fallen or been
 * kept from it since commands no more. What was ordered before was ordered by those first: who is left has his levels still (M-90).
 */
export const commandsLeft = (g: MU, stance: Stance): number => {
  const levels = (each: Stance): number => levelsOf(boutOf(g, each).stood, sideIn(g, each).raised);
  const net = commandsOf(levels(stance), levels(otherStance(stance)));
  if (net === 0) return 0;
  const present = levelsOf(armyInLine(g, stance), sideIn(g, stance).raised);
  return Math.max(0, Math.min(net - boutOf(g, stance).orders.length, present));
};

/** What a side's captains may still do about these types. */
export const ordersIn = (g: MU, stance: Stance, types: readonly Fighter[]): readonly Order[] => {
  if (commandsLeft(g, stance) === 0) return [];
  const [own, other] = [rankOf(g, stance), rankOf(g, otherStance(stance))];
  return types.flatMap(type => ordersFor(own, other, type, isNaval(g)));
};

/** @rule MU 5-units-ar How many dice its archers throw. */
export const arrowsOf = (g: MU, stance: Stance): number =>
  ableOf(rankOf(g, stance), rankOf(g, otherStance(stance)), 'archer', isNaval(g));

/** @rule MU 5-battle-4 How many of each may use their ability from now until the end of the round. */
export const ableIn = (g: MU, stance: Stance): Partial<Record<Fighter, number>> => {
  const [own, other] = [rankOf(g, stance), rankOf(g, otherStance(stance))];
  return Object.fromEntries(
    FIGHTERS.filter(type => type !== 'archer').map(type => [type, ableOf(own, other, type, isNaval(g))]),
  );
};
