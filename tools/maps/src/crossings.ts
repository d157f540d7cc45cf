import type { Point } from '@hegemon/atlas';
import type { Line } from './lines.js';

/** Where a line crosses a shore. Places along a line are counted in its points: 3.25 is a quarter behind the fourth. */
export interface Hit {
  readonly shore: number;
  readonly onShore: number;
  readonly onLine: number;
  readonly point: Point;
}

export type FindHits = (line: Line) => Hit[];

const BUCKET = 64;

/** Finds crossings with shores, all in steps of the grid. Shores are sorted into buckets once; a line looks into few. */
export const crossingsWith = (shores: readonly (readonly [index: number, shore: Line])[]): FindHits => {
  const buckets = new Map<string, (readonly [number, number])[]>();
  const lines = new Map(shores);
  for (const [index, shore] of shores) {
    for (let at = 0; at + 1 < shore.length; at++) {
      for (const key of keysOf(shore[at], shore[at + 1])) {
        const bucket = buckets.get(key);
        if (bucket) bucket.push([index, at]);
        else buckets.set(key, [[index, at]]);
      }
    }
  }
  return line => {
    const hits: Hit[] = [];
    for (let at = 0; at + 1 < line.length; at++) {
      const seen = new Set<string>();
      for (const key of keysOf(line[at], line[at + 1])) {
        for (const [shore, edge] of buckets.get(key) ?? []) {
          const name = `${shore} ${edge}`;
          if (seen.has(name)) continue;
          seen.add(name);
          const ring = lines.get(shore)!;
          const hit = crossingOf(line[at], line[at + 1], ring[edge], ring[edge + 1]);
          if (hit) hits.push({ shore, onShore: edge + hit[1], onLine: at + hit[0], point: hit[2] });
        }
      }
    }
    return hits.sort((a, b) => a.onLine - b.onLine);
  };
};

const keysOf = (a: Point, b: Point): string[] => {
  const keys: string[] = [];
  const bucket = (value: number): number => Math.floor(value / BUCKET);
  for (let x = bucket(Math.min(a[0], b[0])); x <= bucket(Math.max(a[0], b[0])); x++) {
    for (let y = bucket(Math.min(a[1], b[1])); y <= bucket(Math.max(a[1], b[1])); y++) keys.push(`${x} ${y}`);
  }
  return keys;
};

const crossingOf = (a: Point, b: Point, c: Point, d: Point): readonly [number, number, Point] | undefined => {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const turn = rx * sy - ry * sx;
  if (turn === 0) return undefined;
  const first = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / turn;
  const second = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / turn;
  if (first < 0 || first >= 1 || second < 0 || second >= 1) return undefined;
  return [first, second, [a[0] + first * rx, a[1] + first * ry]];
};
