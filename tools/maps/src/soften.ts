import { handlesOf, type Point } from '@hegemon/atlas';
import { distanceToSegment, isClosed, type Line, simplified } from './lines.js';

/** Pieces of a curve are measured as so many straight ones. */
const PIECES = 6;
const ROUNDS = 4;

/**
 * As few points of a line as a soft curve needs to stay within the tolerance of all the others. Points are left out one by one, as
 * long as no point of the line comes to lie farther from the curve.
 */
export const softened = (line: Line, tolerance: number): Line => {
  const start = simplified(line, tolerance);
  const isRing = isClosed(line);
  if (start.length < (isRing ? 7 : 4)) return start;
  const kept: number[] = [];
  let from = 0;
  for (const point of start) {
    from = line.indexOf(point, from);
    kept.push(from);
    from++;
  }
  for (let round = 0, before = 0; round < ROUNDS && kept.length !== before; round++) {
    before = kept.length;
    for (let at = 1; at < kept.length - 1 && kept.length > (isRing ? 6 : 3); at++) {
      const without = kept.toSpliced(at, 1);
      const nearby = [at - 3, at - 2, at - 1, at, at + 1];
      if (nearby.every(piece => isNear(line, without, piece, isRing, tolerance))) kept.splice(at--, 1);
    }
  }
  return kept.map(at => line[at]);
};

/** Whether all points of the line between two that are kept lie near the curve. */
const isNear = (line: Line, kept: readonly number[], piece: number, isRing: boolean, tolerance: number): boolean => {
  const pieces = kept.length - 1;
  const at = isRing ? (piece + pieces) % pieces : piece;
  if (at < 0 || at >= pieces) return true;
  const pointAt = (each: number): Point | undefined => {
    const wrapped = isRing ? (each + pieces) % pieces : each;
    return kept[wrapped] === undefined ? undefined : line[kept[wrapped]];
  };
  const [a, b] = [line[kept[at]], line[kept[at + 1]]];
  const [one, two] = handlesOf(pointAt(at - 1), a, b, pointAt(at + 2));
  const drawn = Array.from({ length: PIECES + 1 }, (_, i) => alongCurve(a, one, two, b, i / PIECES));
  for (let each = kept[at] + 1; each < kept[at + 1]; each++) {
    if (!drawn.some((end, i) => i > 0 && distanceToSegment(line[each], drawn[i - 1], end) <= tolerance)) return false;
  }
  return true;
};

const alongCurve = (a: Point, one: Point, two: Point, b: Point, t: number): Point => {
  const s = 1 - t;
  const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [p * a[0] + q * one[0] + r * two[0] + u * b[0], p * a[1] + q * one[1] + r * two[1] + u * b[1]];
};
