import { depthsIn, type MapFile, type Point, writeLine } from '@hegemon/atlas';
import { drawnContours } from './contours.js';
import { landIn, shoresOf } from './land.js';
import { type Box, grown, type Line, simplified } from './lines.js';
import { graticuleOf, peaksOf } from './ornaments.js';
import { partitionOf } from './partition.js';
import { kilometresOf, projectionOf } from './projection.js';
import { cellAt, filled, rasterOver } from './raster.js';
import { regionsOf } from './regions.js';
import { type MapSource, type Settings, settingsOf } from './source.js';
import { topologyOf } from './topology.js';
import { type WorldPolygon, worldLand } from './world.js';
import { writeGrid } from './write.js';

/** The map of a game, drawn from what its source says and from the coasts of the world. The same twice, to the letter. */
export const drawMap = (source: MapSource, world: readonly WorldPolygon[] = worldLand()): MapFile => {
  const settings = settingsOf(source);
  const projection = projectionOf(source.projection);
  const sheet = grown(source.frame, settings.margin);
  const land = landIn(world, source, projection, grown(sheet, 12 * settings.cell));
  const shores = shoresOf(land, source, projection, settings);
  const topology = topologyOf(source, partitionOf(land, shores, source, projection, settings));
  const inUnits = shores.map(shore => shore.map(([x, y]): Point => [x / settings.grid, y / settings.grid]));
  const isLand = landTest(inUnits, sheet);
  const inGrid = (lines: readonly Line[]): string[] => lines.map(line => writeGrid(line, settings.grid));
  const onSheet = ([x, y]: Point): Point => [tenth(x), tenth(y)];
  return {
    format: 'hegemon-map',
    version: 3,
    game: source.game,
    frame: source.frame,
    grid: settings.grid,
    curveGrid: settings.curveGrid,
    bands: settings.inner,
    kilometres: kilometresOf(source.projection),
    provenance: source.provenance,
    regions: regionsOf(source, topology, projection, settings),
    land: topology.land,
    coast: topology.coast,
    borders: topology.borders,
    waterlines: waterlinesOf(inUnits, sheet, settings).map(lines =>
      lines.map(line => writeGrid(line, settings.curveGrid)),
    ),
    rivers: source.rivers.map(({ id, isMajor, lines }) => ({
      id,
      ...(isMajor && { isMajor }),
      lines: inGrid(lines.map(line => simplified(line.map(projection.onSheet), settings.coastTolerance))),
    })),
    peaks: writeGrid(
      peaksOf(source, projection, settings.peakEvery, isLand).flatMap(({ foot, summit }) => [foot, summit]),
      settings.grid,
    ),
    graticule: inGrid(graticuleOf(source, projection, settings.graticule, sheet)),
    straits: source.straits.map(({ a, b, points: [from, to] }) => ({
      a,
      b,
      from: onSheet(projection.onSheet(from)),
      to: onSheet(projection.onSheet(to)),
    })),
    arcs: topology.arcs.map(arc => writeLine(arc.flat())),
  };
};

const tenth = (value: number): number => Math.round(10 * value) / 10;

const landTest = (shores: readonly Line[], sheet: Box): ((point: Point) => boolean) => {
  const raster = rasterOver(sheet, 1);
  const mask = filled(raster, shores);
  return point => mask[cellAt(raster, point)] === 1;
};

/** What a copperplate has along its coasts: lines that follow them, ever softer. */
const LEAST_LINE = 12;
const waterlinesOf = (shores: readonly Line[], sheet: Box, { waterlines, contourTolerance }: Settings): Line[][] => {
  const depths = depthsIn(sheet, shores, 'outside');
  return waterlines.map(level => drawnContours(depths, level, contourTolerance, LEAST_LINE));
};
