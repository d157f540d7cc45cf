export { type Atlas, atlas } from './atlas.js';
export type { Area, Border, Drawing } from './drawing.js';
