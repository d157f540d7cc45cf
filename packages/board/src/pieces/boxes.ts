import type { Point } from '@hegemon/atlas';
import type { Box } from '../map/view.js';

/** Of a drawing in px around its origin, or on the map in its units. */
export type { Box } from '../map/view.js';

/** A drawing of so many px, standing at a point of the map, where one px covers `unit` map units. */
export const boxAt = ([x, y]: Point, [left, top, right, bottom]: Box, unit: number): Box => [
  x + left * unit,
  y + top * unit,
  x + right * unit,
  y + bottom * unit,
];
export const shifted = ([left, top, right, bottom]: Box, dx: number, dy: number): Box => [
  left + dx,
  top + dy,
  right + dx,
  bottom + dy,
];
export const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(box => box[0])),
  Math.min(...boxes.map(box => box[1])),
  Math.max(...boxes.map(box => box[2])),
  Math.max(...boxes.map(box => box[3])),
];
export const overlaps = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
export const hitsAny = (box: Box, others: readonly Box[]): boolean => others.some(other => overlaps(box, other));
export const widthOf = (box: Box): number => box[2] - box[0];
export const heightOf = (box: Box): number => box[3] - box[1];
/** The outline of a box with round corners, for a ring around it. */
export const roundedPath = ([left, top, right, bottom]: Box, r = 5): string =>
  `M${left + r} ${top}H${right - r}A${r} ${r} 0 0 1 ${right} ${top + r}V${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}` +
  `H${left + r}A${r} ${r} 0 0 1 ${left} ${bottom - r}V${top + r}A${r} ${r} 0 0 1 ${left + r} ${top}Z`;
