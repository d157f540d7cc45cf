export { type Atlas, atlas } from './atlas.js';
export type { Area, Border, Drawing } from './drawing.js';
export { adjacencyOf, type Contact, contactsOf, pairOf } from './plate/contacts.js';
export { type GridLine, type LineText, readLine, writeLine } from './plate/line-text.js';
export type { ArcRef, FileRegion, MapFile, Ring } from './plate/map-file.js';
export type { PathText, Plate, PlateBorder, PlateRegion, Point } from './plate/plate.js';
export { readPlate } from './plate/read-plate.js';
export { regionsAt } from './plate/regions-at.js';
