import { type Battle, type BattleSide, type Bout, otherStance, STANCES, type Stance } from '../../battle.js';
import { isSea } from '../../catalog.js';
import { type AreaId, BARBARIANS, type Player, type Side } from '../../ids.js';
import type { MU } from '../../state.js';
import type { Army } from '../../troops.js';
import { armyOf, sizeOf } from '../armies.js';
import { holdsAt } from '../effects.js';
import { lessOf } from '../movement/units.js';
import { areAtWar, hasTruce } from '../relations.js';

export const battleOf = (g: MU): Battle => {
  if (!g.battle) throw new Error('no battle is being fought');
  return g.battle;
};
export const sideIn = (g: MU, stance: Stance): BattleSide => battleOf(g).sides[stance];
export const boutOf = (g: MU, stance: Stance): Bout => sideIn(g, stance).now;
/** Who has this army in the battle; nobody for barbarians. */
export const playerIn = (g: MU, stance: Stance): Player | undefined => {
  const { side } = sideIn(g, stance);
  return side === BARBARIANS ? undefined : side;
};
/** The same as the seats of a question. */
export const seatIn = (g: MU, stance: Stance): readonly Player[] => {
  const player = playerIn(g, stance);
  return player === undefined ? [] : [player];
};
/** The stance of a side that fights in this area. */
export const stanceAt = (g: MU, at: AreaId, side: Side): Stance | undefined =>
  STANCES.find(stance => g.battle?.sides[stance].side === side && whereIn(g, stance) === at);

/** @rule MU 5-retreat-step Whoever has retreated takes the losses of the round where he is. */
export const whereIn = (g: MU, stance: Stance): AreaId => {
  const { at, retreatedTo } = battleOf(g);
  return stance === 'attacker' ? (retreatedTo ?? at) : at;
};
/** Without those who were in the area of the retreat before. */
export const armyIn = (g: MU, stance: Stance): Army => {
  const army = armyOf(g, whereIn(g, stance), sideIn(g, stance).side);
  const { garrison } = battleOf(g);
  return stance === 'attacker' && garrison ? lessOf(army, garrison) : army;
};
/** All its units, crews and idle ones too. */
export const unitsIn = (g: MU, stance: Stance): number => sizeOf(armyIn(g, stance));
export const isNaval = (g: MU): boolean => isSea(battleOf(g).at);

/** @rule MU 5-naval-damage In a sea battle, and in nothing else. The losses of a retreat are those of the battle, wherever the army is then. */
export const isSeaDamage = (g: MU): boolean => g.battle !== undefined && isNaval(g);

/** @rule MU 5-battle-nomelee Nobody left; @rule MU card.29 those who fall late still fight. */
const isBeaten = (g: MU, stance: Stance): boolean =>
  unitsIn(g, stance) === 0 && sizeOf(boutOf(g, stance).lateFallen) === 0;
export const isDecided = (g: MU): boolean => STANCES.some(stance => isBeaten(g, stance));

/** @rule MU E-dice Dice of barbarians are rolled by their opponent. */
export const rollerFor = (g: MU, stance: Stance): Player =>
  (playerIn(g, stance) ?? playerIn(g, otherStance(stance))) as Player;

/** @rule MU C-war-truce @rule MU C-war-peace @rule MU card.1 May they no longer fight? */
export const isForbidden = (g: MU): boolean => {
  const { at, isBrokenOff, isWar } = battleOf(g);
  if (isBrokenOff || holdsAt(g, 'no-fighting', at)) return true;
  const [a, b] = STANCES.map(stance => playerIn(g, stance));
  return a !== undefined && b !== undefined && (hasTruce(g, a, b) || (isWar === true && !areAtWar(g, a, b)));
};
