import type { Seat } from '@hegemon/kernel';
import type { ProvinceId } from '../src/ids.js';
import type { ToCView } from '../src/view.js';

/** The province a seat has begun in: when the first turn begins, the only one it governs. */
export const startOf = ({ provinces }: ToCView, seat: Seat): ProvinceId | undefined => {
  const governed = (Object.keys(provinces.governor) as ProvinceId[]).filter(id => provinces.governor[id] === seat);
  return governed.length === 1 ? governed[0] : undefined;
};
