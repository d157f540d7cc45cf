import type { GridLine } from './line-text.js';
import type { PathText } from './plate.js';

/** A line on the grid as SVG path, in map units. Closed if it ends where it begins. */
const pathOf = (line: GridLine, grid: number): PathText => {
  const last = line.length - 2;
  if (last < 2) return '';
  const isClosed = line[0] === line[last] && line[1] === line[last + 1];
  let path = `M${line[0] / grid} ${line[1] / grid}`;
  for (let at = 2; at < (isClosed ? last : last + 2); at += 2) path += `L${line[at] / grid} ${line[at + 1] / grid}`;
  return isClosed ? `${path}Z` : path;
};

export const pathOfAll = (lines: readonly GridLine[], grid: number): PathText =>
  lines.map(line => pathOf(line, grid)).join('');

const tenth = (value: number): number => Math.round(10 * value) / 10;

/**
 * An engraved mountain over its foot: two slopes with a shoulder between them, and three strokes of shade on the side
 * away from the light. All lengths are shares of its height.
 */
const SLOPES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-0.7, 0],
    [-0.1, 1],
    [0.14, 0.79],
    [0.7, 0],
  ],
  [
    [-0.1, 1],
    [0.12, 0.35],
  ],
  [
    [0.14, 0.79],
    [0.34, 0.21],
  ],
  [
    [0.04, 0.81],
    [0.02, 0.16],
  ],
];

export const peakOf = (x: number, y: number, height: number): PathText =>
  SLOPES.map(
    stroke => `M${stroke.map(([right, up]) => `${tenth(x + right * height)} ${tenth(y - up * height)}`).join('L')}`,
  ).join('');
