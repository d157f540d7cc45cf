import type { Frame } from '@hegemon/kernel';
import type { Damage } from '../battle.js';
import type { AreaId, Player, Side } from '../ids.js';

/**
 * @rule MU 5-battle Two armies in one area, until one is gone or it is broken off. Hands back a `BattleEnd`. Honour for large armies
 * and battles lost to barbarians is settled here; what becomes of the area is the caller's affair.
 */
export interface BattleCall {
  at: AreaId;
  attacker: Side;
  defender: Side;
  /** @rule MU 5-protection Who controlled the territory before the attacker came. */
  holder?: Player;
}
export const beginBattle = (what: BattleCall): Frame & BattleCall => ({ proc: 'battle', step: 'begin', ...what });

/** @rule MU 5-battle-damage Damage to one side in one area: window, assignment, losses. Hands back who fell (`Army`). */
export interface DamageCall {
  damage: Damage;
}
export const beginDamage = (what: Pick<Damage, 'at' | 'side' | 'source' | 'points'>): Frame & DamageCall => ({
  proc: 'damage',
  step: 'begin',
  damage: { ...what, chosen: {}, ignored: 0 },
});
