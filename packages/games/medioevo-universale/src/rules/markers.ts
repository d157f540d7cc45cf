import { landNeighbours } from '../catalog.js';
import type { Player, TerritoryId } from '../ids.js';
import type { MU } from '../state.js';
import { hasBarbarians, playersAt } from './armies.js';
import { controllerOf } from './control.js';
import { isGuestOf } from './relations.js';
import { controlMarkersLeft } from './supply.js';

/** Nobody is there who would not let it lie. */
const isFree = (g: MU, player: Player, at: TerritoryId): boolean =>
  !hasBarbarians(g, at) && playersAt(g, at).every(other => other === player || isGuestOf(g, other, player, at));

/**
 * @rule MU 5-control-gain Around a military building, where no opposing army stands and nobody else is in control; one in a territory,
 * and as long as he has any.
 */
export const placesForMarker = (g: MU, player: Player, around: TerritoryId): readonly TerritoryId[] => {
  if (controlMarkersLeft(g, player) <= 0) return [];
  return landNeighbours(around).filter(at => {
    if (!g.inPlay[at] || g.markers[at] !== undefined || !isFree(g, player, at)) return false;
    const controller = controllerOf(g, at);
    return controller === undefined || controller === player;
  });
};
