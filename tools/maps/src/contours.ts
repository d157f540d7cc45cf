import { contoursAt, type Depths } from '@hegemon/atlas';
import { areaOf, isClosed, type Line, lengthOf, smoothed } from './lines.js';
import { softened } from './soften.js';

const ROUNDS = 3;
/** Contours as they are drawn: points of soft curves, as few as will do, no specks. */
export const drawnContours = ({ raster, depths }: Depths, level: number, tolerance: number, least: number): Line[] =>
  contoursAt(raster, depths, level)
    .filter(line => (isClosed(line) ? Math.abs(areaOf(line)) > least : lengthOf(line) > Math.sqrt(least)))
    .map(line => softened(smoothed(line, ROUNDS), tolerance));
