import type { Point } from '../plate/plate.js';
import { depthsOf } from './distance.js';
import type { Box, Line } from './lines.js';
import { filled, type Raster, rasterOver } from './raster.js';

/** Marching squares: the lines along which a field over the centres of the cells has one value. In map units. */
export const contoursAt = (raster: Raster, field: Float32Array, level: number): Line[] => {
  const { width, height } = raster;
  const onward = new Map<number, number>();
  const arrivals = new Set<number>();
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x;
      // Most squares have nothing to do with it: they are passed over as quickly as possible.
      const isIn =
        Number(field[at] > level) |
        (Number(field[at + 1] > level) << 1) |
        (Number(field[at + width + 1] > level) << 2) |
        (Number(field[at + width] > level) << 3);
      if (isIn === 0 || isIn === 15) continue;
      const corners = [at, at + 1, at + width + 1, at + width];
      // Edges of the square, clockwise; every edge is named by its upper or left end, twice, plus one if upright.
      const edges = [2 * at, 2 * (at + 1) + 1, 2 * (at + width), 2 * at + 1];
      const middle = corners.reduce((sum, corner) => sum + field[corner], 0) / 4;
      for (let edge = 0; edge < 4; edge++) {
        const next = (edge + 1) % 4;
        if ((isIn & (1 << edge)) === 0 || (isIn & (1 << next)) > 0) continue;
        const to = endOf(isIn, edge, middle > level);
        onward.set(edges[edge], edges[to]);
        arrivals.add(edges[to]);
      }
    }
  }
  return joined(onward, arrivals).map(edges => edges.map(edge => pointOn(raster, field, level, edge)));
};

/** Where a line that comes in over an edge, from inside to outside, leaves the square. Two may pass: the middle decides. */
const endOf = (isIn: number, edge: number, isMiddleIn: boolean): number => {
  const ends = [1, 2, 3]
    .map(turn => (edge + turn) % 4)
    .filter(end => {
      const next = (end + 1) % 4;
      return (isIn & (1 << end)) === 0 && (isIn & (1 << next)) > 0;
    });
  if (ends.length === 1) return ends[0];
  return (edge + (isMiddleIn ? 1 : 3)) % 4;
};

const joined = (onward: Map<number, number>, arrivals: ReadonlySet<number>): number[][] => {
  const lines: number[][] = [];
  const follow = (start: number): void => {
    const line = [start];
    for (let edge = onward.get(start); edge !== undefined; edge = onward.get(edge)) {
      onward.delete(line[line.length - 1]);
      line.push(edge);
      if (edge === start) break;
    }
    if (line.length > 1) lines.push(line);
  };
  const starts = [...onward.keys()];
  for (const start of starts) if (!arrivals.has(start)) follow(start);
  for (const start of starts) if (onward.has(start)) follow(start);
  return lines;
};

const pointOn = ({ column, row, width, cell }: Raster, field: Float32Array, level: number, edge: number): Point => {
  const at = edge >> 1;
  const isUpright = (edge & 1) === 1;
  const [here, there] = [field[at], field[at + (isUpright ? width : 1)]];
  const share = here === there ? 0.5 : (level - here) / (there - here);
  const [x, y] = [(at % width) + 0.5 + (isUpright ? 0 : share), Math.floor(at / width) + 0.5 + (isUpright ? share : 0)];
  return [(x + column) * cell, (y + row) * cell];
};

/** Cells of the raster on which depths are measured, in map units. */
const FINE = 1;

export interface Depths {
  readonly raster: Raster;
  readonly depths: Float32Array;
}

/** How far the points of a box lie inside the rings, or outside of them; 0 on the other side. */
export const depthsIn = (box: Box, rings: readonly Line[], side: 'inside' | 'outside'): Depths => {
  const raster = rasterOver(box, FINE);
  const mask = filled(raster, rings);
  const depths = depthsOf(raster, side === 'inside' ? mask : mask.map(isIn => 1 - isIn));
  // Between the last cell inside and the first outside, whose centres are a cell apart, lies the outline.
  return { raster, depths: depths.map(depth => Math.max(0, depth - FINE / 2)) };
};
