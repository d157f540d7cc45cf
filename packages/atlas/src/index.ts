export { type Atlas, atlas } from './atlas.js';
export { contoursAt, type Depths, depthsIn } from './contours/contours.js';
export { depthsOf } from './contours/distance.js';
export {
  areaOf,
  type Box,
  distanceToSegment,
  isClosed,
  type Line,
  nearestOnSegment,
  simplified,
  smoothed,
} from './contours/lines.js';
export { filled, type Raster, rasterOver } from './contours/raster.js';
export type { Area, Border, Drawing } from './drawing.js';
export { type PackedMap, packed } from './packed/packed-map.js';
export { packedSigns, type Signs, signsOf } from './packed/packed-signs.js';
export { adjacencyOf, type Contact, contactsOf, pairOf } from './plate/contacts.js';
export { handlesOf } from './plate/curve.js';
export { type GridLine, type LineText, readLine, writeLine } from './plate/line-text.js';
export type { ArcRef, FileRegion, MapFile, Ring } from './plate/map-file.js';
export type { PathText, Plate, PlateBorder, PlateRegion, Point } from './plate/plate.js';
export { readPlate } from './plate/read-plate.js';
export { regionsAt } from './plate/regions-at.js';
