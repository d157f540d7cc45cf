import type { Plate } from '@hegemon/atlas';
import { type Box, unionOf } from './view.js';

/** What is looked at first: names, cities and the heart of all land in play, and of the seas where there is no land. */
export const homeOf = ({ regions, frame }: Plate): Box => {
  const land = regions.filter(({ kind }) => kind !== 'sea');
  const boxes = (land.length > 0 ? land : regions).flatMap(({ label, pole: [x, y, r], city }) => [
    around(label, 60, 45),
    around([x, y], r * 0.6, r * 0.5),
    ...(city ? [around(city.at, 45, 40)] : []),
  ]);
  return unionOf(boxes) ?? frame;
};

const around = ([x, y]: readonly [number, number], dx: number, dy: number): Box => [x - dx, y - dy, x + dx, y + dy];
