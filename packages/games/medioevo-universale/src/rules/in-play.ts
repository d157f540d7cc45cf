import { landNeighbours, MAP, REALM } from '../catalog.js';
import { type AreaId, REALMS, type Realm, SEAS, type SeaId, TERRITORIES, type TerritoryId } from '../ids.js';
import type { MU } from '../state.js';

/** @rule MU 0-terms-neighbouring So many steps make two areas neighbours; so far around a start territory the map is in play. */
export const REACH = 3;

/**
 * @rule MU 0-reduced-map Territories within three steps by land of a start territory, islands that are neighbouring one, the
 * seas beside them, and those on the shortest ways between such seas. With all six realms it is the whole map.
 */
export const areasInPlay = (realms: readonly Realm[]): { territories: TerritoryId[]; seas: SeaId[] } => {
  if (realms.length === REALMS.length) return { territories: [...TERRITORIES], seas: [...SEAS] };
  const starts = realms.flatMap(realm => REALM[realm].territories);
  const near = within(starts, REACH, landNeighbours);
  const neighbouring = within<AreaId>(starts, REACH, id => MAP.neighbours(id));
  const territories = TERRITORIES.filter(id => near.has(id) || (isIsland(id) && neighbouring.has(id)));
  const beside = SEAS.filter(sea => MAP.neighbours(sea, ['coast']).some(id => territories.includes(id as TerritoryId)));
  return { territories, seas: SEAS.filter(sea => beside.includes(sea) || liesBetween(sea, beside)) };
};

const isIsland = (id: TerritoryId): boolean => landNeighbours(id).length === 0;

/** Everything that can be reached from somewhere in so many steps, and where they begin. */
export const within = <A extends AreaId>(
  from: readonly A[],
  steps: number,
  neighbours: (id: A) => readonly A[],
): ReadonlySet<A> => {
  let edge = new Set(from);
  const reached = new Set(from);
  for (let step = 0; step < steps; step++) {
    edge = new Set([...edge].flatMap(id => neighbours(id)).filter(id => !reached.has(id)));
    for (const id of edge) reached.add(id);
  }
  return reached;
};

/** Walked once: every set-up of a reduced map asks for all of them. */
const SEA_DISTANCE = new Map(
  SEAS.flatMap(a =>
    SEAS.map((b): [string, number] => {
      const steps = MAP.distance(a, b, id => MAP.kindOf(id) === 'sea');
      return [`${a} ${b}`, steps ?? Number.POSITIVE_INFINITY];
    }),
  ),
);
const seaDistance = (a: SeaId, b: SeaId): number => SEA_DISTANCE.get(`${a} ${b}`)!;

/** No ship is to be cut off by the edge. */
const liesBetween = (sea: SeaId, ends: readonly SeaId[]): boolean =>
  ends.some(a =>
    ends.some(b => {
      const way = seaDistance(a, b);
      return a < b && Number.isFinite(way) && seaDistance(a, sea) + seaDistance(sea, b) === way;
    }),
  );

export const territoriesInPlay = (g: Pick<MU, 'inPlay'>): readonly TerritoryId[] =>
  TERRITORIES.filter(id => g.inPlay[id]);

/** Everything one to three steps away, over land or sea; what is out of play is reached, but not passed. */
export const reachOf = (from: AreaId, isInPlay: (id: AreaId) => boolean): ReadonlySet<AreaId> => {
  const reached = within([from], REACH, id => (id === from || isInPlay(id) ? MAP.neighbours(id) : []));
  return new Set([...reached].filter(id => id !== from));
};
/** @rule MU 0-terms-neighbouring One to three steps away, over land or sea. */
export const areNeighbouring = (a: AreaId, b: AreaId, isInPlay: (id: AreaId) => boolean): boolean =>
  reachOf(a, isInPlay).has(b);
