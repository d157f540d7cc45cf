import type { Point } from '@hegemon/atlas';
import { type Box, type Line, simplified } from './lines.js';
import { chanceAt } from './noise.js';
import type { Projection } from './projection.js';
import type { MapSource, Place } from './source.js';

/** Foot and summit of the peaks along the ridges: at even distances, but for a jitter, as a hand would set them. */
export const peaksOf = (
  source: MapSource,
  { onSheet }: Projection,
  every: number,
  isLand: (point: Point) => boolean,
): { foot: Point; summit: Point }[] => {
  const feet = source.ridges.flatMap(({ lines }) => lines.flatMap(line => evenly(line.map(onSheet), every)));
  return (
    feet
      .map(([x, y]): { foot: Point; summit: Point } => {
        const chance = (salt: number): number => chanceAt(Math.round(x), Math.round(y), salt);
        const foot: Point = [x + (chance(3) - 0.5) * every * 0.5, y + (chance(4) - 0.5) * every * 0.6];
        return { foot, summit: [foot[0], foot[1] - every * (0.55 + 0.33 * chance(5))] };
      })
      .filter(({ foot: [x, y] }) => [x - every / 2, x + every / 2].every(side => isLand([side, y])))
      // From north to south, so that the nearer ones are drawn over the farther ones.
      .sort((a, b) => a.foot[1] - b.foot[1] || a.foot[0] - b.foot[0])
  );
};

const evenly = (line: Line, every: number): Point[] => {
  const points: Point[] = [];
  let due = every / 2;
  for (let at = 1; at < line.length; at++) {
    const [[ax, ay], [bx, by]] = [line[at - 1], line[at]];
    const length = Math.hypot(bx - ax, by - ay);
    for (; due <= length; due += every) points.push([ax + ((bx - ax) * due) / length, ay + ((by - ay) * due) / length]);
    due -= length;
  }
  return points;
};

const FINE = 0.5;
const TOLERANCE = 0.1;
/** Meridians and parallels in the box, so many degrees apart. */
export const graticuleOf = ({ projection }: MapSource, { onSheet }: Projection, degrees: number, box: Box): Line[] => {
  const around = (middle: number, most: number): number[] => {
    const first = Math.ceil((middle - most) / degrees);
    const last = Math.floor((middle + most) / degrees);
    return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * degrees);
  };
  const steps = (from: number, to: number): number[] =>
    Array.from({ length: Math.round((to - from) / FINE) + 1 }, (_, at) => from + at * FINE);
  const meridians = around(projection.centralMeridian, 60);
  const parallels = around(projection.centreLatitude, 35);
  const ends = (values: readonly number[]): [number, number] => [values[0], values[values.length - 1]];
  const lines: Place[][] = [
    ...meridians.map(east => steps(...ends(parallels)).map((north): Place => [east, north])),
    ...parallels.map(north => steps(...ends(meridians)).map((east): Place => [east, north])),
  ];
  return lines.flatMap(line => withinBox(line.map(onSheet), box)).map(line => simplified(line, TOLERANCE));
};

/** The stretches of a line that lie in a box, each with one point beyond. */
const withinBox = (line: Line, [left, top, right, bottom]: Box): Line[] => {
  const isIn = ([x, y]: Point): boolean => x >= left && x <= right && y >= top && y <= bottom;
  const stretches: Point[][] = [];
  line.forEach((point, at) => {
    const isNear = isIn(point) || [line[at - 1], line[at + 1]].some(other => other && isIn(other));
    if (!isNear) return;
    const current = stretches[stretches.length - 1];
    if (current && current[current.length - 1] === line[at - 1]) current.push(point);
    else stretches.push([point]);
  });
  return stretches.filter(stretch => stretch.length > 1);
};
