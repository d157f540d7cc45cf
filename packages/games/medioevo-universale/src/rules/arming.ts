import type { AreaId, Player, WindowId } from '../ids.js';
import type { MU } from '../state.js';

/** @rule MU A-windows-arming Off unless somebody wants them. */
const OFF: readonly WindowId[] = ['between-turns', 'move-step', 'trade-action'];
/** Those that may be limited to some territories. */
export const LIMITABLE: readonly WindowId[] = ['move-step', 'entered', 'trade-action'];

export const isArmed = (g: MU, seat: Player, kind: WindowId, at?: AreaId): boolean => {
  const armed = g.armed[seat]?.[kind];
  if (armed === undefined) return !OFF.includes(kind);
  return typeof armed === 'object' ? armed.some(each => each === at) : armed;
};
