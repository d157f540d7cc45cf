import { adjacencyOf, type MapFile, pairOf, regionsAt } from '@hegemon/atlas';

/** What the rules say about who borders whom. */
export interface Edge {
  readonly a: string;
  readonly b: string;
}

export interface MapFaults {
  /** Pairs of the rules that do not touch on the map. */
  readonly missing: readonly string[];
  /** Pairs that touch on the map, but not in the rules. */
  readonly extra: readonly string[];
  /** Labels and cities that are not in their regions. */
  readonly misplaced: readonly string[];
}

/** Compares a drawn map with the rules. Straits count as contacts. */
export const faultsOfMap = (file: MapFile, edges: readonly Edge[]): MapFaults => {
  const wanted = new Set(edges.map(({ a, b }) => pairOf(a, b)));
  const drawn = new Set(adjacencyOf(file));
  const at = regionsAt(file);
  const misplaced = file.regions.flatMap(({ id, label, pole, city }) => {
    const points = { label, pole: [pole[0], pole[1]] as const, ...(city && { [city.name]: city.at }) };
    return Object.entries(points).flatMap(([what, point]) => {
      const where = at(point);
      return where.length === 1 && where[0] === id ? [] : [`${what} of ${id}: in ${where.join(', ') || 'none'}`];
    });
  });
  return {
    missing: [...wanted].filter(pair => !drawn.has(pair)).sort(),
    extra: [...drawn].filter(pair => !wanted.has(pair)),
    misplaced,
  };
};
