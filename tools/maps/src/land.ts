import type { Point } from '@hegemon/atlas';
import { clippedTo, withLandOnLeft } from './clip.js';
import { areaOf, type Box, distanceToSegment, grown, isClosed, type Line, simplified } from './lines.js';
import type { Projection } from './projection.js';
import type { MapSource, Settings } from './source.js';
import type { WorldPolygon } from './world.js';

/** All land in a box of the sheet, in full detail, with its lakes; every ring has the land on its left. */
export const landIn = (
  world: readonly WorldPolygon[],
  { lakes = [] }: MapSource,
  { onSheet }: Projection,
  box: Box,
): Line[] =>
  clippedTo(
    [
      ...world.flatMap(polygon => polygon.map((ring, at) => withLandOnLeft(ring.map(onSheet), at > 0))),
      ...lakes.map(({ shore }) => withLandOnLeft(shore.map(onSheet), true)),
    ],
    box,
  );

/** Whether a shore, land on its left, goes around water: then no land lies in it that could be an island. */
export const isLakeShore = (shore: Line): boolean => areaOf(shore) > 0;

/** The rings that are drawn: simplified, without specks, in whole steps of the grid. */
export const shoresOf = (
  land: readonly Line[],
  { frame, waterCuts }: MapSource,
  { onSheet }: Projection,
  settings: Settings,
): Line[] => {
  const { margin, coastTolerance, leastIsland, grid } = settings;
  const narrows = waterCuts.map(({ line }) => line.map(onSheet));
  return clippedTo(land, grown(frame, margin)).flatMap(ring => {
    const shore = onGrid(simplifiedBut(ring, coastTolerance, narrows), grid);
    return shore.length > 3 && Math.abs(areaOf(shore)) >= leastIsland * grid * grid ? [shore] : [];
  });
};

const NARROW = 3;
/** Simplified, but not in narrows: there the two banks would run into each other. */
const simplifiedBut = (ring: Line, tolerance: number, narrows: readonly Line[]): Line => {
  const isNarrow = (point: Point): boolean =>
    narrows.some(line => line.some((b, at) => at > 0 && distanceToSegment(point, line[at - 1], b) < NARROW));
  const marks = ring.flatMap((point, at) => (isNarrow(point) ? [at] : []));
  if (marks.length === 0) return simplified(ring, tolerance);
  const stops = [...new Set([0, ...marks, ring.length - 1])];
  return stops.slice(1).flatMap((to, at) => {
    const stretch = simplified(ring.slice(stops[at], to + 1), tolerance);
    return at === 0 ? stretch : stretch.slice(1);
  });
};

const onGrid = (ring: Line, grid: number): Line => {
  const points = ring.map(([x, y]): Point => [Math.round(x * grid), Math.round(y * grid)]);
  const distinct = points.filter(([x, y], at) => at === 0 || x !== points[at - 1][0] || y !== points[at - 1][1]);
  return isClosed(distinct) ? distinct : [];
};
