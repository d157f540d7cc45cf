import type { Id } from '@hegemon/kernel';
import { data } from '../../../src/catalog.js';
import type { ImprovementId, LeaderId, ProvinceId, RegionId, RivalId, SeaId, TribeId } from '../../../src/ids.js';

/** Lists of the catalogue in its order, for those who draw and name them. */
const ofType = <I extends RegionId>(kind: string): readonly I[] =>
  data.regions.filter(({ type }) => type === kind).map(({ id }) => id as I);
export const PROVINCES = ofType<ProvinceId>('province');
/** A tribe and its homeland bear the same name. */
export const TRIBES = ofType<TribeId>('homeland');
export const SEAS = ofType<SeaId>('sea');
export const REGIONS: readonly RegionId[] = [...PROVINCES, ...TRIBES, ...SEAS];
export const LEADERS: readonly LeaderId[] = data.components.barbarianLeaders.ids;
export const RIVALS: readonly RivalId[] = data.components.rivalEmperors.ids;
export const IMPROVEMENTS: readonly ImprovementId[] = data.components.improvements.types;

const isIn =
  <I extends Id>(list: readonly I[]) =>
  (id: Id): id is I =>
    (list as readonly Id[]).includes(id);
export const isProvince = isIn(PROVINCES);
export const isTribe = isIn(TRIBES);
export const isSea = isIn(SEAS);
export const isRegion = isIn(REGIONS);
export const isLeader = isIn(LEADERS);
export const isRival = isIn(RIVALS);
