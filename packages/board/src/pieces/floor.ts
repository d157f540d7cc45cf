import type { Point } from '@hegemon/atlas';
import { type Box, boxAt, overlaps } from './boxes.js';

/** Map units in one square of the list of what stands where. */
const SQUARE = 120;

/** Room on the map: whoever takes some of it has it for himself. */
export class Floor {
  readonly #squares = new Map<number, Box[]>();

  /** All that was taken, in the order in which it was. */
  readonly taken: Box[] = [];

  isFree(box: Box): boolean {
    for (const key of keysOf(box)) {
      const here = this.#squares.get(key);
      if (here?.some(other => overlaps(box, other))) return false;
    }
    return true;
  }
  take(box: Box): void {
    this.taken.push(box);
    for (const key of keysOf(box)) {
      const here = this.#squares.get(key);
      if (here) here.push(box);
      else this.#squares.set(key, [box]);
    }
  }
  /** The same room, to try something out. */
  copy(): Floor {
    const floor = new Floor();
    for (const box of this.taken) floor.take(box);
    return floor;
  }
}
const keysOf = ([left, top, right, bottom]: Box): number[] => {
  const keys: number[] = [];
  for (let x = Math.floor(left / SQUARE); x <= Math.floor(right / SQUARE); x++)
    for (let y = Math.floor(top / SQUARE); y <= Math.floor(bottom / SQUARE); y++) keys.push(x * 4096 + y);
  return keys;
};

/** Points around the origin, ring by ring, in px: those near by first, and the same ones every time. */
export const ringsUpTo = (farthest: number, step = 8, nearest = 0): readonly Point[] => {
  const points: Point[] = nearest === 0 ? [[0, 0]] : [];
  for (let r = Math.max(step, nearest); r <= farthest; r += step) {
    const count = Math.max(8, Math.round((2 * Math.PI * r) / (1.6 * step)));
    for (let i = 0; i < count; i++) {
      const turn = (2 * Math.PI * i) / count;
      points.push([Math.round(r * Math.cos(turn)), Math.round(r * Math.sin(turn))]);
    }
  }
  return points;
};

export interface Search<T> {
  /** Where it belongs, in map units. */
  readonly at: Point;
  /** Ways to draw it, each with what it covers in px around its origin. */
  readonly forms: readonly { readonly form: T; readonly box: Box }[];
  /** In px from `at`, the nearest first. */
  readonly spots: readonly Point[];
  /** Of a free place, in map units; nothing if it will not do. More is better. */
  readonly worth: (box: Box, distance: number, form: T) => number | undefined;
  /** More than this nothing so far away is worth: then one need not look on. */
  readonly atMost: (distance: number) => number;
  /** Map units covered by one px. */
  readonly unit: number;
  /** Px kept free around it. */
  readonly gap?: number;
}
export interface Found<T> {
  readonly at: Point;
  readonly form: T;
  /** Without the gap. */
  readonly box: Box;
}

/** The best free place; the first found of equals. Nothing is taken yet. */
export const bestPlace = <T>(floor: Floor, search: Search<T>): Found<T> | undefined => {
  const { at, forms, spots, worth, atMost, unit, gap = 1.5 } = search;
  let best: (Found<T> & { readonly worth: number }) | undefined;
  for (const [dx, dy] of spots) {
    const distance = Math.hypot(dx, dy);
    if (best && best.worth >= atMost(distance)) break;
    const point: Point = [at[0] + dx * unit, at[1] + dy * unit];
    for (const { form, box } of forms) {
      const covered = boxAt(point, box, unit);
      const value = worth(covered, distance, form);
      if (value === undefined || (best && value <= best.worth)) continue;
      if (floor.isFree(grown(covered, gap * unit))) best = { at: point, form, box: covered, worth: value };
    }
  }
  return best && { at: best.at, form: best.form, box: best.box };
};
export const grown = ([left, top, right, bottom]: Box, by: number): Box => [
  left - by,
  top - by,
  right + by,
  bottom + by,
];
