import type { Frame } from '@hegemon/kernel';
import type { AreaId, Player } from '../ids.js';

/** @rule MU 2 */
export const beginEvents = (): Frame => ({ proc: 'events', step: 'begin' });

/** @rule MU 2-uprisings-place So many uprisings in the lands of one player, the loss of honour included. */
export interface UprisingsCall {
  player: Player;
  count: number;
}
export const beginUprisings = (player: Player, count: number): Frame & UprisingsCall => ({
  proc: 'uprisings',
  step: 'begin',
  player,
  count,
});

/** @rule MU E-raid Barbarians are alone in an area. */
export const beginRaid = (at: AreaId): Frame & { at: AreaId } => ({ proc: 'raid', step: 'begin', at });
