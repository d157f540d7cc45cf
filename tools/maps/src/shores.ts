import type { Point } from '@hegemon/atlas';
import { type Landfall, stretchOf } from './cut.js';
import { type Box, isClosed, type Line } from './lines.js';

/** A stretch of shore between two nodes: one owner of the land on its left, one of the water on its right. */
export interface ShoreArc {
  readonly shore: number;
  readonly line: Line;
  readonly from: string;
  readonly to: string;
  readonly land: number;
  readonly water: number;
  /** It runs along the edge of what is drawn, and is no coast. */
  readonly isEdge: boolean;
}

export interface Owners {
  readonly landfalls: readonly Landfall[];
  /** Who owns a shore on which nobody ends. */
  ownerOf(shore: number): number;
}

interface CutPoint {
  readonly node: string;
  readonly at: number;
  readonly point: Point;
}

/** All shores in arcs that change their owner, or leave the edge of the drawing, only at their ends. */
export const shoreArcs = (shores: readonly Line[], edge: Box, land: Owners, water: Owners): ShoreArc[] =>
  shores.flatMap((ring, shore) => {
    const cuts: CutPoint[] = [
      ...[...land.landfalls, ...water.landfalls]
        .filter(landfall => landfall.shore === shore)
        .map(({ node, onShore, point }) => ({ node, at: onShore, point })),
      ...edgeCuts(ring, edge).map(at => ({ node: `edge ${shore} ${at}`, at, point: ring[at] })),
    ].sort((a, b) => a.at - b.at);
    const ownersOn = (owners: Owners) => ownerAlong(owners, shore);
    const [onLand, onWater] = [ownersOn(land), ownersOn(water)];
    if (cuts.length === 0) cuts.push({ node: `ring ${shore}`, at: 0, point: ring[0] });
    return cuts.map((from, at): ShoreArc => {
      const to = cuts[(at + 1) % cuts.length];
      const inner = stretchOf(ring, from.at, to.at);
      const line = [
        from.point,
        ...inner.filter(point => !isSame(point, from.point) && !isSame(point, to.point)),
        to.point,
      ];
      const isEdge = isOnEdge(line[0], line[1], edge);
      const middle = behind(from.at, to.at, ring.length - 1);
      return {
        shore,
        line,
        from: from.node,
        to: to.node,
        land: onLand(middle),
        water: onWater(middle),
        isEdge,
      };
    });
  });

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** The middle between two places on a ring, onward. */
const behind = (from: number, to: number, length: number): number =>
  from < to ? (from + to) / 2 : ((from + to + length) / 2) % length;

const isOnEdge = (a: Point, b: Point, [left, top, right, bottom]: Box): boolean =>
  (a[0] === b[0] && (a[0] === left || a[0] === right)) || (a[1] === b[1] && (a[1] === top || a[1] === bottom));

/** The points of a ring at which it comes to the edge or leaves it. */
const edgeCuts = (ring: Line, edge: Box): number[] => {
  if (!isClosed(ring)) throw new Error('a shore is not closed');
  const last = ring.length - 1;
  return Array.from({ length: last }, (_, at) => at).filter(at => {
    const before = ring[(at + last - 1) % last];
    return isOnEdge(before, ring[at], edge) !== isOnEdge(ring[at], ring[at + 1], edge);
  });
};

/** Owners change where a border comes ashore; both borders next to a stretch must agree on whose it is. */
const ownerAlong = ({ landfalls, ownerOf }: Owners, shore: number): ((at: number) => number) => {
  const ends = landfalls.filter(landfall => landfall.shore === shore).sort((a, b) => a.onShore - b.onShore);
  if (ends.length === 0) {
    const owner = ownerOf(shore);
    return () => owner;
  }
  ends.forEach((end, at) => {
    const next = ends[(at + 1) % ends.length];
    if (end.after !== next.before) {
      throw new Error(`the shore from ${end.point} to ${next.point} belongs to ${end.after} and to ${next.before}`);
    }
  });
  return at => (ends.findLast(({ onShore }) => onShore <= at) ?? ends[ends.length - 1]).after;
};
