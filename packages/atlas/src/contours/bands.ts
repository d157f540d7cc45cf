import { curveOf } from '../plate/curve.js';
import type { GridLine } from '../plate/line-text.js';
import type { PathText, Point } from '../plate/plate.js';
import { contoursAt, depthsIn } from './contours.js';
import { areaOf, type Box, type Line, simplified, smoothed } from './lines.js';

/** Smaller ones, in square units, would be specks in an islet. */
const LEAST = 20;
const ROUNDS = 3;
const TOLERANCE = 0.35;
/** Points of the curves, in a map unit. */
const GRID = 10;

const pairs = (ring: GridLine, grid: number): Line =>
  Array.from({ length: ring.length / 2 }, (_, at): Point => [ring[2 * at] / grid, ring[2 * at + 1] / grid]);

/**
 * Contours inside a region, so many units from its outline each. They are no part of the file: in a map of many small regions they
 * would be a fifth of it, and to find them takes some milliseconds.
 */
export const bandsIn = (
  rings: readonly GridLine[],
  grid: number,
  [left, top, right, bottom]: Box,
  levels: readonly [number, number],
): readonly [PathText, PathText] => {
  const outline = rings.map(ring => pairs(ring, grid));
  const { raster, depths } = depthsIn([left - 2, top - 2, right + 2, bottom + 2], outline, 'inside');
  const band = (level: number): PathText =>
    contoursAt(raster, depths, level)
      .filter(line => Math.abs(areaOf(line)) > LEAST)
      .map(line =>
        simplified(smoothed(line, ROUNDS), TOLERANCE).flatMap(([x, y]) => [GRID * x, GRID * y].map(Math.round)),
      )
      .map(line => curveOf(line, GRID))
      .join('');
  return [band(levels[0]), band(levels[1])];
};
