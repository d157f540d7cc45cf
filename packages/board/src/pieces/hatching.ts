import type { Hatch } from '../face.js';

type Corner = readonly [number, number];

/** All there are. */
export const HATCHES: readonly Hatch[] = ['vertical', 'horizontal', 'dots', 'falling', 'rising', 'ermine', 'none'];

/** The pattern of a hatching in a colour, for the bands of regions. */
export const hatchId = (hatch: Hatch, colour: string): string => `hatch-${hatch}${colour.replace('--', '-')}`;

/** Directions in which the lines of an engraver's hatching run. */
const WAYS: Readonly<Partial<Record<Hatch, Corner>>> = {
  vertical: [0, 1],
  horizontal: [1, 0],
  falling: [Math.SQRT1_2, Math.SQRT1_2],
  rising: [Math.SQRT1_2, -Math.SQRT1_2],
};

const round = (n: number): number => Math.round(n * 100) / 100;

/**
 * A hatching as one path, cut to a shape without dents. Pieces carry their own lines instead of a pattern: they are
 * drawn anywhere, on the map or beside a name, and need nothing around them.
 */
export const hatchLines = (hatch: Hatch, shape: readonly Corner[], step = 3.2): string => {
  if (hatch === 'none') return '';
  if (hatch === 'dots') return spotsIn(shape, step + 0.4, DOT);
  if (hatch === 'ermine') return spotsIn(shape, step + 2.2, TAIL);
  const way = WAYS[hatch]!;
  // Across the lines: where each of them lies.
  const normal: Corner = [-way[1], way[0]];
  const depths = shape.map(([x, y]) => x * normal[0] + y * normal[1]);
  const [low, high] = [Math.min(...depths), Math.max(...depths)];
  let path = '';
  for (let depth = low + step / 2; depth < high; depth += step) {
    const cut = cutOf(shape, normal, way, depth);
    if (cut) path += lineOf(normal, way, depth, cut);
  }
  return path;
};

/** From where to where a line runs inside the shape, measured along itself. */
const cutOf = (shape: readonly Corner[], normal: Corner, way: Corner, depth: number): Corner | undefined => {
  const crossings = shape.flatMap(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length];
    const a = ax * normal[0] + ay * normal[1] - depth;
    const b = bx * normal[0] + by * normal[1] - depth;
    if (a * b > 0 || a === b) return [];
    const share = a / (a - b);
    return [(ax + (bx - ax) * share) * way[0] + (ay + (by - ay) * share) * way[1]];
  });
  return crossings.length < 2 ? undefined : [Math.min(...crossings), Math.max(...crossings)];
};

const lineOf = (normal: Corner, way: Corner, depth: number, [from, to]: Corner): string => {
  const at = (along: number): string =>
    `${round(normal[0] * depth + way[0] * along)} ${round(normal[1] * depth + way[1] * along)}`;
  return `M${at(from)}L${at(to)}`;
};

/** Dots are lines without length and with round ends. */
const DOT = 'h0';
/** The tail of an ermine: a stroke that opens below. */
export const TAIL = 'v1.4l-.7 1.2m.7 -1.2l.7 1.2';
const spotsIn = (shape: readonly Corner[], step: number, spot: string): string => {
  const ys = shape.map(([, y]) => y);
  let path = '';
  for (let y = Math.min(...ys) + step / 2, row = 0; y < Math.max(...ys); y += step, row++) {
    const cut = cutOf(shape, [0, 1], [1, 0], y);
    if (!cut) continue;
    const shift = spot === TAIL && row % 2 === 1 ? step / 2 : 0;
    for (let x = Math.ceil((cut[0] + 0.6) / step) * step + shift; x < cut[1] - 0.6; x += step)
      path += `M${round(x)} ${round(y)}${spot}`;
  }
  return path;
};

/** A rectangle as a shape. */
export const boxShape = (left: number, top: number, right: number, bottom: number): readonly Corner[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** The heater shield of the seats on a grid of 20 x 24, its curve as corners. */
export const SHIELD_PATH = 'M1 1H19V12.2C19 17.8 14.6 21.2 10 23.2C5.4 21.2 1 17.8 1 12.2Z';
export const SHIELD_SHAPE: readonly Corner[] = [
  [1, 1],
  [19, 1],
  [19, 12.2],
  [18.2, 15.8],
  [16.2, 18.8],
  [13.4, 21.2],
  [10, 23.2],
  [6.6, 21.2],
  [3.8, 18.8],
  [1.8, 15.8],
  [1, 12.2],
];
