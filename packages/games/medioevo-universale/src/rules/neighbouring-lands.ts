import { isSea, MAP } from '../catalog.js';
import type { AreaId, Player, TerritoryId } from '../ids.js';
import type { MU } from '../state.js';
import { territoriesOf } from './control.js';

/** @rule MU 0-terms-neighbouring So far, over land or sea. */
const REACH = 3;

/** @rule MU card.15 Territories that are neighbouring one of a player's, and are not his. All at once: it is asked for often. */
export const neighbouringLands = (g: MU, player: Player): readonly TerritoryId[] => {
  const own = new Set<AreaId>(territoriesOf(g, player));
  const reached = new Set(own);
  let rim: readonly AreaId[] = [...own];
  for (let step = 0; step < REACH; step++) {
    rim = rim.flatMap(at => MAP.neighbours(at)).filter(at => g.inPlay[at] && !reached.has(at));
    for (const at of rim) reached.add(at);
  }
  return MAP.areas.filter((at): at is TerritoryId => !isSea(at) && reached.has(at) && !own.has(at));
};
