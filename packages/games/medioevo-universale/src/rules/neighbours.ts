import { MAP } from '../catalog.js';
import type { AreaId, Player } from '../ids.js';
import type { MU } from '../state.js';
import { territoriesOf } from './control.js';
import { reachOf } from './in-play.js';

/** Who lies within reach on the whole map, walked once: it is asked for very often. */
const ANYWHERE = new Map(MAP.areas.map((from): [AreaId, ReadonlySet<AreaId>] => [from, reachOf(from, () => true)]));
/** What is in play never changes once it is fixed, and all copies share it: it is walked once for each table. */
const WALKED = new WeakMap<MU['inPlay'], Map<AreaId, ReadonlySet<AreaId>>>();
const reach = ({ inPlay }: MU, from: AreaId): ReadonlySet<AreaId> => {
  const walk = (): ReadonlySet<AreaId> => reachOf(from, id => inPlay[id] === true);
  if (!Object.isFrozen(inPlay)) return walk();
  let walked = WALKED.get(inPlay);
  if (!walked) WALKED.set(inPlay, (walked = new Map()));
  let reached = walked.get(from);
  if (!reached) walked.set(from, (reached = walk()));
  return reached;
};

/** @rule MU 0-terms-neighbouring Over land or sea, through what is in play. */
export const isNeighbouring = (g: MU, a: AreaId, b: AreaId): boolean => ANYWHERE.get(a)!.has(b) && reach(g, a).has(b);

/** @rule MU tech.missionaries One of the one's territories is neighbouring one of the other's. */
export const areNeighbours = (g: MU, a: Player, b: Player): boolean => {
  const theirs = territoriesOf(g, b);
  return territoriesOf(g, a).some(own => theirs.some(other => isNeighbouring(g, own, other)));
};
