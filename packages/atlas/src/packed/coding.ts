import type { GridLine } from '../plate/line-text.js';
import type { Ring } from '../plate/map-file.js';
import type { Coder } from './coder.js';

/** Lines of one kind resemble each other: coasts and borders, soft curves, all others. */
const LINE_KINDS = 3;

/** Contexts of a number: its length in bits, and under each length its first three bits after the highest. */
const LENGTHS = 32;
const NUMBER = LENGTHS + 8 * LENGTHS;
/** A step is this long at least, in bits; longer ones are alike. */
const CLASSES = 8;
/** How many points, where it begins, and the steps: in x by the step before, in y by that and the one in x. */
const START = 3 * NUMBER;
const STEPS = (CLASSES + CLASSES * CLASSES) * NUMBER;
const SIGNS = 2 + 2 * CLASSES * 3 * 3;
const LINE = START + STEPS + SIGNS;
/** Lists of arcs: how many, and how far from the last one. */
const RINGS = LINE_KINDS * LINE;
const SHARES = RINGS + 3 * NUMBER + 1;
export const CONTEXTS = SHARES + NUMBER;

export const lengthOf = (value: number): number => 32 - Math.clz32(Math.abs(value));
const classOf = (value: number): number => Math.min(CLASSES - 1, lengthOf(value));

/** A number from 0 on. */
export const number = (coder: Coder, context: number, value?: number): number => {
  const given = value === undefined ? undefined : value + 1;
  let length = 0;
  while (coder.bit(context + length, given === undefined ? undefined : Number(length < lengthOf(given) - 1)) === 1)
    length++;
  let found = 1;
  const modelled = Math.min(length, 3);
  for (let at = 1; at <= modelled; at++) {
    const bit = given === undefined ? undefined : (given >>> (length - at)) & 1;
    found = 2 * found + coder.bit(context + LENGTHS + 8 * length + found, bit);
  }
  const rest = length - modelled;
  if (rest === 0) return found - 1;
  const plain = coder.plain(rest, given === undefined ? undefined : given & ((1 << rest) - 1));
  return found * 2 ** rest + plain - 1;
};

export const signed = (coder: Coder, size: number, sign: number, value?: number): number => {
  const found = number(coder, size, value === undefined ? undefined : Math.abs(value));
  if (found === 0) return 0;
  return coder.bit(sign, value === undefined ? undefined : Number(value < 0)) === 1 ? -found : found;
};

/** Reads a line, or writes the given one; `before` is where the last line began. */
export const codeLine = (coder: Coder, kind: number, before: readonly [number, number], given?: GridLine): number[] => {
  const base = kind * LINE;
  const steps = base + START;
  const signs = steps + STEPS;
  const points = number(coder, base, given && given.length / 2);
  const line: number[] = [];
  if (points === 0) return line;
  for (const axis of [0, 1]) {
    const away = given && given[axis] - before[axis];
    line.push(before[axis] + signed(coder, base + (1 + axis) * NUMBER, signs + axis, away));
  }
  // The last step, and the one before it.
  let [x, y, lastX, lastY] = [0, 0, 0, 0];
  const signOf = (axis: number, last: number, earlier: number): number =>
    signs + 2 + ((axis * CLASSES + classOf(last)) * 3 + Math.sign(last) + 1) * 3 + Math.sign(earlier) + 1;
  for (let at = 2; at < 2 * points; at += 2) {
    const [wantX, wantY] = given ? [given[at] - given[at - 2], given[at + 1] - given[at - 1]] : [];
    const nextX = signed(coder, steps + classOf(x) * NUMBER, signOf(0, x, lastX), wantX);
    const size = steps + (CLASSES + CLASSES * classOf(y) + classOf(nextX)) * NUMBER;
    const nextY = signed(coder, size, signOf(1, y, lastY), wantY);
    line.push(line[at - 2] + nextX, line[at - 1] + nextY);
    [lastX, lastY, x, y] = [x, y, nextX, nextY];
  }
  return line;
};

/** Reads lists of arcs, or writes the given ones: mostly the next arc of the file. */
export const codeRings = (coder: Coder, given?: readonly Ring[]): number[][] => {
  const count = number(coder, RINGS, given?.length);
  let last = 0;
  return Array.from({ length: count }, (_, at) => {
    const ring = given?.[at];
    const length = number(coder, RINGS + NUMBER, ring?.length);
    return Array.from({ length }, (_, i) => {
      last += 1 + signed(coder, RINGS + 2 * NUMBER, RINGS + 3 * NUMBER, ring && ring[i] - last - 1);
      return last;
    });
  });
};

/** A place in a list. */
export const codePlace = (coder: Coder, given?: number): number => number(coder, SHARES, given);
