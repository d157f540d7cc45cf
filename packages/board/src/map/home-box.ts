import type { Plate, PlateRegion } from '@hegemon/atlas';
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

/** Some regions and a little around them. */
export const boxAround = ({ regions }: Plate, ids: readonly string[]): Box | undefined =>
  unionOf(
    regions
      .filter(({ id }) => ids.includes(id))
      .map(({ box: [left, top, right, bottom] }): Box => [left - 20, top - 20, right + 20, bottom + 20]),
  );

const around = ([x, y]: readonly [number, number], dx: number, dy: number): Box => [x - dx, y - dy, x + dx, y + dy];

/** Between the edges. */
export const middleOf = (box: Box): [number, number] => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];

/** Seas are wide: what matters of them is where their name stands. */
export const boxOf = ({ kind, box, label: [x, y] }: PlateRegion): Box =>
  kind === 'sea' ? [x - 90, y - 60, x + 90, y + 60] : [box[0] - 12, box[1] - 12, box[2] + 12, box[3] + 12];
