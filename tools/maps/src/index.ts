export { type Edge, faultsOfMap, type MapFaults } from './check.js';
export { drawMap } from './draw-map.js';
export { neighboursOf } from './neighbours.js';
export type { MapSource, Place } from './source.js';
export type { WorldPolygon } from './world.js';
export { textOfMap } from './write.js';
