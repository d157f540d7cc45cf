import { bandsIn } from '../contours/bands.js';
import { isPacked, type PackedMap, unpacked } from '../packed/packed-map.js';
import { curveOf } from './curve.js';
import { type GridLine, type LineText, readLine } from './line-text.js';
import type { ArcRef, FileRegion, MapFile, Ring } from './map-file.js';
import { pathOfAll, peakOf } from './path-text.js';
import type { Plate, PlateRegion } from './plate.js';

type Written = LineText | GridLine;
const lineOf = (line: Written): GridLine => (typeof line === 'string' ? readLine(line) : line);

/** The file made ready to be drawn. Costs some tens of milliseconds: do it once and keep the plate. */
export const readPlate = (given: MapFile | PackedMap): Plate => {
  const file: MapFile<Written> = isPacked(given) ? unpacked(given) : given;
  const { grid, curveGrid } = file;
  const arcs = file.arcs.map(lineOf);
  const along = (rings: readonly Ring[]): GridLine[] => rings.map(ring => lineAlong(arcs, ring));
  const free = (lines: readonly Written[]): string => pathOfAll(lines.map(lineOf), grid);
  return {
    frame: file.frame,
    regions: file.regions.map(region => regionOf(region, along(region.rings), grid, file.bands)),
    land: pathOfAll(along(file.land), grid),
    coast: pathOfAll(along(file.coast), grid),
    borders: file.borders.map(({ a, b, kind, lines }) => ({ a, b, kind, line: pathOfAll(along(lines), grid) })),
    waterlines: file.waterlines.map(lines => curves(lines, curveGrid)),
    rivers: file.rivers.map(({ id, isMajor = false, lines }) => ({ id, isMajor, line: free(lines) })),
    relief: reliefOf(lineOf(file.peaks), grid),
    graticule: free(file.graticule),
    straits: file.straits,
    kilometres: file.kilometres,
    provenance: file.provenance,
  };
};

const curves = (lines: readonly Written[], grid: number): string =>
  lines.map(line => curveOf(lineOf(line), grid)).join('');

/** Arcs joined end to end, the doubled joints dropped. */
export const lineAlong = (arcs: readonly GridLine[], refs: readonly ArcRef[]): number[] => {
  const line: number[] = [];
  for (const ref of refs) {
    const arc = arcs[ref < 0 ? -ref - 1 : ref];
    if (arc === undefined) throw new Error(`the map has no arc ${ref}`);
    const points = arc.length / 2;
    for (let step = line.length > 0 ? 1 : 0; step < points; step++) {
      const at = 2 * (ref < 0 ? points - 1 - step : step);
      line.push(arc[at], arc[at + 1]);
    }
  }
  return line;
};

const regionOf = (
  { id, kind, name, pole, label, city }: FileRegion,
  rings: readonly GridLine[],
  grid: number,
  bands: MapFile['bands'],
): PlateRegion => {
  const box = boxOf(rings, grid);
  const region = { id, kind, name, outline: pathOfAll(rings, grid), pole, label, ...(city && { city }), box };
  if (kind === 'sea') return region;
  let inner: PlateRegion['inner'];
  // Worked out for whoever is the first to look: at most times most regions are nobody's.
  return Object.defineProperty(region, 'inner', {
    enumerable: true,
    get: () => {
      inner ??= bandsIn(rings, grid, box, bands);
      return inner;
    },
  });
};

const boxOf = (rings: readonly GridLine[], grid: number): PlateRegion['box'] => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      left = Math.min(left, ring[at]);
      right = Math.max(right, ring[at]);
      top = Math.min(top, ring[at + 1]);
      bottom = Math.max(bottom, ring[at + 1]);
    }
  }
  return [left / grid, top / grid, right / grid, bottom / grid];
};

const reliefOf = (peaks: GridLine, grid: number): string => {
  let path = '';
  for (let at = 0; at < peaks.length; at += 4) {
    path += peakOf(peaks[at] / grid, peaks[at + 1] / grid, (peaks[at + 1] - peaks[at + 3]) / grid);
  }
  return path;
};
