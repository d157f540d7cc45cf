import { readLine } from './line-text.js';
import type { MapFile } from './map-file.js';

/** Two regions that share a line of the drawing, and how much of it, in map units. */
export interface Contact {
  readonly a: string;
  readonly b: string;
  readonly length: number;
}

/** Who touches whom on the drawn map: every pair that shares an arc, in the order of the file. Straits are not counted. */
export const contactsOf = ({ arcs, regions, grid }: MapFile): Contact[] => {
  const owners = new Map<number, string[]>();
  for (const { id, rings } of regions) {
    for (const ref of rings.flat()) {
      const arc = ref < 0 ? -ref - 1 : ref;
      owners.set(arc, [...(owners.get(arc) ?? []), id]);
    }
  }
  const order = new Map(regions.map(({ id }, at) => [id, at]));
  const shared = new Map<string, Contact>();
  for (const [arc, ids] of owners) {
    const [a, b] = [...new Set(ids)].sort((x, y) => order.get(x)! - order.get(y)!);
    if (b === undefined) continue;
    const length = lengthOf(readLine(arcs[arc])) / grid + (shared.get(`${a} ${b}`)?.length ?? 0);
    shared.set(`${a} ${b}`, { a, b, length });
  }
  return [...shared.values()].sort((x, y) => order.get(x.a)! - order.get(y.a)! || order.get(x.b)! - order.get(y.b)!);
};

const lengthOf = (line: readonly number[]): number => {
  let sum = 0;
  for (let at = 2; at < line.length; at += 2) sum += Math.hypot(line[at] - line[at - 2], line[at + 1] - line[at - 1]);
  return sum;
};

/**
 * The neighbours of the drawing, as the eye sees them: those that share at least so much of a line, and those across a
 * strait. Pairs as `a b`, sorted, each way round only once.
 */
export const adjacencyOf = (file: MapFile, least = 4): string[] => {
  const pairs = contactsOf(file)
    .filter(({ length }) => length >= least)
    .map(({ a, b }) => pairOf(a, b));
  return [...new Set([...pairs, ...file.straits.map(({ a, b }) => pairOf(a, b))])].sort();
};

/** A pair by its names, whichever comes first. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
