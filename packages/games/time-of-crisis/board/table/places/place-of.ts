import type { Id } from '@hegemon/kernel';
import { isGeneral, isMilitia, provinceOfMilitia } from '../../../src/catalog.js';
import type { RegionId } from '../../../src/ids.js';
import type { ToCView } from '../../../src/view.js';
import { isLeader, isRegion, isRival } from './regions.js';

/** The region on which a thing stands; a region stands on itself, and a tribe in its homeland. */
export const placeOf = (view: ToCView, id: Id): RegionId | undefined => {
  if (isRegion(id)) return id;
  if (isGeneral(id)) return view.armies.at[id];
  if (isMilitia(id)) {
    const province = provinceOfMilitia(id)!;
    return view.provinces.militia[province] ? province : undefined;
  }
  if (isLeader(id)) return view.leaders.at[id];
  return isRival(id) ? view.rivals[id] : undefined;
};
