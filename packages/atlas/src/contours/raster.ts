import type { Point } from '../plate/plate.js';
import type { Box, Line } from './lines.js';

/** A net of square cells over a part of the sheet. Cells are numbered by rows; corners stand at whole cells. */
export interface Raster {
  /** Corner of the first cell, in whole cells from the origin of the sheet: noise then never moves with the frame. */
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

export const rasterOver = ([left, top, right, bottom]: Box, cell: number): Raster => {
  const [column, row] = [Math.floor(left / cell), Math.floor(top / cell)];
  return { column, row, width: Math.ceil(right / cell) - column, height: Math.ceil(bottom / cell) - row, cell };
};

/** 1 where the centre of a cell is inside, even-odd over all rings. */
export const filled = (raster: Raster, rings: readonly Line[]): Uint8Array => {
  const { width, height } = raster;
  const crossings: number[][] = Array.from({ length: height }, () => []);
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at++) noteCrossings(raster, crossings, ring[at], ring[(at + 1) % ring.length]);
  }
  const mask = new Uint8Array(width * height);
  crossings.forEach((row, down) => {
    row.sort((a, b) => a - b);
    for (let at = 0; at + 1 < row.length; at += 2) {
      const from = Math.max(0, Math.ceil(row[at] - 0.5));
      const to = Math.min(width - 1, Math.ceil(row[at + 1] - 0.5) - 1);
      if (from <= to) mask.fill(1, down * width + from, down * width + to + 1);
    }
  });
  return mask;
};

/** Where an edge crosses the middle lines of the rows, in cells from the left. */
const noteCrossings = ({ column, row, height, cell }: Raster, crossings: number[][], a: Point, b: Point): void => {
  const [ax, ay, bx, by] = [a[0] / cell - column, a[1] / cell - row, b[0] / cell - column, b[1] / cell - row];
  if (ay === by) return;
  const first = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5));
  const last = Math.min(height - 1, Math.ceil(Math.max(ay, by) - 0.5) - 1);
  for (let down = first; down <= last; down++) crossings[down].push(ax + ((down + 0.5 - ay) / (by - ay)) * (bx - ax));
};
