import type { MapFile, Ring } from '@hegemon/atlas';
import { backward, chained, forward, type Link } from './chains.js';
import type { Piece } from './cut.js';
import { isClosed, type Line } from './lines.js';
import type { Partition } from './partition.js';
import type { ShoreArc } from './shores.js';
import type { MapSource } from './source.js';

/** Arcs in steps of the grid, and everything that is made of them. */
export interface Topology extends Pick<MapFile, 'land' | 'coast' | 'borders'> {
  readonly arcs: readonly Line[];
  /** Rings of every region, land and sea. */
  readonly rings: ReadonlyMap<string, readonly Ring[]>;
}

const WASTE = 'waste';

export const topologyOf = (source: MapSource, { shores, landBorders, seaBorders }: Partition): Topology => {
  const onLand = [...Object.keys(source.regions), WASTE];
  const onWater = [...Object.keys(source.seas), ...Object.keys(source.deadWater)];
  const kindOf = (id: string): string => (source.regions[id] ?? source.seas[id])?.kind ?? WASTE;
  const [firstLand, firstSea] = [shores.length, shores.length + landBorders.length];
  const rings = new Map<string, readonly Ring[]>();
  for (const [at, id] of Object.keys(source.regions).entries()) {
    const own = shores.flatMap((arc, index) => (arc.land === at + 1 ? [forward(index, arc.from, arc.to)] : []));
    rings.set(id, chained([...own, ...linksOf(landBorders, firstLand, at + 1)]));
  }
  for (const [at, id] of Object.keys(source.seas).entries()) {
    const own = shores.flatMap((arc, index) => (arc.water === at + 1 ? [backward(index, arc.from, arc.to)] : []));
    rings.set(id, chained([...own, ...linksOf(seaBorders, firstSea, at + 1)]));
  }
  return {
    arcs: [...shores, ...landBorders, ...seaBorders].map(({ line }) => line),
    rings,
    land: chained(shores.map(({ from, to }, index) => forward(index, from, to))),
    coast: coastsOf(shores),
    borders: [
      ...namedBorders(landBorders, firstLand, onLand, kindOf),
      ...namedBorders(seaBorders, firstSea, onWater, kindOf),
    ],
  };
};

/** The borders of a label, each in the direction that has it on the left. */
const linksOf = (pieces: readonly Piece[], first: number, label: number): Link[] =>
  pieces.flatMap(({ left, right, from, to }, at) => {
    if (left === label) return [forward(first + at, from, to)];
    return right === label ? [backward(first + at, from, to)] : [];
  });

/** Without the edge of the drawing. Whole islands are closed; owners along a coast do not break its line. */
const coastsOf = (shores: readonly ShoreArc[]): Ring[] =>
  chained(shores.flatMap(({ isEdge, from, to }, index) => (isEdge ? [] : [forward(index, from, to)])));

const namedBorders = (
  pieces: readonly Piece[],
  first: number,
  ids: readonly string[],
  kindOf: (id: string) => string,
): MapFile['borders'] => {
  const links = new Map<string, Link[]>();
  pieces.forEach(({ left, right, from, to, line }, at) => {
    // Towards the ocean beyond all zones nothing is drawn.
    if (!ids[left - 1] || !ids[right - 1] || (line.length < 3 && isClosed(line))) return;
    const [low, high] = left < right ? [left, right] : [right, left];
    const key = `${low} ${high}`;
    const link = left < right ? forward(first + at, from, to) : backward(first + at, from, to);
    links.set(key, [...(links.get(key) ?? []), link]);
  });
  return [...links].flatMap(([key, own]) => {
    const [a, b] = key.split(' ').map(label => ids[Number(label) - 1]);
    const kinds = [kindOf(a), kindOf(b)].sort();
    return kinds[0] === WASTE ? [] : [{ a, b, kind: kinds.join('-'), lines: chained(own) }];
  });
};
