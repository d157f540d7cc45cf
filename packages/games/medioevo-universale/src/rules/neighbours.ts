import { MAP } from '../catalog.js';
import type { AreaId, Player } from '../ids.js';
import type { MU } from '../state.js';
import { territoriesOf } from './control.js';
import { areNeighbouring } from './in-play.js';

/** So many steps make two areas neighbours. */
const REACH = 3;
/** Who lies within reach, walked once: it is asked for very often. */
const WITHIN = new Map(
  MAP.areas.map((from): [AreaId, ReadonlySet<AreaId>] => {
    const reached = new Set<AreaId>([from]);
    let rim: readonly AreaId[] = [from];
    for (let step = 0; step < REACH; step++) {
      rim = rim.flatMap(area => MAP.neighbours(area)).filter(area => !reached.has(area));
      for (const area of rim) reached.add(area);
    }
    reached.delete(from);
    return [from, reached];
  }),
);
/** @rule MU 0-terms-neighbouring Over land or sea, through what is in play. */
export const isNeighbouring = (g: MU, a: AreaId, b: AreaId): boolean =>
  WITHIN.get(a)!.has(b) && areNeighbouring(a, b, id => g.inPlay[id] === true);

/** @rule MU tech.missionaries One of the one's territories is neighbouring one of the other's. */
export const areNeighbours = (g: MU, a: Player, b: Player): boolean => {
  const theirs = territoriesOf(g, b);
  return territoriesOf(g, a).some(own => theirs.some(other => isNeighbouring(g, own, other)));
};
