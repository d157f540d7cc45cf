import type { DrawnPlate, PlateId } from '../plates.js';

/** A rosette for a plate whose map is not drawn yet: lines and fills, centred on the origin, about 200 across. */
export interface Rosette {
  readonly lines: readonly { readonly d: string; readonly width: number; readonly opacity?: number }[];
  readonly fills: readonly string[];
}

const round = (n: number): number => Math.round(n * 100) / 100;
const at = (radius: number, turn: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
};
const circle = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
const dot = (radius: number, turn: number, size: number): string => {
  const [x, y] = at(radius, turn).split(' ').map(Number);
  return `M${round(x - size)} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
};
const around = (count: number, draw: (turn: number, i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i / count, i)).join('');

/** A ring that swings between two radii. */
const wave = (middle: number, swing: number, waves: number, phase: number): string => {
  const steps = waves * 16;
  const points = Array.from({ length: steps }, (_, i) =>
    at(middle + swing * Math.sin(2 * Math.PI * (phase + (i * waves) / steps)), i / steps),
  );
  return `M${points.join('L')}Z`;
};
/** Fine rays, as an engraver fills a ground. */
const rays = (inner: number, outer: number, count: number): string =>
  around(count, turn => `M${at(inner, turn)}L${at(outer, turn)}`);

const interlace: Rosette = {
  lines: [
    { d: circle(99) + circle(96.5) + circle(63) + circle(60.5), width: 0.9 },
    { d: rays(32, 58, 144), width: 0.5, opacity: 0.7 },
    { d: wave(80, 10, 12, 0), width: 3 },
    { d: wave(80, 10, 12, 0.5), width: 3 },
    { d: wave(80, 14.5, 12, 0.25) + wave(80, 14.5, 12, 0.75), width: 0.6, opacity: 0.7 },
    { d: circle(31) + circle(28.5), width: 0.9 },
    {
      d: around(4, turn => `M0 0L${at(28, turn)}M${at(14, turn)}L${at(20, turn + 0.125)}L${at(14, turn + 0.25)}`),
      width: 1.4,
    },
  ],
  fills: [around(12, turn => dot(80, turn + 1 / 48, 1.9)), around(4, turn => dot(21, turn + 0.125, 2.6)), dot(0, 0, 3)],
};

const petal = (turn: number, inner: number, outer: number, width: number): string =>
  `M${at(inner, turn)}C${at(outer * 0.7, turn - width)} ${at(outer, turn - width * 0.8)} ${at(outer, turn)}C${at(outer, turn + width * 0.8)} ${at(outer * 0.7, turn + width)} ${at(inner, turn)}Z`;
const merlon = (turn: number): string => {
  const step = 1 / 120;
  return `M${at(80, turn - 3 * step)}L${at(85, turn - 3 * step)}L${at(85, turn - 2 * step)}L${at(90, turn - 2 * step)}L${at(90, turn - step)}L${at(95, turn - step)}L${at(95, turn + step)}L${at(90, turn + step)}L${at(90, turn + 2 * step)}L${at(85, turn + 2 * step)}L${at(85, turn + 3 * step)}L${at(80, turn + 3 * step)}Z`;
};
const brick: Rosette = {
  lines: [
    { d: circle(79) + circle(76.5) + circle(66) + circle(63.5), width: 0.9 },
    { d: around(16, turn => petal(turn, 15, 58, 0.034)), width: 1.6 },
    { d: around(16, turn => `M${at(24, turn)}L${at(50, turn)}`) + rays(52, 62, 96), width: 0.55, opacity: 0.8 },
    { d: circle(12) + circle(8.5), width: 1.1 },
  ],
  fills: [around(20, merlon), around(32, turn => dot(71.2, turn, 1.9)), dot(0, 0, 4)],
};

export const ROSETTES: Readonly<Record<Exclude<PlateId, DrawnPlate>, Rosette>> = {
  invasions: interlace,
  'assyrian-wars': brick,
};
