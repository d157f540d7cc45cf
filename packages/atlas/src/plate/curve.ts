import type { GridLine } from './line-text.js';
import type { PathText } from './plate.js';

type Point = readonly [number, number];

/**
 * The two handles of a soft curve between two of its points, given their neighbours on the line; beyond its ends there are none.
 * In every point the curve goes as a circle would that goes through it and the two beside it.
 */
export const handlesOf = (
  before: Point | undefined,
  from: Point,
  to: Point,
  after: Point | undefined,
): readonly [Point, Point] => {
  const third = Math.hypot(to[0] - from[0], to[1] - from[1]) / 3;
  const [ax, ay] = headingAt(before, from, to);
  const [bx, by] = headingAt(after, to, from);
  return [
    [from[0] + ax * third, from[1] + ay * third],
    [to[0] + bx * third, to[1] + by * third],
  ];
};

/** The nearer neighbour tells more about the way. */
const headingAt = (before: Point | undefined, [x, y]: Point, [nextX, nextY]: Point): Point => {
  const [ax, ay] = before ? [x - before[0], y - before[1]] : [0, 0];
  const [bx, by] = [nextX - x, nextY - y];
  const [a, b] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
  if (b === 0) return [0, 0];
  if (a === 0) return [bx / b, by / b];
  const [wayX, wayY] = [(ax * b) / a + (bx * a) / b, (ay * b) / a + (by * a) / b];
  const length = Math.hypot(wayX, wayY);
  return length === 0 ? [0, 0] : [wayX / length, wayY / length];
};

/** A soft curve through points of the grid as SVG path, in map units. Closed if it ends where it begins. */
export const curveOf = (line: GridLine, grid: number): PathText => {
  const count = line.length / 2;
  if (count < 2) return '';
  const isClosed = line[0] === line[line.length - 2] && line[1] === line[line.length - 1];
  const round = isClosed ? count - 1 : count;
  const pointAt = (at: number): Point | undefined => {
    const wrapped = isClosed ? (at + round) % round : at;
    return wrapped < 0 || wrapped >= round ? undefined : [line[2 * wrapped], line[2 * wrapped + 1]];
  };
  const tenths = (steps: number): number => Math.round((10 * steps) / grid) / 10;
  let path = `M${tenths(line[0])} ${tenths(line[1])}`;
  for (let at = 0; at < count - 1; at++) {
    const [x, y] = [line[2 * at], line[2 * at + 1]];
    const to: Point = [line[2 * at + 2], line[2 * at + 3]];
    const [one, two] = handlesOf(pointAt(at - 1), [x, y], to, pointAt(at + 2));
    path += `c${[...one, ...two, ...to].map((value, i) => tenths(value - (i % 2 === 0 ? x : y))).join(' ')}`;
  }
  return isClosed ? `${path}Z` : path;
};
