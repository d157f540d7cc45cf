import type { Point } from '@hegemon/atlas';
import { crossingsWith } from './crossings.js';
import { type Border, cut, type Landfall, type Piece } from './cut.js';
import { isLakeShore } from './land.js';
import { areaOf, type Box, grown, type Line, simplified, smoothed } from './lines.js';
import { type LandOwners, landOwners, NOBODY, seaOwners } from './ownership.js';
import type { Projection } from './projection.js';
import { cellAt, cellsAlong, centreOf, filled, type Raster, rasterOver } from './raster.js';
import { repairContacts } from './repair.js';
import { intoRivers } from './river-banks.js';
import { type ShoreArc, shoreArcs } from './shores.js';
import type { MapSource, Settings } from './source.js';
import { overgrown } from './spread.js';
import { traced } from './trace.js';

/** The sheet divided among all: every piece of border and shore with the labels on both sides, in steps of the grid. */
export interface Partition {
  readonly landBorders: readonly Piece[];
  readonly seaBorders: readonly Piece[];
  readonly shores: readonly ShoreArc[];
}

const SMOOTHING = 3;
/** Moves borders off the grid by less than anybody sees: so none ever runs through a point of the coast. */
const ASIDE: Point = [0.0137, 0.0171];

export const partitionOf = (
  land: readonly Line[],
  shores: readonly Line[],
  source: MapSource,
  projection: Projection,
  settings: Settings,
): Partition => {
  const { cell, margin, grid, wholeIsland, sliver } = settings;
  const sheet = grown(source.frame, margin);
  const labels = labelsOver(land, sheet, source, projection, settings);
  const { raster, onLand, onWater } = labels;

  const areas = shores.map(shore => Math.abs(areaOf(shore)) / grid ** 2);
  // Lakes are always cut, however small: a border that went on through the water would part what is none's.
  const isWhole = (shore: number): boolean => areas[shore] < wholeIsland && !isLakeShore(shores[shore]);
  const cuttable = shores.flatMap((shore, at) => (isWhole(at) ? [] : [[at, shore] as const]));
  const findHits = crossingsWith(cuttable);
  const pieces = (side: 'land' | 'water', borders: readonly Border[]): Piece[] =>
    cut({ side, shores: new Map(cuttable), findHits, borders, sliver: sliver * grid ** 2 });
  const landBorders = pieces('land', bordersOf(raster, onLand, intoRivers(source, projection, cell), settings));
  const seaBorders = pieces('water', bordersOf(raster, onWater, asItIs, settings));

  const most = (grownOver: Uint16Array, shore: number): number => mostAlong(raster, grownOver, shores[shore], grid);
  const ownerOfIsland = (shore: number): number => {
    const middle = middleOf(shores[shore], grid);
    const named = isWhole(shore) ? labels.owners.namedAt(middle) : undefined;
    // Islands below a cell are on no raster: they go with the coast that has run over them.
    return named || most(onLand, shore) || labels.owners.nearestAt(middle);
  };
  const arcs = shoreArcs(
    shores,
    [sheet[0] * grid, sheet[1] * grid, sheet[2] * grid, sheet[3] * grid],
    { landfalls: landfallsOf(landBorders), ownerOf: ownerOfIsland },
    { landfalls: landfallsOf(seaBorders), ownerOf: shore => most(onWater, shore) },
  );
  return { landBorders, seaBorders, shores: arcs };
};

interface Labels {
  readonly raster: Raster;
  readonly owners: LandOwners;
  /** Both run over the coast. */
  readonly onLand: Uint16Array;
  readonly onWater: Uint16Array;
}

const labelsOver = (
  land: readonly Line[],
  sheet: Box,
  source: MapSource,
  projection: Projection,
  settings: Settings,
): Labels => {
  const { cell, leastContact } = settings;
  const raster = rasterOver(grown(sheet, 10 * cell), cell);
  const mask = landMask(raster, land, source, projection);
  const owners = landOwners(raster, mask, source, projection, settings);
  const ids = Object.keys(source.regions);
  const isWanted = (a: number, b: number): boolean =>
    source.smallContacts.some(pair => pair.includes(ids[a - 1]) && pair.includes(ids[b - 1]));
  repairContacts({ raster, labels: owners.labels, regions: ids.length, leastContact, isWanted });
  // Seas end a little before the edge of the drawing: beyond it no coast could part them from the land.
  const near = grown(sheet, -2 * cell);
  const isNear = mask.map((_, at) => (isWithin(centreOf(raster, at), near) ? 1 : 0));
  const water = mask.map((isLand, at) => (isLand === 0 ? isNear[at] : 0));
  const seas = overgrown(raster, seaOwners(raster, water, source, projection, settings));
  const onWater = seas.map((label, at) => label * isNear[at]);
  return { raster, owners, onLand: overgrown(raster, owners.labels), onWater };
};

const asItIs = (point: Point): Point => point;

const isWithin = ([x, y]: Point, [left, top, right, bottom]: Box): boolean =>
  x > left && x < right && y > top && y < bottom;

const landMask = (
  raster: Raster,
  land: readonly Line[],
  { waterCuts }: MapSource,
  { onSheet }: Projection,
): Uint8Array => {
  const mask = filled(raster, land);
  for (const { line } of waterCuts) for (const cell of cellsAlong(raster, line.map(onSheet))) mask[cell] = 0;
  return mask;
};

const bordersOf = (
  raster: Raster,
  labels: Uint16Array,
  moved: (point: Point) => Point,
  { grid, borderTolerance }: Settings,
): Border[] =>
  traced(raster, labels).flatMap(({ line, left, right, from, to }) => {
    const soft = smoothed(smoothed(line, SMOOTHING).map(moved), 1);
    const drawn = simplified(soft, borderTolerance);
    // A patch of a few cells shrinks to a stroke, there and back: it is gone.
    if (from === to && drawn.length < 4) return [];
    const points = drawn.map(([x, y]): Point => [x * grid + ASIDE[0], y * grid + ASIDE[1]]);
    return [{ line: points, left, right, from: `${from}`, to: `${to}` }];
  });

const landfallsOf = (pieces: readonly Piece[]): Landfall[] =>
  pieces.flatMap(({ start, end }) => [...(start ? [start] : []), ...(end ? [end] : [])]);

const mostAlong = (raster: Raster, labels: Uint16Array, shore: Line, grid: number): number => {
  const counts = new Map<number, number>();
  for (const [x, y] of shore) {
    const label = labels[cellAt(raster, [x / grid, y / grid])] ?? NOBODY;
    if (label !== NOBODY) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return most?.[0] ?? NOBODY;
};

const middleOf = (shore: Line, grid: number): Point => {
  const sum = shore.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / shore.length / grid, sum[1] / shore.length / grid];
};
