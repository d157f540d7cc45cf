import type { Box, Line, Point } from '@hegemon/atlas';

export {
  areaOf,
  type Box,
  distanceToSegment,
  isClosed,
  type Line,
  nearestOnSegment,
  simplified,
  smoothed,
} from '@hegemon/atlas';

export const boxOf = (line: Line): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of line) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
};
export const doMeet = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
export const grown = ([left, top, right, bottom]: Box, by: number): Box => [
  left - by,
  top - by,
  right + by,
  bottom + by,
];

export const lengthOf = (line: Line): number => {
  let sum = 0;
  for (let at = 1; at < line.length; at++)
    sum += Math.hypot(line[at][0] - line[at - 1][0], line[at][1] - line[at - 1][1]);
  return sum;
};
/** Even-odd over all rings, so that holes need no mark. */
export const isInside = ([x, y]: Point, rings: readonly Line[]): boolean => {
  let isIn = false;
  for (const ring of rings) {
    for (let at = 0, last = ring.length - 1; at < ring.length; last = at++) {
      const [ax, ay] = ring[at];
      const [bx, by] = ring[last];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
    }
  }
  return isIn;
};
