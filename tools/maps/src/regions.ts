import { type Depths, depthsIn, type FileRegion, type Point } from '@hegemon/atlas';
import { boxOf, grown, type Line } from './lines.js';
import type { Projection } from './projection.js';
import { centreOf } from './raster.js';
import type { MapSource, RegionSource, Settings } from './source.js';
import type { Topology } from './topology.js';

/** All regions of the rules, land first, in the order of the source. */
export const regionsOf = (
  source: MapSource,
  topology: Topology,
  { onSheet }: Projection,
  settings: Settings,
): FileRegion[] => {
  const tenths = ([x, y]: Point): Point => [tenth(x), tenth(y)];
  const regionOf = (id: string, { kind, name, label, city }: RegionSource): FileRegion => {
    const outline = outlineOf(topology, id, settings.grid);
    const depths = depthsIn(grown(boxOf(outline.flat()), 2), outline, 'inside');
    return {
      id,
      kind,
      name,
      rings: topology.rings.get(id)!,
      pole: poleOf(depths),
      label: tenths(onSheet(label)),
      ...(city && { city: { name: city.name, at: tenths(onSheet(city.at)) } }),
    };
  };
  return [
    ...Object.entries(source.regions).map(([id, region]) => regionOf(id, region)),
    ...Object.entries(source.seas).map(([id, sea]) => regionOf(id, sea)),
  ];
};

const tenth = (value: number): number => Math.round(10 * value) / 10;

/** The rings of a region in map units. */
const outlineOf = ({ arcs, rings }: Topology, id: string, grid: number): Line[] => {
  const own = rings.get(id) ?? [];
  if (own.length === 0) throw new Error(`'${id}' has no land or water: no seed of it is on the map`);
  return own.map(ring =>
    ring
      .flatMap(ref => (ref < 0 ? arcs[-ref - 1].toReversed() : arcs[ref]))
      .map(([x, y]): Point => [x / grid, y / grid]),
  );
};

const poleOf = ({ raster, depths }: Depths): readonly [number, number, number] => {
  let deepest = 0;
  for (let at = 1; at < depths.length; at++) if (depths[at] > depths[deepest]) deepest = at;
  const [x, y] = centreOf(raster, deepest);
  return [tenth(x), tenth(y), tenth(depths[deepest])];
};
