import type { Point } from '@hegemon/atlas';
import { areaOf, type Box, boxOf, doMeet, isClosed, isInside, type Line } from './lines.js';

/** A stretch of a shore inside the box, and where on its edge it enters and leaves. */
interface Chain {
  readonly points: Point[];
  readonly enters: number;
  leaves: number;
}

/**
 * Closed rings cut by a box, all with the land on their left; so are the results. Where a shore leaves the box, the land
 * goes on along the edge until the next shore comes in. No ring may cross another or itself outside of rounding.
 */
export const clippedTo = (rings: readonly Line[], box: Box): Line[] => {
  const near = rings.filter(ring => doMeet(boxOf(ring), box));
  const whole: Line[] = [];
  const chains: Chain[] = [];
  for (const ring of near) {
    const outside = ring.findIndex(point => !isIn(point, box));
    if (outside < 0) whole.push(ring);
    else chains.push(...chainsOf([...ring.slice(outside, -1), ...ring.slice(0, outside + 1)], box));
  }
  if (chains.length > 0) return [...whole, ...linked(chains, box)];
  const corners = CORNERS.map(corner => cornerOf(box, corner));
  const isAllLand = near.length > whole.length && isInside(corners[0], near);
  return isAllLand ? [[...corners, corners[0]], ...whole] : whole;
};

/** Outer rings with the land on the left, as holes have it if they turn the other way. */
export const withLandOnLeft = (ring: Line, isHole: boolean): Line => {
  const closed = isClosed(ring) ? ring : [...ring, ring[0]];
  return areaOf(closed) > 0 === isHole ? closed : closed.toReversed();
};

const isIn = ([x, y]: Point, [left, top, right, bottom]: Box): boolean =>
  x > left && x < right && y > top && y < bottom;

const chainsOf = (ring: Line, box: Box): Chain[] => {
  const chains: Chain[] = [];
  for (let at = 1; at < ring.length; at++) {
    const [a, b] = [ring[at - 1], ring[at]];
    const span = spanIn(a, b, box);
    if (!span) continue;
    const [from, to] = span;
    if (from > 0) {
      const point = onEdge(along(a, b, from), box);
      chains.push({ points: [point], enters: placeOf(point, box), leaves: -1 });
    }
    const { points } = chains[chains.length - 1];
    if (to === 1) points.push(b);
    else {
      const point = onEdge(along(a, b, to), box);
      points.push(point);
      chains[chains.length - 1].leaves = placeOf(point, box);
    }
  }
  return chains;
};

/** Liang and Barsky: which share of a stretch is in the box. */
const spanIn = (
  [ax, ay]: Point,
  [bx, by]: Point,
  [left, top, right, bottom]: Box,
): readonly [number, number] | undefined => {
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [ax - bx, ax - left],
    [bx - ax, right - ax],
    [ay - by, ay - top],
    [by - ay, bottom - ay],
  ]) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from < to ? [from, to] : undefined;
};
const along = (a: Point, b: Point, share: number): Point => [
  a[0] + share * (b[0] - a[0]),
  a[1] + share * (b[1] - a[1]),
];

/** Exactly on the edge it is nearest to. */
const onEdge = ([x, y]: Point, [left, top, right, bottom]: Box): Point => {
  const gaps = [Math.abs(x - left), Math.abs(bottom - y), Math.abs(right - x), Math.abs(y - top)];
  const side = gaps.indexOf(Math.min(...gaps));
  if (side % 2 === 0) return [side === 0 ? left : right, y];
  return [x, side === 1 ? bottom : top];
};

/** Down the left edge, along the bottom, up the right edge, back along the top: 0 to 4. The inside is on the left. */
const placeOf = ([x, y]: Point, [left, top, right, bottom]: Box): number => {
  if (x === left) return (y - top) / (bottom - top);
  if (y === bottom) return 1 + (x - left) / (right - left);
  if (x === right) return 2 + (bottom - y) / (bottom - top);
  return 3 + (right - x) / (right - left);
};
const CORNERS = [0, 1, 2, 3] as const;
const cornerOf = ([left, top, right, bottom]: Box, corner: number): Point => {
  const corners: readonly Point[] = [
    [left, top],
    [left, bottom],
    [right, bottom],
    [right, top],
  ];
  return corners[corner % 4];
};

const linked = (chains: readonly Chain[], box: Box): Line[] => {
  const open = new Set(chains);
  const rings: Line[] = [];
  const ahead = (from: number, to: number): number => (to - from + 4) % 4;
  for (const first of chains) {
    if (!open.has(first)) continue;
    const ring: Point[] = [];
    for (let chain = first; ; ) {
      open.delete(chain);
      ring.push(...chain.points);
      const { leaves } = chain;
      const next = [first, ...open].reduce((a, b) => (ahead(leaves, b.enters) < ahead(leaves, a.enters) ? b : a));
      const end = leaves + ahead(leaves, next.enters);
      for (let corner = Math.floor(leaves) + 1; corner < end; corner++) ring.push(cornerOf(box, corner));
      if (next === first) break;
      chain = next;
    }
    rings.push([...ring, ring[0]]);
  }
  return rings;
};
