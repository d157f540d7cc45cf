import { kept } from '@hegemon/kernel';
import { MAP } from '../catalog.js';
import type { AreaId, Player } from '../ids.js';
import type { MU } from '../state.js';
import { territoriesOf } from './control.js';
import { reachOf } from './in-play.js';

/** Who lies within reach on the whole map, walked once: it is asked for very often. */
const ANYWHERE = new Map(MAP.areas.map((from): [AreaId, ReadonlySet<AreaId>] => [from, reachOf(from, () => true)]));
const reach = kept((g: MU, from: AreaId): ReadonlySet<AreaId> => reachOf(from, id => g.inPlay[id] === true));

/** @rule MU 0-terms-neighbouring Over land or sea, through what is in play. */
export const isNeighbouring = (g: MU, a: AreaId, b: AreaId): boolean => ANYWHERE.get(a)!.has(b) && reach(g, a).has(b);

/** @rule MU tech.missionaries One of the one's territories is neighbouring one of the other's. */
export const areNeighbours = (g: MU, a: Player, b: Player): boolean => {
  const theirs = territoriesOf(g, b);
  return territoriesOf(g, a).some(own => theirs.some(other => isNeighbouring(g, own, other)));
};
