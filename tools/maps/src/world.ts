import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { Place } from './source.js';

/** Outer ring first, then holes, all in degrees. */
export type WorldPolygon = readonly (readonly Place[])[];

type Topology = Parameters<typeof feature>[0];

let known: readonly WorldPolygon[] | undefined;

/** The land of the world at 1:10 million, after Natural Earth (public domain). */
export const worldLand = (): readonly WorldPolygon[] => {
  known ??= polygonsIn(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-10m.json'), 'utf8'));
  return known;
};

const polygonsIn = (text: string): readonly WorldPolygon[] => {
  const world = JSON.parse(text) as Topology;
  const land = feature(world, world.objects.land);
  const features = land.type === 'FeatureCollection' ? land.features : [land];
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates as unknown as WorldPolygon];
    if (geometry.type === 'MultiPolygon') return geometry.coordinates as unknown as WorldPolygon[];
    return [];
  });
};
