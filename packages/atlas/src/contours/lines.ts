import type { Point } from '../plate/plate.js';

export type Line = readonly Point[];
/** [left, top, right, bottom] */
export type Box = readonly [number, number, number, number];

/** Twice the area counts the turns: positive if the ring runs clockwise on the sheet, whose y goes down. */
export const areaOf = (ring: Line): number => {
  let sum = 0;
  for (let at = 0; at < ring.length; at++) {
    const [ax, ay] = ring[at];
    const [bx, by] = ring[(at + 1) % ring.length];
    sum += ax * by - bx * ay;
  }
  return sum / 2;
};
export const isClosed = (line: Line): boolean =>
  line.length > 2 && line[0][0] === line[line.length - 1][0] && line[0][1] === line[line.length - 1][1];

/** Every point drawn towards its neighbours; the ends of an open line stay. */
export const smoothed = (line: Line, times: number): Line => {
  let points = line;
  const isRing = isClosed(line);
  for (let round = 0; round < times; round++) {
    const last = points.length - 1;
    const before = points;
    const between = (a: Point, b: Point, c: Point): Point => [
      (a[0] + 2 * b[0] + c[0]) / 4,
      (a[1] + 2 * b[1] + c[1]) / 4,
    ];
    points = before.map((point, at) => {
      if (at > 0 && at < last) return between(before[at - 1], point, before[at + 1]);
      return isRing ? between(before[last - 1], before[0], before[1]) : point;
    });
  }
  return points;
};

/** Douglas and Peucker: no point is farther from the result than the tolerance. A ring keeps its two farthest points. */
export const simplified = (line: Line, tolerance: number): Line => {
  const last = line.length - 1;
  if (last < 2) return line;
  const keep = new Uint8Array(line.length);
  keep[0] = keep[last] = 1;
  const open: [number, number][] = [];
  if (isClosed(line)) {
    const far = farthest(line, 0, last, point => Math.hypot(point[0] - line[0][0], point[1] - line[0][1])).at;
    keep[far] = 1;
    open.push([0, far], [far, last]);
  } else open.push([0, last]);
  while (open.length > 0) {
    const [from, to] = open.pop()!;
    const { at, far } = farthest(line, from, to, point => distanceToSegment(point, line[from], line[to]));
    if (far <= tolerance) continue;
    keep[at] = 1;
    open.push([from, at], [at, to]);
  }
  return line.filter((_, at) => keep[at] === 1);
};

const farthest = (line: Line, from: number, to: number, measure: (point: Point) => number) => {
  let [at, far] = [from, -1];
  for (let next = from + 1; next < to; next++) {
    const distance = measure(line[next]);
    if (distance > far) [at, far] = [next, distance];
  }
  return { at, far };
};

export const nearestOnSegment = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point => {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0;
  return [ax + share * dx, ay + share * dy];
};
export const distanceToSegment = (point: Point, a: Point, b: Point): number => {
  const [x, y] = nearestOnSegment(point, a, b);
  return Math.hypot(point[0] - x, point[1] - y);
};
