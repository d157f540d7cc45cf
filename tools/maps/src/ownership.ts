import type { Point } from '@hegemon/atlas';
import { costAt } from './noise.js';
import type { Projection } from './projection.js';
import { cellAt, cellsAlong, cellsOf, centreOf, eachBeside, filled, type Raster } from './raster.js';
import type { MapSource, Places, Settings } from './source.js';
import { spread } from './spread.js';

/** The label of what belongs to nobody. Regions have 1 and on, in the order of the source; then comes land out of play. */
export const NOBODY = 0;

export interface LandOwners {
  readonly labels: Uint16Array;
  /** Who owns an island there by the word of the source, if it says so. */
  namedAt(point: Point): number | undefined;
  nearestAt(point: Point): number;
}

interface Seed {
  readonly at: Point;
  readonly label: number;
}

/** Land cells to regions by distance on foot; islands by box or nearest seed; the rest is unknown land, out of play. */
export const landOwners = (
  raster: Raster,
  land: Uint8Array,
  source: MapSource,
  projection: Projection,
  settings: Settings,
): LandOwners => {
  const ids = Object.keys(source.regions);
  const waste = ids.length + 1;
  const seeds: Seed[] = [];
  const sow = (places: Places, label: number): void => {
    for (const place of places) seeds.push({ at: projection.onSheet(place), label });
  };
  Object.values(source.regions).forEach(({ seeds: own, city }, at) => {
    sow(city ? [...own, city.at] : own, at + 1);
  });
  for (const places of Object.values(source.waste)) sow(places, waste);

  const labels = spread({
    raster,
    open: land,
    cost: landCost(raster, source, projection),
    seeds: seeds.flatMap(({ at, label }) => onOpenCell(raster, land, at).map(cell => [cell, label] as const)),
    reach: settings.landReach,
  });
  const namedAt = (point: Point): number | undefined => {
    const [east, north] = projection.onGlobe(point);
    const island = source.islands.find(({ box: [w, s, e, n] }) => east >= w && east <= e && north >= s && north <= n);
    return island && (ids.indexOf(island.region) + 1 || waste);
  };
  const nearestAt = (point: Point): number => nearestOf(seeds, point);
  for (const { cells, isIsland } of unowned(raster, land, labels)) {
    const middle = middleOf(raster, cells);
    const owner = isIsland ? (namedAt(middle) ?? nearestAt(middle)) : waste;
    for (const cell of cells) labels[cell] = owner;
  }
  return { labels, namedAt, nearestAt };
};

/** Water that nobody has reached: an ocean if it has so many cells, else a lagoon that goes with what is around it. */
const OCEAN = 2000;

/**
 * Sea zones by the same way over water, without barriers. After them water out of play, each by itself, then oceans and
 * lakes, which are nobody's.
 */
export const seaOwners = (
  raster: Raster,
  water: Uint8Array,
  source: MapSource,
  projection: Projection,
  settings: Settings,
): Uint16Array => {
  const groups = [...Object.values(source.seas).map(({ seeds }) => seeds), ...Object.values(source.deadWater)];
  const labels = spread({
    raster,
    open: water,
    cost: plainCost(raster),
    seeds: groups.flatMap((places, at) =>
      places.flatMap(place =>
        onOpenCell(raster, water, projection.onSheet(place)).map(cell => [cell, at + 1] as const),
      ),
    ),
    reach: settings.seaReach,
  });
  const nobodys = groups.length + 1;
  for (const { cells } of unowned(raster, water, labels)) {
    if (cells.length >= OCEAN) for (const cell of cells) labels[cell] = nobodys;
  }
  const lakes = filled(
    raster,
    (source.lakes ?? []).map(({ shore }) => shore.map(projection.onSheet)),
  );
  lakes.forEach((isLake, cell) => {
    if (isLake > 0) labels[cell] = nobodys;
  });
  return labels;
};

const plainCost = (raster: Raster): Float64Array =>
  Float64Array.from({ length: cellsOf(raster) }, (_, at) =>
    costAt(raster.column + (at % raster.width), raster.row + Math.floor(at / raster.width)),
  );

const landCost = (raster: Raster, { rivers, ridges }: MapSource, { onSheet }: Projection): Float64Array => {
  const cost = plainCost(raster);
  const dearer = new Map<number, number>();
  for (const { barrier = 0, lines } of [...rivers, ...ridges]) {
    if (barrier === 0) continue;
    for (const line of lines) {
      for (const cell of cellsAlong(raster, line.map(onSheet)))
        dearer.set(cell, Math.max(barrier, dearer.get(cell) ?? 0));
    }
  }
  for (const [cell, barrier] of dearer) cost[cell] += barrier;
  return cost;
};

/** A seed on the wrong side of a coarse coast moves to the nearest open cell; none if that is far. */
const MOST_MOVED = 4;
const onOpenCell = (raster: Raster, open: Uint8Array, [x, y]: Point): number[] => {
  const here = cellAt(raster, [x, y]);
  if (here >= 0 && open[here] > 0) return [here];
  let [best, least] = [-1, Infinity];
  for (let dy = -MOST_MOVED; dy <= MOST_MOVED; dy++) {
    for (let dx = -MOST_MOVED; dx <= MOST_MOVED; dx++) {
      const cell = cellAt(raster, [x + dx * raster.cell, y + dy * raster.cell]);
      if (cell >= 0 && open[cell] > 0 && dx * dx + dy * dy < least) [best, least] = [cell, dx * dx + dy * dy];
    }
  }
  return best >= 0 ? [best] : [];
};

const nearestOf = (seeds: readonly Seed[], [x, y]: Point): number => {
  let [label, least] = [NOBODY, Infinity];
  for (const { at, label: own } of seeds) {
    const distance = Math.hypot(at[0] - x, at[1] - y);
    if (distance < least) [label, least] = [own, distance];
  }
  return label;
};

/** Open pieces that nobody has reached: islands, or the far end of what somebody has. */
const unowned = (raster: Raster, open: Uint8Array, labels: Uint16Array): { cells: number[]; isIsland: boolean }[] => {
  const pieces: { cells: number[]; isIsland: boolean }[] = [];
  const seen = new Uint8Array(labels.length);
  for (let start = 0; start < labels.length; start++) {
    if (open[start] === 0 || labels[start] !== NOBODY || seen[start] > 0) continue;
    const cells = [start];
    let isIsland = true;
    seen[start] = 1;
    for (let at = 0; at < cells.length; at++) {
      eachBeside(raster, cells[at], beside => {
        if (open[beside] === 0 || seen[beside] > 0) return;
        if (labels[beside] === NOBODY) {
          seen[beside] = 1;
          cells.push(beside);
        } else isIsland = false;
      });
    }
    pieces.push({ cells, isIsland });
  }
  return pieces;
};

const middleOf = (raster: Raster, cells: readonly number[]): Point => {
  let [x, y] = [0, 0];
  for (const cell of cells) {
    const centre = centreOf(raster, cell);
    x += centre[0] / cells.length;
    y += centre[1] / cells.length;
  }
  return [x, y];
};
