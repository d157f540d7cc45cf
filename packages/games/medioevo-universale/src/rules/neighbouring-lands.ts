import { isSea, MAP } from '../catalog.js';
import type { AreaId, Player, TerritoryId } from '../ids.js';
import type { MU } from '../state.js';
import { territoriesOf } from './control.js';
import { REACH, within } from './in-play.js';

/** @rule MU card.15 Territories that are neighbouring one of a player's, and are not his. All at once: it is asked for often. */
export const neighbouringLands = (g: MU, player: Player): readonly TerritoryId[] => {
  const own: readonly AreaId[] = territoriesOf(g, player);
  const reached = within(own, REACH, at => MAP.neighbours(at).filter(near => g.inPlay[near]));
  return MAP.areas.filter((at): at is TerritoryId => !isSea(at) && reached.has(at) && !own.includes(at));
};
