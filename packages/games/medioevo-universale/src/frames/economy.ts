import type { Frame } from '@hegemon/kernel';
import type { Player, TerritoryId } from '../ids.js';

/** @rule MU 3 */
export const beginTaxes = (): Frame => ({ proc: 'taxes', step: 'begin' });
/** @rule MU 4 */
export const beginPurchases = (): Frame => ({ proc: 'purchases', step: 'begin' });

/** @rule MU 5-control-gain So many markers around a military building, to be placed at once or forfeited. */
export interface MarkersCall {
  player: Player;
  at: TerritoryId;
  count: number;
}
export const beginMarkers = (player: Player, at: TerritoryId, count: number): Frame & MarkersCall => ({
  proc: 'markers',
  step: 'begin',
  player,
  at,
  count,
});
