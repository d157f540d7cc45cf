import { otherStance, type Stance } from '../../battle.js';
import { BARBARIANS } from '../../ids.js';
import type { MU } from '../../state.js';
import { levelOf, typeOf } from '../armies.js';
import { malus } from '../dice.js';
import { attackOf, type Effort, lossOf, type Verdict, verdictOf } from '../melee.js';
import type { Token } from '../tokens.js';
import { boutOf, playerIn, sideIn, unitsIn } from './parties.js';
import { lineIn } from './rank.js';
import { fightersIn } from './roster.js';

/** @rule MU 5-units-li Who may be thrown in, and how many: light infantry, and captains who stand for it, the lowest first. */
export const sacrificesIn = (g: MU, stance: Stance): { readonly of: readonly Token[]; readonly max: number } => {
  const { orders, able } = boutOf(g, stance);
  const men = fightersIn(g, stance);
  const light = men.filter(({ as }) => as === 'light-infantry');
  const adopted = orders.filter(order => order === 'adopt:light-infantry').length;
  const captains = men.filter(({ as }) => typeOf(as) === 'captain').sort((a, b) => levelOf(a.as) - levelOf(b.as));
  const of = [...light, ...captains.slice(0, adopted)].map(({ token }) => token);
  return { of, max: Math.min(of.length, able['light-infantry'] ?? 0) };
};

/** @rule MU 5-battle-malus Barbarians have none. */
const malusOf = (g: MU, stance: Stance): number => {
  const player = playerIn(g, stance);
  const place = player === undefined ? -1 : g.order.indexOf(player);
  return place < 0 ? 0 : malus(g.order.length, place);
};

export const effortOf = (g: MU, stance: Stance): Effort => {
  const { dice, sacrificed, naval, bonus, isRetreating, isPenalised, isCapturingLightly } = boutOf(g, stance);
  return {
    dice: dice ?? [1, 1, 1],
    malus: malusOf(g, stance),
    sacrificed,
    naval,
    extra: bonus,
    isHalved: isRetreating === true || (isPenalised === true && !isCapturingLightly),
    isLessened: isPenalised === true && isCapturingLightly === true,
    hasRolled: dice !== undefined,
  };
};
export const attackIn = (g: MU, stance: Stance): number => attackOf(effortOf(g, stance));
/** @rule MU 5-battle-10 @rule MU 5-retreat-loss @rule MU 5-battle-superiority */
export const lossIn = (g: MU, stance: Stance): number => {
  const { able, retreatCost, lowered } = boutOf(g, stance);
  return Math.max(0, lossOf(effortOf(g, stance), able['heavy-infantry'] ?? 0, retreatCost) - lowered);
};

/** @rule MU 5-battle-7 By the values that were found, whatever they were made of. */
export const verdictIn = (g: MU): Verdict => {
  const line = (stance: Stance) => {
    const { attack, able } = boutOf(g, stance);
    return { attack, units: lineIn(g, stance), ableCavalry: able.cavalry ?? 0 };
  };
  return verdictOf(line('attacker'), line('defender'));
};

/** @rule MU 5-capture-declare All units are counted. */
export const isOutnumbering = (g: MU, stance: Stance): boolean =>
  unitsIn(g, stance) >= sideIn(g, stance).captureAt * unitsIn(g, otherStance(stance));

/** @rule MU X-blood */
export const bloodIn = (g: MU, stance: Stance): number => {
  const { side } = sideIn(g, stance);
  if (side === BARBARIANS || !g.options['blood-tokens'] || boutOf(g, stance).dice === undefined) return 0;
  return g.blood[side] ?? 0;
};
