import type { Id, Seat } from '@hegemon/kernel';
import { data, isGeneral, isMilitia, OWNER_OF, provinceOfMilitia, TRIBE_OF } from '../../src/catalog.js';
import type { CardId, LeaderId, ProvinceId, RegionId, RivalId, Suit, TribeId } from '../../src/ids.js';
import type { ToCView } from '../../src/view.js';

/** Lists of the catalogue, for those who draw them. */
export const SUITS: readonly Suit[] = ['military', 'senate', 'populace'];
export const TRIBES: readonly TribeId[] = data.components.barbariansPerTribe.tribes;
const LEADERS: readonly LeaderId[] = data.components.barbarianLeaders.ids;
export const RIVALS: readonly RivalId[] = data.components.rivalEmperors.ids;
const ALL_CARDS: readonly CardId[] = data.influenceCards.map(({ id }) => id);

export const isTribe = (id: Id): id is TribeId => (TRIBES as readonly Id[]).includes(id);
export const isRival = (id: Id): id is RivalId => (RIVALS as readonly Id[]).includes(id);
export const isLeader = (id: Id): id is LeaderId => (LEADERS as readonly Id[]).includes(id);
export const isCard = (id: Id): id is CardId => (ALL_CARDS as readonly Id[]).includes(id);

/** Leaders of a tribe in a region, as the view has them. */
export const leadersAt = ({ leaders }: ToCView, tribe: TribeId, region: Id): readonly LeaderId[] =>
  LEADERS.filter(id => TRIBE_OF[id] === tribe && leaders.at[id] === region);

/** Where an army stands; a tribe stands in many regions, so it has none of its own. */
export const regionOf = (view: ToCView, army: Id): RegionId | undefined => {
  if (isGeneral(army)) return view.armies.at[army];
  if (isMilitia(army)) return provinceOfMilitia(army);
  return isRival(army) ? view.rivals[army] : undefined;
};
/** Whose army it is, if a family commands it. */
export const commanderOf = (view: ToCView, army: Id): Seat | undefined => {
  if (isGeneral(army)) return OWNER_OF[army];
  if (!isMilitia(army)) return undefined;
  const ruler = view.provinces.governor[provinceOfMilitia(army) as ProvinceId];
  return ruler === 'neutral' ? undefined : ruler;
};
/** The province whose militia stands with a general in the capital. */
export const militiaWith = (view: ToCView, army: Id): ProvinceId | undefined => {
  if (!isGeneral(army) || !view.armies.inCapital[army]) return undefined;
  const province = view.armies.at[army] as ProvinceId;
  const isOwn = view.provinces.governor[province] === OWNER_OF[army];
  return isOwn && view.provinces.militia[province] ? province : undefined;
};
/** A Castra lies on the general, or on the militia beside him. */
export const hasCastra = (view: ToCView, army: Id): boolean => {
  if (isMilitia(army)) return view.provinces.militiaCastra[provinceOfMilitia(army) as ProvinceId] === true;
  if (!isGeneral(army)) return false;
  const militia = militiaWith(view, army);
  return view.armies.castra[army] === true || (militia !== undefined && view.provinces.militiaCastra[militia] === true);
};

/** The seat whose knowledge is shown; undefined for those who only look on. */
export const eyesOf = (view: ToCView, eyes: Seat): ToCView['active'] | undefined =>
  view.seats.find(seat => seat === eyes);
