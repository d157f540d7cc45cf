import { type GridLine, readLine } from './line-text.js';
import type { MapFile } from './map-file.js';
import type { Point } from './plate.js';
import { lineAlong } from './read-plate.js';

/** The regions of a drawn map at a point: one, or none out of play. More would be a fault of the drawing. */
export const regionsAt = (file: MapFile): ((point: Point) => string[]) => {
  const arcs = file.arcs.map(readLine);
  const outlines = file.regions.map(({ id, rings }) => ({ id, lines: rings.map(ring => lineAlong(arcs, ring)) }));
  return ([x, y]) => {
    // Between the points of the grid: so no line runs through the point itself.
    const [column, row] = [x * file.grid + 0.013, y * file.grid + 0.017];
    return outlines.filter(({ lines }) => isInside(column, row, lines)).map(({ id }) => id);
  };
};

const isInside = (x: number, y: number, lines: readonly GridLine[]): boolean => {
  let isIn = false;
  for (const line of lines) {
    for (let at = 2; at < line.length; at += 2) {
      const [ax, ay, bx, by] = [line[at - 2], line[at - 1], line[at], line[at + 1]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
    }
  }
  return isIn;
};
