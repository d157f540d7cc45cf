import type { Point } from '@hegemon/atlas';
import { geoConicConformal } from 'd3-geo';
import type { Place, ProjectionSource } from './source.js';

/** Between places on the globe and map units. */
export interface Projection {
  readonly onSheet: (place: Place) => Point;
  readonly onGlobe: (point: Point) => Place;
}

/** Far beyond these bounds a cone is torn open, and outlines would streak across the sheet. */
const MOST_EAST = 120;
const MOST_NORTH = 38;

export const projectionOf = (source: ProjectionSource): Projection => {
  const { parallels, centralMeridian, centreLatitude, scale, translate } = source;
  // Only the bare function: d3's own paths cut rings on the sphere, and flood the map if one is wound the other way.
  const cone = geoConicConformal()
    .parallels([...parallels])
    .rotate([-centralMeridian, 0])
    .center([0, centreLatitude])
    .scale(scale)
    .translate([...translate]);
  const bounded = (value: number, middle: number, most: number): number =>
    Math.min(Math.max(value, middle - most), middle + most);
  return {
    onSheet: ([longitude, latitude]) => {
      const east = bounded(longitude, centralMeridian, MOST_EAST);
      return cone([east, bounded(latitude, centreLatitude, MOST_NORTH)])!;
    },
    onGlobe: ([x, y]) => cone.invert!([x, y])!,
  };
};

const EARTH_RADIUS = 6371;
/** At the standard parallels, to the hundredth. */
export const kilometresOf = ({ scale }: ProjectionSource): number => Math.round((100 * EARTH_RADIUS) / scale) / 100;
