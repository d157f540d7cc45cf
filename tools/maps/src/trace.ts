import type { Point } from '@hegemon/atlas';
import type { Line } from './lines.js';
import type { Raster } from './raster.js';

/** The line between two labels, from node to node; both neighbours share it. */
export interface Trace {
  readonly line: Line;
  readonly left: number;
  readonly right: number;
  /** Corners of the raster, by number. Equal for a loop. */
  readonly from: number;
  readonly to: number;
}

/** Right, down, left, up. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The corners of a raster, numbered by rows, and the edges that leave them where the labels differ. */
const cornersOf = ({ width, height, column, row, cell }: Raster, labels: Uint16Array) => {
  const across = width + 1;
  const labelAt = (x: number, y: number): number =>
    x >= 0 && y >= 0 && x < width && y < height ? labels[y * width + x] : 0;
  const placeOf = (corner: number): readonly [number, number] => [corner % across, Math.floor(corner / across)];
  /** The labels on both sides of the edge that leaves a corner. */
  const sides = (corner: number, way: number): readonly [left: number, right: number] => {
    const [x, y] = placeOf(corner);
    if (way === 0) return [labelAt(x, y - 1), labelAt(x, y)];
    if (way === 1) return [labelAt(x, y), labelAt(x - 1, y)];
    if (way === 2) return [labelAt(x - 1, y), labelAt(x - 1, y - 1)];
    return [labelAt(x - 1, y - 1), labelAt(x, y - 1)];
  };
  return {
    count: across * (height + 1),
    sides,
    ways: (corner: number): number[] =>
      [0, 1, 2, 3].filter(way => {
        const [left, right] = sides(corner, way);
        return left !== right;
      }),
    /** One label all around, as almost everywhere. */
    isAmidst: (corner: number): boolean => {
      const [x, y] = placeOf(corner);
      const label = labelAt(x, y);
      return label === labelAt(x - 1, y) && label === labelAt(x, y - 1) && label === labelAt(x - 1, y - 1);
    },
    next: (corner: number, way: number): number => corner + STEPS[way][0] + STEPS[way][1] * across,
    pointAt: (corner: number): Point => {
      const [x, y] = placeOf(corner);
      return [(x + column) * cell, (y + row) * cell];
    },
  };
};

/** Walks along the edges of the cells, in map units. A node is a corner where other than two edges meet. */
export const traced = (raster: Raster, labels: Uint16Array): Trace[] => {
  const { count, sides, ways, isAmidst, next, pointAt } = cornersOf(raster, labels);
  // Bit n: the edge that leaves the corner this way has been walked.
  const walked = new Uint8Array(count);
  const walk = (from: number, first: number): Trace => {
    const line = [pointAt(from)];
    const [left, right] = sides(from, first);
    for (let [corner, way] = [from, first]; ; ) {
      const back = (way + 2) % 4;
      walked[corner] |= 1 << way;
      corner = next(corner, way);
      walked[corner] |= 1 << back;
      line.push(pointAt(corner));
      const open = ways(corner);
      if (open.length !== 2 || corner === from) return { line, left, right, from, to: corner };
      way = open[0] === back ? open[1] : open[0];
    }
  };
  const traces: Trace[] = [];
  const begin = (isStart: (open: readonly number[]) => boolean): void => {
    for (let corner = 0; corner < count; corner++) {
      if (isAmidst(corner)) continue;
      const open = ways(corner);
      if (!isStart(open)) continue;
      for (const way of open) if ((walked[corner] & (1 << way)) === 0) traces.push(walk(corner, way));
    }
  };
  begin(open => open.length !== 2);
  begin(() => true);
  return traces;
};
