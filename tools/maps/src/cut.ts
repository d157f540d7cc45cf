import type { Point } from '@hegemon/atlas';
import type { FindHits, Hit } from './crossings.js';
import { areaOf, isInside, type Line } from './lines.js';

/** A border between two labels, in steps of the grid, not yet cut to the coast. */
export interface Border {
  readonly line: Line;
  readonly left: number;
  readonly right: number;
  readonly from: string;
  readonly to: string;
}

/** The end of a piece on a shore, and the labels of the shore before and behind it, along the shore. */
export interface Landfall {
  readonly node: string;
  readonly shore: number;
  readonly onShore: number;
  readonly point: Point;
  readonly before: number;
  readonly after: number;
}

/** What is left of a border on its own side of the coast. */
export interface Piece {
  readonly line: Line;
  readonly left: number;
  readonly right: number;
  readonly from: string;
  readonly to: string;
  readonly start?: Landfall;
  readonly end?: Landfall;
}

export interface Cutting {
  readonly side: 'land' | 'water';
  /** By their numbers; small islands are missing, for they are never cut. */
  readonly shores: ReadonlyMap<number, Line>;
  readonly findHits: FindHits;
  readonly borders: readonly Border[];
  /** In square steps of the grid. */
  readonly sliver: number;
}

/** Borders cut where they cross the coast: of land borders what is on land, of sea borders what is on water. */
export const cut = (cutting: Cutting): Piece[] => {
  const rings = [...cutting.shores.values()];
  const pieces = cutting.borders.flatMap((border, at) => piecesOf(cutting, border, `${cutting.side} ${at}`, rings));
  return withoutSlivers(pieces, cutting);
};

const piecesOf = (cutting: Cutting, border: Border, name: string, rings: readonly Line[]): Piece[] => {
  const { side, findHits } = cutting;
  const { line, left, right } = border;
  const hits = findHits(line);
  return [...hits, undefined].flatMap((hit, at) => {
    const before = hits[at - 1];
    const points = between(line, before, hit);
    if (isInside(someInner(points), rings) !== (side === 'land')) return [];
    // Land lies to the left of a shore. Looking from the shore to one's own side, the shore ahead is right or left.
    const labels = (isStart: boolean): Pick<Landfall, 'before' | 'after'> =>
      isStart === (side === 'land') ? { before: left, after: right } : { before: right, after: left };
    const landfall = (from: Hit, index: number, isStart: boolean): Landfall => ({
      node: `${name} ${index}`,
      shore: from.shore,
      onShore: from.onShore,
      point: rounded(from.point),
      ...labels(isStart),
    });
    const start = before && landfall(before, at - 1, true);
    const end = hit && landfall(hit, at, false);
    const ends = { from: start?.node ?? border.from, to: end?.node ?? border.to };
    return [{ line: onGrid(points), left, right, ...ends, ...(start && { start }), ...(end && { end }) }];
  });
};

const between = (line: Line, from: Hit | undefined, to: Hit | undefined): Line => [
  ...(from ? [from.point] : []),
  ...line.slice(from ? Math.floor(from.onLine) + 1 : 0, to ? Math.floor(to.onLine) + 1 : line.length),
  ...(to ? [to.point] : []),
];

/** The middle of the longest stretch: there no rounding decides on which side one is. */
const someInner = (line: Line): Point => {
  let [best, most] = [line[0], -1];
  for (let at = 1; at < line.length; at++) {
    const [[ax, ay], [bx, by]] = [line[at - 1], line[at]];
    const length = Math.hypot(bx - ax, by - ay);
    if (length > most) [best, most] = [[(ax + bx) / 2, (ay + by) / 2], length];
  }
  return best;
};

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

const onGrid = (line: Line): Line => {
  const points = line.map(rounded);
  const last = points.length - 1;
  return points.filter(([x, y], at) => at === 0 || at === last || x !== points[at - 1][0] || y !== points[at - 1][1]);
};

/**
 * A border that only scratches a shore cuts off a shred of it: a row of capes, the bank of a strait. The shred goes back
 * to the shore it lies on, and the piece is dropped; inner ones first, until nothing is left that small.
 */
const withoutSlivers = (pieces: readonly Piece[], { shores, sliver }: Cutting): Piece[] => {
  let left = [...pieces];
  for (;;) {
    const ends = endsByShore(left);
    const isSliver = (piece: Piece): boolean => {
      const { start, end } = piece;
      if (!start || !end || start.shore !== end.shore) return false;
      const order = ends.get(start.shore)!;
      const [a, b] = [order.indexOf(start), order.indexOf(end)];
      const ring = shores.get(start.shore)!;
      return [[a, b, start, end] as const, [b, a, end, start] as const].some(([first, second, from, to]) => {
        if ((first + 1) % order.length !== second) return false;
        const bank = stretchOf(ring, from.onShore, to.onShore);
        const back = from === start ? piece.line.toReversed() : piece.line;
        return Math.abs(areaOf([...bank, ...back])) < sliver;
      });
    };
    const gone = left.find(isSliver);
    if (!gone) return left;
    left = left.filter(piece => piece !== gone);
  }
};

const endsByShore = (pieces: readonly Piece[]): Map<number, Landfall[]> => {
  const ends = new Map<number, Landfall[]>();
  for (const landfall of pieces.flatMap(({ start, end }) => [start, end])) {
    if (!landfall) continue;
    const list = ends.get(landfall.shore);
    if (list) list.push(landfall);
    else ends.set(landfall.shore, [landfall]);
  }
  for (const list of ends.values()) list.sort((a, b) => a.onShore - b.onShore);
  return ends;
};

/** The points of a ring strictly between two places on it, onward and over its beginning if need be. */
export const stretchOf = (ring: Line, from: number, to: number): Line => {
  const first = Math.floor(from) + 1;
  if (from < to) return ring.slice(first, Math.ceil(to));
  return [...ring.slice(first, ring.length - 1), ...ring.slice(0, Math.ceil(to))];
};
