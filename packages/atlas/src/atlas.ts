import { check, type Drawing } from './drawing.js';
import { downhill, type Test, tide } from './walk.js';

/**
 * A map as a graph: areas `A` of the kinds `K`, and borders of the kinds `B` between them.
 * Whatever is a list comes in the order in which the areas were drawn, so two runs never differ.
 * To be asked about an area that is not on the map is a bug, and throws.
 */
export interface Atlas<A extends string = string, B extends string = string, K extends string = string> {
  readonly areas: readonly A[];
  kindOf(id: A): K;
  /** The areas across a border; of these kinds only, if any are named. */
  neighbours(id: A, kinds?: readonly B[]): readonly A[];
  areAdjacent(a: A, b: A): boolean;
  /** The kind of the border between two areas, if they share one. */
  borderOf(a: A, b: A): B | undefined;
  /** Borders to cross on the shortest way. What is `allowed` binds the areas on the way, not its two ends. */
  distance(from: A, to: A, allowed?: Test<A>): number | undefined;
  /** The first of the shortest ways, with both ends. */
  path(from: A, to: A, allowed?: Test<A>): readonly A[] | undefined;
  shortestPaths(from: A, to: A, allowed?: Test<A>): readonly (readonly A[])[];
  /** All members that hang together with the start through members. A start that is none has no region. */
  region(start: A, member: Test<A>): readonly A[];
  /** The neighbours of a set which are not in it; those that are members only, if asked so. */
  ring(ids: Iterable<A>, member?: Test<A>): readonly A[];
}

const everywhere = (): boolean => true;

export const atlas = <const A extends string, const B extends string, const K extends string>(
  drawing: Drawing<A, B, K>,
): Atlas<A, B, K> => {
  check(drawing);
  const areas = drawing.areas.map(area => area.id);
  const kinds = new Map(drawing.areas.map(area => [area.id, area.kind]));
  const borders = new Map(areas.map(id => [id, new Map<A, B>()]));
  for (const { a, b, kind } of drawing.borders) {
    borders.get(a)?.set(b, kind);
    borders.get(b)?.set(a, kind);
  }
  const beside = new Map([...borders].map(([id, across]) => [id, areas.filter(other => across.has(other))]));

  const known = (id: A): A => {
    if (!kinds.has(id)) throw new Error(`no such area: '${id}'`);
    return id;
  };
  const neighbours = (id: A): readonly A[] => beside.get(known(id))!;
  const borderOf = (a: A, b: A): B | undefined => borders.get(known(a))!.get(known(b));
  const ways = (from: A, to: A, allowed: Test<A>) => downhill(known(from), known(to), neighbours, allowed);

  return {
    areas,
    kindOf: id => kinds.get(known(id))!,
    neighbours: (id, only) =>
      only ? neighbours(id).filter(other => only.includes(borderOf(id, other)!)) : neighbours(id),
    areAdjacent: (a, b) => borderOf(a, b) !== undefined,
    borderOf,
    distance: (from, to, allowed = everywhere) => tide(known(from), neighbours, allowed).get(known(to)),
    path: (from, to, allowed = everywhere) => ways(from, to, allowed).next().value,
    shortestPaths: (from, to, allowed = everywhere) => [...ways(from, to, allowed)],
    region(start, member) {
      const reached = tide(start, neighbours, member);
      return member(start) ? areas.filter(id => reached.has(id) && member(id)) : [];
    },
    ring(ids, member = everywhere) {
      const inside = new Set(ids);
      const outside = new Set([...inside].flatMap(neighbours));
      return areas.filter(id => outside.has(id) && !inside.has(id) && member(id));
    },
  };
};
