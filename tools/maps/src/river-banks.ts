import type { Point } from '@hegemon/atlas';
import { type Line, nearestOnSegment } from './lines.js';
import type { Projection } from './projection.js';
import type { MapSource } from './source.js';

/** Within so many cells a border lies in the river; up to so many it is drawn towards it. */
const IN_RIVER = 1.6;
const NEAR_RIVER = 3.2;

/**
 * A border that a river has stopped runs beside it, a cell to the left or right, as the raster has it. This moves its
 * points into the river itself. The same point always moves the same way, so neighbours stay neighbours.
 */
export const intoRivers = ({ rivers }: MapSource, { onSheet }: Projection, cell: number): ((point: Point) => Point) => {
  const stretches = new Map<string, (readonly [Point, Point])[]>();
  const reach = NEAR_RIVER * cell;
  const bucket = (value: number): number => Math.floor(value / BUCKET);
  const sort = (a: Point, b: Point): void => {
    for (let x = bucket(Math.min(a[0], b[0]) - reach); x <= bucket(Math.max(a[0], b[0]) + reach); x++) {
      for (let y = bucket(Math.min(a[1], b[1]) - reach); y <= bucket(Math.max(a[1], b[1]) + reach); y++) {
        stretches.set(`${x} ${y}`, [...(stretches.get(`${x} ${y}`) ?? []), [a, b]]);
      }
    }
  };
  const dividing = rivers.filter(({ barrier = 0 }) => barrier > 0).flatMap(({ lines }) => lines);
  for (const line of dividing.map((places): Line => places.map(onSheet))) {
    for (let at = 1; at < line.length; at++) sort(line[at - 1], line[at]);
  }
  return point => {
    let [best, least] = [point, reach];
    for (const [a, b] of stretches.get(`${bucket(point[0])} ${bucket(point[1])}`) ?? []) {
      const near = nearestOnSegment(point, a, b);
      const distance = Math.hypot(near[0] - point[0], near[1] - point[1]);
      if (distance < least) [best, least] = [near, distance];
    }
    const share = Math.min(1, (reach - least) / (reach - IN_RIVER * cell));
    return [point[0] + share * (best[0] - point[0]), point[1] + share * (best[1] - point[1])];
  };
};
const BUCKET = 16;
